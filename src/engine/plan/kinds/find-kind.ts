import type { SiteKind } from '@/domain/site/vocabulary';
import type { KindDefinition } from '../content';
import { speakWithoutName } from './speak-without-name';
import { appKinds } from './app-kinds';
import { accountant } from './accountant';
import { agency } from './agency';
import { auto } from './auto';
import { bakery } from './bakery';
import { bar } from './bar';
import { blog } from './blog';
import { cafe } from './cafe';
import { cleaning } from './cleaning';
import { clinic } from './clinic';
import { construction } from './construction';
import { consulting } from './consulting';
import { course } from './course';
import { cv } from './cv';
import { dentist } from './dentist';
import { docs } from './docs';
import { event } from './event';
import { florist } from './florist';
import { gym } from './gym';
import { homeServices } from './home-services';
import { hotel } from './hotel';
import { insurance } from './insurance';
import { law } from './law';
import { linkInBio } from './link-in-bio';
import { mobileApp } from './mobile-app';
import { nonprofit } from './nonprofit';
import { photographer } from './photographer';
import { portfolio } from './portfolio';
import { product } from './product';
import { realEstate } from './real-estate';
import { restaurant } from './restaurant';
import { saas } from './saas';
import { salon } from './salon';
import { shop } from './shop';
import { spa } from './spa';
import { studio } from './studio';
import { therapist } from './therapist';
import { unknown } from './unknown';
import { veterinary } from './veterinary';
import { yoga } from './yoga';

const kinds: readonly KindDefinition[] = [
  accountant,
  agency,
  auto,
  bakery,
  bar,
  blog,
  cafe,
  cleaning,
  clinic,
  construction,
  consulting,
  course,
  cv,
  dentist,
  docs,
  event,
  florist,
  gym,
  homeServices,
  hotel,
  insurance,
  law,
  linkInBio,
  mobileApp,
  nonprofit,
  photographer,
  portfolio,
  product,
  realEstate,
  restaurant,
  saas,
  salon,
  shop,
  spa,
  studio,
  therapist,
  unknown,
  veterinary,
  yoga,
  ...appKinds,
];

const byKind = new Map(kinds.map((definition) => [definition.kind, speakWithoutName(definition)]));

/** All that is known of a kind: pages, looks and English copy. */
export const findKind = (kind: SiteKind): KindDefinition => byKind.get(kind) ?? speakWithoutName(unknown);
