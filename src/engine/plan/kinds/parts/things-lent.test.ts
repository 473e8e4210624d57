import { describe, expect, it } from 'vitest';
import { thingsLent } from './things-lent';

describe('what a rental lends', () => {
  it.each([
    ['kilt hire', 'kilts'],
    ['a vintage pram rental', 'vintage prams'],
    ['marquee hire', 'marquees'],
    ['party tents for hire', 'party tents'],
    ['dress rentals', 'dresses'],
    ['canopy hire', 'canopies'],
    ['camping gear hire', 'camping gear'],
  ])('%s lends %s', (offer, things) => expect(thingsLent(offer)).toBe(things));

  it.each([undefined, 'costume shop', 'hire', 'tables and chairs hire', ''])('%s does not say', (offer) =>
    expect(thingsLent(offer)).toBeNull(),
  );
});
