import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

const countsOf = (prompt: string) =>
  readBrief(prompt).counts.map(({ value }) => `${value.thing} ${value.count}`);

it('counts what is sold on its shelf', () => {
  expect(countsOf('Online shop for houseplants "Fern & Co" with 9 plants, cart')).toContain('products 9');
  expect(countsOf('Site for a pizza truck, menu with 6 pizzas')).toContain('menu 6');
});

it('takes a manner for no place', () => {
  expect(readBrief('Site for a wood-fired pizza truck, Bologna style, menu').place).toBeNull();
  expect(readBrief('Site for a pizza truck in Bologna, retro style').place?.value).toBe('Bologna');
});

it('takes the terms of a price for no service', () => {
  const { items } = readBrief(
    'Website for a piano tuner, Agnes Whitby, around Kendal: prices tuning £70, concert tuning £95, repairs on request',
  );
  expect(items.map(({ value }) => value.name)).not.toContain('On request');
});
