import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { numberOf } from '../../../number-of';

/** How many tracks a programme is said to have: "a schedule with two tracks"; 1 when the prompt does not say. */
export function toldTracks(prompt: string): number {
  const found = /\b(?<count>two|three|four|[2-4])[\s-](?:parallel\s)?(?:tracks|streams)\b/iu.exec(prompt);
  return found?.groups?.['count'] === undefined ? 1 : numberOf(found.groups['count']);
}

/** What everybody comes together for. */
const together =
  /\b(?:doors|coffee|welcome|opening|lunch|dinner|breakfast|break|closing|evening|party|walk|keynote)\b/iu;
const sessions: readonly (readonly [title: string, text: string])[] = [
  ['From the other side', 'The same subject, by somebody who has to live with it.'],
  ['One case, in full', 'With the dull parts left in.'],
  ['Live, without slides', 'It may go wrong. That is the point.'],
  ['Beginners first', 'Nothing is taken for granted.'],
  ['The numbers behind it', 'Where they come from, and what they leave out.'],
  ['Asked twice', 'What came up at lunch, answered.'],
  ['Smaller than you think', 'What can be left out.'],
  ['Ten years later', 'What lasted, and why.'],
];

const inTracks = (items: readonly ContentItem[], count: number): readonly ContentItem[] => {
  let next = 0;
  return items.flatMap((item): readonly ContentItem[] => {
    if (together.test(item.title)) return [item];
    const beside = Array.from({ length: count - 1 }, (_, at): ContentItem => {
      const [title, text] = sessions[next % sessions.length] ?? ['', ''];
      next += 1;
      return { ...item, title, text, note: `Track ${at + 2}` };
    });
    return [{ ...item, note: 'Track 1' }, ...beside];
  });
};

/** A made-up programme runs in as many tracks as the prompt says; what is told stays as it was told. */
export function heedTracks(plan: SitePlan): SitePlan {
  const count = plan.kind === 'event' ? toldTracks(plan.brief.prompt) : 1;
  if (count < 2 || plan.brief.items.some(({ value }) => value.section === 'agenda')) return plan;
  const told = (section: SectionPlan): SectionPlan =>
    section.type === 'agenda'
      ? { ...section, content: { ...section.content, items: inTracks(section.content.items ?? [], count) } }
      : section;
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(told) })) };
}
