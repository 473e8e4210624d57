import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllLexicons } from '../../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const sectionsOf = (prompt: string) =>
  makePlan(readBrief(prompt), 1).pages.flatMap(({ sections }) => sections);
const typesOf = (prompt: string) => sectionsOf(prompt).map(({ type }) => type);

describe('beside one thing that is told', () => {
  const barge = 'Canal boat holidays near Devizes, dogs welcome';

  it('nobody praises, and no prices or hours are made up', () => {
    const types = typesOf(barge);
    for (const type of ['testimonials', 'pricing', 'hours', 'team'] as const)
      expect(types).not.toContain(type);
    expect(types).toContain('services');
  });

  it('what the first statement tells stands under the title, and a sum tells something', () => {
    const hero = sectionsOf('Personal trainer for older men, Truro, beach sessions').find(
      ({ type }) => type === 'hero',
    );
    expect(hero?.content.lede).toContain('for older men');
    expect(typesOf('Clock tower appeal for Netherby, £700 needed')).not.toContain('team');
  });

  it('what is asked for stands', () => {
    expect(typesOf('Canal boat holidays near Devizes, dogs welcome, with prices and reviews')).toEqual(
      expect.arrayContaining(['testimonials', 'pricing']),
    );
  });

  it('a name, a calling and a town tell nothing, and the usual copy stands whole', () => {
    expect(typesOf('Grebe & Daughter, a locksmith in Goole')).toContain('testimonials');
  });

  it('nobody is sent away to ask what costs nothing', () => {
    expect(JSON.stringify(sectionsOf('Patchwork evening at the Dolphin, free'))).not.toMatch(
      /What does it cost/u,
    );
  });
});
