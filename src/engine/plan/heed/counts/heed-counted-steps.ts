import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

type Step = readonly [title: string, text: string];
/** What comes before whatever a house does, and what comes after it. */
const first: readonly Step[] = [
  ['You write', 'What you have in mind, and when. A few lines are enough.'],
  ['We ask', 'What we need to know, and no more than that.'],
  ['You hear the price', 'In writing, and before anything begins.'],
];
const last: readonly Step[] = [
  ['We look once more', 'Together, and put right what is not right yet.'],
  ['You tell us', 'How it was, and what to do better next time.'],
  ['We stay in touch', 'A question later on costs nothing.'],
];
const fewest = 2;

const stepOf = ([title, text]: Step): ContentItem => ({ title, text });

const opening = /^(?:you (?:tell us|write|ask|call)|get in touch|say hello|tell us|write(?: to us)?|ask)\b/iu;

/** What somebody who writes does first stands first, wherever it was added. */
const inOrder = (items: readonly ContentItem[]): readonly ContentItem[] => {
  const end = items.at(-1);
  return end && items.length > 2 && opening.test(end.title) && /^what\b/iu.test(end.text ?? '')
    ? [end, ...items.slice(0, -1)]
    : items;
};

/** As many of the same as are missing: in turn before and behind. */
function fill(items: readonly ContentItem[], count: number): readonly ContentItem[] {
  const taken = new Set(items.map(({ title }) => title.toLowerCase()));
  const spare = (steps: readonly Step[]): ContentItem[] =>
    steps.map(stepOf).filter(({ title }) => !taken.has(title.toLowerCase()));
  // Who has written once does not write again.
  const isOpened = opening.test(items[0]?.title ?? '');
  const [before, behind] = [spare(isOpened ? first.slice(1) : first), spare(last)];
  const missing = count - items.length;
  const ahead = Math.min(before.length, Math.ceil(missing / 2));
  const from = isOpened ? 1 : 0;
  return [
    ...items.slice(0, from),
    ...before.slice(0, ahead),
    ...items.slice(from),
    ...behind.slice(0, missing - ahead),
  ];
}

/** "process in 5 steps": five of them, in an order in which they happen. */
export function heedCountedSteps(plan: SitePlan): SitePlan {
  const count =
    plan.brief.counts.find(({ value }) => /^(?:process|steps)$/u.test(value.thing))?.value.count ?? 0;
  if (plan.language !== 'en' || count < fewest || count > 9) return plan;
  const change = (section: SectionPlan): SectionPlan => {
    const { items } = section.content;
    if (section.type !== 'process' || !items || items.length < fewest) return section;
    const ordered = inOrder(items);
    const told = ordered.length < count ? fill(ordered, count) : ordered;
    return { ...section, content: { ...section.content, items: told } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
