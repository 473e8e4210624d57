import type { Brush } from './brush';
import { circle, ellipse, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** What a grill, a butcher and a farm sell, and what lives there. */
export const tableTradeSprites: Record<string, (b: Brush) => Sprite> = {
  skewers: (b) =>
    sprite(
      360,
      230,
      path('M8 150h344c-8 50-40 72-88 72H96c-48 0-80-22-88-72Z', b.ink),
      rect(0, 136, 360, 20, b.soft, 8),
      repeat(7, (i) => stroke(`M${52 + i * 42} 176l${i % 2 ? 10 : -8} 20`, b.main, 8)),
      repeat(3, (row) =>
        place(
          stroke('M-24 20H330', b.soft, 7) +
            repeat(5, (i) =>
              i % 2
                ? rect(26 + i * 46, 0, 32, 40, b.second, 10)
                : rect(18 + i * 46, -4, 46, 48, b.main, 14) + stroke(`M${30 + i * 46} 4v30`, b.deep, 6),
            ),
          34,
          2 + row * 42,
          0.86,
          row === 1 ? 0 : row === 0 ? -2 : 2,
        ),
      ),
    ),
  tumbler: (b) =>
    sprite(
      220,
      310,
      stroke('M138 84L166 6h36', b.second, 11),
      path('M28 50h164l-20 244a18 18 0 0 1-18 16H66a18 18 0 0 1-18-16Z', b.light),
      path('M37 104h146l-15 180a14 14 0 0 1-14 12H66a14 14 0 0 1-14-12Z', b.main),
      rect(64, 120, 44, 44, b.pale, 8) + place(rect(0, 0, 40, 40, b.pale, 8), 116, 148, 1, 20),
      circle(52, 62, 42, b.second) + circle(52, 62, 33, b.pale),
      stroke('M52 34v56M28 48l48 28M28 76l48-28', b.second, 4),
    ),
  skillet: (b) =>
    sprite(
      400,
      230,
      repeat(3, (i) =>
        path(`M${96 + i * 62} 226c-22-10-24-34-6-54 2 14 10 16 14 6 8 12 22 36-8 48Z`, b.main),
      ),
      rect(228, 132, 172, 22, b.deep, 11),
      path('M24 112h216l-18 46a24 24 0 0 1-22 14H64a24 24 0 0 1-22-14Z', b.ink),
      rect(14, 100, 236, 18, b.soft, 9),
      path('M44 100c10-34 50-30 62-10 14-34 60-26 70 0 20-14 40-6 42 10Z', b.second),
      circle(92, 84, 13, b.pale) + circle(160, 78, 15, b.main) + circle(126, 92, 9, b.light),
      stroke('M86 46c-12-14 10-22 0-38M132 40c-12-14 10-22 0-38M178 46c-12-14 10-22 0-38', b.soft, 7),
    ),
  steak: (b) =>
    sprite(
      360,
      240,
      rect(0, 190, 360, 34, b.second, 8) + rect(30, 224, 34, 16, b.deep) + rect(296, 224, 34, 16, b.deep),
      path('M44 150c-10-66 50-118 124-108 60 8 118 36 118 84 0 42-48 62-112 62-60 0-124 4-130-38Z', b.light),
      path('M64 146c-6-50 44-92 104-84 50 6 98 30 98 64 0 30-40 44-92 44-50 0-106 6-110-24Z', b.main),
      ellipse(116, 118, 24, 17, b.light),
      stroke('M168 92c24 12 50 10 66 30M160 140c26 0 50-2 72 8', b.light, 7),
      place(path('M0 0h120l26 30v22H0Z', b.soft) + rect(-86, 6, 90, 30, b.ink, 12), 218, 146, 0.9, -62),
    ),
  cow: (b) =>
    sprite(
      380,
      280,
      rect(96, 180, 28, 100, b.light, 6) + rect(250, 180, 28, 100, b.light, 6),
      rect(136, 186, 26, 94, b.pale, 6) + rect(290, 184, 26, 96, b.pale, 6),
      rect(76, 70, 256, 136, b.light, 54),
      path('M170 70h84c8 40-20 66-52 60-30-6-40-32-32-60Z', b.ink),
      path('M290 206c-16-40 4-72 42-72v34c0 20-16 38-42 38Z', b.ink),
      stroke('M330 96c26 20 22 70 18 96', b.ink, 9),
      path('M20 58c0-32 24-44 56-44s56 12 56 44c0 46-20 86-56 86S20 104 20 58Z', b.light),
      path('M20 58c0-32 24-44 56-44v62c-20 18-44 20-56-18Z', b.ink),
      ellipse(76, 124, 34, 24, b.pale) + circle(64, 124, 5, b.ink) + circle(88, 124, 5, b.ink),
      circle(54, 68, 6, b.light) + circle(98, 68, 6, b.ink),
      path('M22 40L-6 26l8 30ZM130 40l28-14-8 30Z', b.main),
      path('M44 18l-8-24 24 18ZM108 18l8-24-24 18Z', b.deep),
    ),
  sheep: (b) =>
    sprite(
      320,
      250,
      rect(96, 170, 22, 80, b.ink, 6) + rect(128, 176, 22, 74, b.ink, 6),
      rect(214, 176, 22, 74, b.ink, 6) + rect(244, 170, 22, 80, b.ink, 6),
      repeat(8, (i) =>
        circle(
          186 + Math.cos((i / 8) * Math.PI * 2) * 88,
          116 + Math.sin((i / 8) * Math.PI * 2) * 54,
          48,
          b.light,
        ),
      ),
      ellipse(186, 116, 96, 66, b.light),
      stroke('M150 96q14-18 28 0M206 84q14-18 28 0M184 142q14-18 28 0', b.pale, 7),
      path('M28 84c0-32 22-46 46-46s44 16 44 48-18 74-44 74-46-44-46-76Z', b.ink),
      path('M34 72L2 62c2 22 16 30 32 28ZM112 72l30-10c-2 22-14 30-30 28Z', b.ink),
      circle(58, 92, 6, b.light) + circle(90, 92, 6, b.light),
      repeat(3, (i) => circle(52 + i * 22, 42 - (i === 1 ? 8 : 0), 18, b.light)),
    ),
  hen: (b) =>
    sprite(
      300,
      280,
      stroke('M132 226v48M132 276h-18M132 276h20M176 226v48M176 276h-18M176 276h20', b.second, 8),
      path(
        'M60 94c10 28 40 36 74 30 54-10 84-40 106-84 24 30 40 66 36 104-6 58-56 92-116 92-74 0-116-50-116-118 0-14 6-22 16-24Z',
        b.main,
      ),
      path('M120 146c40-14 84-4 104 20-18 34-92 44-104-20Z', b.deep),
      circle(82, 76, 46, b.main),
      path('M54 40c-8-22 10-34 22-18 4-22 28-22 28 0 14-10 28 4 16 24Z', b.second),
      path('M40 70L8 84l32 16Z', b.pale),
      path('M48 104c-4 18 6 30 16 26 8-4 8-18 2-28Z', b.second),
      circle(70, 70, 7, b.ink),
    ),
  truck: (b) =>
    sprite(
      420,
      270,
      rect(10, 40, 276, 180, b.main, 14),
      path('M286 92h64l56 66v62H286Z', b.second),
      path('M304 108h38l36 46h-74Z', b.light),
      rect(46, 88, 180, 70, b.light, 4),
      rect(36, 158, 200, 14, b.deep, 4),
      repeat(6, (i) => path(`M${40 + i * 32} 66h32v26a16 16 0 0 1-32 0Z`, i % 2 ? b.light : b.second)),
      rect(34, 56, 204, 14, b.deep, 6),
      circle(86, 132, 16, b.pale) +
        rect(118, 116, 26, 34, b.main, 4) +
        rect(158, 124, 46, 26, b.secondPale, 6),
      rect(60, 8, 150, 32, b.deep, 8) + rect(78, 19, 114, 9, b.light, 4),
      circle(86, 224, 40, b.ink) + circle(86, 224, 17, b.pale),
      circle(330, 224, 40, b.ink) + circle(330, 224, 17, b.pale),
    ),
};
