import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const pagesOf = (prompt: string) => {
  const { pages } = makePlan(readBrief(prompt), 3);
  return new Map(pages.map((page) => [page.title, page.sections.map(({ type }) => type)]));
};

describe('a list that a page was asked to hold', () => {
  it('stands on that page and not on the first', () => {
    const pages = pagesOf(
      "It's a bike workshop in Tralee called Spokewise. First page is Home, then a page called What We Fix with prices, then Bikes For Sale, and the last one is Find Us with the map.",
    );
    expect([...pages.keys()]).toEqual(['Home', 'What We Fix', 'Bikes For Sale', 'Find Us']);
    expect(pages.get('What We Fix')).toContain('pricing');
    expect(pages.get('Home')).not.toContain('pricing');
    expect(pages.get('Find Us')).toContain('map');
  });
});
