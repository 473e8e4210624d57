import type { Brief } from '@/domain/site/brief';
import { clockHours } from './mend-clock-hours';
import { nameOfHouse, nameOfSelf, nameOnSign, nameWithTrade } from './mend-signs';
import { nameOfBand, nameOfCouple, nameOfFeast, offerOfName } from './name-of-feast';
import {
  insurersAside,
  nameAmongThings,
  nounsGoOn,
  oneEvening,
  oneRoom,
  thingsAlone,
} from './mend-told-lists';
import { lostPieces } from './lost-pieces';
import { partsOnOffer } from './parts-on-offer';
import { plainTitles } from './plain-titles';
import { sectionsMeant } from './sections-meant';
import { toldOffer } from './mend-told-offer';

const languages = new Set(['es', 'fr', 'de', 'pt', 'it']);

/** "un agenda" of an association: its dates. */
const agendaOfDates = (brief: Brief): Brief =>
  brief.kind.value === 'nonprofit' &&
  brief.sections.some(({ value }) => value === 'events') &&
  brief.items.every(({ value }) => value.section !== 'agenda')
    ? { ...brief, sections: brief.sections.filter(({ value }) => value !== 'agenda') }
    : brief;

/** A prompt in Spanish, French, German, Portuguese or Italian once more: names as on the sign, offers whole, things and not parts. */
export const mendWest = (brief: Brief): Brief =>
  languages.has(brief.spoken)
    ? [
        insurersAside,
        nameAmongThings,
        nameOfSelf,
        nameOfHouse,
        nameWithTrade,
        nameOfCouple,
        nameOfFeast,
        nameOfBand,
        offerOfName,
        nameOnSign,
        toldOffer,
        thingsAlone,
        plainTitles,
        partsOnOffer,
        lostPieces,
        nounsGoOn,
        oneRoom,
        oneEvening,
        clockHours,
        agendaOfDates,
        sectionsMeant,
      ].reduce((read, mend) => mend(read), brief)
    : brief;
