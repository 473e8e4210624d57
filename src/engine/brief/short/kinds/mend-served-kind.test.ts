import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

beforeAll(loadAllLexicons);

describe('mendServedKind', () => {
  it.each([
    ['Website for Purlin, which re-wires chandeliers in Bath for hotels', 'unknown', 'chandelier re-wiring'],
    ['B2B site for Skarne, who spin-cast bushes in Hull for boat builders', 'unknown', 'bush spin-casting'],
    [
      'Site for a firm in Hove that repairs ovens for restaurants, 24 hour call-out',
      'unknown',
      'oven repair',
    ],
    ['we do balloon arches for bars & christenings. derby.', 'unknown', 'balloon arches'],
  ])('tells the trade by what is done, and not by whom it is done for: %s', (prompt, kind, offer) => {
    const brief = readBrief(prompt);
    expect([brief.kind.value, brief.offer?.value]).toEqual([kind, offer]);
  });

  it('reads a standard of quality and a smallest order as no prices', () => {
    const brief = readBrief(
      'Site for Skarne, bushes in Hull; minimum order 60, ISO 9001, ring 01482 555 018',
    );
    expect(brief.items.filter(({ value }) => value.price !== undefined)).toEqual([]);
  });

  it('lets surveys in the field be what they are, and a survey of opinions a poll', () => {
    const field = readBrief('Kestrel Newt Surveys. Pond surveys for builders in Kent, £290 a pond.');
    expect(field.kind.value).toBe('unknown');
    expect(readBrief('Survey: which colour for the new bench? Red, green or blue').kind.value).toBe('poll');
  });
});
