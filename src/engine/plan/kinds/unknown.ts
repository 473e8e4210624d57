import type { KindDefinition } from '../content';
import { generalContent } from './general/general';
import { causes } from './trades/causes';
import { clubs } from './trades/clubs';
import { crossingsAndSkies } from './trades/crossings-and-skies';
import { rentals } from './trades/rentals';
import { darkCrops, roofsAndNeighbours } from './trades/roofs-and-neighbours';
import { cakesToOrder, paperToOrder } from './trades/to-order';
import { venues } from './trades/venues';
import { findAnyTrade, findOpened, findTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { industries } from './trades/industries';
import { locals } from './trades/locals';
import { makers } from './trades/makers';
import { notices } from './trades/notices';
import { outings } from './trades/outings';
import { performers } from './trades/performers';
import { sharpeners } from './trades/pipes-and-blades';
import { producers } from './trades/producers';
import { professionals } from './trades/professionals';
import { rarities } from './trades/rarities';
import { recordLabels } from './trades/record-labels';
import { smallPresses } from './trades/small-presses';
import { remembrance } from './trades/remembrance';
import { surveyors } from './trades/surveyors';
import { repairers } from './trades/repairers';
import { societies } from './trades/societies';
import { stages } from './trades/stages';
import { tastings } from './trades/tastings';
import { villageLife } from './trades/village-life';
import { forFamilies, weekendsBeforeWeddings } from './trades/for-families';
import { handsBehind } from './trades/hands-behind';
import { seasonAndTable } from './trades/season-and-table';
import { feet, partyPeople } from './trades/feet-and-faces';
import { fitters } from './trades/fitters';
import { horsesAndLand } from './trades/horses-and-land';
import { seenFromAbove } from './trades/seen-from-above';
import { storageAndVans } from './trades/storage-and-vans';
import { wallsAndHedges } from './trades/walls-and-hedges';
import { washingAndWater } from './trades/washing-and-water';
import { workshopsWithMachines } from './trades/workshops-with-machines';
import { lookedAt } from './trades/looked-at';
import { tanksAndPaws } from './trades/tanks-and-paws';
import { wordsForOthers } from './trades/words-for-others';
import { foundByNameOrNight } from './trades/found-by-name';

// When even the trade is unknown, the prompt's own words carry the site.
const plain: KindDefinition = {
  kind: 'unknown',
  schemaType: 'LocalBusiness',
  noun: 'business',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'about', 'process', 'gallery', 'faq', 'contact'],
    },
    {
      role: 'services',
      title: 'What we do',
      sections: ['page-header', 'services', 'pricing', 'process', 'cta'],
    },
    { role: 'about', title: 'About', sections: ['page-header', 'story', 'values', 'team', 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['craft', 'editorial', 'organic', 'swiss'],
  art: ['hills', 'sun', 'hands', 'flag'],
  action: { label: 'Get in touch', to: 'contact' },
  content: (facts) => generalContent(facts, 'team'),
};

const trades = [
  ...sharpeners,
  ...lookedAt,
  ...tanksAndPaws,
  ...wordsForOthers,
  ...horsesAndLand,
  ...wallsAndHedges,
  ...washingAndWater,
  ...fitters,
  ...storageAndVans,
  ...workshopsWithMachines,
  ...seenFromAbove,
  ...feet,
  ...partyPeople,
  ...forFamilies,
  ...weekendsBeforeWeddings,
  ...handsBehind,
  ...seasonAndTable,
  ...remembrance,
  ...notices,
  ...recordLabels,
  ...smallPresses,
  ...surveyors,
  ...societies,
  ...tastings,
  ...villageLife,
  ...crossingsAndSkies,
  ...rentals,
  ...roofsAndNeighbours,
  ...darkCrops,
  ...paperToOrder,
  ...cakesToOrder,
  ...repairers,
  ...rarities,
  ...stages,
  ...producers,
  ...outings,
  ...locals,
  ...industries,
  ...venues,
  ...causes,
  ...clubs,
  ...performers,
  ...makers,
  ...professionals,
];

// Beekeepers who rent out hives sell no honey: these words tell more than the offer's, wherever they stand.
const unmistakable = rentals.filter(({ noun }) => noun === 'hive rental');

/** A business that no other kind fits: one of many trades, else whatever the prompt says of it. */
export const unknown = withTrades(
  plain,
  (brief) =>
    findTrade(brief, unmistakable) ?? findOpened(brief, foundByNameOrNight) ?? findAnyTrade(brief, trades),
);
