import { expect, it } from 'vitest';
import { appendMention } from './append-mention';

it.each([
  ['', '@menu-card-2 '],
  ['make', 'make @menu-card-2 '],
  ['make ', 'make @menu-card-2 '],
])('appends a picked element to the draft %j', (draft, expected) => {
  expect(appendMention(draft, 'menu-card-2')).toBe(expected);
});
