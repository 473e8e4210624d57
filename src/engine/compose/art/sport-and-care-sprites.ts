import type { Brush } from './brush';
import { circle, ellipse, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** What is used in sport, in care and at a desk. */
export const sportAndCareSprites: Record<string, (b: Brush) => Sprite> = {
  racket: (b) =>
    sprite(
      300,
      330,
      place(
        ellipse(0, 0, 88, 112, b.main) +
          ellipse(0, 0, 70, 94, b.light) +
          repeat(7, (i) =>
            rect(-60 + i * 19, -78 + Math.abs(i - 3) * 13, 3, 156 - Math.abs(i - 3) * 26, b.soft),
          ) +
          repeat(7, (i) =>
            rect(-64 + Math.abs(i - 3) * 9, -70 + i * 22, 128 - Math.abs(i - 3) * 18, 3, b.soft),
          ) +
          path('M-34 100L-10 146h20l24-46Z', b.main) +
          rect(-14, 140, 28, 110, b.ink, 10),
        166,
        118,
        0.94,
        28,
      ),
      circle(232, 288, 40, b.second),
      stroke('M202 268c20 8 30 30 26 54M262 262c-16 10-20 34-8 52', b.light, 6),
    ),
  glove: (b) =>
    sprite(
      260,
      310,
      rect(70, 216, 140, 94, b.second, 12) + rect(70, 244, 140, 20, b.light),
      path(
        'M36 120c-14-70 34-118 104-118 74 0 116 44 112 112-2 46-22 70-30 112H80c-4-30-36-66-44-106Z',
        b.main,
      ),
      path('M36 120c-30-4-42 40-24 70 16 26 60 34 96 20 24-10 22-40-6-42-26-2-40-20-66-48Z', b.deep),
      stroke('M96 52c28-16 70-14 96 4', b.pale, 10),
    ),
  belt: (b) =>
    sprite(
      320,
      300,
      path('M84 20l76 26 76-26 80 66-34 74-40-20v160H78V140l-40 20L4 86Z', b.light),
      path('M84 20l76 130 76-130 26 20-92 170h-20L58 40Z', b.pale),
      rect(78, 196, 164, 28, b.ink, 4),
      path('M146 200l-26 90 26 8 20-70ZM170 204l36 82-24 12-30-74Z', b.ink),
      rect(142, 190, 40, 40, b.main, 10),
    ),
  skis: (b) =>
    sprite(
      280,
      340,
      place(
        rect(-14, 30, 28, 300, b.main, 12) +
          path('M-14 44c0-26 6-42 14-52 8 10 14 26 14 52Z', b.main) +
          rect(-14, 166, 28, 46, b.ink, 4) +
          rect(-14, 92, 28, 14, b.light),
        108,
        10,
        1,
        -5,
      ),
      place(
        rect(-14, 30, 28, 300, b.second, 12) +
          path('M-14 44c0-26 6-42 14-52 8 10 14 26 14 52Z', b.second) +
          rect(-14, 166, 28, 46, b.ink, 4) +
          rect(-14, 92, 28, 14, b.light),
        170,
        10,
        1,
        5,
      ),
      stroke('M34 62l14 276M246 62l-14 276', b.soft, 7),
      rect(20, 44, 26, 42, b.ink, 10) + rect(236, 44, 26, 42, b.ink, 10),
      ellipse(47, 316, 22, 6, b.ink) + ellipse(233, 316, 22, 6, b.ink),
    ),
  pram: (b) =>
    sprite(
      320,
      300,
      stroke('M86 240L236 130M228 240L110 150', b.soft, 9),
      path('M30 116h240c0 66-50 104-118 104S34 182 30 116Z', b.main),
      path('M150 116V8C86 8 30 46 30 116Z', b.second),
      path('M150 8v108h-52C98 66 118 26 150 8Z', b.secondPale),
      stroke('M268 120c12-40 26-52 46-54', b.ink, 12),
      rect(28, 108, 246, 18, b.deep, 8),
      circle(86, 256, 42, b.ink) + circle(86, 256, 26, b.light) + circle(86, 256, 8, b.ink),
      circle(230, 256, 42, b.ink) + circle(230, 256, 26, b.light) + circle(230, 256, 8, b.ink),
    ),
  glasses: (b) =>
    sprite(
      380,
      170,
      stroke('M30 62L8 14M350 62l22-48', b.deep, 15),
      circle(98, 96, 74, b.main) + circle(98, 96, 54, b.secondPale),
      circle(282, 96, 74, b.main) + circle(282, 96, 54, b.secondPale),
      stroke('M166 82c14-18 34-18 48 0', b.main, 17),
      stroke('M68 100l40-40M86 118l42-42M252 100l40-40M270 118l42-42', b.light, 9),
    ),
  pills: (b) =>
    sprite(
      320,
      290,
      path('M64 128h168l-22 116a24 24 0 0 1-24 20h-76a24 24 0 0 1-24-20Z', b.main),
      rect(48, 112, 200, 28, b.deep, 12),
      rect(98, 262, 100, 28, b.deep, 8),
      place(rect(-15, -130, 30, 150, b.light, 14), 186, 116, 1, 30),
      path('M132 190h16v-16h22v16h16v22h-16v16h-22v-16h-16Z', b.light),
      place(
        rect(-34, -15, 34, 30, b.second, 15) +
          rect(0, -15, 34, 30, b.pale, 15) +
          rect(-14, -15, 28, 30, b.second) +
          rect(0, -15, 14, 30, b.pale),
        286,
        268,
        0.9,
        -20,
      ),
    ),
  server: (b) =>
    sprite(
      270,
      330,
      rect(0, 0, 270, 312, b.ink, 14),
      repeat(
        4,
        (i) =>
          rect(20, 22 + i * 70, 230, 56, i === 1 ? b.main : b.second, 8) +
          circle(48, 50 + i * 70, 8, b.light) +
          circle(74, 50 + i * 70, 8, i === 2 ? b.main : b.pale) +
          repeat(5, (j) => rect(130 + j * 20, 36 + i * 70, 9, 28, b.ink, 4)),
      ),
      rect(26, 310, 40, 20, b.ink) + rect(204, 310, 40, 20, b.ink),
    ),
  'graduation-cap': (b) =>
    sprite(
      360,
      250,
      path('M84 112v78c40 44 152 44 192 0v-78Z', b.second),
      path('M180 20L360 98l-180 78L0 98Z', b.main),
      path('M180 20L360 98l-180 20Z', b.deep),
      stroke('M180 96l128 30v74', b.pale, 8),
      path('M296 194h24l12 54h-48Z', b.pale),
    ),
  telescope: (b) =>
    sprite(
      330,
      320,
      stroke('M160 170L86 316M160 170l74 146M160 170v146', b.deep, 13),
      place(
        rect(-150, -34, 150, 68, b.main, 6) +
          rect(-172, -44, 40, 88, b.second, 6) +
          rect(0, -26, 90, 52, b.main, 4) +
          rect(86, -18, 60, 36, b.ink, 4) +
          rect(-20, -34, 26, 68, b.deep),
        168,
        130,
        1,
        152,
      ),
      circle(160, 172, 22, b.ink),
      repeat(4, (i) => circle(40 + ((i * 83) % 240), 26 + ((i * 47) % 70), i % 2 ? 6 : 4, b.pale)),
    ),
  turbine: (b) =>
    sprite(
      300,
      360,
      path('M140 120h20l14 240h-48Z', b.light),
      path('M150 120h10l14 240h-24Z', b.pale),
      place(
        repeat(3, (i) => place(path('M-8-8C-16-60-6-110 2-132 14-90 16-40 8-8Z', b.main), 0, 0, 1, i * 120)),
        150,
        124,
        0.95,
        b.turn * 37,
      ),
      circle(150, 124, 16, b.ink),
      stroke('M10 346q22-16 44 0t44 0M204 346q22-16 44 0t44 0', b.second, 9),
    ),
};
