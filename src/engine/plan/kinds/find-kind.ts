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

// A coworking space is read as many kinds of business; its own copy comes before theirs.
const withTradesOfAll = async (definition: KindDefinition): Promise<KindDefinition> =>
  speakWithoutName((await import('./trades/everyday')).withEveryday(definition));

// Software and things that are made: their copy speaks of the one that the prompt offers.
const withThing = async (definition: KindDefinition): Promise<KindDefinition> =>
  speakWithoutName((await import('../pitch/with-pitch')).withPitch(definition));

// One film, book or game by its title is none of the trades that make such things.
const withWorkOf = async (definition: KindDefinition): Promise<KindDefinition> =>
  (await import('../pitch/with-work')).withWork(definition);

// What explains one thing is no business of anybody.
const withExplainerOf = async (definition: KindDefinition): Promise<KindDefinition> =>
  (await import('../pitch/with-explainer')).withExplainer(definition);

// Nor is what tells of a subject, chapter by chapter.
const withGuideOf = async (definition: KindDefinition): Promise<KindDefinition> =>
  (await import('../pitch/with-guide')).withGuide(definition);

// A young company that is not told to run on screens has no seats to sell.
const withStartupOf = async (definition: KindDefinition): Promise<KindDefinition> =>
  (await import('../pitch/with-startup')).withStartup(definition);

// Agencies and studios say what they do, and for whom.
const withClientsOf = async (definition: KindDefinition): Promise<KindDefinition> =>
  withTradesOfAll((await import('../pitch/with-clients')).withClients(definition));

const shelf = createShelf<SiteKind, KindDefinition>('kind of site', {
  ...Object.fromEntries(appKinds.map((kind) => [kind, () => loadAppKind(kind)])),
  accountant: async () => withTradesOfAll((await import('./accountant')).accountant),
  agency: async () => withClientsOf((await import('./agency')).agency),
  auto: async () => withTradesOfAll((await import('./auto')).auto),
  bakery: async () => withTradesOfAll((await import('./bakery')).bakery),
  bar: async () => withTradesOfAll((await import('./bar')).bar),
  blog: async () => {
    const [{ blog }, { withTopic }] = await Promise.all([import('./blog'), import('../pitch/with-topic')]);
    return speakWithoutName(withTopic(blog));
  },
  cafe: async () => withTradesOfAll((await import('./cafe')).cafe),
  cleaning: async () => withTradesOfAll((await import('./cleaning')).cleaning),
  clinic: async () => withTradesOfAll((await import('./clinic')).clinic),
  construction: async () => withTradesOfAll((await import('./construction')).construction),
  consulting: async () => withClientsOf((await import('./consulting')).consulting),
  course: async () =>
    withTradesOfAll((await import('../pitch/with-lessons')).withLessons((await import('./course')).course)),
  cv: async () => speakWithoutName((await import('./cv')).cv),
  dentist: async () => withTradesOfAll((await import('./dentist')).dentist),
  docs: async () => {
    const [{ docs }, { withProgram }] = await Promise.all([import('./docs'), import('../pitch/with-pitch')]);
    return speakWithoutName(withProgram(docs));
  },
  event: async () =>
    (await import('./occasions/with-occasion')).withOccasion(
      await withWorkOf(
        await withTradesOfAll(
          (await import('../pitch/with-gathering')).withGathering((await import('./event')).event),
        ),
      ),
    ),
  florist: async () => withTradesOfAll((await import('./florist')).florist),
  gym: async () => withTradesOfAll((await import('./gym')).gym),
  'home-services': async () => withTradesOfAll((await import('./home-services')).homeServices),
  hotel: async () => withTradesOfAll((await import('./hotel')).hotel),
  insurance: async () => withTradesOfAll((await import('./insurance')).insurance),
  law: async () => withTradesOfAll((await import('./law')).law),
  'link-in-bio': async () => speakWithoutName((await import('./link-in-bio')).linkInBio),
  'mobile-app': async () => withThing((await import('./mobile-app')).mobileApp),
  nonprofit: async () => {
    const [{ withCause }, { withGroup }, { withCommunity }, { nonprofit }] = await Promise.all([
      import('../groups/with-cause'),
      import('../groups/with-group'),
      import('../pitch/with-community'),
      import('./nonprofit'),
    ]);
    return withCause(withGroup(withCommunity(await withTradesOfAll(nonprofit))));
  },
  photographer: async () => withTradesOfAll((await import('./photographer')).photographer),
  portfolio: async () => {
    const [{ portfolio, plainPortfolio }, { withCalling }] = await Promise.all([
      import('./portfolio'),
      import('../pitch/with-calling'),
    ]);
    return withWorkOf(await withTradesOfAll(withCalling(portfolio, plainPortfolio)));
  },
  product: async () =>
    withStartupOf(
      await withWorkOf(
        await withThing(
          (await import('./trades/everyday')).withEveryday((await import('./product')).product),
        ),
      ),
    ),
  'real-estate': async () => withTradesOfAll((await import('./real-estate')).realEstate),
  restaurant: async () => withTradesOfAll((await import('./restaurant')).restaurant),
  saas: async () =>
    withStartupOf(
      await withThing((await import('./trades/everyday')).withEveryday((await import('./saas')).saas)),
    ),
  salon: async () => withTradesOfAll((await import('./salon')).salon),
  shop: async () => withTradesOfAll((await import('./shop')).shop),
  spa: async () => withTradesOfAll((await import('./spa')).spa),
  studio: async () => withClientsOf((await import('./studio')).studio),
  therapist: async () => withTradesOfAll((await import('./therapist')).therapist),
  unknown: async () =>
    withStartupOf(
      await withGuideOf(
        await withExplainerOf(await withWorkOf(await withTradesOfAll((await import('./unknown')).unknown))),
      ),
    ),
  veterinary: async () => withTradesOfAll((await import('./veterinary')).veterinary),
  yoga: async () => withTradesOfAll((await import('./yoga')).yoga),
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
