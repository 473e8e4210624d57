import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';
import { pagesInRow } from './pages-in-row';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

describe('a list of pages that tells what stands on each', () => {
  const list = 'Pages: Home, Prices, Gallery, Book. Home: hero, reviews. Prices: bath £20, trim £4.50.';

  it.each([
    'Pages: Home – hero, reviews; Prices: bath £20, trim £4.50; Gallery; Book. Pink.',
    'Pages: Home (hero, reviews), Prices (bath £20, trim £4.50), Gallery and Book. Pink.',
    'Pages: Home - hero, reviews. Prices - bath £20, trim £4.50. Gallery. Book. Pink.',
    'Pages:\n- Home: hero, reviews\n- Prices: bath £20, trim £4.50\n- Gallery\n- Book\nPink.',
    'Pages: 1. Home – hero, reviews 2. Prices – bath £20, trim £4.50 3. Gallery 4. Book. Pink.',
  ])('is a list of titles, and what is told behind each: %s', (written) => {
    expect(pagesInRow(written)).toBe(`${list} Pink.`);
  });

  it.each([
    'Pages: Home, Practice areas, Our people, Contact. Navy and gold.',
    'Pages: Home, Services. Style: modern, airy. Tone: friendly.',
    'Website for Volt (electricians). Services, prices (table), contact.',
  ])('stays as it stands where it tells nothing of them: %s', (written) => {
    expect(pagesInRow(written)).toBe(written.replace('\n', ' '));
  });

  it('puts each thing and each part on the page that is told to have it', () => {
    const { pages, name } = makePlan(
      readBrief(
        'Website for "Lingua Forge Bristol", a translation agency in Bristol. Pages: Home – "Words that travel", testimonials; Services (legal, medical, technical); Rates; Contact (map, opening hours). Deep green.',
      ),
      1,
    );
    const typesOf = (at: number) => pages[at]?.sections.map(({ type }) => type);
    expect(name).toBe('Lingua Forge Bristol');
    expect(pages.map(({ title }) => title)).toEqual(['Home', 'Services', 'Rates', 'Contact']);
    expect(pages[0]?.sections[0]?.content.title).toBe('Words that travel');
    expect(typesOf(0)).toContain('testimonials');
    expect(typesOf(0)).not.toContain('map');
    expect(typesOf(3)).toEqual(expect.arrayContaining(['map', 'hours']));
    expect(
      pages[1]?.sections.find(({ type }) => type === 'services')?.content.items?.map(({ title }) => title),
    ).toEqual(['Legal', 'Medical', 'Technical']);
  });

  it('leaves the usual services to who only lists pages', () => {
    const { pages } = makePlan(
      readBrief('Website for Gutter Kings, a roofer in Bristol. Pages: Home, Services, Reviews, Contact.'),
      1,
    );
    expect(pages[1]?.sections.find(({ type }) => type === 'services')?.content.items?.length).toBeGreaterThan(
      2,
    );
  });

  it('reads a list behind a dash, and takes none of its titles for the name', () => {
    const growers = makePlan(
      readBrief('Wine importer Cask & Cork: three pages - Our growers (5 growers), Wines (12 wines with region and price), Trade.'), // prettier-ignore
      1,
    );
    expect(growers.pages.map(({ title }) => title)).toEqual(['Home', 'Our growers', 'Wines', 'Trade']);
    expect(growers.pages[1]?.sections.find(({ type }) => type === 'team')?.content.items).toHaveLength(5);
    const hall = readBrief("Web site for a village hall: pages Hire, What's On, Committee, Contact.");
    expect(hall.name).toBe(null);
    expect(hall.pages).toHaveLength(4);
  });
});
