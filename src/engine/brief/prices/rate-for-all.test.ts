import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from '../words/lexicon-shelf';

await loadAllLexicons();
const rows = (prompt: string) => readBrief(prompt).items.map(({ value }) => [value.name, value.price]);

describe('what an hour costs, behind a row of things', () => {
  it('prices the hour, and not the last of the row', () => {
    expect(rows('Chemistry tutor in York, physical, analytical, exam practice, £34 an hour')).toEqual([
      ['Physical', undefined],
      ['Analytical', undefined],
      ['Exam practice', undefined],
      ['An hour', '£34'],
    ]);
    expect(
      rows('Webseite für Sprachunterricht in Ulm. Dänisch, Schwedisch, Finnisch, 31 € pro Stunde'),
    ).toEqual([
      ['Dänisch', undefined],
      ['Schwedisch', undefined],
      ['Finnisch', undefined],
      ['Stunde', '31 € pro Stunde'],
    ]);
    expect(rows('Strona dla korepetytorki w Opolu, chemia, biologia, 90 zł za godzinę')).toContainEqual([
      'Godzina',
      '90 zł za godzinę',
    ]);
  });

  it('leaves each thing its own rate', () => {
    expect(
      rows('Fiddle lessons £28 an hour, banjo lessons £32 an hour, Truro').map(([name]) => name),
    ).toEqual(['Fiddle lessons', 'banjo lessons']);
  });

  it('takes no short word abroad for another one', () => {
    expect(readBrief('Web para profesora de canto en Lugo').offer?.value).toBe('profesora de canto');
  });
});
