import type { SiteKind } from '@/domain/site/vocabulary';
import type { KindDefinition } from '../content';
import { agency } from './agency';
import { bakery } from './bakery';
import { bar } from './bar';
import { blog } from './blog';
import { cafe } from './cafe';
import { clinic } from './clinic';
import { cv } from './cv';
import { dentist } from './dentist';
import { docs } from './docs';
import { event } from './event';
import { gym } from './gym';
import { homeServices } from './home-services';
import { hotel } from './hotel';
import { linkInBio } from './link-in-bio';
import { photographer } from './photographer';
import { portfolio } from './portfolio';
import { restaurant } from './restaurant';
import { saas } from './saas';
import { salon } from './salon';
import { shop } from './shop';
import { spa } from './spa';
import { studio } from './studio';
import { unknown } from './unknown';

const kinds: readonly KindDefinition[] = [
  agency,
  bakery,
  bar,
  blog,
  cafe,
  clinic,
  cv,
  dentist,
  docs,
  event,
  gym,
  homeServices,
  hotel,
  linkInBio,
  photographer,
  portfolio,
  restaurant,
  saas,
  salon,
  shop,
  spa,
  studio,
  unknown,
];

const byKind = new Map(kinds.map((definition) => [definition.kind, definition]));

/** All that is known of a kind: pages, looks and English copy. */
export const findKind = (kind: SiteKind): KindDefinition => byKind.get(kind) ?? unknown;
