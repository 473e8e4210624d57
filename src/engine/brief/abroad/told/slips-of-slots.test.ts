import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

await loadAllLexicons();

const rowsOf = (prompt: string) =>
  readBrief(prompt).items.map(({ value }) => [value.section, value.name, value.price ?? value.note ?? '']);

it('is at home where nobody says that they worked', () => {
  expect(
    readBrief('CV de Paul Marin, cuisinier : 2018-2022 second au Relais, depuis 2022 chef à Annecy').place,
  ).toBeNull();
});

it('sleeps in no season, and lets nobody into a room that dogs are allowed in', () => {
  const rows = rowsOf(
    'Ferienwohnung "Dünenblick" auf Amrum, Nebensaison 70 €, Hauptsaison 120 € pro Nacht, Hunde erlaubt',
  );
  expect(rows).toContainEqual(['pricing', 'Hauptsaison', '120 € pro Nacht']);
  expect(rows).toContainEqual(['amenities', 'Hunde erlaubt', '']);
});

it('pays at no address, and posts no look', () => {
  expect(readBrief('ONG "Rio Vivo" em Coimbra: donativos por MB Way 961 222 333').address).toBeNull();
  expect(
    rowsOf('blog di pane di Gino, ricette: focaccia, ciabatta, stile giornale').map(([, name]) => name),
  ).toEqual(['focaccia', 'ciabatta']);
});

it('calls a Polish practice by its owner upright, and sorts of work by the work', () => {
  const prompt = 'Gabinet logopedyczny Joanny Wydry, Ełk, terapia indywidualna 120 zł, grupowa 80 zł';
  expect(readBrief(prompt).name?.value).toBe('Joanna Wydra');
  expect(rowsOf(prompt).map(([, name]) => name)).toEqual(['terapia indywidualna', 'terapia grupowa']);
});

it('says until when a price holds', () => {
  expect(
    rowsOf('congres "Bos en Bouw", Zwolle, 3 maart 2027, ticket €70, vroegboek €50 tot 1 januari'),
  ).toContainEqual(['tickets', 'vroegboek', '€50']);
  const early = readBrief(
    'congres "Bos en Bouw", Zwolle, 3 maart 2027, ticket €70, vroegboek €50 tot 1 januari',
  );
  expect(early.items.at(-1)?.value.note).toBe('tot 1 januari');
});
