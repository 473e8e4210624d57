import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief';

it('takes several baskets for wares, and one for what a shop has', () => {
  const behaviours = (prompt: string) => readBrief(prompt).behaviours.map(({ value }) => value);
  expect(behaviours('Forge near Kendal: railings, balcony baskets, pokers')).not.toContain('cart');
  expect(behaviours('Online shop for tea with a basket and a checkout')).toContain('cart');
});
