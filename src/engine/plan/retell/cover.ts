import { stemsOf } from '../told-facts';
import type { SitePlan } from '../site-plan';

/** What a site says, section by section. */
export type Said = { readonly parts: readonly ReadonlySet<string>[]; readonly whole: ReadonlySet<string> };

const share = 0.8;

const known = (value: unknown): string => JSON.stringify(value ?? '');

/** The words of a site, by section; how to reach its owner and its name are known to all of it. */
export const saidBy = (plan: SitePlan): Said => {
  const shell = known([
    plan.name, plan.tagline, plan.contact.phone, plan.contact.email, plan.contact.address, plan.contact.place, plan.contact.social, plan.founded,
  ]); // prettier-ignore
  const parts = plan.pages.flatMap((page) =>
    page.sections.map(({ content }) => {
      const { actions: _actions, ...words } = content;
      return new Set(stemsOf(`${shell} ${page.title} ${known(words)}`.replaceAll('\\n', ' ')));
    }),
  );
  return { parts, whole: new Set(parts.flatMap((part) => [...part])) };
};

/** Whether one section says what a statement says: nearly all its words, and each of its figures. */
export const isSaid = (text: string, { parts, whole }: Said): boolean => {
  const stems = [...new Set(stemsOf(text))];
  if (stems.length === 0) return true;
  if (stems.some((stem) => /\d/u.test(stem) && !whole.has(stem))) return false;
  return parts.some((part) => {
    const met = stems.filter((stem) => part.has(stem));
    return (
      met.length >= stems.length * share &&
      stems.every((stem) => !/\d/u.test(stem) || part.has(stem)) &&
      (stems.length > 3 || met.length === stems.length)
    );
  });
};
