import { beforeAll, describe, expect, it } from 'vitest';
import { loadLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

const rowsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value: { name, price, note, when } }) =>
    [name, price, when, note].filter(Boolean).join(' | '),
  );

describe('a price list that tells more than prices', () => {
  beforeAll(async () => {
    await loadLexicons('a site for a boat yard');
  });

  it.each([
    ['a colon', '\n- Hull wash £80: scrub, rinse and wax\n- Winter store £210: cradle, cover, monthly check'],
    [
      'dashes',
      '\n- Hull wash – £80 – scrub, rinse and wax\n- Winter store – £210 – cradle, cover, monthly check',
    ],
    [
      'commas',
      '\n- Hull wash: £80, scrub, rinse and wax\n- Winter store: £210, cradle, cover, monthly check',
    ],
    ['brackets', ' Hull wash £80 (scrub, rinse and wax), Winter store £210 (cradle, cover, monthly check).'],
    ['sentences', ' Hull wash £80: scrub, rinse and wax. Winter store £210: cradle, cover, monthly check.'],
  ])('behind %s has its details with its things', (_, list) => {
    expect(rowsOf(`Site for Tern Yard, a boat yard in Poole.\n\nPrices:${list}`)).toEqual([
      'Hull wash | £80 | Scrub, rinse and wax',
      'Winter store | £210 | Cradle, cover, monthly check',
    ]);
  });

  it('has the days of its classes', () => {
    expect(
      rowsOf(
        'Website for Ada Quist, a drawing teacher in Hull.\n\nClasses\n- Life drawing £15: Tuesdays 7pm, easels provided\n- Ink and wash £18: Saturdays 10am',
      ),
    ).toEqual(['Life drawing | £15 | Tuesdays 7pm | Easels provided', 'Ink and wash | £18 | Saturdays 10am']);
  });

  it('keeps the prompt as it was written', () => {
    const prompt =
      'Tern Yard, boat yard in Poole.\n- Hull wash £80: scrub and rinse\n- Winter store £210: cradle and cover';
    expect(readBrief(prompt).prompt).toBe(prompt);
  });

  it('is no pair of sentences with a sum each', () => {
    expect(rowsOf('Boat yard in Poole. We charge £20: cash only. It was £15: cheap.')).not.toContain(
      'We charge | £20 | Cash only',
    );
  });
});
