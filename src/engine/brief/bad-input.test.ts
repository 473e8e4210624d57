import { describe, expect, it } from 'vitest';
import { loadAllCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { readBrief } from './read-brief';

await loadAllCopy();

const itemsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price]);
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a price list pasted as a table', () => {
  it.each([
    ['tabs', 'Barber "Fade". Price list:\nHaircut\t€25\nBeard trim\t€12', '€25', '€12'],
    [
      'bars',
      'Barber "Fade". Prices:\n| Service | Price |\n|---|---|\n| Haircut | 25 € |\n| Beard trim | 12 € |',
      '25 €',
      '12 €',
    ],
    [
      'bars without currency',
      'Barber "Fade". Prices:\nService | Price\nHaircut | 25\nBeard trim | 12',
      '25',
      '12',
    ],
    ['semicolons', 'Barber "Fade". Prices:\nHaircut;25,00 €\nBeard trim;12,00 €', '25,00 €', '12,00 €'],
    ['dots', 'Barber "Fade". Prices:\nHaircut ........ 25\nBeard trim ...... 12', '25', '12'],
  ])('with %s', (_, prompt, first, second) => {
    expect(itemsOf(prompt)).toEqual([
      ['pricing', 'Haircut', first],
      ['pricing', 'Beard trim', second],
    ]);
  });

  it('keeps commas inside quoted cells, and the section told above the header', () => {
    expect(itemsOf('Cafe "Bean" menu:\nname,price\nEspresso,2.50\n"Cake, slice",4.20')).toEqual([
      ['menu', 'Espresso', '2.50'],
      ['menu', 'Cake, slice', '4.20'],
    ]);
  });

  it('leaves lines that are no table alone', () => {
    expect(itemsOf('bakery in Lisbon, open 7, closed 2\nfounded in Porto, 1987')).toEqual([]);
  });
});

describe('too much', () => {
  it('shows two hundred products', () => {
    const prompt = `tea shop called Leaf. Products: ${range(200)
      .map((index) => `Tea number ${index} €${index + 3}`)
      .join(', ')}`;
    const brief = readBrief(prompt);
    expect(brief.items).toHaveLength(200);
    const counts = makePlan(brief, 1).pages.flatMap(({ sections }) =>
      sections.map(({ content }) => content.items?.length ?? 0),
    );
    expect(Math.max(...counts)).toBe(200);
  });

  it('makes the pages there is something to say on and says so', () => {
    const brief = readBrief('website for a law firm with 50 pages');
    const { pages } = makePlan(brief, 1);
    expect(pages.length).toBeGreaterThan(6);
    expect(pages.length).toBeLessThan(20);
    expect(brief.remarks.join(' ')).toContain('50 pages');
  });

  it('makes exactly the few pages that are counted', () => {
    for (const count of [2, 3, 5, 6])
      expect(makePlan(readBrief(`bakery website, ${count} pages`), 1).pages).toHaveLength(count);
  });

  it('makes fifty of seventy named pages and says so', () => {
    const brief = readBrief(
      `Law firm site. Pages: ${range(70)
        .map((index) => `Topic ${index}`)
        .join(', ')}`,
    );
    expect(makePlan(brief, 1).pages).toHaveLength(50);
    expect(brief.remarks.join(' ')).toContain('the first 50');
  });

  it('keeps a name of three hundred characters', () => {
    const name = 'Very Long Name '.repeat(20).trim();
    expect(readBrief(`website for "${name}", a bakery`).name?.value).toBe(name);
  });
});

describe('contradictions', () => {
  it.each([
    ['dark site for a tattoo studio but light background', 'light'],
    ['A dark, moody website for a wine bar with a white background', 'dark'],
  ])('are decided and said: %s', (prompt, scheme) => {
    const brief = readBrief(prompt);
    expect(brief.scheme?.value).toBe(scheme);
    expect(brief.remarks.join(' ')).toMatch(/asks for dark and for/);
  });

  it('one page with several named pages is one page', () => {
    const brief = readBrief('one-page site for a gym with pages Home, Classes, Contact');
    expect(brief.remarks.join(' ')).toContain('sections of one page');
    expect(makePlan(brief, 1).pages).toHaveLength(1);
  });

  it('a switch between both is no contradiction', () => {
    expect(readBrief('blog with a dark and light mode toggle').remarks).toEqual([]);
  });
});

it('says that a gallery without pictures is none', () => {
  const brief = readBrief('tattoo studio, no images but with a big gallery');
  expect(brief.remarks.join(' ')).toContain('for a gallery and for no pictures');
});
