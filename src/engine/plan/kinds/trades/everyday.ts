import type { Brief } from '@/domain/site/brief';
import type { KindDefinition } from '../../content';
import { bandsInStep } from './bands-in-step';
import { titleOfForm } from '../parts/topic-of-offer';
import { careAndShelter } from './care-and-shelter';
import { countersAndDrives } from './counters-and-drives';
import { coverAndPapers } from './cover-and-papers';
import { clubsOnTheMove } from './clubs-on-the-move';
import { collegesAndArtSchools } from './colleges-and-art-schools';
import { daysAmongLivingThings } from './days-among-living-things';
import { daysOnRides } from './days-on-rides';
import { daysWithATheme } from './days-with-a-theme';
import { enginesAndHoses } from './engines-and-hoses';
import { findPageForm, isHerald } from './find-page-form';
import { findAtHead } from './find-trade';
import { withTrades } from './fit-trade';
import { groundAndWaterWorks } from './ground-and-water-works';
import { handsThatTravel } from './hands-that-travel';
import { gownsAndDoughnuts } from './gowns-and-doughnuts';
import { lanesAndMicrophones } from './lanes-and-microphones';
import { hullsAndWheels } from './hulls-and-wheels';
import { nightsAndAirwaves } from './nights-and-airwaves';
import { findersAndMovers } from './finders-and-movers';
import { askedByAppointment } from './asked-by-appointment';
import { benchesAndForges } from './benches-and-forges';
import { membersAndMeetings } from './members-and-meetings';
import { needlesPensAndSongs } from './needles-pens-and-songs';
import { countersAndShowrooms } from './counters-and-showrooms';
import { hiredForTheirEye } from './hired-for-their-eye';
import { lorriesAndCoaches } from './lorries-and-coaches';
import { yardsAndLofts } from './yards-and-lofts';
import { floorsAndFoundations } from './floors-and-foundations';
import { glassRoomsAndWells } from './glass-rooms-and-wells';
import { nestsHedgesAndDrains } from './nests-hedges-and-drains';
import { coldRoomsCablesAndDents } from './cold-rooms-cables-and-dents';
import { pageForms } from './page-forms';
import { papersAndEars } from './papers-and-ears';
import { peopleAndPlaces } from './people-and-places';
import { refugeAndResults } from './refuge-and-results';
import { roomsForMany } from './rooms-for-many';
import { screensAndGreens } from './screens-and-greens';
import { screensAndSuitcases } from './screens-and-suitcases';
import { sittersAndPonies } from './sitters-and-ponies';
import { smallBeginnings } from './small-beginnings';
import { stairsAndHems } from './stairs-and-hems';
import { soldAndShared } from './sold-and-shared';
import { teamsForChildren } from './teams-for-children';
import { vansAtTheDoor } from './vans-at-the-door';
import { walkInCare } from './walk-in-care';
import { worksAndWatches } from './works-and-watches';
import { wheelsAndLetters } from './wheels-and-letters';
import { treesAndHeels } from './trees-and-heels';
import { vansAndPullCords } from './vans-and-pull-cords';
import { wordsOf } from './trade';
import type { Trade } from './trade';

/** Trades so common that their word alone is the whole prompt, and of which several kinds say they know one. */
export const everyday = [
  ...roomsForMany,
  ...bandsInStep,
  ...clubsOnTheMove,
  ...teamsForChildren,
  ...daysAmongLivingThings,
  ...daysOnRides,
  ...nightsAndAirwaves,
  ...screensAndGreens,
  ...careAndShelter,
  ...collegesAndArtSchools,
  ...worksAndWatches,
  ...vansAtTheDoor,
  ...enginesAndHoses,
  ...walkInCare,
  ...screensAndSuitcases,
  ...peopleAndPlaces,
  ...findersAndMovers,
  ...handsThatTravel,
  ...smallBeginnings,
  ...groundAndWaterWorks,
  ...coverAndPapers,
  ...refugeAndResults,
  ...lanesAndMicrophones,
  ...gownsAndDoughnuts,
  ...papersAndEars,
  ...hullsAndWheels,
  ...countersAndDrives,
  ...stairsAndHems,
  ...treesAndHeels,
  ...wheelsAndLetters,
  ...vansAndPullCords,
  ...sittersAndPonies,
  ...askedByAppointment,
  ...benchesAndForges,
  ...lorriesAndCoaches,
  ...countersAndShowrooms,
  ...hiredForTheirEye,
  ...membersAndMeetings,
  ...needlesPensAndSongs,
  ...yardsAndLofts,
  ...floorsAndFoundations,
  ...glassRoomsAndWells,
  ...nestsHedgesAndDrains,
  ...coldRoomsCablesAndDents,
];

const everywhere = [...everyday, ...daysWithATheme, ...soldAndShared];

/** Of these the pictures are their own: "dog boarding" brings no chess, and a repaired telephone no tap. */
const drawn: ReadonlySet<Trade> = new Set([
  ...bandsInStep,
  ...daysWithATheme,
  ...pageForms,
  ...soldAndShared,
  ...vansAtTheDoor,
  ...enginesAndHoses,
  ...walkInCare,
  ...screensAndSuitcases,
  ...peopleAndPlaces,
  ...findersAndMovers,
  ...handsThatTravel,
  ...smallBeginnings,
  ...groundAndWaterWorks,
  ...coverAndPapers,
  ...refugeAndResults,
  ...lanesAndMicrophones,
  ...gownsAndDoughnuts,
  ...papersAndEars,
  ...hullsAndWheels,
  ...countersAndDrives,
  ...stairsAndHems,
  ...treesAndHeels,
  ...vansAndPullCords,
  ...sittersAndPonies,
  ...askedByAppointment,
  ...benchesAndForges,
  ...lorriesAndCoaches,
  ...countersAndShowrooms,
  ...hiredForTheirEye,
  ...membersAndMeetings,
  ...needlesPensAndSongs,
  ...yardsAndLofts,
  ...floorsAndFoundations,
  ...glassRoomsAndWells,
  ...nestsHedgesAndDrains,
  ...coldRoomsCablesAndDents,
]);

const subjectOf = (trade: Trade | undefined): { readonly subject?: string } => {
  const [first = ''] = (trade && drawn.has(trade) ? (wordsOf(trade, 'art')[0] ?? '') : '').split(',');
  return first === '' ? {} : { subject: first };
};

/** A kind that lets these trades speak for themselves, whatever it was that the prompt was read as. */
export const withEveryday = (definition: KindDefinition): KindDefinition => {
  const find = (brief: Brief): Trade | undefined => findPageForm(brief) ?? findAtHead(brief, everywhere);
  const worn = withTrades(definition, find);
  return {
    ...worn,
    title: (brief) => {
      const form = isHerald(brief) ? undefined : findPageForm(brief);
      return form ? titleOfForm(brief, form.noun) : (definition.title?.(brief) ?? null);
    },
    fit: (brief) => ({ ...worn.fit?.(brief), ...subjectOf(find(brief)) }),
    // "a cat café with a menu": where the trade has no card of its own, its kind's is on the table.
    content: (facts) => {
      const said = worn.content(facts);
      const isAsked = facts.brief.sections.some(({ value }) => value === 'menu');
      const usual = isAsked && !said.menu ? definition.content(facts).menu : undefined;
      return usual ? { ...said, menu: usual } : said;
    },
  };
};
