import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  ['SaaS landing page for Rota, shift planning software for restaurants. FAQ', 'Rota', 'saas', undefined],
  ["St Brigid's parish church, Galway: mass times, parish team", "St Brigid's", 'nonprofit', 'Galway'],
  ['House of Looms in Borås: opening times, guided tours', 'House of Looms', 'nonprofit', 'Borås'],
  ['Gallery of Modern Maps, Tartu: exhibitions, visit, shop', 'Gallery of Modern Maps', 'nonprofit', 'Tartu'],
  ['Open source project page for "tinyqueue", a job queue in Rust: features', 'tinyqueue', 'docs', undefined],
])('finds the name where it stands alone: %s', (prompt, name, kind, place) => {
  const brief = readBrief(prompt);
  expect([brief.name?.value, brief.kind.value, brief.place?.value]).toEqual([name, kind, place]);
});

it('gives a day the one year to come that is told, with the name or anywhere', () => {
  const brief = readBrief('Event site for DevConf Porto 2027, 3-4 June. Speakers, schedule, tickets');
  expect([brief.date?.value, brief.until?.value]).toEqual(['2027-06-03', '2027-06-04']);
  expect(readBrief('Village fete, 5 July, run by us since 2021, stalls, RSVP').date?.value).toBe('--07-05');
});
