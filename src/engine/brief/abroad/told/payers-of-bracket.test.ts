import { describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();
const rows = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.name, value.price, value.note]);

describe('who pays, in brackets behind what is paid for', () => {
  it('keeps the visit, its hour and both sums in one row', () => {
    expect(
      rows(
        'Site de la saline Ré Bleue à Loix : balades commentées le mardi à 10h (7 € adulte, 3 € enfant), boutique',
      ),
    ).toContainEqual(['Balades commentées', '7 € adulte, 3 € enfant', 'le mardi à 10h']);
    expect(
      rows('Acetaia Monti a Modena, visite guidate la domenica alle 10 (9 € adulti, 5 € bambini), assaggi'),
    ).toContainEqual(['Visite guidate', '9 € adulti, 5 € bambini', 'la domenica alle 10']);
  });
});
