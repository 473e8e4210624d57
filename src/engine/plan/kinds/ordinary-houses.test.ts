import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

beforeAll(async () => {
  await loadAllLexicons();
  await loadAllCopy();
});

const said = (prompt: string, type: string): string =>
  JSON.stringify(
    makePlan(readBrief(prompt), 5)
      .pages.flatMap(({ sections }) => sections)
      .filter((section) => section.type === type)
      .map(({ content }) => content),
  );

describe('ordinary houses speak of their own', () => {
  it('sells toys in a toy shop, whatever they are made of', () => {
    const goods = said('toy shop with wooden toys, filters by age, cart, gift wrapping', 'products');
    expect(goods).toContain('Marble run');
    expect(goods).not.toContain('Spindle chair');
  });

  it('pours wine by the glass beside small plates in a wine bar, and bottles its own on an estate', () => {
    const bar = said('wine bar in Leeds with small plates, reservations', 'menu');
    expect(bar).toContain('Small plates');
    expect(bar).not.toContain('cellar walk');
    expect(said('vineyard with a wine bar and cellar tours', 'menu')).not.toContain('Small plates');
  });

  it('keeps a birthday in a village hall a birthday', () => {
    const home = said(
      "my grandmother's 90th birthday party, Sunday 4 April at 2pm, village hall in Otley",
      'hero',
    );
    expect(home).not.toContain('Ask for your date');
    expect(said('village hall for hire in Otley, parties and weddings, prices', 'pricing')).not.toBe('[]');
  });

  it('lets a data scientist speak of data, and a bridge builder of bridges', () => {
    expect(said('CV of a data scientist, Maya Lindqvist', 'skills')).toContain('Methods');
    expect(said('CV of a chef, Jonas Feld', 'skills')).toContain('Kitchen');
  });
});
