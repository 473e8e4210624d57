import { expect, it } from 'vitest';
import { asksPrice } from './parts';

it.each([
  ['Ask for a price', true],
  ['Request a quotation', true],
  ['Order one', false],
  ['See the price list', false],
])('%s asks for a price: %s', (label, asks) => {
  expect(asksPrice(label)).toBe(asks);
});
