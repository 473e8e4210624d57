import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

describe('whoever works', () => {
  beforeAll(loadAllLexicons);

  it.each([
    ['I photograph weddings in Lyon', 'photographer'],
    ['I photograph restaurants and bars in Lyon. Portfolio, prices, contact.', 'photographer'],
    ['We clean restaurants and bars in Lyon.', 'cleaning'],
    ['bookbinder making journals and albums in Ghent, shop, workshops', 'unknown'],
  ])('is of the trade that "%s" tells', (prompt, kind) => {
    expect(readBrief(prompt).kind.value).toBe(kind);
  });

  it('writes no posts because of the journals it binds', () => {
    const sections = readBrief('I bind journals and albums by hand in Ghent. Shop and workshops.').sections;
    expect(sections.map(({ value }) => value)).not.toContain('posts');
  });

  it('writes them where a journal is kept', () => {
    const brief = readBrief('My travel journal from Peru. Posts and photos.');
    expect(brief.kind.value).toBe('blog');
  });
});
