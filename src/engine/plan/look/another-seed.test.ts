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
});
