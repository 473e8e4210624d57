import { expect, it } from 'vitest';
import { isShopWindow } from './is-shop-window';

it.each([
  'A short introduction and our four favourites.',
  'the next two courses',
  'Who we are in three lines, latest projects, upcoming events',
])('asks for what stands elsewhere: %s', (text) => expect(isShopWindow(text)).toBe(true));

it.each([
  'Three rooms, each with a sea view',
  'A short walk from the station',
  'Our three courses are in May.',
  'We bake two breads.',
  'Open all year',
])('tells something: %s', (text) => expect(isShopWindow(text)).toBe(false));
