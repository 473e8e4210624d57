import type { BehaviourType } from '@/domain/site/vocabulary';
import { accordion } from './accordion';
import { ageGate } from './age-gate';
import { beforeAfter } from './before-after';
import type { Behaviour } from './behaviour';
import { booking } from './booking';
import { calculator } from './calculator';
import { carousel } from './carousel';
import { cart } from './cart';
import { chart } from './chart';
import { checkout } from './checkout';
import { copy } from './copy';
import { countUp } from './count-up';
import { countdown } from './countdown';
import { donation } from './donation';
import { filter } from './filter';
import { form } from './form';
import { languageSwitch } from './language-switch';
import { lightbox } from './lightbox';
import { mobileMenu } from './mobile-menu';
import { multiStep } from './multi-step';
import { openNow } from './open-now';
import { poll } from './poll';
import { priceToggle } from './price-toggle';
import { print } from './print';
import { rating } from './rating';
import { reveal } from './reveal';
import { rsvp } from './rsvp';
import { search } from './search';
import { signIn } from './sign-in';
import { siteSearch } from './site-search';
import { sort } from './sort';
import { tabs } from './tabs';
import { themeToggle } from './theme-toggle';
import { toast } from './toast';
import { wishlist } from './wishlist';

/** Every behaviour, in the order in which a script lists them. */
export const behaviours: readonly Behaviour[] = [
  mobileMenu,
  themeToggle,
  languageSwitch,
  openNow,
  tabs,
  accordion,
  filter,
  sort,
  search,
  siteSearch,
  lightbox,
  carousel,
  beforeAfter,
  countdown,
  countUp,
  reveal,
  priceToggle,
  copy,
  print,
  toast,
  rating,
  poll,
  chart,
  ageGate,
  signIn,
  form,
  multiStep,
  calculator,
  rsvp,
  donation,
  cart,
  wishlist,
  checkout,
  booking,
];

/** The behaviour of a type; undefined for what an app or the markup alone does. */
export function findBehaviour(type: BehaviourType): Behaviour | undefined {
  return behaviours.find((behaviour) => behaviour.type === type);
}

/** The behaviours asked for and those they need, each once, in their order: join their scripts as they come. */
export function collectBehaviours(types: readonly BehaviourType[]): readonly Behaviour[] {
  const wanted = new Set<BehaviourType>();
  const want = (type: BehaviourType): void => {
    if (wanted.has(type)) return;
    wanted.add(type);
    findBehaviour(type)?.needs?.forEach(want);
  };
  types.forEach(want);
  return behaviours.filter((behaviour) => wanted.has(behaviour.type));
}
