import { expect, test } from 'vitest';
import { lowered } from './lowered';

test('every letter stays where it was', () => {
  const text = 'İZMİR, Łódź, ΟΔΟΣ and STRASSE';
  expect(lowered(text)).toHaveLength(text.length);
  expect(lowered(text).indexOf('and')).toBe(text.indexOf('and'));
  expect(lowered('Ghent')).toBe('ghent');
});
