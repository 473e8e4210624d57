import { expect, it } from 'vitest';
import { loadAllLexicons } from './words/lexicon-shelf';
import { readBrief } from './read-brief';

await loadAllLexicons();

const sectionsOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);

it('reads no rooms in "immer"', () => {
  expect(
    sectionsOf(
      'Seite für die Tischlerei Holzwerk Brandt in Kassel mit Referenzen. Wir sind immer erreichbar.',
    ),
  ).not.toContain('rooms');
});
it.each([
  ['Website voor eetcafé De Kade in Delft, je kunt hier buiten eten onder de bomen', 'De Kade'],
  ['Site para a loja de colchões Sono Bom em Viseu, cama e mesa', 'Sono Bom'],
])('takes a word for itself: %j', (prompt, name) => {
  const { excluded, name: told } = readBrief(prompt);
  // A shop in a town has no cart.
  const denied = excluded.filter(({ value }) => value !== 'cart' && value !== 'checkout');
  expect([denied.length, told?.value]).toEqual([0, name]);
});
it('takes a tree for no hotel', () => {
  expect(readBrief('Sito per il vivaio Verdi a Pistoia: un albero per ogni giardino').kind.value).not.toBe(
    'hotel',
  );
});
it('keeps "betrieben", which is no slip of "betreiben"', () => {
  const told = 'Website für das Freibad Waldsee in Suhl, von einem Verein betrieben und im Sommer geöffnet.';
  expect(readBrief(told).prompt).toContain('Verein betrieben');
});
