import type { Brush } from './brush';
import { inTurn } from './goods-forms';
import { path, rect, sprite, stroke } from './shapes';

const copper = '#c9772e';
const straw = '#f0c65a';

const foam = (b: Brush, x: number, y: number, width: number) =>
  path(
    `M${x} ${y + 34}c-8-34 18-46 ${width * 0.22}-32 ${width * 0.06}-30 ${width * 0.36}-32 ${width * 0.42}-8 ${width * 0.2}-12 ${width * 0.4} 4 ${width * 0.36} 40Z`,
    b.light,
  );

/** A mug, a pint, a tulip and a tall glass for wheat beer: six beers are not one mug six times. */
export const beer = inTurn([
  (b) =>
    sprite(
      210,
      260,
      stroke('M150 92h18c40 0 40 108-18 112', b.soft, 18),
      rect(10, 50, 150, 210, b.main, 14),
      stroke('M50 108v112M86 108v112M122 108v112', b.pale, 10),
      path(
        'M0 70C-4 40 20 26 36 34 44 4 92 0 102 24c30-14 66 2 66 34 0 26-24 32-36 24-6 30-34 30-40 4-20 14-40 10-46-6C20 96 2 90 0 70Z',
        b.light,
      ),
    ),
  (b) =>
    sprite(
      150,
      270,
      path('M6 30h138l-8 62q8 18-4 40l-12 138H30L18 132Q6 110 14 92Z', b.warm(copper)),
      path('M8 30h134l-5 40H13Z', b.light),
      stroke('M46 100v120', b.pale, 10),
    ),
  (b) =>
    sprite(
      160,
      270,
      rect(70, 190, 20, 62, b.soft),
      rect(30, 250, 100, 20, b.soft, 10),
      path('M22 20h116c-14 34 16 60 12 96-4 50-40 84-70 84s-66-34-70-84c-4-36 26-62 12-96Z', b.warm(straw)),
      path('M18 58c10-14 8-24 4-38h116c-4 14-6 24 4 38Z', b.light),
      stroke('M48 92c-8 30-2 56 14 76', b.light, 9),
    ),
  (b) =>
    sprite(
      140,
      320,
      path('M14 34h112c4 64-26 96-26 150v112q0 24-30 24t-30-24V184c0-54-30-86-26-150Z', b.main),
      foam(b, 10, 14, 120),
      rect(36, 292, 68, 28, b.soft, 10),
      stroke('M50 120c6 24 8 44 8 70v80', b.pale, 9),
    ),
]);
