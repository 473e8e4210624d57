import type { Brief } from '@/domain/site/brief';
import { visitedHouse } from '../houses/mend-visited-house';
import { bookedByMessage } from './booked-by-message';
import {
  callingOfSelf,
  nameNearTown,
  offerAtHome,
  offerBeforeName,
  offerOfClause,
  titledName,
} from './calling-of-self';
import { clausesNoThings } from './clauses-no-things';
import { clauseOfProgram } from './clause-of-program';
import { courseOfTeacher, roomsBySum } from './course-of-teacher';
import { coupleInRow } from './couple-in-row';
import { datesInRow } from './dates-in-row';
import { dayAndNight } from './day-and-night';
import { fragmentsAside } from './fragments-aside';
import { freeTrial } from './free-trial';
import { daysOfFeast } from './days-of-feast';
import { groupsInBrackets } from './groups-in-brackets';
import { lastTwoJoined } from './last-two-joined';
import { lengthsNoNames } from './lengths-no-names';
import { prescriptionsNoRecipes } from './prescriptions-no-recipes';
import { sameThingTwice } from './same-thing-twice';
import { worksForWhom } from './works-for-whom';
import { bracketBehindPrice } from './bracket-behind-price';
import { waysWhole } from './ways-whole';
import { sharedGarden } from '../groups/shared-gardens';
import { premiereTold, townOfTroupe } from './premiere-told';
import { seasonsTogether, villageTold } from './village-told';
import { headsTold } from './heads-told';
import { homesForSale } from './homes-for-sale';
import { nameInOffer, titledInHebrew } from './names-in-offers';
import { nameBeforeTown, openedAsLetter } from './opened-as-letter';
import { ledByLabel, priceOfBefore } from './led-by-label';
import { offerBehindWhom } from './offer-behind-whom';
import { seasonTold, tailsOfThings } from './tails-of-things';
import { factsNoParts } from './facts-no-parts';
import { titlesBehindColon } from './titles-behind-colon';
import { bracketOfPart } from './bracket-of-part';
import {
  duesArePrices,
  repairsAreServices,
  sortsOfBakery,
  troupeNoEvent,
  workNoWares,
} from './work-no-wares';
import { filmsNoSection } from './films-no-section';
import { sharedTurkishHeads } from './shared-turkish-heads';
import { offerAndNotWhere } from './offer-and-not-where';
import { ownNoColours } from './own-no-colours';
import { schoolByHead } from './school-by-head';
import { whereItStands } from './where-it-stands';
import { offerBeforeQuote, offersOnceRead, registeredSociety } from './offers-in-shape';
import { readWhole } from './quoted-beside';
import { listsKeptWhole } from './lists-kept-whole';
import { listsUnderLabel } from './lists-under-label';
import { bothMeals, doneInOneBreath, feastsNoDates, pricesOfHouse } from './meals-and-prices';
import { momentsOfDay } from './moments-of-day';
import { payersOfBracket } from './payers-of-bracket';
import { questionsAlone } from './questions-alone';
import { offerWithoutTail, referencesShown, signInOpening, workNoSign } from './works-and-signs';
import { doneNoRoom, offerOnWhat, signBehindTown } from './signs-and-offers';
import { tornByAnd, workshopsForWhom } from './torn-by-and';
import { familyInRow, kindOfWorkshop, offerBehindVerb } from './kind-of-workshop';
import { questionsTold } from '../../parts/questions-told';
import { landingOfPages } from './landing-of-pages';
import { lessonsOnDays, plainDays } from './lessons-on-days';
import { lengthBehindRow, ratesOfLists } from './rates-of-lists';
import { refusedBehind } from './refused-behind';
import { articlesOfBlog, closedNotDone, oursByName, sortsOfPictures } from './rows-and-articles';
import { roomsCounted } from './rooms-counted';
import { quarterAlone, sectionAmongThings, teamAsTold } from './section-among-things';
import { headsOfLists } from './heads-of-lists';
import { countedParts } from './counted-parts';
import { sectionsOfPages } from './sections-of-pages';
import { sentFree } from './sent-free';
import { slipsEast } from './slips-east';
import { slipsOfSlots } from './slips-of-slots';
import { strayedLines } from './strayed-lines';
import { sumsFirst } from './sums-first';
import { toldInProse } from './told-in-prose';
import { unnamedTiers } from './unnamed-tiers';
import { walkIns } from './walk-ins';
import { wishedParts } from './wished-parts';

/** What is looked at when all else was read: what houses show, when they are there, what programs do and cost. */
export const shapedAtLast: readonly ((brief: Brief) => Brief)[] = [
  nameInOffer,
  homesForSale,
  dayAndNight,
  unnamedTiers,
  clauseOfProgram,
  questionsAlone,
  registeredSociety,
  offerBeforeQuote,
  offersOnceRead,
  refusedBehind,
  sentFree,
  oursByName,
  articlesOfBlog,
  closedNotDone,
  sortsOfPictures,
  coupleInRow,
  freeTrial,
  titledInHebrew,
  courseOfTeacher,
  roomsBySum,
  visitedHouse,
  ...headsTold,
  ...readWhole,
  wishedParts,
  listsUnderLabel,
  momentsOfDay,
  bookedByMessage,
  sumsFirst,
  ...slipsOfSlots,
  ...strayedLines,
  ...toldInProse,
  payersOfBracket,
  ratesOfLists,
  lengthBehindRow,
  tornByAnd,
  workshopsForWhom,
  kindOfWorkshop,
  offerBehindVerb,
  familyInRow,
  questionsTold,
  workNoSign,
  referencesShown,
  signInOpening,
  offerWithoutTail,
  signBehindTown,
  offerOnWhat,
  doneNoRoom,
  titledName,
  nameNearTown,
  callingOfSelf,
  offerBeforeName,
  offerAtHome,
  offerOfClause,
  pricesOfHouse,
  fragmentsAside,
  lessonsOnDays,
  plainDays,
  walkIns,
  roomsCounted,
  landingOfPages,
  datesInRow,
  sectionAmongThings,
  teamAsTold,
  quarterAlone,
  bothMeals,
  doneInOneBreath,
  feastsNoDates,
  clausesNoThings,
  listsKeptWhole,
  ownNoColours,
  offerAndNotWhere,
  whereItStands,
  openedAsLetter,
  nameBeforeTown,
  offerBehindWhom,
  schoolByHead,
  ledByLabel,
  priceOfBefore,
  tailsOfThings,
  factsNoParts,
  workNoWares,
  duesArePrices,
  titlesBehindColon,
  troupeNoEvent,
  filmsNoSection,
  sharedTurkishHeads,
  repairsAreServices,
  bracketOfPart,
  seasonTold,
  sortsOfBakery,
  groupsInBrackets,
  lastTwoJoined,
  daysOfFeast,
  lengthsNoNames,
  sameThingTwice,
  worksForWhom,
  bracketBehindPrice,
  waysWhole,
  sharedGarden,
  villageTold,
  seasonsTogether,
  premiereTold,
  townOfTroupe,
  prescriptionsNoRecipes,
  ...headsOfLists,
  sectionsOfPages,
  countedParts,
  ...slipsEast,
];
