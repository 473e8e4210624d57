import type { Brief } from '@/domain/site/brief';
import type { KindDefinition } from '../../content';
import { careAndShelter } from './care-and-shelter';
import { clubsOnTheMove } from './clubs-on-the-move';
import { collegesAndArtSchools } from './colleges-and-art-schools';
import { daysAmongLivingThings } from './days-among-living-things';
import { daysOnRides } from './days-on-rides';
import { enginesAndHoses } from './engines-and-hoses';
import { findAtHead } from './find-trade';
import { withTrades } from './fit-trade';
import { handsThatTravel } from './hands-that-travel';
import { nightsAndAirwaves } from './nights-and-airwaves';
import { peopleAndPlaces } from './people-and-places';
import { roomsForMany } from './rooms-for-many';
import { screensAndGreens } from './screens-and-greens';
import { screensAndSuitcases } from './screens-and-suitcases';
import { teamsForChildren } from './teams-for-children';
import { vansAtTheDoor } from './vans-at-the-door';
import { walkInCare } from './walk-in-care';
import { worksAndWatches } from './works-and-watches';

/** Trades so common that their word alone is the whole prompt, and of which several kinds say they know one. */
export const everyday = [
  ...roomsForMany,
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
  ...handsThatTravel,
];

/** A kind that lets these trades speak for themselves, whatever it was that the prompt was read as. */
export const withEveryday = (definition: KindDefinition): KindDefinition =>
  withTrades(definition, (brief: Brief) => findAtHead(brief, everyday));
