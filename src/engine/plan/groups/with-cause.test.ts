import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import { toldCause } from './told-cause';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const hedges =
  'Hedge Start is a charity that plants hedgerows on farms in Herefordshire. We need a site with what we do, how to volunteer, a list of next planting days and a donate button.';

describe('what a charity says that it does', () => {
  it.each([
    [hedges, 'planting hedgerows on farms'],
    [
      'Pond Life, a charity restoring village ponds across Norfolk. Donations of £10 and £25.',
      'restoring village ponds',
    ],
    [
      "A charity that sits with people who are dying alone in hospital. It's called The Last Chair, in Sheffield.",
      'sitting with people who are dying alone in hospital',
    ],
    [
      'Tall ship charity Sail Onward takes young people with disabilities to sea from Southampton. Donate.',
      'taking young people with disabilities to sea',
    ],
    ['Friends of Tandle Woods look after a small wood in Oldham. Workdays.', 'looking after a small wood'],
  ])('is read from its own words: %s', (prompt, doing) => {
    expect(toldCause(readBrief(prompt))?.doing).toBe(doing);
  });

  it('is what its gifts and its work are about', () => {
    const [home] = makePlan(readBrief(hedges), 1).pages;
    const text = JSON.stringify(home);
    expect(text).toMatch(/Towards planting hedgerows/u);
    expect(text).not.toMatch(/homework|winter coat/iu);
    const dates = home?.sections.find(({ type }) => type === 'events')?.content;
    expect([dates?.title, dates?.items?.[0]?.title]).toEqual(['Next planting days', 'Planting day']);
  });

  it('names a told sum, and does not call it by its price', () => {
    const gifts = makePlan(
      readBrief(
        'Pond Life, a charity restoring village ponds across Norfolk. Donations of £10, £25 and £50.',
      ),
      1,
    )
      .pages.flatMap(({ sections }) => sections)
      .find(({ type }) => type === 'donation')?.content.items;
    expect(gifts?.map(({ title, price }) => [title, price])).toEqual([
      ['A little', '£10'],
      ['A bit more', '£25'],
      ['A good deal', '£50'],
    ]);
  });
});

it('makes no present doing of what was done', () => {
  const brief = readBrief(
    'Charity site for Long Table in Derby: lunches on Sunday. We cooked 3,200 lunches last year. Donate.',
  );
  expect(toldCause(brief)).toBeNull();
});
