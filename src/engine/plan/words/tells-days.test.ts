import { beforeAll, describe, expect, it } from 'vitest';
import { loadLexicons } from '../../brief/words/lexicon-shelf';
import { loadEveryReader } from '../../brief/readers-by-prompt';
import { readBrief } from '../../brief/read-brief';
import { tellsDays } from './tells-days';

describe('tellsDays', () => {
  beforeAll(loadEveryReader);

  it.each([
    ['Ferretería Lobo en Vigo. Abrimos de 9 a 13 y de 16 a 20.', false],
    ['Bäckerei Kurz in Ulm. Geöffnet 7-18 Uhr.', false],
    ['Bäckerei Kurz in Ulm. Täglich geöffnet von 7 bis 18 Uhr.', true],
    ['Bakkerij Vos in Delft, open van 8 tot 17 uur, 7 dagen per week.', true],
    ['Bar Sole a Bari, aperto lun-dom 7-20.', true],
    ['Bakery in Leeds, open 8 to 5.', true],
  ])('tells hours without days from hours of each day: %s', async (prompt, isTold) => {
    await loadLexicons(prompt);
    expect(tellsDays(readBrief(prompt))).toBe(isTold);
  });
});
