import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { isOnePerson } from './is-one-person';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it.each([
  ['Portfolio for architect Lena Hofmann. Pages: Work, Studio, Contact.', true],
  ['Real estate agent Carla Mendes in Miami: listings, contact', true],
  ['website for dentist Dr Maria Lopez in Austin', true],
  ['Law firm Hartwell & Osei in Leeds', false],
  ['Architecture studio Lena Hofmann, we build houses', false],
  ['Bakery Blue Door in Cork', false],
])('%s: one person %s', (prompt, isOne) => {
  expect(isOnePerson(readBrief(prompt))).toBe(isOne);
});

it('gives one person neither colleagues nor a plural', () => {
  const { pages } = makePlan(
    readBrief('Portfolio for architect Lena Hofmann. Pages: Work, Studio, Contact.'),
    1,
  );
  const sections = pages.flatMap((page) => page.sections);
  expect(sections.some(({ type }) => type === 'team')).toBe(false);
  expect(JSON.stringify(sections.filter(({ type }) => type === 'about'))).not.toMatch(/handful of people/u);
});
