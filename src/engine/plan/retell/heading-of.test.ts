import { expect, it } from 'vitest';
import { headingOf } from './heading-of';

it('knows a heading with a year, and one under whom a paper is for', () => {
  expect(headingOf('Results for 2026', '', '12 wins, 3 draws', 4)).toBe('Results for 2026');
  expect(headingOf('Who we are', 'Website for Fellside Cavers.', 'We are nine.', 1)).toBe('Who we are');
});

it('knows none in a sum or in the middle of lines', () => {
  expect(headingOf('Raised 2000', '', 'More to come', 4)).toBe('Raised 2000');
  expect(headingOf('Raised £2000', '', 'More to come', 4)).toBeNull();
  expect(headingOf('Who we are', 'We are nine.', 'We cave.', 1)).toBeNull();
});
