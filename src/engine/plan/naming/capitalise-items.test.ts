import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const titlesOf = (prompt: string): string[] =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) =>
    sections.flatMap(({ content }) => (content.items ?? []).map(({ title }) => title)),
  );

it('writes things that a prompt lists with a capital', () => {
  const titles = titlesOf('Barber shop Razor. Price list: haircut £24, beard trim £14, hot towel shave £28');
  expect(titles).toEqual(expect.arrayContaining(['Haircut', 'Beard trim', 'Hot towel shave']));
  expect(titles).not.toContain('haircut');
});

it('leaves names that begin small on purpose', () => {
  const titles = titlesOf('Phone repair shop Fixed. Price list: iPhone screen £60, iPad battery £45');
  expect(titles).toEqual(expect.arrayContaining(['iPhone screen', 'iPad battery']));
});
