import type { ColourWish } from '@/domain/site/brief';
import type { SitePicture } from '@/domain/site/site-picture';
import { converter } from '../colour-space';
import { readPictureRole } from '@/domain/site/picture-name';

const toOklch = converter('oklch');

// OKLCH chroma below which a colour reads as a grey, and hue degrees that make two colours of one picture a pair.
const greyBelow = 0.045;
const pairFrom = 45;
const smallestShare = 0.015;

/**
 * Colours that a site takes from the person's pictures: from the logo if there is one, else from the opening picture,
 * else from the first. The strongest is the brand, a second hue the accent. Empty when all of it is grey.
 */
export function choosePictureColours(pictures: readonly SitePicture[]): ColourWish[] {
  const source =
    pictures.find(({ path }) => readPictureRole(path) === 'logo') ??
    pictures.find(({ path }) => readPictureRole(path) === 'opening') ??
    pictures[0];
  if (!source) return [];
  const name = `from ${source.path.slice(source.path.lastIndexOf('/') + 1)}`;
  const strong = source.colours
    .filter(({ share }) => share >= smallestShare)
    .flatMap(({ css, share }) => {
      const colour = toOklch(css);
      if (!colour || colour.c < greyBelow || colour.l < 0.2 || colour.l > 0.93) return [];
      return [{ css, hue: colour.h ?? 0, weight: Math.sqrt(share) * colour.c }];
    })
    .toSorted((one, other) => other.weight - one.weight);
  const [brand] = strong;
  if (!brand) return [];
  const accent = strong.find(({ hue }) => hueDistance(hue, brand.hue) >= pairFrom);
  return [
    { role: 'brand', name, css: brand.css },
    ...(accent ? [{ role: 'accent', name, css: accent.css } as const] : []),
  ];
}

function hueDistance(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}
