import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const asking = /^(?:\S+\s)?(?:reward|pledge|backer|backing|perk)s?\b/iu;
/** What backers usually get, from little to much; as many as are asked for. */
const usual: readonly (readonly [title: string, sum: number, text: string])[] = [
  ['Thank you', 5, 'Your name on the list, and word of how it goes.'],
  ['Early bird', 25, 'One of the first, for those who came early.'],
  ['The whole of it', 35, 'One of your own, sent as soon as it is made.'],
  ['Two for two', 65, 'One to keep and one to give.'],
  ['With everything', 120, 'All that is made besides, and your name in it.'],
  ['By hand', 250, 'The first few, signed by those who made them.'],
];
const first = (count: number): number => (count > usual.length - 1 ? 0 : 1);

/** "Three reward tiers": what backers get stands under its own name, and none of it is an order. */
export function heedRewards(plan: SitePlan): SitePlan {
  const { brief } = plan;
  const slot = brief.sections.find(
    ({ value, spans }) =>
      value === 'pricing' && spans.some(({ start, end }) => asking.test(brief.prompt.slice(start, end))),
  );
  if (!slot || plan.language !== 'en') return plan;
  const isTold = brief.items.some(({ value }) => value.section === 'pricing' && value.price !== undefined);
  const count = Math.min(
    brief.counts.find(({ value }) => value.thing === 'pricing')?.value.count ?? 3,
    usual.length,
  );
  const goal = brief.items.find(({ value }) => value.name === 'Our goal')?.value.note ?? '';
  const mark = /[£$€]/u.exec(goal)?.[0] ?? '€';
  const button = (section: SectionPlan): Pick<ContentItem, 'action'> => {
    const action = section.content.items?.find((item) => item.action !== undefined)?.action;
    return action ? { action: { ...action, label: 'Back this' } } : {};
  };
  const told = (section: SectionPlan): SectionPlan => {
    if (section.type !== 'pricing') return section;
    const { lede: _lede, items = [], ...content } = section.content;
    const made = usual.slice(first(count), first(count) + count).map(([title, sum, text]): ContentItem => ({
      title,
      price: `${mark}${sum}`,
      text,
      ...button(section),
      sample: true,
    }));
    const own = items.map((item): ContentItem => ({ ...item, ...button(section) }));
    return { ...section, content: { ...content, title: 'Rewards', items: isTold ? own : made } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(told) })) };
}
