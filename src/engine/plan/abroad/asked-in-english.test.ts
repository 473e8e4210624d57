import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(() => Promise.all([loadAllLexicons(), loadAllCopy()]));

it('prints neither the language that is asked for in English nor the hours once more', () => {
  const plan = makePlan(
    readBrief('Florist in Nantes, in French please: Chez Odile, bouquets de saison, fleurs séchées, ouvert du lundi au vendredi 9h-18h, 3 rue Kervégan'), // prettier-ignore
    1,
  );
  const told = JSON.stringify(plan.pages);
  expect(told).not.toMatch(/in French/iu);
  expect(told).not.toContain('Ouvert du lundi');
  expect(plan.brief.hours?.value).toHaveLength(1);
});
