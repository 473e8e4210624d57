import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadLexicons } from '@/engine/brief/words/lexicon-shelf';

describe('what a house makes, and whom for', () => {
  beforeAll(() => loadLexicons('a website for a bakery'));

  it.each([
    ['A workshop in Sheffield that makes false teeth for film and theatre', 'unknown', 'false teeth maker'],
    ['A family firm in Whitby carving jet jewellery', 'shop', 'jet jewellery carving'],
    ['We clean chandeliers in stately homes', 'unknown', 'chandelier cleaning'],
    ['Bat surveys for planning applications, licensed ecologists, Somerset', 'unknown', 'Bat surveys'],
    ["A website to collect my mum's Punjabi recipes", 'blog', 'Punjabi recipes'],
    ['We build treehouses for schools and hotels.', 'unknown', 'treehouses'],
    ['A website to keep our family stories', 'blog', 'family stories'],
    ['Website to sell my house: 3 bed semi in Stroud, £385,000', 'real-estate', 'house for sale'],
  ])('reads %s', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect(brief.kind.value).toBe(kind);
    expect(brief.offer?.value).toBe(offer);
  });

  it('takes those who buy for no kind, nor where it is done', () => {
    expect(readBrief('We breed leeches for hospitals and for fishermen.').kind.value).toBe('unknown');
    const candles = readBrief(
      "I'm Ruth and I make beeswax candles at my kitchen table in Ludlow. Pillars £14, tapers £6 a pair.",
    );
    expect(candles.kind.value).toBe('shop');
    expect(candles.items.map(({ value }) => value.section)).toEqual(['products', 'products']);
  });

  it('gives a home that its owner sells its one price', () => {
    const home = readBrief("We're selling our cottage in Robin Hood's Bay, sea view, log burner, £295,000.");
    expect(home.items.find(({ value }) => value.price)?.value).toMatchObject({
      section: 'listings',
      name: 'Cottage',
      price: '£295,000',
    });
  });

  it('reads a list that opens with Home as one of pages', () => {
    const told = readBrief('5-page site for Thornwood Joinery: Home, Services, Gallery, About, Contact.');
    expect(told.pages.map(({ value }) => value)).toEqual(['Home', 'Services', 'Gallery', 'About', 'Contact']);
  });
});
