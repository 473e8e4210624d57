import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const sectionsOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);
const namesOf = (prompt: string, section: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => value.name);

it('takes what is done by arrangement for something on offer, and asks for no form or dates', () => {
  const prompt =
    'Sito vetrina per azienda agricola biologica in Maremma, olio extravergine, degustazioni su prenotazione, visite in cantina';
  expect(namesOf(prompt, 'services')).toEqual([
    'Olio extravergine',
    'Degustazioni su prenotazione',
    'Visite in cantina',
  ]);
  expect(sectionsOf(prompt)).toEqual([]);
});

it('tells a visit from the wares of a shop', () => {
  const prompt =
    "Un site pour la fromagerie d'alpage des Aravis : reblochon fermier, tomme, visite de la cave, vente à la ferme du mardi au samedi";
  expect(namesOf(prompt, 'products')).toEqual(['Reblochon fermier', 'Tomme']);
  expect(namesOf(prompt, 'amenities')).toEqual(['Visite de la cave']);
  expect(readBrief(prompt).excluded.map(({ value }) => value)).toContain('cart');
});

it.each([
  ['Portfolio einer Illustratorin aus Leipzig, Jule Brandt, Kinderbücher und Plakate', 'Jule Brandt'],
  ['Hofkäserei Alpblick im Bregenzerwald: Bergkäse, Hofladen, Übernachten im Heu', 'Hofkäserei Alpblick'],
  ['Site de casamento da Joana e do Miguel, 20 de setembro de 2026 em Coimbra. Programa', 'Joana e Miguel'],
])('finds the name where it stands: %j', (prompt, name) => {
  const { name: told, items } = readBrief(prompt);
  expect(told?.value).toBe(name);
  expect(items.map(({ value }) => value.name)).not.toContain(name);
});

it('names the house of a day before its town', () => {
  expect(
    readBrief(
      'Site de casamento da Joana e do Miguel, 20 de setembro de 2026 na Quinta das Lágrimas em Coimbra. Programa, como chegar.',
    ).place?.value,
  ).toBe('Quinta das Lágrimas, Coimbra');
});

it('reads the field that a lawyer practises', () => {
  expect(
    namesOf('je suis avocate en droit du travail à Rennes, Solène Kervella, avec mes domaines', 'services'),
  ).toEqual(['Droit du travail']);
});

it('calls what costs that the week, and sizes by themselves', () => {
  const week = readBrief('location de gîte en ardèche, 6 personnes, du samedi au samedi, 890€ la semaine');
  expect(week.items.map(({ value }) => [value.name, value.price])).toEqual([['La semaine', '890 €']]);
  expect(week.place?.value).toBe('Ardèche');
  expect(
    readBrief('site pra minha loja de açaí em belém, tamanhos 300ml R$ 14, 500ml R$ 19').items.map(
      ({ value }) => value.name,
    ),
  ).toEqual(['300ml', '500ml']);
});

it.each(['zahnarzt in regensburg, termine online', 'Zahnarzt in Kassel, Termine online'])(
  'hears German though its few function words are English ones, too: %j',
  (prompt) => {
    expect([readBrief(prompt).spoken, readBrief(prompt).kind.value]).toEqual(['de', 'dentist']);
  },
);
