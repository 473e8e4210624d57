import { expect, it } from 'vitest';
import { findTold } from './find-told';

it.each([
  [
    'Please make a page for our research team, the Peatland Fire Group at the Institute of Soils.',
    'Peatland Fire Group',
  ],
  ['Name of the choir: Eastgate Voices. We sing on Mondays.', 'Eastgate Voices'],
  [
    'From: Pat Lund\nRe: website for Mill Race Dental Surgery\n\nWe are six people.',
    'Mill Race Dental Surgery',
  ],
  ['My dog walking business, Long Leash, is in Didsbury.', 'Long Leash'],
])('the name told outright in %j', (prompt, name) => expect(findTold(prompt)?.value).toBe(name));

it.each([
  'Project: Website for a small orchard in Kent.',
  'We are a group of five who walk on Sundays.',
  'The name for the boat is not yet found.',
])('none is told in %j', (prompt) => expect(findTold(prompt)).toBeNull());
