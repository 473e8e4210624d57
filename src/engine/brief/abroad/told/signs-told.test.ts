import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadLexicons } from '../../words/lexicon-shelf';

const read = async (prompt: string): Promise<ReturnType<typeof readBrief>> => {
  await loadLexicons(prompt);
  return readBrief(prompt);
};

it.each([
  ['Site para a ONG Mãos que Plantam, em Belém: projetos, como doar e contato.', 'Mãos que Plantam'],
  [
    'Website für Rechtsanwältin Dr. Katrin Behrens in Bremen: Schwerpunkte, Honorar und Kontakt.',
    'Dr. Katrin Behrens',
  ],
  [
    'Blog de voyage à vélo de Manon, « Deux roues et demie » : derniers articles et newsletter.',
    'Deux roues et demie',
  ],
])('takes a name whole and alone: %s', async (prompt, name) => {
  expect((await read(prompt)).name?.value).toBe(name);
});

it('leaves the letter that says "in" out of a place', async () => {
  const prompt = 'אתר לחתונה של נועה ואיתי, 10 בספטמבר 2026, ביער בית שמן: תוכנית הערב ואישור הגעה.';
  expect((await read(prompt)).place?.value).toBe('יער בית שמן');
});

it.each([
  [
    'Landing page pour l’application « Tirelire » : trois formules (Gratuit, Plus à 4 €, Famille à 8 €), FAQ.',
    ['Gratuit 0 €', 'Plus 4 €', 'Famille 8 €'],
  ],
  [
    'Landingspagina voor de app "Buurtbord": drie abonnementen (Gratis, Straat € 5, Wijk € 12), ervaringen.',
    ['Gratis € 0', 'Straat € 5', 'Wijk € 12'],
  ],
])('counts what costs nothing among the plans: %s', async (prompt, plans) => {
  const { items } = await read(prompt);
  expect(items.map(({ value }) => `${value.name} ${value.price ?? ''}`)).toEqual(plans);
});
