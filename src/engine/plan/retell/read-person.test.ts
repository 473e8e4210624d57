import { expect, it } from 'vitest';
import { readPerson, readPriceRow } from './row-readers';

it('leaves the place with the office', () => {
  expect(readPerson('warden of North Meadow Alan Prior', true)).toEqual({
    name: 'Alan Prior',
    note: 'warden of North Meadow',
  });
});

it('reads no hour as a sum', () => {
  expect(readPriceRow('afternoons until 17.30 €215')).toMatchObject({ price: '€215' });
});
