import { describe, expect, it } from 'vitest';
import { tellOrders } from './tell-orders';

describe('what is to be told', () => {
  it.each([
    [
      'A fishmonger in Whitby. List the fish, mention we smoke our own kippers, and say we’re shut Sundays.',
      'A fishmonger in Whitby. List the fish. We smoke our own kippers. We’re shut Sundays.',
    ],
    [
      'Explain the choices, the price list, and that we collect from home.',
      'Explain the choices, the price list. We collect from home.',
    ],
    ['Cafe in Hull. Make it clear that dogs are welcome.', 'Cafe in Hull. Dogs are welcome.'],
    ['Garage in Hull and please mention that parking is free', 'Garage in Hull. Parking is free'],
  ])('is a sentence of its own: %s', (prompt, told) => {
    expect(tellOrders(prompt)).toBe(told);
  });

  it.each([
    'Explain how booking works and say what we do',
    'When there is nothing show "Nothing to do".',
    'We say that every week',
    'Show our prices and mention the car park',
  ])('is left where a part is asked for: %s', (prompt) => {
    expect(tellOrders(prompt)).toBe(prompt);
  });
});
