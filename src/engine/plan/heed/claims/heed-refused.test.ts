import { beforeAll, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await Promise.all([loadAllCopy(), loadAllLexicons()]);
});

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const titlesOf = (prompt: string): string =>
  sectionsOf(prompt)
    .filter(({ type }) => ['services', 'pricing', 'menu', 'booking', 'quote'].includes(type))
    .flatMap(({ content }) => (content.items ?? []).map(({ title }) => title))
    .join('; ');

it.each([
  ["tattoo artist site, I don't do cover-ups", /cover/iu, /touch-up/iu],
  ["fence builder in Waco TX. free estimates, we don't do chain link", /chain/iu, /Gates/u],
  ["builder, Galway. We don't do roofs or kitchens", /roof|kitchen/iu, /Extensions/u],
  ['florist in Truro, we do everything except funeral flowers', /farewell/iu, /Weddings/u],
])('offers nothing of what is refused: %s', (prompt, refused, kept) => {
  expect(titlesOf(prompt)).not.toMatch(refused);
  expect(titlesOf(prompt)).toMatch(kept);
});

it('answers it in the owner’s own words', () => {
  expect(JSON.stringify(sectionsOf("tattoo artist site, I don't do cover-ups"))).toContain(
    'I don’t do cover-ups.',
  );
});

it('takes a page that is not wanted for no refusal', () => {
  expect(
    JSON.stringify(sectionsOf('Coffee shop website. No gallery, no newsletter, no prices.')),
  ).not.toContain('anything you do not do');
});
