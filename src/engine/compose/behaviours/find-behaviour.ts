import type { BehaviourType } from '@/domain/site/vocabulary';
import type { Behaviour } from './behaviour';
import { booking } from './booking';
import { cart } from './cart';
import { checkout } from './checkout';
import { countdown } from './countdown';
import { filter } from './filter';
import { form } from './form';
import { lightbox } from './lightbox';
import { mobileMenu } from './mobile-menu';
import { openNow } from './open-now';
import { tabs } from './tabs';

/** Every behaviour, in the order in which a script lists them. */
export const behaviours: readonly Behaviour[] = [
  mobileMenu,
  openNow,
  tabs,
  filter,
  lightbox,
  countdown,
  form,
  cart,
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
