import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { createShelf } from '../../shelf';
import type { KindDefinition } from '../content';
import { speakWithoutName } from './speak-without-name';

// All apps' few words in one file.
const loadAppKind = async (kind: SiteKind): Promise<KindDefinition> => {
  const { appCopies } = await import('./app-kinds');
  const found = appCopies.find((definition) => definition.kind === kind);
  if (!found) throw new Error(`There is no copy for "${kind}".`);
  return speakWithoutName(found);
};

const shelf = createShelf<SiteKind, KindDefinition>('kind of site', {
  ...Object.fromEntries(appKinds.map((kind) => [kind, () => loadAppKind(kind)])),
  accountant: async () => speakWithoutName((await import('./accountant')).accountant),
  agency: async () => speakWithoutName((await import('./agency')).agency),
  auto: async () => speakWithoutName((await import('./auto')).auto),
  bakery: async () => speakWithoutName((await import('./bakery')).bakery),
  bar: async () => speakWithoutName((await import('./bar')).bar),
  blog: async () => speakWithoutName((await import('./blog')).blog),
  cafe: async () => speakWithoutName((await import('./cafe')).cafe),
  cleaning: async () => speakWithoutName((await import('./cleaning')).cleaning),
  clinic: async () => speakWithoutName((await import('./clinic')).clinic),
  construction: async () => speakWithoutName((await import('./construction')).construction),
  consulting: async () => speakWithoutName((await import('./consulting')).consulting),
  course: async () => speakWithoutName((await import('./course')).course),
  cv: async () => speakWithoutName((await import('./cv')).cv),
  dentist: async () => speakWithoutName((await import('./dentist')).dentist),
  docs: async () => speakWithoutName((await import('./docs')).docs),
  event: async () => speakWithoutName((await import('./event')).event),
  florist: async () => speakWithoutName((await import('./florist')).florist),
  gym: async () => speakWithoutName((await import('./gym')).gym),
  'home-services': async () => speakWithoutName((await import('./home-services')).homeServices),
  hotel: async () => speakWithoutName((await import('./hotel')).hotel),
  insurance: async () => speakWithoutName((await import('./insurance')).insurance),
  law: async () => speakWithoutName((await import('./law')).law),
  'link-in-bio': async () => speakWithoutName((await import('./link-in-bio')).linkInBio),
  'mobile-app': async () => speakWithoutName((await import('./mobile-app')).mobileApp),
  nonprofit: async () => speakWithoutName((await import('./nonprofit')).nonprofit),
  photographer: async () => speakWithoutName((await import('./photographer')).photographer),
  portfolio: async () => speakWithoutName((await import('./portfolio')).portfolio),
  product: async () => speakWithoutName((await import('./product')).product),
  'real-estate': async () => speakWithoutName((await import('./real-estate')).realEstate),
  restaurant: async () => speakWithoutName((await import('./restaurant')).restaurant),
  saas: async () => speakWithoutName((await import('./saas')).saas),
  salon: async () => speakWithoutName((await import('./salon')).salon),
  shop: async () => speakWithoutName((await import('./shop')).shop),
  spa: async () => speakWithoutName((await import('./spa')).spa),
  studio: async () => speakWithoutName((await import('./studio')).studio),
  therapist: async () => speakWithoutName((await import('./therapist')).therapist),
  unknown: async () => speakWithoutName((await import('./unknown')).unknown),
  veterinary: async () => speakWithoutName((await import('./veterinary')).veterinary),
  yoga: async () => speakWithoutName((await import('./yoga')).yoga),
});

/** Fetches the copy of a kind. */
export const loadKind = (kind: SiteKind): Promise<void> => shelf.load(kind);
/** Fetches the copy of every kind. */
export const loadKinds = (): Promise<void> => shelf.loadAll();

/** All that is known of a kind: pages, looks and English copy. Throws when the kind was not loaded first. */
export const findKind = (kind: SiteKind): KindDefinition => {
  const found = shelf.get(kind);
  if (!found) throw new Error(`There is no kind of site "${kind}".`);
  return found;
};
