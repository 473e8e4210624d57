import type { Brush } from './brush';
import { circle, ellipse, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** Things that people play on, ride and act with. */
export const playSprites: Record<string, (b: Brush) => Sprite> = {
  decks: (b) =>
    sprite(
      420,
      190,
      rect(0, 0, 420, 176, b.ink, 14),
      repeat(2, (i) =>
        place(
          circle(0, 0, 70, b.soft) +
            circle(0, 0, 62, b.deep) +
            circle(0, 0, 42, b.ink) +
            circle(0, 0, 22, b.main) +
            circle(0, 0, 5, b.light),
          84 + i * 252,
          88,
        ),
      ),
      stroke('M148 24l14 62-28 26M400 24l8 62-32 26', b.pale, 8),
      rect(174, 22, 72, 132, b.second, 8),
      repeat(
        3,
        (i) =>
          rect(188 + i * 18, 36, 8, 64, b.ink, 4) +
          rect(184 + i * 18, 48 + ((i * 23) % 40), 16, 12, b.light, 3),
      ),
      rect(190, 124, 40, 10, b.ink, 5) + rect(202, 118, 14, 22, b.main, 4),
      rect(20, 176, 40, 14, b.deep) + rect(360, 176, 40, 14, b.deep),
    ),
  kayak: (b) =>
    sprite(
      430,
      240,
      path('M112 92c0-30 22-52 46-52s46 22 46 52l14 76H98Z', b.second),
      circle(158, 24, 25, b.light),
      path('M132 20a26 26 0 0 1 52 0Z', b.ink),
      place(
        rect(-150, -6, 300, 12, b.ink, 6) +
          ellipse(-156, 0, 36, 17, b.pale) +
          ellipse(156, 0, 36, 17, b.pale),
        196,
        104,
        1,
        -17,
      ),
      path('M0 140c80 26 350 26 430 0-40 66-130 72-215 72S40 206 0 140Z', b.main),
      path('M86 158c50 10 120 10 160 2-20 26-140 24-160-2Z', b.deep),
      stroke('M10 232q28-18 56 0t56 0 56 0 56 0 56 0 56 0 56 0', b.soft, 9),
    ),
  piano: (b) =>
    sprite(
      380,
      230,
      rect(0, 0, 380, 230, b.ink, 12),
      rect(18, 70, 344, 142, b.light, 4),
      repeat(7, (i) => rect(65 + i * 43 - 1, 70, 3, 142, b.ink)),
      repeat(7, (i) => (i === 2 || i === 6 ? '' : rect(52 + i * 43, 70, 28, 86, b.deep, 3))),
      rect(18, 24, 344, 26, b.main, 8),
    ),
  violin: (b) =>
    sprite(
      200,
      340,
      rect(90, 0, 20, 150, b.ink, 6),
      path(
        'M100 112c46 0 62 30 58 58-2 18-18 24-18 42s28 22 28 62c0 44-34 66-68 66s-68-22-68-66c0-40 28-44 28-62s-16-24-18-42c-4-28 12-58 58-58Z',
        b.main,
      ),
      stroke('M70 214c-10 12 8 24-2 40M130 214c10 12-8 24 2 40', b.ink, 7),
      rect(93, 110, 14, 116, b.ink, 4),
      rect(74, 246, 52, 10, b.light, 4),
      stroke('M190 40L150 330', b.deep, 7),
    ),
  drum: (b) =>
    sprite(
      300,
      270,
      path('M20 80h260v150c0 54-260 54-260 0Z', b.main),
      stroke('M24 104l62 130 64-112 64 112 62-130', b.light, 9),
      ellipse(150, 80, 130, 40, b.light),
      ellipse(150, 80, 112, 31, b.pale),
      stroke('M98 74L20 6M186 70l96-62', b.ink, 12),
      circle(98, 76, 13, b.second) + circle(186, 72, 13, b.second),
    ),
  mask: (b) =>
    sprite(
      340,
      300,
      place(
        path('M0 0c50 26 110 26 160 0 14 110-14 200-80 220C14 200-14 110 0 0Z', b.second) +
          path(
            'M30 76q24-22 46 0-22 20-46 0ZM90 76q24-22 46 0-22 20-46 0ZM40 172q40-50 84 0-44-16-84 0Z',
            b.ink,
          ),
        160,
        70,
        1,
        9,
      ),
      place(
        path('M0 0c50 26 110 26 160 0 14 110-14 200-80 220C14 200-14 110 0 0Z', b.main) +
          path(
            'M28 80q24-30 48 0-24-8-48 0ZM88 80q24-30 48 0-24-8-48 0ZM36 132q44 24 90 0-4 56-46 58-42-2-44-58Z',
            b.ink,
          ),
        22,
        26,
        1,
        -9,
      ),
    ),
  film: (b) =>
    sprite(
      300,
      300,
      place(
        rect(0, 0, 290, 56, b.ink, 6) +
          repeat(5, (i) => path(`M${12 + i * 60} 0h34l-26 56H${-14 + i * 60}Z`, b.light)),
        6,
        66,
        1,
        -9,
      ),
      rect(6, 96, 288, 204, b.main, 10),
      rect(6, 96, 288, 46, b.ink, 6),
      repeat(5, (i) => path(`M${24 + i * 58} 96h32l22 46H${46 + i * 58}Z`, b.light)),
      path('M122 176l76 44-76 44Z', b.light),
    ),
  chess: (b) =>
    sprite(
      240,
      330,
      rect(20, 290, 200, 40, b.deep, 10),
      rect(44, 262, 152, 34, b.main, 10),
      path(
        'M70 266c0-60 40-80 40-122-20 20-44 30-62 24-24-6-16-36 0-58 14-20 22-54 56-78l4-32 30 26c62 24 84 110 46 240Z',
        b.main,
      ),
      circle(104, 82, 9, b.ink),
      stroke('M150 60c44 50 48 120 26 194', b.deep, 10),
    ),
  skateboard: (b) =>
    sprite(
      360,
      110,
      path('M0 20c20 0 30 26 56 26h248c26 0 36-26 56-26 0 40-34 52-56 52H56C34 72 0 60 0 20Z', b.main),
      rect(70, 66, 40, 14, b.soft) + rect(250, 66, 40, 14, b.soft),
      circle(76, 88, 22, b.ink) +
        circle(116, 88, 22, b.ink) +
        circle(246, 88, 22, b.ink) +
        circle(286, 88, 22, b.ink),
      circle(76, 88, 8, b.light) +
        circle(116, 88, 8, b.light) +
        circle(246, 88, 8, b.light) +
        circle(286, 88, 8, b.light),
    ),
  motorbike: (b) =>
    sprite(
      400,
      240,
      circle(78, 168, 72, b.ink) + circle(78, 168, 46, b.pale) + circle(78, 168, 13, b.ink),
      circle(324, 168, 72, b.ink) + circle(324, 168, 46, b.pale) + circle(324, 168, 13, b.ink),
      stroke('M78 168l66-92M324 168L268 40l-34-6', b.soft, 14),
      rect(150, 116, 104, 74, b.deep, 18),
      path('M140 96c20-46 110-50 132-10l-20 44H156Z', b.main),
      path('M36 82h116l-6 30c-40-2-80-4-110-30Z', b.ink),
      circle(284, 70, 23, b.light),
      stroke('M150 196h-90', b.soft, 17),
    ),
  robot: (b) =>
    sprite(
      260,
      320,
      rect(124, 0, 12, 44, b.ink) + circle(130, 12, 16, b.second),
      rect(40, 40, 180, 122, b.main, 30),
      rect(62, 66, 136, 66, b.ink, 22),
      circle(100, 99, 15, b.light) + circle(160, 99, 15, b.light),
      rect(70, 174, 120, 100, b.pale, 18),
      rect(24, 180, 32, 92, b.deep, 15) + rect(204, 180, 32, 92, b.deep, 15),
      rect(84, 274, 34, 46, b.deep, 8) + rect(142, 274, 34, 46, b.deep, 8),
      circle(130, 222, 22, b.main),
    ),
  'toy-blocks': (b) => {
    const block = (x: number, y: number, fill: string, mark: string) =>
      place(rect(0, 0, 130, 130, fill, 14) + rect(16, 16, 98, 98, b.light, 10) + mark, x, y);
    return sprite(
      290,
      270,
      block(8, 140, b.main, path('M65 30l38 72H27Z', b.main)),
      block(152, 140, b.second, circle(65, 65, 34, b.second)),
      block(80, 4, b.deep, rect(34, 34, 62, 62, b.deep, 6)),
    );
  },
  surfboard: (b) =>
    sprite(
      200,
      340,
      path('M70 0c60 60 74 240 22 340H48C-4 240 10 60 70 0Z', b.main),
      path('M70 0c12 14 22 32 30 54L20 250C8 160 22 50 70 0Z', b.pale),
      rect(66, 20, 8, 306, b.ink, 4),
      path('M120 340c0-60 12-90 46-116 10 50 20 80 34 116Z', b.second),
    ),
  ball: (b) =>
    sprite(
      240,
      240,
      circle(120, 120, 120, b.main),
      circle(120, 120, 112, b.light),
      path('M120 80l40 29-15 47H95l-15-47Z', b.main),
      repeat(5, (i) =>
        place(
          path('M-45-111A120 120 0 0 1 45-111L27-93 0-82-27-93Z', b.main) + stroke('M0-40v-42', b.main, 7),
          120,
          120,
          1,
          i * 72,
        ),
      ),
    ),
  basketball: (b) =>
    sprite(
      240,
      240,
      circle(120, 120, 120, b.main),
      stroke('M120 4v232M4 120h232M38 36c56 50 56 118 0 168M202 36c-56 50-56 118 0 168', b.deep, 8),
    ),
  'rugby-ball': (b) =>
    sprite(
      330,
      240,
      place(
        ellipse(0, 0, 158, 94, b.light) +
          path(
            'M-108-68C-60-102 60-102 108-68 92-24 92 24 108 68 60 102-60 102-108 68-92 24-92-24-108-68Z',
            b.main,
          ) +
          stroke('M-46-34h92M-30-48v28M0-50v32M30-48v28', b.light, 8),
        165,
        122,
        0.98,
        -16,
      ),
    ),
  cricket: (b) =>
    sprite(
      310,
      320,
      repeat(3, (i) => rect(168 + i * 44, 60, 18, 260, b.pale, 8)),
      rect(166, 50, 64, 14, b.deep, 7) + rect(212, 50, 64, 14, b.deep, 7),
      place(
        rect(-11, -104, 22, 112, b.ink, 9) +
          rect(-32, 0, 64, 196, b.main, 18) +
          rect(-5, 14, 10, 168, b.pale, 5),
        84,
        118,
        1,
        -12,
      ),
      circle(34, 290, 30, b.second),
      stroke('M20 268c12 12 18 30 16 50', b.light, 5),
    ),
};
