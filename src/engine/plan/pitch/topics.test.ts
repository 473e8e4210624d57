import { expect, it } from 'vitest';
import { pitchTopics } from './topics';

const isOfBirds = (text: string): boolean =>
  pitchTopics.some(({ words, features }) => features[0]?.[2] === 'bird' && words.test(text));

it('speaks of birds where there are some, and not because of a name', () => {
  expect(isOfBirds('an app that counts garden birds')).toBe(true);
  expect(isOfBirds('Ledgerbird, payroll for shops')).toBe(false);
});
