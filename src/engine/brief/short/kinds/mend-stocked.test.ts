import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

const goodsOf = (prompt: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === 'products')
    .map(({ value }) => value.name);
const sectionsOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);

describe('what a shop has', () => {
  it('is wares, whatever a page may call the same word', () => {
    const books =
      "bookshop in Norwich. We have novels, maps, sheet music and children's books. Opening hours mon-sat 9-5";
    expect(goodsOf(books)).toEqual(['Novels', 'Maps', 'Sheet music', "Children's books"]);
    expect(sectionsOf(books)).not.toContain('map');
    const tackle = 'fishing tackle shop in Whitby with bait, rods, reels and permits';
    expect(goodsOf(tackle)).toEqual(['Bait', 'Rods', 'Reels', 'Permits']);
    expect(sectionsOf(tackle)).not.toContain('video');
  });

  it('ends where the page or those whom it serves are spoken of', () => {
    expect(
      goodsOf('webshop for handmade soap, bath salts and shampoo bars, cart, free delivery over £30'),
    ).toEqual(['Handmade soap', 'Bath salts', 'Shampoo bars']);
    expect(goodsOf('outdoor shop for runners, hikers and climbers, cart')).not.toContain('Hikers');
    expect(sectionsOf('Sweet shop with blog, events and a newsletter')).toContain('posts');
  });
});

it('has no wares in its name, and is about what stands behind it', () => {
  const brief = readBrief(
    'Web shop for Tallow & Thyme, small-batch soaps: Pine bar £6, Fig bar £7, Oat bar £6.',
  );
  expect(goodsOf(brief.prompt)).toEqual(['Pine bar', 'Fig bar', 'Oat bar']);
  expect(brief.offer?.value).toBe('small-batch soaps');
  expect(readBrief('Online shop for Kite & Crane, Leeds. Scarves £20, Hats £15.').offer?.value).not.toBe(
    'Leeds',
  );
});

it('takes the maps of a shop of maps for no way to it', () => {
  expect(sectionsOf('online shop for vintage maps and prints, Meridian, cart')).not.toContain('map');
  expect(sectionsOf('gift shop in Ely, opening hours, map')).toContain('map');
});

describe('a shop with a door', () => {
  const sells = (prompt: string) => readBrief(prompt).excluded.every(({ value }) => value !== 'cart');
  it('has no cart that nobody asked for', () => {
    expect(sells('Spice shop in Bristol. Open Tue-Sat 10-5.')).toBe(false);
    expect(sells('Spice shop in Bristol with a cart. Open Tue-Sat 10-5.')).toBe(true);
    expect(sells('online spice shop from Bristol')).toBe(true);
  });

  it('says that it sells nothing online, and has no part of that name', () => {
    const brief = readBrief(
      'online catalogue of our lamp shop Lumen, Graz. Not selling online, just come by.',
    );
    expect(brief.excluded.map(({ value }) => value)).toContain('cart');
    expect(JSON.stringify(brief.parts)).not.toMatch(/selling/iu);
  });
});
