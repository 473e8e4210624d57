import type { Brief } from '@/domain/site/brief';
import { bandOfOurs } from '../told/bands-told';
import {
  courseOfRace,
  eveningInHouse,
  feastOfTown,
  joinForDay,
  offerBehindName,
  townBeforeDay,
} from '../told/days-and-towns';
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
} from '../told/goods-and-callings';
import {
  fieldInCalling,
  learntInCourse,
  menusForFeasts,
  offerBare,
  roomsAndLie,
  townBehindName,
} from '../told/houses-and-fields';
import { labelOfButton } from '../told/labels-of-buttons';
import {
  branchesNoGoods,
  featuresOfApp,
  pricesOnRequest,
  roomsWithPrices,
  rowsByThing,
  thingBeforePrice,
  tradeOfPortfolio,
  weekdaysOfChildren,
} from '../told/names-of-rows';
import { openFromHour } from '../told/open-from-hour';
import { fieldsInPhrase, freeAlone, headNoRow, noAgeInPrice, titleOfBracket } from '../told/rows-in-brackets';
import { conceptOfHouse, restDayAside, rowsThatAreParts, speakerInRow } from '../told/rows-of-pages';
import { nounOfTwo, pairOfWords } from '../told/two-in-one-word';
import { deedsOfProgram, duesUnderTitle, thingThatCosts, wordOverRow } from '../told/what-costs-it';

/** Days, towns, goods, houses and prices: what belongs to a row, a feast or a trade and was read as something else. In their order. */
export const daysAndGoods: readonly ((brief: Brief) => Brief)[] = [
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
];
