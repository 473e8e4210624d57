import { beer } from './beer-glasses';
import type { Brush } from './brush';
import { cocktail } from './goods-forms';
import { circle, ellipse, path, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** Cups, glasses, bottles and pots. */
export const drinkSprites: Record<string, (b: Brush) => Sprite> = {
  cup: (b) =>
    sprite(
      260,
      230,
      stroke('M84 66c-20-22 20-34 0-60M128 66c-20-22 20-34 0-60', b.soft, 7),
      stroke('M186 112h18c48 0 46 66-14 66', b.deep, 16),
      path('M24 88h172v48c0 54-34 82-86 82s-86-28-86-82Z', b.main),
      b.chance(0.5) ? rect(24, 112, 172, 14, b.paper) : circle(110, 148, 24, b.paper),
      rect(0, 214, 220, 16, b.ink, 8),
    ),
  mug: (b) => {
    const band = b.whole(0, 2);
    return sprite(
      210,
      190,
      stroke('M150 48h16c46 0 46 86-16 86', b.second, 18),
      path('M10 10q0-10 10-10h130q10 0 10 10v152q0 28-28 28H38q-28 0-28-28Z', b.main),
      band === 0 ? rect(10, 110, 150, 26, b.pale) : '',
      band === 1 ? repeat(5, (i) => circle(34 + i * 26, 96, 7, b.paper)) : '',
      band === 2 ? path('M10 70c26-30 50 30 76 0s50 30 74 0v92q0 28-28 28H38q-28 0-28-28Z', b.deep) : '',
    );
  },
  teapot: (b) =>
    sprite(
      330,
      220,
      stroke('M252 84c76-10 76 90-14 92', b.deep, 16),
      path('M78 112C40 112 40 62 4 58l-4-16c62-4 62 34 92 42Z', b.deep),
      path('M60 128c0-50 44-80 104-80s104 30 104 80c0 60-40 92-104 92S60 188 60 128Z', b.main),
      path('M104 58c10-20 34-30 60-30s50 10 60 30Z', b.second),
      circle(164, 20, 16, b.second),
      stroke('M104 124c0-24 14-38 32-44', b.pale, 8),
    ),
  beans: (b) =>
    sprite(
      240,
      150,
      repeat(
        7,
        (i) =>
          `<g transform="translate(${[44, 120, 196, 82, 158, 120, 30][i]} ${[112, 118, 112, 66, 66, 28, 130][i]}) rotate(${b.whole(-50, 50)})">${ellipse(0, 0, 36, 26, i % 2 ? b.main : b.deep)}${stroke('M-30 4c20-18 40 14 60-6', b.paper, 5)}</g>`,
      ),
    ),
  wine: (b) =>
    sprite(
      260,
      330,
      path('M34 0h44v86c0 20 34 30 34 74v150q0 20-20 20H20q-20 0-20-20V160C0 116 34 106 34 86Z', b.second),
      rect(34, 0, 44, 34, b.deep),
      rect(0, 182, 112, 78, b.paper),
      rect(18, 204, 76, 8, b.main),
      rect(18, 224, 48, 8, b.soft),
      path('M146 150h110c4 60-10 96-46 102v62h30v16h-78v-16h30v-62c-36-6-50-42-46-102Z', b.pale),
      path('M147 186h108c-2 36-16 60-54 60s-52-24-54-60Z', b.main),
    ),
  beer,
  cocktail,
  bottle: (b) => {
    const shape = b.whole(0, 2);
    const body = [
      'M38 44h44v44c0 18 38 28 38 66v132q0 24-24 24H24q-24 0-24-24V154c0-38 38-48 38-66Z',
      'M40 44h40v28h20q20 0 20 20v194q0 24-24 24H24q-24 0-24-24V92q0-20 20-20h20Z',
      'M42 44h36v70c40 26 42 60 42 96 0 62-22 100-60 100S0 272 0 210c0-36 2-70 42-96Z',
    ][shape];
    return sprite(
      120,
      310,
      path(body ?? '', b.main),
      rect(36, 0, 48, 48, b.ink, 6),
      rect(20, 176, 80, 82, b.paper, shape === 2 ? 40 : 4),
      b.chance(0.5) ? circle(60, 208, 16, b.second) : path('M60 190l18 32H42Z', b.second),
      rect(38, 236, 44, 6, b.soft),
    );
  },
  jar: (b) =>
    sprite(
      170,
      220,
      rect(18, 0, 134, 40, b.ink, 8),
      path('M22 36h126c0 18 22 22 22 50v104q0 30-30 30H30q-30 0-30-30V86c0-28 22-32 22-50Z', b.pale),
      path('M0 100c30-18 56 14 86 0s56-10 84 0v90q0 30-30 30H30q-30 0-30-30Z', b.main),
      rect(30, 112, 110, 70, b.paper, 6),
      b.chance(0.5)
        ? path('M85 122c22 10 26 30 0 50-26-20-22-40 0-50Z', b.second)
        : circle(85, 147, 20, b.second),
    ),
};
