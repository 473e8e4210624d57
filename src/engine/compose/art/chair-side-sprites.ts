import type { Brush } from './brush';
import { circle, ellipse, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

const seeds = [
  [58, 70, 30],
  [92, 34, -20],
  [148, 32, 15],
  [192, 72, -35],
  [206, 128, 80],
  [34, 128, 95],
  [70, 188, 40],
  [168, 196, -40],
  [120, 212, 5],
] as const;

/** What barbers, hairdressers, vets and nurses hold, and what comes by post or lies on a counter. */
export const chairSideSprites: Record<string, (b: Brush) => Sprite> = {
  'barber-pole': (b) =>
    sprite(
      150,
      340,
      circle(75, 26, 26, b.second),
      rect(27, 60, 96, 230, b.light),
      repeat(4, (i) => path(`M27 ${112 + i * 58}l96-52v26l-96 52Z`, i % 2 ? b.second : b.main)),
      path('M27 282l96-52v26l-62 34H27Z', b.main),
      rect(8, 46, 134, 34, b.ink, 12),
      rect(8, 278, 134, 34, b.ink, 12),
      rect(30, 306, 90, 34, b.deep, 8),
    ),
  hairdryer: (b) =>
    sprite(
      330,
      300,
      stroke('M118 262c0 26 26 32 60 30h120', b.ink, 12),
      place(rect(-29, 0, 58, 160, b.second, 20), 132, 110, 1, 8),
      path('M214 34l84-20q12 0 12 12v112q0 12-12 12l-84-20Z', b.deep),
      rect(30, 18, 210, 128, b.main, 60),
      circle(94, 82, 42, b.pale),
      repeat(3, (i) => rect(66, 62 + i * 16, 56, 6, b.deep, 3)),
      rect(112, 168, 22, 34, b.light, 8),
    ),
  syringe: (b) =>
    sprite(
      290,
      290,
      place(
        rect(-4, 70, 8, 76, b.soft, 3) +
          rect(-13, 54, 26, 26, b.ink, 6) +
          rect(-11, -168, 22, 90, b.ink) +
          rect(-42, -180, 84, 18, b.deep, 9) +
          rect(-33, -92, 66, 154, b.light, 10) +
          rect(-33, -20, 66, 82, b.second, 10) +
          rect(-33, -28, 66, 16, b.ink, 3) +
          rect(-54, -100, 108, 18, b.deep, 9) +
          repeat(3, (i) => rect(8, -4 + i * 20, 25, 5, b.light)),
        128,
        150,
        0.94,
        42,
      ),
      rect(216, 168, 46, 26, b.ink, 5),
      rect(204, 190, 70, 100, b.main, 12),
      rect(204, 222, 70, 38, b.light),
    ),
  envelope: (b) =>
    sprite(
      330,
      220,
      rect(0, 0, 330, 220, b.main, 16),
      path('M6 214L122 96h86l116 118q-4 6-10 6H16q-6 0-10-6Z', b.pale),
      path('M6 8q4-8 12-8h294q8 0 12 8L182 134q-17 16-34 0Z', b.deep),
      circle(165, 132, 27, b.second),
      path('M165 148l-15-15a9 9 0 0 1 15-10 9 9 0 0 1 15 10Z', b.light),
    ),
  bagel: (b) => {
    const crust = b.warm('#c98a45');
    return sprite(
      240,
      240,
      path('M120 0a120 120 0 1 1 0 240 120 120 0 1 1 0-240Zm0 82a38 38 0 1 0 0 76 38 38 0 1 0 0-76Z', crust),
      stroke('M34 118a86 86 0 0 1 62-80', b.warm('#e3b173'), 14),
      ...seeds.map(([x, y, turn]) => place(ellipse(0, 0, 9, 5, b.warm('#fdf0d8')), x, y, 1, turn)),
    );
  },
  bell: (b) =>
    sprite(
      290,
      230,
      rect(136, 28, 18, 34, b.ink),
      rect(120, 8, 50, 24, b.second, 12),
      path('M28 188c0-86 46-136 117-136s117 50 117 136Z', b.main),
      stroke('M62 158c6-34 24-56 50-66', b.pale, 11),
      rect(0, 186, 290, 44, b.ink, 14),
    ),
};
