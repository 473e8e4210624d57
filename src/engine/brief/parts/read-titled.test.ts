import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

const listed = (prompt: string) =>
  readBrief(prompt).items.map(({ value: { section, name, note, price, when } }) =>
    [section, name, note, price, when].filter(Boolean).join(' · '),
  );

describe('works told by title and maker', () => {
  it('reads books with their authors and the price of each', () => {
    const prompt =
      'tiny press publishing poetry: three titles out: "Salt Year" by Mina Ray, "Kites" by Tom Okri, "Low Water" by Jo Lunn, £9 each';
    expect(listed(prompt)).toEqual([
      'products · Salt Year · Mina Ray · £9',
      'products · Kites · Tom Okri · £9',
      'products · Low Water · Jo Lunn · £9',
    ]);
    expect(readBrief(prompt).name).toBeNull();
  });

  it('reads talks with their day and speaker, initials included', () => {
    const prompt =
      'local history society with talks: 12 Jan "The Mill Fire" by Ann Pell, 9 Feb "Canals" by J. Moss; £3 visitors';
    expect(listed(prompt).slice(0, 2)).toEqual([
      'events · The Mill Fire · Ann Pell · 12 Jan',
      'events · Canals · J. Moss · 9 Feb',
    ]);
    expect(readBrief(prompt).name).toBeNull();
  });

  it('leaves the one title that a site is about its name', () => {
    expect(readBrief('Site for my novel "Salt Year" by Mina Ray').name?.value).toBe('Salt Year');
  });
});

describe('beside them', () => {
  it('takes feet for no forints', () => {
    expect(listed('PTA selling christmas trees, 5ft £35 6ft £42 7ft £55')).toEqual([
      'pricing · 5ft · £35',
      'pricing · 6ft · £42',
      'pricing · 7ft · £55',
    ]);
    expect(listed('fodrász Budapesten, vágás 4500 Ft')[0]).toMatch(/4500 Ft/u);
  });

  it('names gigs by where they are, under whatever heading', () => {
    expect(
      listed(
        'our band needs a page. The Lantern Thieves. Next gigs 4 April Band on the Wall Manchester, 11 April The Lescar Sheffield',
      ),
    ).toEqual(['events · Band on the Wall Manchester · 4 April', 'events · The Lescar Sheffield · 11 April']);
  });

  it('names no shop after its cat', () => {
    expect(readBrief('used bookshop with a cat called Proust, St Andrews').name).toBeNull();
    expect(readBrief('used bookshop called Proust, St Andrews').name?.value).toBe('Proust');
  });
});
