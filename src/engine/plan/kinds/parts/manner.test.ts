import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { mannerOf, suitManner } from './manner';

beforeAll(loadAllCopy, 60_000);

const heroOf = (prompt: string) => makePlan(readBrief(prompt), 1).pages[0]?.sections[0]?.content;
const trades = [
  'HR consultant in Leeds',
  'bakery in Leeds',
  'gym in Leeds',
  'physiotherapy practice in Leeds',
];

describe('the manner of a prompt', () => {
  it.each([
    ['A formal site for a notary in Dublin', 'formal'],
    ['Playful website for a dog groomer', 'playful'],
    ['A spa in Bath, calm and quiet', 'calm'],
    ['Boxing gym, bold and loud', 'bold'],
    ['A warm and friendly café', 'warm'],
    ['A café in Bath', null],
    ['Una panadería alegre en Madrid', null],
  ])('%s: %s', (prompt, manner) => {
    expect(mannerOf(readBrief(prompt))).toBe(manner);
  });

  it.each(trades)('is heard in the buttons of a %s', (trade) => {
    const labels = ['formal', 'calm', 'bold', 'playful'].map((tone) =>
      heroOf(`A ${tone} website for a ${trade}`)
        ?.actions?.map(({ label }) => label)
        .join(' / '),
    );
    expect(new Set(labels).size).toBe(4);
  });

  it('lets a formal site ask no joke for a headline', () => {
    const headlines = ['Losers buy the lemonade', 'The rules, and the hour', 'Muddy? Good'];
    expect(suitManner('formal', 'hero', headlines)).toEqual(['The rules, and the hour']);
    expect(suitManner('playful', 'hero', headlines)).not.toContain('The rules, and the hour');
    expect(suitManner('formal', 'gallery', headlines)).toEqual(headlines);
    expect(suitManner(null, 'hero', headlines)).toEqual(headlines);
  });

  it('keeps two buttons apart', () => {
    for (const trade of trades)
      for (const tone of ['formal', 'calm', 'bold', 'playful', 'warm']) {
        const labels = heroOf(`A ${tone} website for a ${trade}`)?.actions?.map(({ label }) => label) ?? [];
        expect(new Set(labels).size, labels.join(' / ')).toBe(labels.length);
      }
  });
});
