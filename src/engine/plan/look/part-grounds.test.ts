import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';
import type { Ground } from '../site-plan';
import { hasColouredHero } from './choose-ground';
import { partGrounds } from './part-grounds';

await loadAllCopy();

it('lets no section stand on the colour of what is right above it', () => {
  const plan = {
    ...makePlan(readBrief('Joiner in Selby, moss green, stairs and windows'), 3),
    style: 'playful' as const,
  };
  expect(hasColouredHero(plan)).toBe(true);
  const lay = (grounds: readonly Ground[]) => {
    const [page] = plan.pages;
    const sections = grounds.map((ground, at) => ({
      ...page!.sections[at % page!.sections.length]!,
      ground,
    }));
    return partGrounds({ ...plan, pages: [{ ...page!, sections }] }).pages[0]!.sections.map(
      ({ ground }) => ground,
    );
  };
  expect(lay(['hero', 'brand', 'brand', 'surface', 'surface'])).toEqual([
    'hero',
    'page',
    'brand',
    'surface',
    'page',
  ]);
  expect(lay(['hero', 'surface', 'brand', 'page'])).toEqual(['hero', 'surface', 'brand', 'page']);
});
