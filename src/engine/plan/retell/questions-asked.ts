import { answerTo, toldSentences } from '../told/told-sentences';
import type { SectionPlan, SitePlan } from '../site-plan';
import { usualAnswer } from '../usual-answer';
import type { Words } from '../words/words';
import { makeSection } from './blocks/block-sections';
import type { Group } from './blocks/groups-of';
import { isAnswering } from './is-for-maker';
import { tidyHeading } from './tidy-words';

const fewest = 2;

/** Questions without their answers under a heading for them: each with what the prompt tells of it, or with whom to ask. */
export const questionsAsked = (
  plan: SitePlan,
  { heading, pieces }: Group,
  words: Words,
  taken: readonly string[],
): SectionPlan | null => {
  if (heading === null || !isAnswering(heading) || pieces.length < fewest) return null;
  if (!pieces.every(({ text }) => text.trim().endsWith('?'))) return null;
  const told = toldSentences(plan.brief.prompt).filter((sentence) => !sentence.includes('?'));
  const items = pieces.map(({ text }, nth) => ({
    title: text.trim(),
    text: answerTo(text, told) ?? usualAnswer(text.trim(), nth, [], words),
  }));
  const title = /^faqs?$/iu.test(heading) ? words.sections.faq : tidyHeading(heading);
  return makeSection(plan, 'faq', { title, items }, taken);
};
