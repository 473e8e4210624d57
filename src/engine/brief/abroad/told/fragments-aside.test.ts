import { expect, it } from 'vitest';
import { isPhoneOnly } from '../../../plan/kinds/parts/phone-only';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const read = async (prompt: string) => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};

it('keeps both days with what takes place on them, and offers no small words', async () => {
  const brief = await read(
    'site pour un orthophoniste à Vannes : Yann Kerdoncuff, bilans, rééducation du langage, séances à l’école le lundi et le vendredi. Pas de prise de rdv en ligne, juste le téléphone 02 97 44 55 66',
  );
  expect(brief.items.map(({ value }) => value.name)).toEqual([
    'Bilans',
    'Rééducation du langage',
    'Séances à l’école le lundi et le vendredi',
  ]);
  expect(isPhoneOnly(brief)).toBe(true);
});

it('pays nothing for the hours between which somebody comes', async () => {
  const brief = await read(
    'Website voor kattenoppas Snor in Delft. Ik kom langs tussen 8 en 10, ook in het weekend, 12 euro per bezoek',
  );
  expect(brief.items.filter(({ value }) => value.price !== undefined)).toHaveLength(1);
});

it.each(['Pierogarnia Babci Zosi w Lublinie: pierogi z serem 24 zł, barszcz 14 zł'])(
  'writes %s as its owner does',
  async (prompt) => {
    const { items } = await read(prompt);
    expect(items.map(({ value }) => value.name.toLowerCase())).toContain('pierogi z serem');
  },
);
