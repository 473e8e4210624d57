import type { SectionPlan, SitePlan } from '../../site-plan';

/** "…, email signup, nothing else": what was listed is all that is wanted. */
const asked =
  /(?:^|[,.;:–—-]\s|\band\s)(?:and\s)?(?:absolutely |really )?(?:nothing (?:else|more)|no (?:other|more|further|additional) (?:sections?|parts?|content))(?: (?:please|on it|on the page|at all))?(?=\s?(?:[.!,;)]|$))/iu;
const opening = new Set(['hero', 'page-header', 'announcement', 'app']);

/** Leaves only what was asked for, on one page, where the prompt says that it wants nothing else. */
export function heedNothingElse(plan: SitePlan): SitePlan {
  const { prompt, sections, items, pages } = plan.brief;
  const wanted = new Set<string>([
    ...sections.map(({ value }) => value),
    ...items.flatMap(({ value }) => (value.section ? [value.section] : [])),
  ]);
  const [home, ...others] = plan.pages;
  if (!home || wanted.size < 2 || pages.length > 0 || !asked.test(prompt)) return plan;
  const isWanted = ({ type }: SectionPlan): boolean => wanted.has(type) || opening.has(type);
  const kept = home.sections.filter(isWanted);
  const has = new Set<string>(kept.map(({ type }) => type));
  const elsewhere = others
    .flatMap((page) => page.sections)
    .filter(
      ({ type }, at, all) =>
        wanted.has(type) && !has.has(type) && all.findIndex((one) => one.type === type) === at,
    );
  if (kept.length + elsewhere.length < 2) return plan;
  return { ...plan, pages: [{ ...home, sections: [...kept, ...elsewhere] }] };
}
