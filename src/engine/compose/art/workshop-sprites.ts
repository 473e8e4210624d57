import type { Brush } from './brush';
import { frame } from './goods-forms';
import { circle, ellipse, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** Things that lie ready in a workshop or an office. */
export const workshopSprites: Record<string, (b: Brush) => Sprite> = {
  pencil: (b) =>
    sprite(
      300,
      300,
      place(
        rect(0, 0, 64, 210, b.main) +
          rect(0, 0, 21, 210, b.pale) +
          rect(43, 0, 21, 210, b.deep) +
          path('M0 210h64l-32 72Z', b.light) +
          path('M20 256h24l-12 26Z', b.ink) +
          rect(0, -46, 64, 34, b.second, 12) +
          rect(0, -20, 64, 20, b.soft),
        212,
        46,
        1,
        38,
      ),
      stroke('M30 290c60-20 110 14 160-4', b.ink, 8),
    ),
  brush: (b) =>
    sprite(
      300,
      280,
      path('M20 262c80-46 150 8 260-34-60 60-190 60-260 34Z', b.main),
      place(
        rect(0, 0, 30, 150, b.second, 14) +
          rect(-6, 146, 42, 46, b.soft, 4) +
          path('M-8 190h46c10 44-12 60-23 84-11-24-33-40-23-84Z', b.ink),
        228,
        14,
        0.92,
        32,
      ),
    ),
  frame,
  magnifier: (b) =>
    sprite(
      290,
      300,
      place(rect(-18, 96, 36, 150, b.ink, 16), 122, 122, 1, -42),
      circle(122, 122, 118, b.main),
      circle(122, 122, 90, b.light),
      stroke('M64 108c8-34 34-50 62-50', b.pale, 14),
      stroke('M78 140h88M78 168h58', b.deep, 10),
    ),
  wall: (b) =>
    sprite(
      330,
      240,
      repeat(4, (row) =>
        repeat(row % 2 ? 4 : 3, (i) => {
          const start = row % 2 ? (i === 0 ? 0 : i * 110 - 55) : i * 110;
          const wide = row % 2 && (i === 0 || i === 3) ? 51 : 106;
          return rect(
            start,
            row * 60,
            wide,
            56,
            [b.main, b.second, b.pale, b.main][(i + row) % 4] ?? b.main,
            5,
          );
        }),
      ),
    ),
  comb: (b) =>
    sprite(
      300,
      190,
      rect(0, 0, 300, 66, b.main, 26),
      repeat(13, (i) => rect(16 + i * 21, 56, 11, 130 - (i > 6 ? 14 : 0), b.main, 5)),
      rect(20, 18, 260, 10, b.pale, 5),
    ),
  mirror: (b) =>
    sprite(
      210,
      330,
      rect(88, 190, 34, 140, b.deep, 16),
      ellipse(105, 112, 105, 112, b.main),
      ellipse(105, 112, 82, 88, b.light),
      stroke('M64 128l52-66M92 158l56-72', b.secondPale, 14),
    ),
  hammer: (b) =>
    sprite(
      280,
      310,
      place(
        rect(-17, 20, 34, 260, b.main, 12) +
          rect(-90, -26, 150, 66, b.ink, 10) +
          path('M60-26c60 0 70 20 78 62-30-14-50-18-78-16Z', b.ink) +
          rect(-106, -34, 30, 82, b.soft, 8) +
          rect(-17, 180, 34, 100, b.deep, 12),
        160,
        60,
        0.86,
        24,
      ),
    ),
  broom: (b) =>
    sprite(
      200,
      340,
      rect(90, 0, 20, 190, b.deep, 9),
      path('M66 170h68l16 46H50Z', b.second),
      path('M50 216h100l44 124H6Z', b.main),
      repeat(5, (i) => stroke(`M${72 + i * 14} 228L${44 + i * 28} 332`, b.deep, 5)),
    ),
  receipt: (b) =>
    sprite(
      230,
      320,
      path('M0 0h230v300l-23 20-23-20-23 20-23-20-23 20-23-20-23 20-23-20-23 20-23-20Z', b.light),
      stroke('M3 290V3h224v287', b.ink, 5),
      rect(28, 34, 96, 20, b.main, 6),
      repeat(
        4,
        (i) =>
          rect(28, 92 + i * 32, i % 2 ? 84 : 110, 10, b.soft, 5) + rect(166, 92 + i * 32, 36, 10, b.ink, 5),
      ),
      rect(28, 226, 174, 6, b.ink),
      rect(28, 248, 62, 18, b.ink, 6) + rect(138, 246, 64, 24, b.main, 8),
    ),
  board: (b) =>
    sprite(
      290,
      320,
      path('M50 60h36L50 320H14ZM240 60h-36l36 260h36Z', b.deep),
      rect(10, 0, 270, 236, b.main, 8),
      rect(28, 18, 234, 200, b.ink, 4),
      rect(84, 44, 122, 16, b.light, 8),
      repeat(
        4,
        (i) =>
          rect(54, 90 + i * 30, [104, 84, 116, 92][i] ?? 90, 9, b.pale, 4) +
          rect(202, 90 + i * 30, 34, 9, b.main, 4),
      ),
    ),
  ruler: (b) =>
    sprite(
      320,
      270,
      path('M0 270V0l270 270Z', b.main),
      path('M54 216v-92l92 92Z', b.light),
      repeat(8, (i) => rect(0, 40 + i * 27, i % 2 ? 16 : 28, 6, b.ink)),
      place(
        rect(0, 0, 40, 210, b.second, 6) + repeat(7, (i) => rect(0, 20 + i * 27, i % 2 ? 12 : 22, 6, b.ink)),
        276,
        60,
      ),
    ),
  calendar: (b) =>
    sprite(
      290,
      290,
      rect(0, 24, 290, 266, b.light, 20),
      path('M0 96V44a20 20 0 0 1 20-20h250a20 20 0 0 1 20 20v52Z', b.main),
      rect(62, 0, 20, 56, b.ink, 10) + rect(208, 0, 20, 56, b.ink, 10),
      repeat(11, (i) =>
        rect(32 + (i % 4) * 60, 126 + Math.floor(i / 4) * 52, 40, 32, i === 6 ? b.second : b.pale, 8),
      ),
    ),
};
