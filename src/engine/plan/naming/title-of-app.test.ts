import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { titleOfApp } from './title-of-app';

it.each([
  ['A meditation timer with 5, 10 and 20 minute presets', 'Meditation timer'],
  ['Bill splitter app: enter the bill and the number of people', 'Bill splitter'],
  ['packing list app with categories Clothes and Documents', 'Packing list'],
  ['Currency converter between euros, dollars and yen', 'Currency converter'],
  ['a simple todo app', null],
  ['Make a quiz', null],
  ['una app de lista de la compra', null],
])('calls an app what its prompt calls it: %s', (prompt, title) => {
  expect(titleOfApp(readBrief(prompt))).toBe(title);
});
