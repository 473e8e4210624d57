import type { Brush } from './brush';
import { circle, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** What people build, fit and clear with. */
export const siteTradeSprites: Record<string, (b: Brush) => Sprite> = {
  saw: (b) =>
    sprite(
      340,
      250,
      rect(20, 196, 300, 54, b.main, 6),
      rect(20, 196, 300, 14, b.pale, 6),
      repeat(2, (i) => stroke(`M${70 + i * 130} 232q30-14 64 0`, b.deep, 6)),
      rect(168, 176, 10, 46, b.ink),
      place(
        path('M0 30L216 0v68L0 84Z', b.secondPale) +
          path(
            `M0 84${Array.from({ length: 18 }, (_, i) => `l6 ${i === 0 ? 12 : 11}l6-12`).join('')}L216 68Z`,
            b.secondPale,
          ) +
          path('M206-14h54c34 0 46 18 46 46s-12 54-46 54h-54Z', b.second) +
          rect(232, 16, 44, 40, b.ink, 18),
        22,
        92,
        1,
        -8,
      ),
    ),
  anvil: (b) =>
    sprite(
      340,
      270,
      path('M60 270l22-84h176l22 84Z', b.deep),
      path('M70 88h208v34c-46 4-60 22-60 64H122c0-44-22-58-52-66Z', b.ink),
      path('M0 92c30 4 48 0 74-4v40C34 124 12 112 0 92Z', b.ink),
      rect(66, 80, 222, 16, b.soft, 4),
      place(rect(-11, 0, 22, 150, b.main, 9) + rect(-48, -34, 96, 46, b.second, 8), 236, 6, 0.8, 64),
      repeat(5, (i) => circle(104 + i * 14, 44 - ((i * 29) % 34), i % 2 ? 5 : 7, b.main)),
    ),
  excavator: (b) =>
    sprite(
      420,
      270,
      stroke('M206 138L266 34l92 52', b.main, 26),
      stroke('M358 86l18 74', b.main, 20),
      path('M346 150h62c6 46-12 74-52 78-20-22-22-48-10-78Z', b.ink),
      rect(60, 118, 160, 80, b.main, 14),
      path('M96 122l18-72h70v72Z', b.second),
      path('M116 112l12-46h40v46Z', b.light),
      rect(64, 182, 150, 14, b.deep),
      rect(30, 204, 214, 66, b.ink, 33),
      repeat(4, (i) => circle(64 + i * 48, 237, 17, b.soft)),
    ),
  squeegee: (b) =>
    sprite(
      310,
      310,
      rect(0, 0, 236, 310, b.deep, 6),
      rect(18, 18, 200, 274, b.secondPale),
      rect(112, 18, 12, 274, b.deep) + rect(18, 148, 200, 12, b.deep),
      path('M40 120l70-84M154 270l52-64', b.light),
      stroke('M44 126l50-70M66 134l30-42M150 274l44-60', b.light, 10),
      place(
        rect(-62, 0, 124, 22, b.ink, 6) +
          rect(-52, 22, 104, 20, b.main, 8) +
          rect(-13, 38, 26, 150, b.main, 12) +
          rect(-13, 120, 26, 68, b.second, 12),
        196,
        120,
        1,
        -24,
      ),
    ),
  radiator: (b) =>
    sprite(
      340,
      250,
      rect(30, 34, 280, 14, b.deep, 7) + rect(30, 190, 280, 14, b.deep, 7),
      repeat(7, (i) => rect(24 + i * 42, 10, 34, 214, i % 2 ? b.pale : b.main, 17)),
      rect(34, 216, 16, 34, b.ink) + rect(284, 216, 16, 34, b.ink),
      rect(310, 178, 24, 12, b.soft) + rect(326, 158, 14, 46, b.second, 6),
      repeat(6, (i) => rect(32 + i * 42, 40, 5, 150, b.light, 2)),
    ),
  tiles: (b) =>
    sprite(
      320,
      260,
      repeat(3, (row) =>
        repeat(4, (i) => {
          const at = [b.light, b.pale, b.secondPale][(i + row) % 3] ?? b.light;
          const x = i * 80;
          const y = row * 80;
          return row === 0 && i === 3
            ? ''
            : rect(x, y, 74, 74, at, 4) +
                ((i + row) % 2
                  ? path(`M${x + 37} ${y + 10}l27 27-27 27-27-27Z`, b.main)
                  : circle(x + 37, y + 37, 17, b.second));
        }),
      ),
      place(path('M0 0l94 20-20 34L-8 36Z', b.soft) + rect(74, 14, 74, 26, b.ink, 12), 150, 206, 1, 4),
    ),
  stairs: (b) =>
    sprite(
      340,
      350,
      repeat(5, (i) => rect(i * 58, 298 - i * 46, 340 - i * 58, 52 + i * 46, i % 2 ? b.pale : b.tint)),
      repeat(5, (i) => rect(i * 58 - (i ? 6 : 0), 290 - i * 46, 346 - i * 58 - (i ? 0 : 6), 15, b.main, 3)),
      repeat(5, (i) => rect(24 + i * 58, 194 - i * 46, 9, 98, b.deep)),
      stroke('M22 196L272 0', b.ink, 15),
    ),
  mower: (b) =>
    sprite(
      340,
      250,
      stroke('M214 164L300 8h34', b.ink, 13),
      path('M40 210c0-60 26-84 78-84h76c26 0 40 24 40 84Z', b.main),
      rect(92, 92, 92, 40, b.second, 10),
      rect(112, 76, 52, 20, b.ink, 8),
      rect(34, 186, 206, 18, b.deep),
      circle(66, 214, 34, b.ink) + circle(66, 214, 14, b.pale),
      circle(212, 206, 42, b.ink) + circle(212, 206, 18, b.pale),
      repeat(9, (i) => stroke(`M${262 + i * 9} 248l${i % 2 ? -4 : 5}-${18 + ((i * 7) % 12)}`, b.second, 5)),
    ),
  bin: (b) =>
    sprite(
      240,
      310,
      path('M24 76h192l-18 206a24 24 0 0 1-24 22H66a24 24 0 0 1-24-22Z', b.main),
      rect(6, 44, 228, 36, b.deep, 12),
      rect(84, 22, 72, 26, b.deep, 10),
      place(
        repeat(3, (i) =>
          place(
            path('M-44 22L-10-38h22l16 28-16 6-8-14-28 50ZM6-52l34 2-14 30Z', b.light),
            0,
            0,
            0.82,
            i * 120,
          ),
        ),
        120,
        186,
      ),
      circle(66, 296, 14, b.ink) + circle(174, 296, 14, b.ink),
    ),
};
