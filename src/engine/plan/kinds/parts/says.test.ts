import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { makeTestFacts } from '../testing/make-test-facts';
import { chooseBank } from './says';

const choose = (prompt: string) =>
  chooseBank(makeTestFacts({}, readBrief(prompt)), [[/cake/iu, 'cakes']], 'bread');

describe('which sort of shop it is', () => {
  it.each([
    ['A bakery with a menu: Rye loaf €5.20, Croissant €2.10, Poppy roll €0.90, Plum cake €3.40', 'bread'],
    ['A bakery with a menu: Plum cake €3.40, Lemon cake €4, Poppy roll €0.90', 'cakes'],
    ['A cake bakery with a menu: Rye loaf €5.20, Croissant €2.10, Poppy roll €0.90', 'cakes'],
    ['A bakery that makes birthday cakes', 'cakes'],
  ])('%s: %s', (prompt, sort) => {
    expect(choose(prompt)).toBe(sort);
  });
});
