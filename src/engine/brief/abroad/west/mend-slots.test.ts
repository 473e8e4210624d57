import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

it.each([
  ['Portfolio einer Szenografin aus Zürich, sechs Arbeiten, Kontakt', 'Szenografin'],
  ['web p un perito tasador de arte en bilbao', 'perito tasador de arte'],
  ['sito x osteria del sole a bologna, menu e prenotazioni', 'osteria del sole'],
])('says what it is without the words before it: %s', (prompt, offer) => {
  expect(readBrief(prompt).offer?.value).toBe(offer);
});

it('keeps days out of the place and begins on the first of them', () => {
  const { place, date } = readBrief(
    'sagra della castagna a Marradi 18-19 e 25-26 ottobre 2026, programma, come arrivare',
  );
  expect([place?.value, date?.value]).toEqual(['Marradi', '2026-10-18']);
});

it('takes a range of hills for the place and no name', () => {
  const { name, place } = readBrief('Casa rural en la sierra de Cazorla para 8 personas, tarifas y fotos');
  expect([name, place?.value]).toEqual([null, 'Sierra de Cazorla']);
});

it('reads the sign of an inn that is typed small, and half of its hours', () => {
  const { name, items } = readBrief(
    'brauch ne seite für meinen imbiss in wien, würstelstand zur gschupften ferdl, speisekarte, öffnungszeiten bis 4 in der früh',
  );
  expect(name?.value).toBe('Würstelstand zur Gschupften Ferdl');
  expect(items.map(({ value }) => value)).toEqual([{ section: 'hours', name: 'Bis 4 in der Früh' }]);
});

it('lists what somebody says to do under its noun', () => {
  const names = readBrief(
    'taller de bicicletas en Oaxaca, se llama La Rueda Loca, reparamos bicis y alquilamos cascos',
  ).items.map(({ value }) => value.name);
  expect(names).toEqual(['Reparación de bicis', 'Alquiler de cascos']);
});
