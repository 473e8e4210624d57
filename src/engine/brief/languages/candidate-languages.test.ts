import { expect, it } from 'vitest';
import { candidateLanguages } from './candidate-languages';

it.each([
  ['A website for a bakery in Leeds with prices and opening hours', []],
  ['I need a site for our dental practice, with the team and a contact form', []],
])('plainly English needs no other lexicon: %s', (text, expected) => {
  expect(candidateLanguages(text)).toEqual(expected);
});

it.each([
  ['Eine Webseite für eine Bäckerei in Graz mit Preisen', 'de'],
  ['Friseursalon Berlin', 'de'],
  ['kapper Utrecht', 'nl'],
  ['Una web para una panadería en Sevilla', 'es'],
  ['Un site pour un fleuriste à Lyon avec les horaires', 'fr'],
  ['Sito per una pizzeria a Napoli', 'it'],
  ['Site para uma padaria em Lisboa', 'pt'],
  ['site para barbearia no Porto', 'pt'],
  ['Strona dla piekarni w Krakowie', 'pl'],
  ['Ankara için bir berber sitesi', 'tr'],
  ['موقع لمخبز في بيروت', 'ar'],
  ['אתר למאפייה בחיפה', 'he'],
] as const)('%s may be in %s', (text, code) => {
  expect(candidateLanguages(text)).toContain(code);
});

it('weighs English with names of another language by that language too', () => {
  expect(
    candidateLanguages('A website for my bakery “Pão da Lua” in Lisbon, with the menu and our story'),
  ).toContain('pt');
});
