import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const guides = [
  [
    'Walking guide to the Isle of Rum with routes, when to go, wildlife and a packing list. Editorial.',
    'Walking guide to the Isle of Rum',
    ['Routes', 'When to go', 'Wildlife', 'Packing list'],
  ],
  [
    'Information site about tinnitus for musicians: first signs, protecting your ears, living with it, where to get help',
    'Tinnitus',
    ['First signs', 'Protecting your ears', 'Living with it', 'Where to get help'],
  ],
  [
    'Fan site for the card game Lantern Court with house rules, rare cards',
    'Lantern Court',
    ['House rules', 'Rare cards'],
  ],
] as const;

describe('a guide', () => {
  it.each(guides)('is called after its subject and has its chapters: %s', (prompt, name, chapters) => {
    const plan = makePlan(readBrief(prompt), 4);
    expect(plan.name).toBe(name);
    expect(plan.pages).toHaveLength(1);
    const sections = plan.pages[0]?.sections ?? [];
    const titles = sections.map(({ content }) => content.title);
    expect(titles.filter((title) => (chapters as readonly string[]).includes(title))).toEqual(chapters);
    // It offers nothing, and no two chapters say the same.
    expect(sections.map(({ type }) => type)).not.toContain('services');
    const told = sections.map(({ content }) => JSON.stringify(content.items ?? content.title));
    expect(new Set(told).size).toBe(told.length);
  });

  it('opens with what it is, by every seed', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const types = makePlan(readBrief(guides[0][0]), seed).pages[0]?.sections.map(({ type }) => type);
      expect(types?.slice(0, 3)).toEqual(['hero', 'about', 'gallery']);
    }
  });

  it('says that it knows no facts', () => {
    expect(readBrief(guides[1][0]).limits.join(' ')).toMatch(/knows no facts about its subject/u);
    expect(readBrief(guides[1][0]).audience?.value).toBe('musicians');
  });

  it.each([
    'Our guide to hiring a marquee: sizes, prices from £400, booking',
    'Mountain guide in Chamonix, private tours, my prices, contact',
    'Site for a walking holiday company with self-guided routes in Wales',
  ])('is none where somebody offers something: %s', (prompt) => {
    expect(readBrief(prompt).offer?.value).not.toBe('guidebook');
  });
});
