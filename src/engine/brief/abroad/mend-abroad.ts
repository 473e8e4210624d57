import type { Brief, BriefCorrections } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';
import { languageNoName } from '../languages/own-names';
import { mendStreetShop } from '../short/kinds/mend-street-shop';
import { readIntroduced } from './east/introduced-self';
import { mendEast } from './east/mend-east';
import { feastOfOne } from './feasts-of-one';
import { filtersAside } from './filter-groups';
import { goodsCounted, townBeforeList } from './goods-counted';
import { listLessonsEast } from './list-lessons-east';
import { animalShelter } from './groups/animal-shelter';
import { amateurGroup, membersNoVacancies } from './groups/amateur-groups';
import { readVisited } from './houses/mend-visited-house';
import { mendCelebrations } from './mend-celebrations';
import { mendHours } from './mend-hours';
import { mendNames } from './mend-names';
import { mendOffers } from './mend-offers';
import { mendOpenings } from './mend-openings';
import { mendRefused } from './mend-refused';
import { mendSections } from './mend-sections';
import { mendSorts } from './mend-sorts';
import { mendTaught } from './mend-taught';
import { mendThings } from './mend-things';
import { ownTeam, postsOfBlog } from './own-team';
import { readLedBy } from './read-led-by';
import { readLife } from './read-life';
import { readTitledParts } from './read-titled-parts';
import { firms } from './told/firms-of-two';
import { listedFeatures } from './told/listed-features';
import { addressByLabel, nameBehindTrade, noTownOfPage, offerAlone, ownerOfLife } from './told/names-told';
import { pagesInWish } from './told/pages-in-wish';
import { programmeTold } from './told/programme-told';
import {
  blogOfTwo,
  bracketOfPlace,
  openedInTurkish,
  quotedWhole,
  replyAsked,
  toldNotSold,
  withoutOrders,
} from './told/small-slips';
import { yearRows } from './told/year-rows';
import { callingBehindName, namesInShapes, noHalfOffer } from './shape-names';
import {
  badgeOfPlan,
  daysNoPrices,
  formOfVolunteers,
  looksNoThings,
  podcastAsTold,
  mannerOfQuotes,
  nameNoWish,
  plansByName,
  softwareInPlans,
  sumsAside,
} from './shapes-asked';
import { wareOfShop } from './west/mend-glances';
import {
  callingOfLife,
  nameOfLife,
  sectionsAtEnd,
  daysNoHours,
  drivingSchool,
  lifeOfSomebody,
  linksOfList,
  looksAside,
  townNoSection,
} from './told/at-last';
import { nameOfGroup, nameWithoutCalling, placeWithoutIn, quotedBehindOwner } from './told/signs-told';
import {
  courseOfRace,
  eveningInHouse,
  feastOfTown,
  joinForDay,
  offerBehindName,
  townBeforeDay,
} from './told/days-and-towns';
import {
  bandOnStage,
  coursesOfShop,
  goodsWithPrices,
  makerNoProgram,
  nameBeforeApp,
  partOfSizes,
  takenHome,
  thingToBook,
  waresWithPrices,
  wineryNoBar,
} from './told/goods-and-callings';
import {
  fieldInCalling,
  learntInCourse,
  menusForFeasts,
  offerBare,
  roomsAndLie,
  townBehindName,
} from './told/houses-and-fields';
import { labelOfButton } from './told/labels-of-buttons';
import { conceptOfHouse, restDayAside, rowsThatAreParts, speakerInRow } from './told/rows-of-pages';
import {
  branchesNoGoods,
  featuresOfApp,
  pricesOnRequest,
  roomsWithPrices,
  rowsByThing,
  thingBeforePrice,
  tradeOfPortfolio,
  weekdaysOfChildren,
} from './told/names-of-rows';
import { fieldsInPhrase, freeAlone, headNoRow, noAgeInPrice, titleOfBracket } from './told/rows-in-brackets';
import { openFromHour } from './told/open-from-hour';
import { nounOfTwo, pairOfWords } from './told/two-in-one-word';
import { freeTier } from './told/tiers-told';
import { withoutTopicPlace } from './told/slips-east';
import { shapedAtLast } from './told/shaped-at-last';
import { bandOfOurs } from './told/bands-told';
import { deedsOfProgram, duesUnderTitle, thingThatCosts, wordOverRow } from './told/what-costs-it';
import { mendStrayed } from './mend-strayed';
import { signs } from './names-on-signs';
import { appointmentOnDay, hoursInDoubt, rowsAsSaid } from './told/rows-as-said';
import { whoAndWhere } from './told/who-and-where';
import { offerUpright, staffInLetters } from './told/words-upright';
import {
  bicycleWorkshop,
  cookForFeasts,
  needsOfCause,
  readDenied,
  shopOfMaker,
  feesOfShelter,
} from './told/trades-as-told';
import { softwareByHead } from './told/software-by-head';
import { firmNoTool } from './told/told-in-prose';
import { toolNoItem } from './told/strayed-lines';
import { gameNotNamedByParts } from './told/slots-strayed';
import { shopOfFeatured } from './shop-of-featured';
import { mendWest } from './west/mend-west';

const apps = new Set<string>(appKinds);

/** A tool that was asked for by its name in another language, as its owner meant it. */
export const mendToolAbroad = (brief: Brief): Brief =>
  withoutTopicPlace(languageNoName(toolNoItem(gameNotNamedByParts(noTownOfPage(brief)))));

/** A prompt in another language than English as its owner meant it: what the readers of single slots cannot see alone. What was corrected stays. */
export const mendAbroad = (
  whole: Brief,
  corrections: BriefCorrections = {},
  readPart: (part: string, told: BriefCorrections) => Brief = () => whole,
): Brief => {
  const software = softwareByHead(
    firmNoTool(readDenied(whole, corrections, readPart), corrections, readPart),
    corrections,
    readPart,
  );
  const known = readVisited(software, corrections, readPart);
  const brief =
    corrections.name === undefined ? readIntroduced(known, (part) => readPart(part, corrections)) : known;
  if (apps.has(brief.kind.value)) return mendToolAbroad(brief);
  const mended = [
    ...firms,
    amateurGroup,
    animalShelter,
    noTownOfPage,
    pagesInWish,
    daysNoPrices,
    plansByName,
    badgeOfPlan,
    softwareInPlans,
    filtersAside,
    sumsAside,
    readTitledParts,
    mendNames,
    mendSections,
    mendSorts,
    mendTaught,
    listLessonsEast,
    mendThings,
    readLife,
    mendRefused,
    mendHours,
    mendOffers,
    mendOpenings,
    mendCelebrations,
    feastOfOne,
    readLedBy,
    mendWest,
    mendEast,
    mendStreetShop,
    formOfVolunteers,
    looksNoThings,
    podcastAsTold,
    mannerOfQuotes,
    ownTeam,
    shopOfFeatured,
    postsOfBlog,
    filtersAside,
    noHalfOffer,
    namesInShapes,
    callingBehindName,
    nameNoWish,
    membersNoVacancies,
    listedFeatures,
    programmeTold,
    yearRows,
    bracketOfPlace,
    blogOfTwo,
    quotedWhole,
    withoutOrders,
    openedInTurkish,
    nameBehindTrade,
    ownerOfLife,
    offerAlone,
    addressByLabel,
    toldNotSold,
    replyAsked,
    goodsCounted,
    wareOfShop,
    townBeforeList,
    nameOfGroup,
    nameWithoutCalling,
    quotedBehindOwner,
    placeWithoutIn,
    freeTier,
    daysNoHours,
    townNoSection,
    lifeOfSomebody,
    nameOfLife,
    callingOfLife,
    linksOfList,
    sectionsAtEnd,
    drivingSchool,
    looksAside,
    labelOfButton,
    restDayAside,
    rowsThatAreParts,
    conceptOfHouse,
    speakerInRow,
    thingThatCosts,
    deedsOfProgram,
    wordOverRow,
    duesUnderTitle,
    townBeforeDay,
    feastOfTown,
    eveningInHouse,
    courseOfRace,
    joinForDay,
    offerBehindName,
    nounOfTwo,
    pairOfWords,
    wineryNoBar,
    goodsWithPrices,
    waresWithPrices,
    partOfSizes,
    nameBeforeApp,
    makerNoProgram,
    thingToBook,
    takenHome,
    bandOfOurs,
    bandOnStage,
    coursesOfShop,
    townBehindName,
    roomsAndLie,
    fieldInCalling,
    offerBare,
    learntInCourse,
    menusForFeasts,
    openFromHour,
    rowsByThing,
    thingBeforePrice,
    branchesNoGoods,
    pricesOnRequest,
    tradeOfPortfolio,
    roomsWithPrices,
    weekdaysOfChildren,
    featuresOfApp,
    headNoRow,
    titleOfBracket,
    freeAlone,
    noAgeInPrice,
    fieldsInPhrase,
    mendStrayed,
    ...signs,
    ...whoAndWhere,
    rowsAsSaid,
    hoursInDoubt,
    appointmentOnDay,
    staffInLetters,
    offerUpright,
    bicycleWorkshop,
    cookForFeasts,
    needsOfCause,
    shopOfMaker,
    feesOfShelter,
    ...shapedAtLast,
    languageNoName,
  ].reduce((read, mend) => mend(read), brief);
  const { name, sections, excluded, pages, style } = brief;
  return {
    ...mended,
    ...(corrections.name === undefined ? {} : { name }),
    ...(corrections.sections === undefined ? {} : { sections }),
    ...(corrections.excluded === undefined ? {} : { excluded }),
    ...(corrections.pages === undefined ? {} : { pages }),
    ...(corrections.style === undefined ? {} : { style }),
  };
};
