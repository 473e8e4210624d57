import type { Brief } from '@/domain/site/brief';
import { filtersAside } from '../filter-groups';
import { goodsCounted, townBeforeList } from '../goods-counted';
import { membersNoVacancies } from '../groups/amateur-groups';
import { callingBehindName, namesInShapes, noHalfOffer } from '../shape-names';
import { nameNoWish } from '../shapes-asked';
import {
  callingOfLife,
  daysNoHours,
  drivingSchool,
  lifeOfSomebody,
  linksOfList,
  looksAside,
  nameOfLife,
  sectionsAtEnd,
  townNoSection,
} from '../told/at-last';
import { listedFeatures } from '../told/listed-features';
import { addressByLabel, nameBehindTrade, offerAlone, ownerOfLife } from '../told/names-told';
import { programmeTold } from '../told/programme-told';
import { nameOfGroup, nameWithoutCalling, placeWithoutIn, quotedBehindOwner } from '../told/signs-told';
import {
  blogOfTwo,
  bracketOfPlace,
  openedInTurkish,
  quotedWhole,
  replyAsked,
  toldNotSold,
  withoutOrders,
} from '../told/small-slips';
import { freeTier } from '../told/tiers-told';
import { yearRows } from '../told/year-rows';
import { wareOfShop } from '../west/mend-glances';

/** Names, callings, places and rows as they were told beside the list: shapes, brackets, quotes, towns and the closing words. In their order. */
export const namesAndRows: readonly ((brief: Brief) => Brief)[] = [
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
];
