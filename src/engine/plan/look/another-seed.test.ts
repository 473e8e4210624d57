import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

describe('another seed', () => {
  it.each([
    'Website for Hargreave & Pell, solicitors in Norwich. Family law, wills, conveyancing',
    'Dental practice Bright Street in Leeds',
    'Florist Wild Stem in Bath, bouquets and workshops',
    'A minimalist website for the joiner Lind in Malmö',
    'Builder in Cork, Murphy & Sons, extensions, renovations, quotes',
  ])('opens %s in another way than the two seeds before it', (prompt) => {
    const brief = readBrief(prompt);
    const openings = [1, 2, 3].map((seed) => {
      const { pages, style, palette } = makePlan(brief, seed);
      return { hero: pages[0]?.sections[0]?.variant, look: `${style} ${palette}` };
    });
    expect(new Set(openings.map(({ look }) => look)).size).toBe(3);
    expect(new Set(openings.map(({ hero }) => hero)).size).toBe(3);
  });

  it.each([
    'Neo-brutalist site for a record label called BRICK. Huge type, hard shadows, pink and black. Releases, shop, contact.',
    'Webseite für die Agentur Krach in Leipzig, riesige Schrift, schwarz und gelb',
  ])('sets the letters large where large letters are asked for, whatever the seed: %s', (prompt) => {
    const brief = readBrief(prompt);
    for (const seed of [1, 2, 3]) expect(makePlan(brief, seed).pages[0]?.sections[0]?.variant).toBe('type');
  });

  it.each([
    'App landing page for "Halo", a posture coach app. Teal to indigo gradient, glassy cards',
    'barber shop website, navy and white, elegant',
    'SaaS landing page for Quillbase, contract signing, gradient look',
  ])('opens no site with words alone that has something to show: %s', (prompt) => {
    const brief = readBrief(prompt);
    for (const seed of [1, 2, 3])
      expect(makePlan(brief, seed).pages[0]?.sections[0]?.variant).not.toMatch(/^(?:centred|type)$/u);
  });

  it('opens in the deep colour that is asked for, and covers no band in one that is not', () => {
    const fleet = readBrief(
      'Landing page for Roadmark, fleet tracking software. Dark navy with electric lime accents.',
    );
    expect(makePlan(fleet, 1).pages[0]?.sections[0]?.ground).toBe('hero');
    const sauna = readBrief(
      'Saltmarsh Sauna in Whitstable. Neo-brutalist. Charcoal header, sand background, burnt orange buttons.',
    );
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { pages } = makePlan(sauna, seed);
      expect(pages.flatMap(({ sections }) => sections.map(({ ground }) => ground))).not.toContain('accent');
    }
  });

  it('opens no page that is to be dark with a bright wall that nobody asked for', () => {
    const brief = readBrief('Portfolio for a tattoo artist named Vesna Kralj, dark and raw, with a gallery');
    for (const seed of [1, 2, 3]) expect(makePlan(brief, seed).pages[0]?.sections[0]?.ground).toBe('page');
  });

  it('folds the lessons of a course where an accordion is asked for', () => {
    const brief = readBrief(
      'Landing page for an online guitar course: curriculum as accordion, the teacher, price £180',
    );
    for (const seed of [1, 2, 3, 4]) {
      const sections = makePlan(brief, seed).pages.flatMap((page) => page.sections);
      for (const { variant } of sections.filter(({ type }) => type === 'curriculum'))
        expect(variant).toMatch(/^(?:aside|centred)$/u);
    }
  });
});
