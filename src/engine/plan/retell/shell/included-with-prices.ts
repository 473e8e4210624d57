import type { SectionType } from '@/domain/site/vocabulary';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const included =
  /^(?:what(?:['’]s|\sis)\s)?(?:not\s)?(?:included|includes|excluded|extra)\b|^(?:the price|price|prices)\s(?:includes?|covers?)\b|^what you get$/iu;
const lists = new Set<SectionType>(['pricing', 'tickets', 'rooms', 'products']);

/** Where a prompt names the last thing of a list; -1 where it does not. */
const placeOf = ({ content }: SectionPlan, prompt: string): number =>
  Math.max(...(content.items ?? []).map(({ title }) => prompt.indexOf(title.toLowerCase())), -1);

/** The page whose priced list a prompt told last before a place. */
const pageBefore = (pages: readonly PagePlan[], prompt: string, place: number): number => {
  const told = pages.map(({ sections }, at) =>
    at === 0 ? -1 : Math.max(...sections.map((one) => (lists.has(one.type) ? placeOf(one, prompt) : -1)).filter((one) => one < place), -1),
  ); // prettier-ignore
  const last = Math.max(...told);
  return last < 0 ? -1 : told.indexOf(last);
};

/** "Included: breakfast, a guide. Not included: dinners" stands with the prices that it is said of, where they have a page of their own. */
export const includedWithPrices = (plan: SitePlan): SitePlan => {
  const prompt = plan.brief.prompt.toLowerCase();
  const [home] = plan.pages;
  const moves = new Map<SectionPlan, number>();
  for (const section of home?.sections ?? []) {
    const { type, content } = section;
    if (!['amenities', 'features', 'text'].includes(type) || !included.test(content.title)) continue;
    const place = prompt.indexOf(content.title.toLowerCase());
    const at = place < 0 ? -1 : pageBefore(plan.pages, prompt, place);
    if (at > 0) moves.set(section, at);
  }
  if (moves.size === 0) return plan;
  const pages = plan.pages.map((page, at): PagePlan => {
    const own = [...moves].filter(([, to]) => to === at).map(([section]) => section);
    const kept = page.sections.filter((section) => at > 0 || !moves.has(section));
    const after = kept.findLastIndex(({ type }) => lists.has(type)) + 1;
    return {
      ...page,
      sections: own.length === 0 ? kept : [...kept.slice(0, after), ...own, ...kept.slice(after)],
    };
  });
  return { ...plan, pages };
};
