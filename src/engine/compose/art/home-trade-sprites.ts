import type { Brush } from './brush';
import { circle, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** What trades bring into a house and put around it. */
export const homeTradeSprites: Record<string, (b: Brush) => Sprite> = {
  plug: (b) =>
    sprite(
      280,
      290,
      rect(0, 0, 176, 176, b.light, 26),
      circle(88, 88, 60, b.pale),
      circle(66, 88, 11, b.ink),
      circle(110, 88, 11, b.ink),
      stroke('M212 214c0 48-36 68-84 68H26', b.ink, 14),
      rect(186, 96, 15, 44, b.soft, 4),
      rect(223, 96, 15, 44, b.soft, 4),
      rect(172, 130, 80, 66, b.main, 18),
      rect(194, 190, 36, 32, b.deep, 10),
    ),
  boiler: (b) =>
    sprite(
      220,
      310,
      repeat(3, (i) => rect(46 + i * 56, 210, 16, 100, i === 1 ? b.second : b.soft)),
      rect(0, 0, 220, 226, b.main, 20),
      rect(0, 0, 220, 26, b.deep, 13),
      circle(110, 78, 32, b.light),
      stroke('M110 78l14-18', b.ink, 7),
      circle(44, 78, 10, b.pale),
      circle(176, 78, 10, b.pale),
      rect(50, 132, 120, 66, b.ink, 12),
      path(
        'M110 142c6 18 26 24 22 44a22 22 0 0 1-44 0c-2-14 12-18 10-30 6 2 8 6 9 11 5-8 5-16 3-25Z',
        b.pale,
      ),
    ),
  bathtub: (b) =>
    sprite(
      320,
      250,
      stroke('M268 108V40q0-26-24-26t-24 24', b.ink, 15),
      rect(206, 34, 28, 18, b.ink, 6),
      rect(62, 216, 26, 34, b.ink, 8),
      rect(232, 216, 26, 34, b.ink, 8),
      circle(60, 92, 25, b.light),
      circle(96, 76, 33, b.light),
      circle(138, 94, 23, b.light),
      path('M14 112h292v18c0 66-30 100-92 100H106C44 230 14 196 14 130Z', b.main),
      rect(0, 98, 320, 26, b.deep, 13),
      stroke('M44 142c4 26 14 42 32 52', b.pale, 9),
    ),
  fence: (b) =>
    sprite(
      330,
      220,
      rect(0, 84, 330, 22, b.deep, 4),
      rect(0, 156, 330, 22, b.deep, 4),
      repeat(
        5,
        (i) =>
          place(path('M0 36L27 0l27 36v184H0Z', i % 2 ? b.second : b.main), 6 + i * 66, 0) +
          circle(33 + i * 66, 95, 5, b.paper) +
          circle(33 + i * 66, 167, 5, b.paper),
      ),
    ),
  clock: (b) =>
    sprite(
      260,
      310,
      stroke('M64 266l-26 38M196 266l26 38', b.ink, 18),
      place(path('M-46 0a46 46 0 0 1 92 0Z', b.second), 56, 66, 1, -38),
      place(path('M-46 0a46 46 0 0 1 92 0Z', b.second), 204, 66, 1, 38),
      rect(120, 12, 20, 44, b.ink, 8),
      circle(130, 172, 122, b.main),
      circle(130, 172, 96, b.light),
      repeat(4, (i) => place(rect(-4, -84, 8, 20, b.soft, 4), 130, 172, 1, i * 90)),
      stroke('M130 172v-58M130 172l42 26', b.ink, 11),
      circle(130, 172, 11, b.ink),
    ),
  railway: (b) =>
    sprite(
      300,
      310,
      path('M84 240L24 310h26l64-70ZM216 240l60 70h-26l-64-70Z', b.ink),
      rect(46, 274, 208, 14, b.soft, 4),
      path('M44 84q0-84 84-84h44q84 0 84 84v142q0 30-30 30H74q-30 0-30-30Z', b.main),
      rect(104, 16, 92, 20, b.pale, 10),
      rect(68, 54, 164, 86, b.ink, 18),
      path('M86 54h52l-46 86H86q-18 0-18-18V72q0-18 18-18Z', b.soft),
      rect(44, 158, 212, 18, b.second),
      circle(88, 210, 17, b.light),
      circle(212, 210, 17, b.light),
      rect(126, 200, 48, 20, b.deep, 8),
    ),
  router: (b) =>
    sprite(
      320,
      250,
      rect(56, 44, 15, 140, b.ink, 7),
      rect(249, 44, 15, 140, b.ink, 7),
      stroke('M100 82c34-40 86-40 120 0', b.second, 15),
      stroke('M128 118c18-20 46-20 64 0', b.second, 15),
      circle(160, 146, 11, b.second),
      rect(10, 170, 300, 66, b.main, 20),
      rect(40, 234, 40, 16, b.ink, 5),
      rect(240, 234, 40, 16, b.ink, 5),
      repeat(4, (i) => circle(48 + i * 30, 203, 8, i < 3 ? b.light : b.deep)),
      rect(210, 196, 66, 14, b.deep, 7),
    ),
  washer: (b) =>
    sprite(
      230,
      300,
      rect(0, 0, 230, 300, b.secondPale, 14),
      rect(0, 0, 230, 56, b.second, 14),
      circle(38, 28, 13, b.light) + rect(116, 19, 90, 18, b.light, 9),
      circle(115, 176, 88, b.deep) + circle(115, 176, 66, b.pale),
      path('M51 190q32-26 64 0t64 0a66 66 0 0 1-128 0Z', b.main),
    ),
};
