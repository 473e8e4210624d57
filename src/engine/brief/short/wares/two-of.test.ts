import { expect, it } from 'vitest';
import { twoOf } from './two-of';

it('parts a business of two kinds', () => {
  expect(twoOf('gun range and training academy')).toEqual({ first: 'gun range', second: 'training academy' });
  expect(twoOf('wedding DJ and photo booth')).toEqual({ first: 'wedding DJ', second: 'photo booth' });
});

it('leaves together what is done to both', () => {
  expect(twoOf('restaurant and bar photography')).toBeNull();
  expect(twoOf('hotel & pub cleaning')).toBeNull();
});
