import type { SitePlan } from '../../site-plan';

/** Questions alone on a page that nobody asked for, "Shop", stand on the first one. */
export const foldLone = (plan: SitePlan, asked: ReadonlySet<string>): SitePlan => {
  const [home, ...others] = plan.pages;
  if (!home) return plan;
  const isLone = ({ title, role, sections }: SitePlan['pages'][number]): boolean => {
    const told = sections.filter(({ type }) => type !== 'page-header' && type !== 'cta');
    return !asked.has(title) && !/faq|question/iu.test(`${role} ${title}`) && told.length === 1 && told[0]?.type === 'faq'; // prettier-ignore
  };
  const folded = others
    .filter(isLone)
    .flatMap(({ sections }) => sections.filter(({ type }) => type === 'faq'));
  if (folded.length === 0) return plan;
  const isThere = home.sections.some(({ type }) => type === 'faq');
  const end = home.sections.findIndex(({ type }, at) => at > 0 && (type === 'contact' || type === 'cta'));
  const at = end < 0 ? home.sections.length : end;
  const sections = isThere ? home.sections : [...home.sections.slice(0, at), ...folded.slice(0, 1), ...home.sections.slice(at)]; // prettier-ignore
  return { ...plan, pages: [{ ...home, sections }, ...others.filter((page) => !isLone(page))] };
};
