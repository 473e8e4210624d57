import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

describe('a page that explains one thing', () => {
  it.each([
    ['Explain how rainbows form, a one-page site for children with pictures', 'How rainbows form'],
    ['Make a page that explains why leaves change colour to 8-year-olds', 'Why leaves change colour'],
    ['A site explaining the water cycle for primary school pupils with diagrams', 'The water cycle'],
  ])('is called after it: %j', (prompt, title) => {
    const plan = makePlan(readBrief(prompt), 2);
    expect([plan.name, plan.pages.length]).toEqual([title, 1]);
    const types = plan.pages[0]?.sections.map(({ type }) => type) ?? [];
    expect(types).toEqual(expect.arrayContaining(['process', 'gallery', 'faq']));
    expect(types).not.toContain('services');
  });

  it('says that it knows no facts, and marks what is to be written', () => {
    const brief = readBrief('Explain how rainbows form, a one-page site for children with pictures');
    expect(brief.limits.join(' ')).toMatch(/knows no facts about its subject/u);
    const steps = makePlan(brief, 2).pages[0]?.sections.find(({ type }) => type === 'process');
    expect(steps?.content.items?.every(({ sample }) => sample === true)).toBe(true);
  });

  it('leaves a business alone that tells how it works', () => {
    expect(
      readBrief('A site about how our bicycle hire works, with prices and booking').offer?.value,
    ).not.toBe('explainer');
  });
});
