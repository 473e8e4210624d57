import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { SectionPlan } from '../site-plan';

const about =
  'Please make a website for the Larkhill Brass Band in Devizes, Wiltshire. Anybody who can hold a cornet may come along. We rehearse in the drill hall on Estcourt Street and there is tea afterwards. The band goes on a short tour each summer and plays at the fair. We lend instruments to beginners and teach them ourselves. It should look bright and friendly, with red and gold. ';
const sectionsOf = (prompt: string): SectionPlan[] =>
  makePlan(readBrief(about + prompt), 1).pages.flatMap(({ sections }) => sections);
const pricesOf = (prompt: string): string[] =>
  sectionsOf(prompt)
    .filter(({ type }) => type === 'pricing' || type === 'tickets' || type === 'products')
    .flatMap(({ content }) => (content.items ?? []).map(({ title, price }) => `${title} ${price}`));

describe('what a sentence prices', () => {
  beforeAll(async () => {
    await loadAllLexicons();
    await loadAllCopy();
  });

  it('is no price where it was raised for others, and stands as it was told', () => {
    const told = 'Since 2009 we have raised £27,500 for others: £16,000 for the lifeboat, £8,000 for the hospice and the rest for schools.'; // prettier-ignore
    expect(pricesOf(told)).toEqual([]);
    expect(JSON.stringify(sectionsOf(told))).toContain('£16,000 for the lifeboat');
  });

  it('is left whole where one of its sums has no name of its own', () => {
    const told = 'It costs £48 a term or £5 a time, £20 for students and people out of work.';
    expect(pricesOf(told).join(' ')).not.toMatch(/a time|for students/iu);
    expect(JSON.stringify(sectionsOf(told))).toContain('£48 a term or £5 a time');
  });

  it('keeps how long a thing takes beside its price, and every sort of it', () => {
    expect(
      JSON.stringify(
        sectionsOf('Fittings are £9, repeat checks are 40 minutes and £24 and valve cleaning £15.'),
      ),
    ).toMatch(/"Repeat checks".{0,160}40 minutes/u);
    expect(
      pricesOf('A set of eight lessons costs £96 for groups of five, £130 for shared lessons of two and £210 for lone pupils.'), // prettier-ignore
    ).toHaveLength(3);
  });
});
