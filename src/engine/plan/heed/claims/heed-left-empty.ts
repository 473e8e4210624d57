import type { SectionType } from '@/domain/site/vocabulary';
import type { SectionPlan, SitePlan } from '../../site-plan';

const part =
  /\b(?:(?<testimonials>testimonials?|reviews?)|(?<gallery>gallery)|(?<portfolio>portfolio)|(?<events>events?)|(?<posts>blog|news|posts))\b[^.!?\n]{0,70}/giu;
const left =
  /\b(?:(?:leave|keep) (?:it|this|that|them|those|these)?\s?(?:empty|blank)|(?:empty|blank)(?= (?:for now|at first|until|till|yet)|\)?$)|until (?:i|we) (?:have|get)|(?:no|not|don['’]?t|do not|never) (?:any )?(?:fakes?|made[- ]?up|invent\w*|make (?:any|them|some|it)(?: of them)? up|use fakes?))\b/iu;

const waiting: Readonly<Partial<Record<SectionType, string>>> = {
  testimonials: 'What clients say will stand here, in their own words.',
  gallery: 'The first pictures will hang here.',
  portfolio: 'The first pieces of work will stand here.',
  events: 'The next dates will stand here.',
  posts: 'The first post will stand here.',
};

/** "Testimonials, but leave it empty until I have some": its place is kept, and nothing is made up for it. */
export function heedLeftEmpty(plan: SitePlan): SitePlan {
  const { prompt } = plan.brief;
  if (!/\b(?:empty|blank|until|till|fakes?|made[- ]?up|mak(?:e|ing)|invent)/iu.test(prompt)) return plan;
  const types = [...prompt.matchAll(part)].flatMap(({ 0: text, groups }) =>
    left.test(text) ? Object.keys(groups ?? {}).filter((type) => groups?.[type] !== undefined) : [],
  );
  if (types.length === 0) return plan;
  const emptied = (section: SectionPlan): SectionPlan => {
    const line = types.includes(section.type) ? waiting[section.type] : undefined;
    if (line !== undefined)
      return {
        ...section,
        type: 'text',
        variant: 'letter',
        content: { title: section.content.title, body: [line] },
      };
    const { items } = section.content;
    const said = items?.filter(({ title, text = '' }) => !left.test(title) && !left.test(text));
    return said && said.length > 0 && said.length < (items?.length ?? 0)
      ? { ...section, content: { ...section.content, items: said } }
      : section;
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(emptied) })) };
}
