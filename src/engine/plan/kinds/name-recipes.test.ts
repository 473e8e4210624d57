import { expect, it } from 'vitest';
import { nameRecipes } from './name-recipes';

it.each([
  ["An online cookbook of my grandmother's Hungarian recipes with search", 'grandmother’s Hungarian recipes'],
  ['A site for our vegan recipes', 'vegan recipes'],
  ["a website to collect my mum's recipes", 'mum’s recipes'],
  ['Website with recipes and a newsletter', null],
  ['A food blog from London with recipes', null],
])('calls a collection after whose it is and which: %s', (prompt, name) => {
  expect(nameRecipes(prompt)).toBe(name);
});
