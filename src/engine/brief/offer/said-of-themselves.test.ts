import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

beforeAll(loadAllLexicons);

describe('what somebody is, beside where it is done and who began it', () => {
  it.each([
    ["I'm Wyn and I groom cats from home in Neath, the salon is in my old garage.", 'cat grooming'],
    ['We are a toy shop in Ripon, our mum Jean began it in 1971 and now it is us.', 'toy shop'],
    [
      'My son Idris and me make horse treats in Brecon. 4 flavours: mint, apple, carrot, oat.',
      'horse treats',
    ],
    ['We do curtains and loose covers in Frome', 'curtains and loose covers'],
  ])('is read from %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });

  it('gives a business no name of a child who helps', () => {
    expect(readBrief('My son Idris and me make horse treats in Brecon.').name).toBeNull();
    expect(readBrief('A site for my son Idris, a juggler in Brecon').name?.value).toBe('Idris');
  });

  it('takes a colour that somebody likes for a wish', () => {
    const { colours } = readBrief('Toy shop in Ripon. I like dark green and cream, like the old sign.');
    expect(colours.map(({ value }) => value.name)).toEqual(['dark green', 'cream']);
  });

  it('leaves out the basket alone', () => {
    const { excluded } = readBrief('Toy shop in Ripon, kites £12. Please no shop basket.');
    expect(excluded.map(({ value }) => value)).not.toContain('products');
    expect(excluded.map(({ value }) => value)).toContain('cart');
  });
});
