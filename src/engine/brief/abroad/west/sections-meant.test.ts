import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it.each([
  'Website für das Weingut Kessler an der Mosel mit Weinen, Preisen, Verkostung buchen und Anfahrt.',
  'Site pour le domaine Marchais à Tours avec nos vins, réserver une dégustation et plan d’accès.',
  'Sito per la cantina Bellori a Asti con i nostri vini, prenotare una degustazione e mappa.',
])('books in a form whatever is to be booked: %s', (prompt) => {
  const brief = readBrief(prompt);
  expect(brief.sections.map(({ value }) => value)).toEqual(expect.arrayContaining(['booking', 'map']));
  expect(brief.parts.map(({ value }) => value.title)).not.toContain('Verkostung buchen');
});
