import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

const pages = (prompt: string) =>
  readBrief(prompt)
    .parts.filter(({ value }) => value.isPage)
    .map(({ value }) => value.title);

describe('pages asked for in passing', () => {
  it.each([
    ['Chess club in Bonn, a hall of fame page and a map', ['Hall of fame']],
    ['Choir in Wells with concerts and a committee page.', ['Committee']],
    ['Village school in Usk. News, terms of use page, a governors page.', ['Terms of use', 'Governors']],
  ])('%s', (prompt, titles) => {
    expect(pages(prompt)).toEqual(titles);
  });

  it('are none where only the site is meant', () => {
    expect(pages('A kind of page for my bakery in Bonn')).toEqual([]);
    expect(pages('Single page for a chess club with a committee')).toEqual([]);
  });
});
