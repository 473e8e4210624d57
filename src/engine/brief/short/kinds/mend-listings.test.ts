import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it('takes listings of somebody for the things on offer', () => {
  const brief = readBrief(
    'Boat listings for Marlow Marine with filters by length, price and type, contact form',
  );
  expect(brief.offer?.value).toBe('Boats');
  expect(brief.sections.map(({ value }) => value)).toContain('listings');
});

it('leaves a list that visitors add to a tool', () => {
  expect(readBrief('Create a directory of dog-friendly pubs where owners can add a pub').kind.value).toBe('directory');
}); // prettier-ignore

it('shows what goes into a cart, and sells plants in a shop', () => {
  const brief = readBrief('Plant shop online "Moss & Stem", ten plants, filter by light needs, cart and checkout');
  expect(brief.kind.value).toBe('shop');
  expect(brief.sections.map(({ value }) => value)).toContain('products');
}); // prettier-ignore

it('takes the first half of a word for no name', () => {
  expect(readBrief('Second-hand bookshop online, twenty books, filter by genre, cart').name).toBeNull();
});
