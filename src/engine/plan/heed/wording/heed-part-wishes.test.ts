import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllCopy();
  await loadAllLexicons();
});

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const wordsOf = (prompt: string): string => JSON.stringify(sectionsOf(prompt).map(({ content }) => content));

it.each([
  ['glass blowing workshop "Slow Fire" in Sunderland, dark, exactly 4 offers', 'exactly 4'],
  ['Biohazard cleaning firm Stillwater, calm, what we do in 5 steps, FAQ', 'in 5 steps'],
  ['portfolio for an illustrator, Noa Berg, with exactly 5 projects', 'exactly 5'],
  [
    'landing page for my Android app Puddle, a tide clock. it costs £1.99 once, 4 screenshots, faq with 3 questions',
    'faq with',
  ],
])('tells visitors nothing of what the page is to have: %s', (prompt, wish) => {
  expect(wordsOf(prompt).toLowerCase().includes(wish)).toBe(false);
});

it('has as many questions and screens as are wanted', () => {
  const sections = sectionsOf('landing page for my Android app Puddle, a tide clock. it costs £1.99 once, 4 screenshots, faq with 3 questions'); // prettier-ignore
  const many = (type: string) => sections.find((one) => one.type === type)?.content.items?.length;
  expect([many('gallery'), many('faq')]).toEqual([4, 3]);
});

it('takes a quoted line for no refusal', () => {
  expect(wordsOf('SaaS "Kettle", tea stock for cafes. Tagline "Stock without the stress". Plans: Cup £0, Pot £9 a month').includes('do not do')).toBe(false); // prettier-ignore
});
