import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const namesOf = (prompt: string, section: string) =>
  readBrief(prompt)
    .items.filter(({ value }) => value.section === section)
    .map(({ value }) => value.name);

it.each([
  [
    'Wir eröffnen im März ein Unverpackt-Café in Graz, "Krümel & Korn": Kuchen, Frühstück bis 14 Uhr.',
    'Unverpackt-Café',
  ],
  [
    'Physiotherapie Bergmann, Hannover. Krankengymnastik, Manuelle Therapie, Lymphdrainage.',
    'Physiotherapie',
  ],
  ['freiwillige feuerwehr oberwaldbach: einsätze, jugendfeuerwehr, mitmachen', 'Freiwillige Feuerwehr'],
])('finds what a house is, and neither a verb nor the first thing of its row: %j', (prompt, offer) => {
  expect(readBrief(prompt).offer?.value).toBe(offer);
});

it('keeps what stood in the place of the offer among what is offered', () => {
  expect(
    namesOf(
      'Physiotherapie Bergmann, Hannover. Krankengymnastik, Manuelle Therapie, Lymphdrainage.',
      'services',
    ),
  ).toEqual(['Krankengymnastik', 'Manuelle Therapie', 'Lymphdrainage']);
});

it('names the parents of a school by more than the school', () => {
  expect(
    readBrief(
      "Site pour notre association de parents d'élèves de l'école Jules-Ferry à Cahors : actualités, contact",
    ).name?.value,
  ).toBe("Association de parents d'élèves de l'école Jules-Ferry");
});

it('serves neither wifi nor weddings', () => {
  const cafe = 'cafeteria em Braga chamada Grão & Companhia: brunch, bolos caseiros, wifi, aceita cães';
  expect(namesOf(cafe, 'menu')).toEqual(['Brunch', 'Bolos caseiros']);
  const caterer = readBrief('traiteur végétarien à Toulouse, mariages, entreprises, devis sous 48h');
  expect(caterer.items.map(({ value }) => value.section)).toEqual(['services', 'services']);
  expect(caterer.excluded.map(({ value }) => value)).toContain('booking');
});

it('reads a shortened word with its full stop as one word', () => {
  const { items, prompt } = readBrief(
    'Website für Ferienwohnung "Kleine Düne" auf Norderney, max. 4 Personen, Hund erlaubt, ab 95 € pro Nacht',
  );
  expect(prompt).toContain('maximal 4 Personen');
  expect(items.map(({ value }) => value.name)).not.toContain('Max');
});

it.each([
  [
    'Ich brauch ne app wo ich meine Zimmerpflanzen eintragen kann und die mir sagt wann ich wieder gießen muss',
    'todo',
  ],
  ['appli de recettes où je note mes plats avec ingrédients et temps de cuisson', 'tracker'],
])('keeps plants and recipes in a tool that fits them: %j', (prompt, kind) => {
  expect(readBrief(prompt).kind.value).toBe(kind);
});
