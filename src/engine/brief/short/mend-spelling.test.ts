import { expect, it } from 'vitest';
import { mendSpelling } from './mend-spelling';

it.each([
  ['meetings first thursday of the month, course in march £60', 'meetings first Thursday of the month, course in March £60'],
  ['open april to october, closed sundays', 'open April to October, closed Sundays'],
  ['12 may at 7', '12 May at 7'],
  ['last seen tuesday 5 may by the lake', 'last seen Tuesday 5 May by the lake'],
])('writes days and months as they are written: %s', (typed, meant) => {
  expect(mendSpelling(typed)).toBe(meant);
}); // prettier-ignore

it.each([
  'you may book',
  'groups of 10 may book ahead',
  'a protest march on the square',
  'they march to the church',
])('leaves other words alone: %s', (prompt) => {
  expect(mendSpelling(prompt)).toBe(prompt);
});

it('takes a look for somebody for a site, and searches nothing', () => {
  expect(mendSpelling('Quiet linen look for a weaver in Kelso')).toBe(
    'Quiet linen site for a weaver in Kelso',
  );
  expect(mendSpelling('We look for a baker in Kelso')).toBe('We look for a baker in Kelso');
});

it('writes out what is typed as it sounds', () => {
  expect(mendSpelling('we r a seed library, borow a spade')).toBe('we are a seed library, borrow a spade');
});

it('spells colours as they are looked up', () => {
  expect(mendSpelling('bistro in Lyon, buttons burgandy on terracota')).toBe('bistro in Lyon, buttons burgundy on terracotta'); // prettier-ignore
});
