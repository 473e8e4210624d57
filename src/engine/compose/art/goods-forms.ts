import type { Brush } from './brush';
import { circle, ellipse, path, rect, repeat, sprite, stroke, type Sprite } from './shapes';

type Form = (b: Brush) => Sprite;

/** The thing in the form whose turn it is: a shelf of one kind of goods shows them in several. */
export const inTurn =
  (forms: readonly [Form, ...Form[]]): Form =>
  (b) =>
    (forms[b.turn % forms.length] ?? forms[0])(b);

// Fire is amber beside any colours: a black flame burns nowhere.
const fire = (b: Brush) => b.warm('#f2a33c');
const flame = (b: Brush, x: number, y: number) =>
  path(`M${x} ${y}c18 24 20 44 0 52-20-8-18-28 0-52Z`, fire(b));

/** A pillar, three tapers in their holders, a lit glass, a tin of three wicks. */
export const candle = inTurn([
  (b) =>
    sprite(
      150,
      240,
      path('M75 0c26 34 28 60 0 70-28-10-26-36 0-70Z', fire(b)),
      rect(71, 62, 8, 30, b.ink),
      rect(5, 90, 140, 150, b.second, 12),
      rect(5, 140, 140, 62, b.paper),
      rect(36, 158, 78, 8, b.ink),
      rect(50, 176, 50, 7, b.soft),
    ),
  (b) =>
    sprite(
      250,
      300,
      repeat(3, (i) => {
        const x = 40 + i * 85;
        const top = [70, 30, 96][i] ?? 70;
        return (
          flame(b, x, top - 60) +
          rect(x - 3, top - 12, 6, 16, b.ink) +
          rect(x - 13, top, 26, 250 - top, i === 1 ? b.main : b.pale, 6) +
          path(`M${x - 24} 240h48l-8 30h-32Z`, b.deep) +
          rect(x - 34, 282, 68, 18, b.deep, 8) +
          rect(x - 7, 262, 14, 26, b.deep)
        );
      }),
    ),
  (b) =>
    sprite(
      190,
      230,
      rect(0, 30, 190, 200, b.pale, 26),
      path('M12 120h166v84q0 16-16 16H28q-16 0-16-16Z', b.main),
      ellipse(95, 120, 83, 13, b.secondPale),
      flame(b, 95, 44),
      rect(92, 92, 6, 26, b.ink),
      rect(45, 150, 100, 46, b.paper, 4),
      rect(62, 168, 66, 8, b.ink),
    ),
  (b) =>
    sprite(
      270,
      170,
      path('M0 80c0 30 270 30 270 0v68q0 22-22 22H22q-22 0-22-22Z', b.main),
      ellipse(135, 80, 135, 22, b.pale),
      repeat(3, (i) => flame(b, 65 + i * 70, i === 1 ? 0 : 10) + rect(62 + i * 70, 56, 6, 24, b.ink)),
      rect(75, 112, 120, 34, b.paper, 4),
      rect(96, 125, 78, 8, b.ink),
    ),
]);

/** Two tiers with candles, a slice on its plate, a ring with icing, a low tart with fruit. */
export const cake = inTurn([
  (b) =>
    sprite(
      260,
      240,
      rect(40, 96, 180, 70, b.main, 10),
      rect(20, 160, 220, 66, b.second, 10),
      path(
        'M40 112V96q0-14 14-14h152q14 0 14 14v16c-12 22-24 22-36 0-12 26-24 26-36 0-12 22-24 22-36 0-12 26-24 26-36 0-12 22-24 22-36 0Z',
        b.pale,
      ),
      rect(0, 224, 260, 16, b.ink, 8),
      repeat(
        3,
        (i) =>
          rect(86 + i * 40, 42, 9, 42, b.deep, 3) +
          path(`M${90 + i * 40} 12c12 14 12 26 0 28-12-2-12-14 0-28Z`, b.main),
      ),
    ),
  (b) =>
    sprite(
      290,
      210,
      path('M30 92L196 40q60 4 66 52Z', b.pale),
      path('M30 92h232v88H30Z', b.main),
      rect(30, 116, 232, 14, b.pale),
      rect(30, 148, 232, 14, b.second),
      path(
        'M30 92h232v14c-14 18-28 18-40 0-12 20-26 20-38 0-12 16-26 16-38 0-12 20-26 20-38 0-12 16-26 16-38 0-12 18-26 18-40 0Z',
        b.pale,
      ),
      circle(196, 34, 22, b.deep),
      stroke('M196 14q6-14 18-14', b.ink, 5),
      rect(0, 180, 290, 14, b.light, 7),
      rect(60, 192, 170, 18, b.ink, 8),
    ),
  (b) =>
    sprite(
      290,
      200,
      path('M20 184C0 96 60 44 145 44s145 52 125 140Z', b.main),
      path(
        'M56 110C70 66 104 44 145 44s75 22 89 66c-10 26-26 26-36 2-10 34-30 34-42 0-10 26-32 26-42 0-12 26-40 22-58-2Z',
        b.pale,
      ),
      ellipse(145, 54, 38, 13, b.deep),
      repeat(5, (i) => circle(84 + i * 31, 84 + (i % 2) * 12, 6, b.second)),
      rect(0, 180, 290, 20, b.ink, 9),
    ),
  (b) =>
    sprite(
      310,
      150,
      path('M20 70h270l-26 66H46Z', b.main),
      stroke('M64 78l10 50M110 78l6 50M155 78v50M200 78l-6 50M246 78l-10 50', b.deep, 7),
      ellipse(155, 66, 145, 26, b.pale),
      repeat(6, (i) => circle(54 + i * 40, 56 - (i % 2) * 10, 24, i % 2 ? b.second : b.deep)),
      rect(0, 134, 310, 16, b.ink, 8),
    ),
]);

/** A framed hill and sun, two shapes that meet, a stem in a pot, waves, a tall sheet with a face of the moon. */
export const frame = inTurn([
  (b) =>
    sprite(
      300,
      250,
      rect(0, 0, 300, 250, b.deep, 4),
      rect(22, 22, 256, 206, b.light),
      rect(46, 46, 208, 158, b.secondPale),
      circle(196, 92, 26, b.main),
      path('M46 204l66-82 50 54 34-30 58 58Z', b.second),
    ),
  (b) =>
    sprite(
      240,
      300,
      rect(0, 0, 240, 300, b.ink, 4),
      rect(16, 16, 208, 268, b.light),
      path('M44 150a76 76 0 0 1 152 0Z', b.main),
      path('M44 150a76 76 0 0 0 152 0Z', b.second),
      rect(44, 238, 90, 9, b.ink),
      rect(44, 256, 52, 7, b.soft),
    ),
  (b) =>
    sprite(
      240,
      300,
      rect(0, 0, 240, 300, b.second, 4),
      rect(18, 18, 204, 264, b.light),
      stroke('M120 210V96', b.deep, 9),
      path('M120 150C74 150 60 118 62 88c34 0 58 22 58 62Z', b.main),
      path('M120 126c40 0 58-26 56-62-34 0-56 22-56 62Z', b.second),
      path('M82 204h76l-12 54H94Z', b.ink),
    ),
  (b) =>
    sprite(
      300,
      250,
      rect(0, 0, 300, 250, b.main, 4),
      rect(20, 20, 260, 210, b.secondPale),
      repeat(4, (i) =>
        path(
          `M20 ${112 + i * 30}c32-30 54-30 87 0s54 30 87 0 54-30 86 0v${118 - i * 30}H20Z`,
          [b.second, b.pale, b.deep, b.ink][i] ?? b.second,
        ),
      ),
      circle(84, 74, 26, b.light),
    ),
  (b) =>
    sprite(
      230,
      310,
      rect(0, 0, 230, 310, b.deep, 4),
      rect(14, 14, 202, 282, b.ink),
      circle(115, 120, 66, b.pale),
      circle(142, 104, 58, b.ink),
      repeat(3, (i) => stroke(`M${52 + i * 14} ${222 + i * 22}h${126 - i * 28}`, b.main, 9)),
    ),
]);

/** A stemmed glass with an olive, a coupe, a tumbler with ice, a tall glass with a straw. */
export const cocktail = inTurn([
  (b) =>
    sprite(
      210,
      280,
      path('M0 60h210L113 176v88h44v16H53v-16h44v-88Z', b.pale),
      path('M28 84h154l-77 88Z', b.main),
      stroke('M150 100L196 6', b.ink, 7),
      circle(188, 24, 20, b.second),
    ),
  (b) =>
    sprite(
      220,
      260,
      path('M0 20h220c0 70-46 108-102 112v112h44v16H58v-16h44V132C46 128 0 90 0 20Z', b.pale),
      path('M14 48h192c-8 42-44 66-96 66s-88-24-96-66Z', b.main),
      path('M62 48c10-30 86-30 96 0Z', b.light),
      circle(134, 36, 12, b.second),
    ),
  (b) =>
    sprite(
      190,
      210,
      path('M0 30h190l-14 166q-2 14-16 14H30q-14 0-16-14Z', b.pale),
      path('M9 92h172l-9 96q-2 10-12 10H30q-10 0-12-10Z', b.main),
      rect(44, 62, 50, 50, b.light, 8),
      rect(98, 84, 46, 46, b.secondPale, 8),
      circle(168, 34, 30, b.second),
      circle(168, 34, 20, b.light),
    ),
  (b) =>
    sprite(
      170,
      310,
      stroke('M104 250L138 8', b.ink, 8),
      path('M10 50h140l-10 246q-1 14-14 14H34q-13 0-14-14Z', b.pale),
      path('M16 110h128l-8 180q-1 10-12 10H36q-11 0-12-10Z', b.main),
      rect(36, 84, 44, 44, b.light, 8),
      rect(84, 100, 40, 40, b.secondPale, 8),
      path('M18 48C-10 24 6-6 34 6c18 8 20 32 10 50Z', b.second),
    ),
]);
