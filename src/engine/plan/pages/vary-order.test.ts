import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

const homeOf = (prompt: string, seed = 1): string[] =>
  (makePlan(readBrief(prompt), seed).pages[0]?.sections ?? []).map(({ type }) => type);

describe('varyOrder', () => {
  it('tells the same trade in another order under another name', () => {
    const orders = [
      'Otter & Pine in Bath',
      'Brass Spoon in Hull',
      'Eleven O’Clock in Leith',
      'Tall Jug in Ayr',
    ].map((name) => homeOf(`Tea room website for ${name}`).join());
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  it('turns the order with every seed, and keeps the end where it is', () => {
    const pages = [1, 2, 3, 4].map((seed) => homeOf('Website for the plumber Dunmore in Kendal', seed));
    expect(new Set(pages.map((types) => types.join())).size).toBeGreaterThan(2);
    for (const types of pages) {
      expect(types[0]).toBe('hero');
      expect(types.at(-1)).toBe('quote');
      expect(types[1]).not.toBe('testimonials');
      expect([1, 2]).toContain(types.indexOf('services'));
    }
  });

  it('leaves an order alone that is told, and a page that is read from the top down', () => {
    const told = [1, 2, 3, 4].map((seed) =>
      homeOf('Cafe Lark in Ely. First the menu, then a gallery, reviews last', seed).join(),
    );
    expect(new Set(told).size).toBe(1);
    const lives = [1, 2, 3].map((seed) => homeOf('CV of Ines Rocha, midwife', seed).join());
    expect(new Set(lives).size).toBe(1);
  });
});
