import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';
import { isOwnProject, thingOfProject } from './own-project';

beforeAll(async () => {
  await Promise.all([loadAllCopy(), loadAllLexicons()]);
});

describe('what somebody makes for themselves', () => {
  it.each([
    ['A site for my 1970s caravan rebuild', true],
    ['Chapel conversion in Kielder, follow us as we make it a house', true],
    ['My renovation business in Kent', false],
    ['Our community garden project needs volunteers', false],
    ['Loft conversions in Derby', false],
  ])('%s: %s', (prompt, own) => {
    expect(isOwnProject(prompt)).toBe(own);
  });

  it.each([
    ['caravan rebuild', 'caravan'],
    ['project restoring a 1968 Triumph', '1968 Triumph'],
  ])('%s is about %s', (offer, thing) => expect(thingOfProject(offer)).toBe(thing));

  it('is shown, and nobody sells advice, terms or appointments', () => {
    const { pages } = makePlan(
      readBrief('Website for my motorbike restoration: a 1968 Triumph in pieces'),
      1,
    );
    expect(pages.flatMap(({ sections }) => sections.map(({ type }) => type))).toEqual(
      expect.arrayContaining(['hero', 'about', 'gallery', 'contact']),
    );
    expect(JSON.stringify(pages)).not.toMatch(/price|appointment|firms/iu);
    expect(JSON.stringify(pages)).toContain('1968 Triumph');
  });
});
