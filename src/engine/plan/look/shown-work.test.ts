import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const plans = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
  makePlan(readBrief('Brutalist portfolio of a type designer in Lyon, pages work, about, contact'), seed),
);
const variantsOf = (type: string) =>
  plans.flatMap(({ pages }) =>
    pages.flatMap(({ sections }) => sections.filter((section) => section.type === type)),
  );

it('shows work in pictures, also where a look leans to large words', () => {
  expect(variantsOf('portfolio').map(({ variant }) => variant)).not.toContain('signs');
});

it('opens inner pages with a drawing on coloured grounds too', () => {
  const headers = variantsOf('page-header');
  expect(headers.some(({ variant, ground }) => variant === 'drawn' && ground === 'hero')).toBe(true);
});
