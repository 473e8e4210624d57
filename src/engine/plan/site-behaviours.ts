import type { Brief } from '@/domain/site/brief';
import type { BehaviourType } from '@/domain/site/vocabulary';
import type { PageDraft } from './pages/plan-pages';

/** What a site does: what was asked for, a cart where one of its pages has it, and nothing that was refused. */
export function siteBehaviours(
  brief: Brief,
  drafts: readonly PageDraft[],
  excluded: ReadonlySet<string>,
): BehaviourType[] {
  if (excluded.has('script')) return [];
  const asked = brief.behaviours.map(({ value }) => value);
  const hasCart = drafts.some(({ types }) => types.includes('cart'));
  const all = hasCart ? [...asked, 'cart' as const] : asked.filter((behaviour) => behaviour !== 'cart');
  const isStill = excluded.has('animation');
  return [...new Set(all)].filter(
    (behaviour) =>
      !excluded.has(behaviour) && !(isStill && (behaviour === 'reveal' || behaviour === 'count-up')),
  );
}
