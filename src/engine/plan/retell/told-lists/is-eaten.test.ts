import { expect, it } from 'vitest';
import { isEaten } from './is-eaten';

it.each([
  ['Small plates', 'restaurant', true],
  ['After dark', 'bar', true],
  ['Gift vouchers', 'restaurant', false],
  ['Tasting tours', 'bar', false],
  ['Small plates', 'shop', false],
  ['', 'cafe', false],
])('%s of a %s: %s', (title, kind, expected) => expect(isEaten(title, kind)).toBe(expected));
