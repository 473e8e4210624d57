import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it.each([
  ['Web del coro Voces del Duero en Zamora. Debe tener: himno antiguo, galería, contacto.', 'Himno antiguo'],
  ['Koor Zang en Vriendschap in Breda. Erop moet: oude liederen, agenda, contactformulier.', 'Oude liederen'],
  ['Klub szachowy Goniec w Opolu. Ma być: tablica wyników, galeria, kontakt.', 'Tablica wyników'],
  ['Sito del coro Val Brenta. Ci devono essere: canti antichi, galleria, contatti.', 'Canti antichi'],
  [
    'Chor Cantabile in Bonn. Auf die Seite sollen: alte Lieder, Galerie und ein Kontaktformular.',
    'Alte Lieder',
  ],
  ['אתר למקהלת "הזמיר" בנתניה. צריך להיות בו: שירים ישנים, גלריה, צור קשר.', 'שירים ישנים'],
])('%j lists the parts of a site, and its label is none', (prompt, title) => {
  const { parts, items, phrases, offer } = readBrief(prompt);
  expect(parts.map(({ value }) => value.title)).toEqual([title]);
  expect([...items, ...phrases]).toEqual([]);
  expect(offer?.value ?? '').not.toMatch(/Ma być|Debe|moet/u);
});

it('a bracket keeps what it tells of its part', () => {
  const { items } = readBrief(
    'Turnverein Blau-Weiß in Celle. Rein soll: Hallenplan, Termine (Sommerfest 5. Juli, Turnier 3. August), Kontaktformular.',
  );
  expect(items.map(({ value }) => value.name)).toEqual(['Sommerfest', 'Turnier']);
});
