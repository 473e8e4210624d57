import type { BehaviourType } from '@/domain/site/vocabulary';
import { createShelf } from '../../shelf';
import type { Behaviour } from './behaviour';
import { mobileMenu } from './mobile-menu';

/** Every type with a behaviour, in the order in which a script lists them. */
export const behaviourTypes = [
  'mobile-menu',
  'theme-toggle',
  'language-switch',
  'open-now',
  'tabs',
  'accordion',
  'filter',
  'sort',
  'search',
  'site-search',
  'lightbox',
  'carousel',
  'before-after',
  'countdown',
  'count-up',
  'reveal',
  'price-toggle',
  'copy',
  'print',
  'toast',
  'rating',
  'poll',
  'chart',
  'age-gate',
  'sign-in',
  'form',
  'multi-step',
  'calculator',
  'rsvp',
  'donation',
  'cart',
  'wishlist',
  'checkout',
  'booking',
] as const satisfies readonly BehaviourType[];

// Every site has its menu; the others are fetched once a page is seen to have a place for them.
const shelf = createShelf<BehaviourType, Behaviour>('behaviour', {
  'theme-toggle': async () => (await import('./theme-toggle')).themeToggle,
  'language-switch': async () => (await import('./language-switch')).languageSwitch,
  'open-now': async () => (await import('./open-now')).openNow,
  tabs: async () => (await import('./tabs')).tabs,
  form: async () => (await import('./form')).form,
  lightbox: async () => (await import('./lightbox')).lightbox,
  accordion: async () => (await import('./accordion')).accordion,
  filter: async () => (await import('./filter')).filter,
  sort: async () => (await import('./sort')).sort,
  search: async () => (await import('./search')).search,
  'site-search': async () => (await import('./site-search')).siteSearch,
  carousel: async () => (await import('./carousel')).carousel,
  'before-after': async () => (await import('./before-after')).beforeAfter,
  countdown: async () => (await import('./countdown')).countdown,
  'count-up': async () => (await import('./count-up')).countUp,
  reveal: async () => (await import('./reveal')).reveal,
  'price-toggle': async () => (await import('./price-toggle')).priceToggle,
  copy: async () => (await import('./copy')).copy,
  print: async () => (await import('./print')).print,
  toast: async () => (await import('./toast')).toast,
  rating: async () => (await import('./rating')).rating,
  poll: async () => (await import('./poll')).poll,
  chart: async () => (await import('./chart')).chart,
  'age-gate': async () => (await import('./age-gate')).ageGate,
  'sign-in': async () => (await import('./sign-in')).signIn,
  'multi-step': async () => (await import('./multi-step')).multiStep,
  calculator: async () => (await import('./calculator')).calculator,
  rsvp: async () => (await import('./rsvp')).rsvp,
  donation: async () => (await import('./donation')).donation,
  cart: async () => (await import('./cart')).cart,
  wishlist: async () => (await import('./wishlist')).wishlist,
  checkout: async () => (await import('./checkout')).checkout,
  booking: async () => (await import('./booking')).booking,
});

/** Fetches behaviours and those that they need; a type without one is no error. */
export async function loadBehaviours(types: readonly BehaviourType[]): Promise<void> {
  await Promise.all(
    types.map(async (type) => {
      await shelf.load(type);
      await loadBehaviours(findBehaviour(type)?.needs ?? []);
    }),
  );
}

/** Fetches every behaviour. */
export const loadAllBehaviours = (): Promise<void> => shelf.loadAll();

/** Every behaviour, in the order in which a script lists them. Throws when they were not loaded first. */
export const listBehaviours = (): readonly Behaviour[] =>
  behaviourTypes.flatMap((type) => findBehaviour(type) ?? []);

/**
 * The behaviour of a type; undefined for what an app or the markup alone does. Throws when it was not loaded first.
 */
export function findBehaviour(type: BehaviourType): Behaviour | undefined {
  return type === mobileMenu.type ? mobileMenu : shelf.get(type);
}

/**
 * The behaviours asked for and those they need, each once, in their order: join their scripts as they come. Throws when
 * one was not loaded first.
 */
export function collectBehaviours(types: readonly BehaviourType[]): readonly Behaviour[] {
  const wanted = new Set<BehaviourType>();
  const want = (type: BehaviourType): void => {
    if (wanted.has(type)) return;
    wanted.add(type);
    findBehaviour(type)?.needs?.forEach(want);
  };
  types.forEach(want);
  return behaviourTypes.filter((type) => wanted.has(type)).flatMap((type) => findBehaviour(type) ?? []);
}
