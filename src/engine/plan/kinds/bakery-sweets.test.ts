import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it('lets who makes chocolates bake nothing', () => {
  const textOf = (prompt: string) => JSON.stringify(makePlan(readBrief(prompt), 1).pages);
  const sweets = textOf(
    'Chocolatier "Nib" Brussels: collections, gift boxes with prices, workshops, story, newsletter',
  );
  expect(sweets).not.toMatch(/\b(?:loaf|loaves|dough|flour|oven|croissants?|bake)\b/iu);
  expect(sweets).toContain('chocolate');
  expect(textOf('Bakery "Kern" in Brussels: story, gallery, workshops')).toMatch(/loaf|dough|oven/iu);
});
