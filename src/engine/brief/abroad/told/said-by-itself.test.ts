import { expect, it } from 'vitest';
import { loadCopy } from '../../../plan/load-copy';
import { makePlan } from '../../../plan/make-plan';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const planOf = async (prompt: string) => {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return { brief, said: JSON.stringify(makePlan(brief, 1).pages) };
};

it('tells who teaches without a row of people whom nobody named', async () => {
  const { brief, said } = await planOf(
    'موقع لمدرسة سباحة "الموجة" في الإسكندرية. كورس 8 حصص 1400 جنيه. مدربات سيدات. أزرق وأبيض',
  );
  expect(brief.sections.map(({ value }) => value)).not.toContain('team');
  expect(said).toContain('مدربات سيدات');
});

it('stands in the quarter that is told by itself', async () => {
  const { brief } = await planOf(
    'İzmir’de halı yıkama, Ak Halı. Metrekare 40 TL. Buca. Telefon 0532 444 55 66.',
  );
  expect(brief.address?.value).toBe('Buca');
});

it('makes up no days beside those told, and heads nothing with a button', async () => {
  const { brief, said } = await planOf(
    'Nous sommes une association à Angers, "Le Fil Vert". Ateliers couture le premier samedi du mois à 14h. Il faudrait un agenda et un bouton pour adhérer.',
  );
  expect(said).not.toContain('Portes ouvertes');
  expect(brief.parts).toEqual([]);
});

it('lends an illustrator no words of a club, and keeps a note without gaps', async () => {
  const { said } = await planOf(
    'Portfolio ilustratorki Hanny Lis z Opola. Plakaty, okładki. Krótkie bio i kontakt hania@lis.pl.',
  );
  expect(said).not.toContain('jest jeszcze miejsce');
  const { brief } = await planOf(
    'Hebamme in Jena, Uta Kern. Vorsorge, Rückbildungskurs (Kurs 90 €, zahlt die Kasse)',
  );
  expect(brief.items.at(-1)?.value.note).toBe('Kurs, zahlt die Kasse');
});
