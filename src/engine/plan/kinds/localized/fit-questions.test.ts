import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadLexicons } from '../../../brief/words/lexicon-shelf';
import { loadCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

const planOf = async (prompt: string) => {
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  await loadCopy(brief);
  return makePlan(brief, 1);
};

it.each([
  'Electricista en Lugo, Iria Castro, averías e instalaciones. Tel 982 111 222',
  'Escola de música Dó Maior em Faro, piano e guitarra',
  'Fahrradladen Speiche in Celle, Verkauf und Reparatur',
  'Szkoła rysunku Kreska w Opolu, zajęcia dla dzieci',
])('answers no usual question with what nobody told: %s', async (prompt) => {
  const asked = (await planOf(prompt)).pages
    .flatMap(({ sections }) => sections)
    .filter(({ type }) => type === 'faq')
    .flatMap(({ content }) => content.items ?? []);
  for (const { text } of asked)
    expect(text).not.toMatch(
      /^(?:Sí|No|Sim|Não|Ja|Nein|Tak|Nie|Claro|Gern|Natürlich)[.,\s]|tarjeta|cartão|Karte|prueba|experimental|Tage[.,\s]/u,
    );
});

it('opens a school with its name', async () => {
  const { pages } = await planOf('École de théâtre Le Rideau à Niort, cours pour adultes');
  expect(pages[0]?.sections[0]?.content.title).toBe('Le Rideau');
});

it('makes up no week beside a day that is told, and shows nothing as it was before', async () => {
  const types = async (prompt: string) =>
    (await planOf(prompt)).pages.flatMap(({ sections }) => sections.map(({ type }) => type));
  expect(await types('Estudio de yoga Aire en Soria, horario, los martes por la tarde')).not.toContain(
    'timetable',
  );
  expect(await types('Schlüsseldienst Riegel in Hamm, Türöffnung ab 69 €')).not.toContain('before-after');
});
