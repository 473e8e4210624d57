import type { Brief } from '@/domain/site/brief';
import {
  namesOfAnimals,
  priceBeforeWish,
  rowsWithoutAnd,
  townBehindQuote,
  whoIsMeant,
} from './told/rows-cut-off';
import {
  coachesAreTeam,
  datesOfCause,
  fleetForShow,
  offerIsNoRow,
  roundTheHouse,
  servicesNoGoods,
  urgentPart,
} from './told/words-of-parts';
import {
  aboutAsked,
  beliefsAreParts,
  callingBehindLook,
  drinksNoColours,
  leadsNoNotes,
  meansNoOffer,
  placeBehindDate,
  samplesAreWorks,
  turnsAreBooked,
} from './told/slots-strayed';
import {
  mealsOfSchool,
  nameBetweenMarks,
  nameInsideMarks,
  papersAreParts,
  pricesUnderLabel,
  rowsWithoutVerb,
  townOfPartners,
  waresCountedBySort,
} from './told/lists-taken-apart';

const menders = [
  priceBeforeWish,
  rowsWithoutAnd,
  namesOfAnimals,
  townBehindQuote,
  whoIsMeant,
  servicesNoGoods,
  offerIsNoRow,
  roundTheHouse,
  coachesAreTeam,
  fleetForShow,
  urgentPart,
  datesOfCause,
  meansNoOffer,
  drinksNoColours,
  turnsAreBooked,
  samplesAreWorks,
  aboutAsked,
  beliefsAreParts,
  leadsNoNotes,
  placeBehindDate,
  callingBehindLook,
  pricesUnderLabel,
  waresCountedBySort,
  nameBetweenMarks,
  nameInsideMarks,
  rowsWithoutVerb,
  mealsOfSchool,
  townOfPartners,
  papersAreParts,
];

/** Rows of a wish abroad that strayed into another slot, where they are meant. */
export const mendStrayed = (brief: Brief): Brief => menders.reduce((read, mend) => mend(read), brief);
