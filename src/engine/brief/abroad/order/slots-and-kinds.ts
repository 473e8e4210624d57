import type { Brief } from '@/domain/site/brief';
import { mendStreetShop } from '../../short/kinds/mend-street-shop';
import { mendEast } from '../east/mend-east';
import { feastOfOne } from '../feasts-of-one';
import { filtersAside } from '../filter-groups';
import { amateurGroup } from '../groups/amateur-groups';
import { animalShelter } from '../groups/animal-shelter';
import { listLessonsEast } from '../list-lessons-east';
import { mendCelebrations } from '../mend-celebrations';
import { mendHours } from '../mend-hours';
import { mendNames } from '../mend-names';
import { mendOffers } from '../mend-offers';
import { mendOpenings } from '../mend-openings';
import { mendRefused } from '../mend-refused';
import { mendSections } from '../mend-sections';
import { mendSorts } from '../mend-sorts';
import { mendTaught } from '../mend-taught';
import { mendThings } from '../mend-things';
import { ownTeam, postsOfBlog } from '../own-team';
import { readLedBy } from '../read-led-by';
import { readLife } from '../read-life';
import { readTitledParts } from '../read-titled-parts';
import {
  badgeOfPlan,
  daysNoPrices,
  formOfVolunteers,
  looksNoThings,
  mannerOfQuotes,
  plansByName,
  podcastAsTold,
  softwareInPlans,
  sumsAside,
} from '../shapes-asked';
import { shopOfFeatured } from '../shop-of-featured';
import { firms } from '../told/firms-of-two';
import { noTownOfPage } from '../told/names-told';
import { pagesInWish } from '../told/pages-in-wish';
import { mendWest } from '../west/mend-west';

/** What an owner does and offers, slot by slot: firms and groups, names, sections, lessons, hours, celebrations, then all nine languages and the street's shops once more. In their order. */
export const slotsAndKinds: readonly ((brief: Brief) => Brief)[] = [
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
];
