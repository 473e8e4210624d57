import { expect, it } from 'vitest';
import { mendTownSlips } from './mend-town-slips';

it.each([
  ['a cafe in Edinbrugh with cakes', 'a cafe in Edinburgh with cakes'],
  ['roofers near Manchster', 'roofers near Manchester'],
  ['choir from Glassgow', 'choir from Glasgow'],
])('writes a large town as its sign has it: %s', (typed, meant) => {
  expect(mendTownSlips(typed)).toBe(meant);
});

it.each(['a shop in Bristow', 'a shop in Chesterton', 'a band from Oxford', 'a man of Leicestershire'])(
  'leaves other places and right ones alone: %s',
  (prompt) => {
    expect(mendTownSlips(prompt)).toBe(prompt);
  },
);
