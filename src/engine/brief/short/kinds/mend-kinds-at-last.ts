import type { Brief } from '@/domain/site/brief';
import { withoutThingColours } from '../../colours/of-counted-things';
import { mendMoving } from '../names/mend-moving';
import { mendNoPlans } from '../parts/mend-no-plans';
import { mendTrailingSum } from '../rows/mend-trailing-sum';
import { mendBands } from './mend-bands';
import { mendCareersPage } from './mend-careers-page';
import { mendJubilee } from './mend-jubilee';
import { mendLabelFirst } from './mend-label-first';
import { mendLinkPage } from './mend-link-page';
import { mendLodged } from './mend-lodged';
import { mendHeritage } from './mend-heritage';
import { mendOfferEnd } from './mend-offer-end';
import { mendOneHome } from './mend-one-home';
import { mendPersonal } from './mend-personal';
import { mendRegion } from '../places/mend-region';
import { mendPlayedTogether } from './mend-played-together';
import { mendSellsNow } from './mend-sells-now';
import { mendShownFilm } from './mend-shown-film';
import { mendStandsFor } from './mend-stands-for';
import { mendUntouched } from './mend-untouched';
import { mendWriter } from './mend-writer';

const mostWords = 80;

/** Pages of a kind of their own, told apart once everything else is read. */
export const mendKindsAtLast = (read: Brief): Brief =>
  read.language.value === 'en' && read.prompt.trim().split(/\s+/u).length < mostWords
    ? [
        mendPlayedTogether,
        mendJubilee,
        mendMoving,
        mendStandsFor,
        mendWriter,
        mendSellsNow,
        mendNoPlans,
        withoutThingColours,
        mendHeritage,
        mendShownFilm,
        mendOneHome,
        mendOfferEnd,
        mendLodged,
        mendTrailingSum,
        mendUntouched,
        mendPersonal,
        mendBands,
        mendLabelFirst,
        mendRegion,
        mendCareersPage,
        mendLinkPage,
      ].reduce((brief, mend) => mend(brief), read)
    : read;
