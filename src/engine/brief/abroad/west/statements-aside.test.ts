import { expect, it } from 'vitest';
import { loadAllLexicons } from '../../words/lexicon-shelf';
import { readBrief } from '../../read-brief';

await loadAllLexicons();

const namesOf = (prompt: string) => readBrief(prompt).items.map(({ value }) => value.name);
const sectionsOf = (prompt: string) => readBrief(prompt).sections.map(({ value }) => value);

it.each([
  'centro estetico a Perugia: ceretta, manicure, massaggi, chiuso il lunedì mattina',
  'loja virtual de camisetas geek, frete grátis acima de R$ 199',
])('sells nothing that is only told: %j', (prompt) => {
  expect(namesOf(prompt).join(' ')).not.toMatch(/chiuso|frete/iu);
});

it('takes a hire of vans for no garage', () => {
  expect(readBrief('alquiler de furgonetas camper en asturias, desde 85€/día').kind.value).toBe('unknown');
  expect(readBrief('taller mecánico en Gijón, frenos y ruedas').kind.value).toBe('auto');
});

it('says of a bakery what it is, and not whose parents have it', () => {
  expect(
    readBrief('Web para la panadería de mis padres en Burgos, "Horno San Lesmes", pan candeal').offer?.value,
  ).toBe('panadería');
});

it('names the neighbours by more than their quarter, and asks who wants to join', () => {
  const prompt = 'asociación de vecinos del barrio de la Magdalena: noticias, actas, hazte socio';
  expect(readBrief(prompt).name?.value).toBe('Asociación de vecinos del barrio de la Magdalena');
  expect(sectionsOf(prompt)).toContain('volunteer');
});

it('calls a room by its own noun where only the house has a price', () => {
  expect(namesOf('B&B Il Gelsomino a Ragusa, 4 camere, colazione siciliana, da 75 euro a notte')).toContain(
    'Camera',
  );
});

it('knows who does it behind a title', () => {
  const brief = readBrief(
    'Steuerberaterin in Erfurt, Dipl.-Kffr. Heike Sommer, Lohnbuchhaltung, Existenzgründung, Vereine',
  );
  expect(brief.name?.value).toBe('Heike Sommer');
  expect(brief.items.map(({ value }) => value.name)).not.toContain('Heike Sommer');
});

it('shows a team of a school that names nobody', () => {
  expect(sectionsOf('Musikschule Klangfarbe Ulm: Klavier, Gitarre, Geige, Lehrer, Preise')).toContain('team');
});

it('puts what a coach does beside its price among services', () => {
  const { items } = readBrief(
    'coach sportive à domicile, Nadia Benali, perte de poids, forfait 10 séances 450 €',
  );
  expect(items.map(({ value }) => value.section)).toEqual(['services', 'pricing']);
});
