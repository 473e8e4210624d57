import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { calmedBy, muddyColour } from './muddy-colour';

await loadAllCopy();

const muddy = (prompt: string) =>
  muddyColour({ ...makePlan(readBrief(prompt), 1), style: 'bistro', scheme: 'light dark' });

it('finds black beside a colour, and neither a hue nor black alone', () => {
  expect(muddy('Diner in Lille, bright yellow and black')).toBe('brand');
  expect(muddy('Diner in Lille, bright yellow and teal')).toBeNull();
});

it('mixes no pink where red and black alone were asked for', () => {
  expect(muddy('Print shop in Basel, red, black and white')).toBe('both');
  expect(muddy('Print shop in Basel, red and cream')).not.toBe('both');
});

it('calms a pure red where it is painted, and no deep one', () => {
  const calm = (prompt: string) =>
    calmedBy({ ...makePlan(readBrief(prompt), 1), style: 'bistro', scheme: 'light dark' });
  expect(calm('Trattoria in Leith, green, white and red')).toBe('#9c1c1c');
  expect(calm('Trattoria in Leith, green, white and wine red')).toBeNull();
});
