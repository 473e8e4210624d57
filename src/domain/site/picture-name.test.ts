import { describe, expect, it } from 'vitest';
import { readPictureRole, readPictureWords } from './picture-name';

describe('readPictureRole', () => {
  it.each([
    ['assets/pictures/logo.png', 'logo'],
    ['assets/pictures/fern-logo-white.svg', 'logo'],
    ['assets/pictures/hero.webp', 'opening'],
    ['assets/pictures/opening-cabin.webp', 'opening'],
    ['assets/pictures/logistics-hall.webp', 'any'],
    ['assets/pictures/cabin.webp', 'any'],
  ])('%s: %s', (path, role) => expect(readPictureRole(path)).toBe(role));
});

describe('readPictureWords', () => {
  it.each([
    ['assets/pictures/cabin-at-dusk.webp', 'Cabin at dusk'],
    ['assets/pictures/opening-the-old-oven.webp', 'The old oven'],
    ['assets/pictures/sourdough-2.webp', 'Sourdough'],
    ['assets/pictures/img-4031.webp', null],
    ['assets/pictures/pxl-20260712-101112.webp', null],
    ['assets/pictures/whatsapp-image-2026-07-12-at-10.webp', null],
    ['assets/pictures/3f9ac1de77.webp', null],
    ['assets/pictures/logo.png', null],
  ])('%s: %s', (path, words) => expect(readPictureWords(path)).toBe(words));
});
