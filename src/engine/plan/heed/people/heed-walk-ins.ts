import type { Action } from '../../content';
import type { SitePlan } from '../../site-plan';

/** Whoever comes just comes: there is nothing to book. */
export const comeUnbooked =
  /\bwalk[- ]?ins? only\b|\bno (?:bookings?|appointments?|reservations?)(?: (?:needed|required|necessary|taken))?(?=\s*(?:[.,;!)]|$|\bjust\b|-|–))|\b(?:no need|you don['’]?t (?:need|have)) to (?:book|reserve|make an appointment)\b|\bwe don['’]?t take (?:bookings|reservations|appointments)\b/iu;

const promise = /^(?:book|reserve|request a|choose a (?:chair|time|day)|save me|ask for this)/iu;

/** "Walk-ins only, no bookings": no button asks anybody to book, but says what things cost or when the door is open. */
export function heedWalkIns(plan: SitePlan): SitePlan {
  const { brief, action } = plan;
  if (brief.language.value !== 'en' || !comeUnbooked.test(brief.prompt)) return plan;
  if (brief.sections.some(({ value }) => value === 'booking')) return plan;
  const types = new Set(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type)));
  const choices: readonly (readonly [string, string])[] = [
    ['hours', 'When we are open'],
    ['pricing', 'See the prices'],
    ['menu', 'See the menu'],
    ['map', 'Find us'],
    ['contact', 'Find us'],
  ];
  const [href, label] = choices.find(([type]) => types.has(type as never)) ?? [];
  const instead: Action | null = href !== undefined && label !== undefined ? { label, href } : null;
  const swap = <A extends { readonly label: string }>(one: A): A | Action | null =>
    promise.test(one.label) ? instead : one;
  return {
    ...plan,
    action: action ? swap(action) : action,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => {
        const { actions, ...rest } = section.content;
        if (!actions?.some(({ label: said }) => promise.test(said))) return section;
        const kept = actions.flatMap((one) => swap(one) ?? []);
        const once = kept.filter((one, at) => kept.findIndex((other) => other.href === one.href) === at);
        return { ...section, content: { ...rest, ...(once.length > 0 ? { actions: once } : {}) } };
      }),
    })),
  };
}
