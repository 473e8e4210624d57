import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const told = (prompt: string) => {
  const { kind, name, parts, sections } = readBrief(prompt);
  return [kind.value, name?.value, parts.map(({ value }) => value.title), sections.map(({ value }) => value)];
};

it('takes what stands between parts of a race or a feast for a part, and signing up for a form', () => {
  expect(told('Carrera popular de Lugo 4 de mayo de 2027: recorrido, inscripción online, premios, patrocinadores')).toEqual([
    'event', 'Carrera popular de Lugo', ['Recorrido', 'Premios'], ['logos', 'form'],
  ]); // prettier-ignore
  expect(told('Torneo di scacchi "Regina Bianca" a Parma: regolamento, iscrizioni online, albo d’oro, sede')).toEqual([
    'event', 'Regina Bianca', ['Regolamento', 'Albo d’oro'], ['form', 'venue'],
  ]); // prettier-ignore
  expect(told('Dorpsloop Heiloo, 10 mei 2027: inschrijven, uitslagen, sponsors')).toEqual([
    'event', 'Dorpsloop Heiloo', ['Uitslagen'], ['logos', 'form'],
  ]); // prettier-ignore
});

it('leaves results of a race no opinions', () => {
  expect(told('Stadtlauf Göttingen 9. Mai 2027: Strecken, Anmeldung, Ergebnisse')[3]).toEqual(['form']);
});

it('takes an entry behind "over ons" for a section, shares of a bracket for rows, and a town before a day for the place', () => {
  expect(told('Website voor bakkerij Kruim in Ede: over ons, team, contact')[3]).toEqual(['about', 'team', 'contact']); // prettier-ignore
  const { items } = readBrief(
    'Club de remo "Bahía" de Santander: equipos, cuotas (juvenil 20 €, adulto 35 €)',
  );
  expect(items.map(({ value }) => [value.name, value.price])).toEqual([['juvenil', '20 €'], ['adulto', '35 €']]); // prettier-ignore
  expect(readBrief('Festival "Sons do Rio", Amarante 9 a 11 de julho de 2027: cartaz').place?.value).toBe('Amarante'); // prettier-ignore
});
