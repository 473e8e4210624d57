import type { Brief } from '@/domain/site/brief';
import { findOwnName } from '../find-own-names';
import { arabicHours } from './arabic-hours';
import { askedPages } from './asked-pages';
import { bareNames, pricedLast, sharedDeeds, twoSorts, withoutSayings } from './bare-names';
import { brandName, firmOfArabic } from './brand-name';
import { calledName, houseOfTurkish, nameInOffer, townForName } from './called-name';
import { clauseOfTurkish } from './clause-of-turkish';
import { closedBesides } from './closed-besides';
import { completeRuns } from './complete-runs';
import { countedRows } from './counted-rows';
import { leaderOfHebrew, offerOfHebrew, pricedDays } from './hebrew-forms';
import { purposeIsNoName, signBehindNoun, signedAtEnd, sinceWhen, withoutPriceLead } from './names-at-last';
import { offerWithName, rowsOfHebrew, staffBehindColon, withoutTax } from './last-rows';
import { listPieces } from './list-pieces';
import { mendKindsEast } from './mend-kinds-east';
import {
  activeInTurkish,
  formForHelpers,
  headOfHours,
  nameWithMark,
  ordersAtCounter,
  thingsOfHouse,
  workshopAt,
} from './orders-and-helpers';
import { nameOfPractice, repeatedNoun, townOfArabic, townOfHebrew, townOfName } from './mend-semitic';
import { doubleTown } from './double-towns';
import { doneInTurkish, selfOfTurkish, townOfTurkish } from './mend-turkish';
import { countedName, listedName, withoutNotes } from './mend-uncased';
import {
  classesOfHebrew,
  fromOfTurkish,
  ordersOfHebrew,
  practiceOfArabic,
  schoolOfArabic,
} from './practices-east';
import {
  deedOfPolish,
  doerOfTurkish,
  eveningAtHouse,
  neitherShopNorDates,
  nounOnceMore,
  placeOfHebrew,
  plainRows,
} from './loose-ends';
import {
  hiredKitchen,
  houseAtSomebodys,
  measuredGoods,
  pricedRooms,
  shopOfMaker,
  titledParts,
} from './shops-and-houses';
import {
  countedHours,
  deedOfTurkish,
  nightOfHouse,
  oursOfTurkish,
  partedArabic,
  perHead,
  teacherOfHebrew,
  townBehindName,
  withoutLooks,
} from './second-sight';
import { rowsBehindPrices, withoutJoinedAnd } from './rows-behind-prices';
import { lowName, portfolioFirst } from './told-by-sign';
import { sharedHeads } from './shared-heads';
import { staffLists } from './staff-lists';
import { timedLessons } from './timed-lessons';
import { agesAreNoHours, firstOfThem, personalSite, taughtBySelf } from './told-selves';
import { twoNights } from './two-nights';
import { coloursOfWares, daysAreNoThings, eveningsAreNoWares, verbIsNoPart } from './verbs-and-days';
import { wholeOffer } from './whole-offer';
import { linksOfPage, logosAreWork } from './works-and-links';
import { townOfPolish, withoutTownName } from './polish-towns';

/** A prompt in Dutch, Polish, Turkish, Arabic or Hebrew once more: who, what and where, and what is listed. */
export const mendEast = (brief: Brief): Brief =>
  [
    portfolioFirst,
    personalSite,
    taughtBySelf,
    workshopAt,
    askedPages,
    brandName,
    firmOfArabic,
    rowsBehindPrices,
    countedRows,
    selfOfTurkish,
    deedOfTurkish,
    perHead,
    oursOfTurkish,
    townBehindName,
    countedHours,
    teacherOfHebrew,
    doneInTurkish,
    townOfTurkish,
    offerOfHebrew,
    leaderOfHebrew,
    repeatedNoun,
    townOfName,
    nameOfPractice,
    townOfArabic,
    townOfHebrew,
    townOfPolish,
    withoutTownName,
    doubleTown,
    findOwnName,
    fromOfTurkish,
    practiceOfArabic,
    schoolOfArabic,
    houseAtSomebodys,
    ordersOfHebrew,
    hiredKitchen,
    townForName,
    houseOfTurkish,
    nameInOffer,
    calledName,
    lowName,
    activeInTurkish,
    arabicHours,
    agesAreNoHours,
    closedBesides,
    timedLessons,
    wholeOffer,
    listedName,
    countedName,
    withoutNotes,
    mendKindsEast,
    listPieces,
    titledParts,
    classesOfHebrew,
    shopOfMaker,
    measuredGoods,
    pricedRooms,
    partedArabic,
    withoutJoinedAnd,
    pricedLast,
    pricedDays,
    twoNights,
    nightOfHouse,
    withoutLooks,
    nounOnceMore,
    deedOfPolish,
    doerOfTurkish,
    placeOfHebrew,
    eveningAtHouse,
    neitherShopNorDates,
    plainRows,
    rowsOfHebrew,
    staffBehindColon,
    staffLists,
    offerWithName,
    withoutTax,
    completeRuns,
    clauseOfTurkish,
    sharedHeads,
    withoutSayings,
    twoSorts,
    purposeIsNoName,
    signBehindNoun,
    signedAtEnd,
    sinceWhen,
    withoutPriceLead,
    bareNames,
    firstOfThem,
    sharedDeeds,
    headOfHours,
    formForHelpers,
    verbIsNoPart,
    daysAreNoThings,
    eveningsAreNoWares,
    coloursOfWares,
    logosAreWork,
    linksOfPage,
    ordersAtCounter,
    nameWithMark,
    thingsOfHouse,
  ].reduce((read, mend) => mend(read), brief);
