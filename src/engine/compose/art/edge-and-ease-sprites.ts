import type { Brush } from './brush';
import { circle, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** Blades, and what people live in, pray in, burn and play with. */
export const edgeAndEaseSprites: Record<string, (b: Brush) => Sprite> = {
  knife: (b) =>
    sprite(
      270,
      310,
      place(
        rect(-17, -292, 36, 124, b.ink, 14) +
          rect(-22, -172, 46, 18, b.soft, 4) +
          path('M-22-154H28v86C28-34 6-6-22 16Z', b.light) +
          path('M-22-154h14V6l-14 10Z', b.second) +
          circle(1, -262, 6, b.pale) +
          circle(1, -214, 6, b.pale),
        112,
        268,
        1,
        17,
      ),
      rect(0, 262, 270, 48, b.main, 10),
      rect(0, 262, 270, 12, b.deep, 6),
    ),
  cleaver: (b) =>
    sprite(
      320,
      260,
      place(
        rect(168, 6, 132, 36, b.ink, 14) +
          path('M0 0h176v112H22Q0 112 0 88Z', b.light) +
          path('M22 112h154V92H1q4 20 21 20Z', b.second) +
          circle(26, 26, 10, b.pale) +
          circle(200, 24, 6, b.pale) +
          circle(254, 24, 6, b.pale),
        46,
        136,
        1,
        -20,
      ),
      rect(10, 212, 300, 48, b.main, 10),
      rect(10, 212, 300, 12, b.deep, 6),
    ),
  shears: (b) => {
    const half = (handle: string) =>
      path('M-16 18-26-150Q-8-190 6-196L18 18Z', b.second) +
      path('M4 18L-2-178l8-18L18 18Z', b.light) +
      rect(-13, 22, 26, 62, b.soft, 8) +
      rect(-17, 64, 34, 76, handle, 16);
    return sprite(
      230,
      350,
      place(half(b.main), 112, 206, 1, 19),
      place(half(b.deep), 118, 206, 1, -19),
      circle(115, 206, 15, b.ink),
      circle(115, 206, 5, b.light),
    );
  },
  incense: (b) =>
    sprite(
      220,
      320,
      stroke('M96 116c-34-34 30-46 2-84M128 116c30-30-22-44 10-88', b.pale, 13),
      path('M30 116h160l-22 74H52Z', b.main),
      repeat(4, (i) => path(`M${38 + i * 40} 116l12-26 12 26Z`, b.main)),
      rect(30, 132, 160, 12, b.second),
      path('M86 190h48l10 46H76Z', b.deep),
      path('M52 236h116l22 70H30Z', b.main),
      repeat(3, (i) => path(`M${72 + i * 38} 290v-20q0-14 9-20 9 6 9 20v20Z`, b.ink)),
      rect(18, 302, 184, 18, b.ink, 6),
    ),
  apartments: (b) =>
    sprite(
      300,
      330,
      rect(24, 30, 180, 300, b.main),
      rect(14, 16, 200, 22, b.ink, 4),
      rect(204, 116, 84, 214, b.deep),
      rect(196, 104, 100, 18, b.ink, 4),
      repeat(3, (row) =>
        repeat(2, (column) => {
          const [x, y] = [46 + column * 78, 62 + row * 74];
          const lit = (row + column) % 3 === 0 ? b.second : b.light;
          return (
            rect(x, y, 52, 44, lit) + rect(x + 24, y, 4, 44, b.ink) + rect(x - 5, y + 34, 62, 14, b.pale, 2)
          );
        }),
      ),
      repeat(3, (row) => rect(226, 142 + row * 56, 40, 32, row === 1 ? b.second : b.light)),
      path('M96 330v-36q0-18 18-18t18 18v36Z', b.ink),
      circle(262, 312, 18, b.pale),
    ),
  kite: (b) =>
    sprite(
      260,
      340,
      stroke('M118 190c-44 36 62 62 12 94-24 16-66 14-72 56', b.soft, 6),
      path('M130 0l88 82-92 122L42 82Z', b.main),
      path('M130 0l88 82H42Z', b.second),
      path('M130 0l-4 204L42 82Z', b.deep),
      path('M130 0v82H42Z', b.pale),
      repeat(3, (i) => {
        const [x, y] = [
          [116, 222],
          [132, 276],
          [76, 306],
        ][i] ?? [0, 0];
        return path(`M${x} ${y}l24-12v24ZM${x} ${y}l-24-12v24Z`, i === 1 ? b.second : b.main);
      }),
    ),
  target: (b) =>
    sprite(
      290,
      320,
      stroke('M92 210L48 316M178 210l44 106M134 220v96', b.ink, 16),
      circle(135, 135, 132, b.light),
      circle(135, 135, 106, b.main),
      circle(135, 135, 78, b.light),
      circle(135, 135, 50, b.second),
      circle(135, 135, 22, b.ink),
      stroke('M140 130L246 52', b.deep, 9),
      path('M238 44l14-32 12 26 26 8-30 18Z', b.pale),
    ),
  mosque: (b) =>
    sprite(
      340,
      320,
      repeat(2, (i) =>
        place(
          path('M0 320V96h40v224ZM-6 96h52v-16H-6ZM20 8c18 22 20 40 20 72H0c0-32 2-50 20-72Z', b.deep),
          6 + i * 288,
          0,
        ),
      ),
      path('M170 66c70 34 92 66 92 118H78c0-52 22-84 92-118Z', b.main),
      stroke('M170 66V34', b.ink, 7),
      path('M180 8a17 17 0 1 0 0 28 22 22 0 0 1 0-28Z', b.second),
      rect(66, 180, 208, 140, b.second),
      rect(58, 176, 224, 16, b.ink, 4),
      path('M138 320v-56c0-24 14-38 32-52 18 14 32 28 32 52v56Z', b.ink),
      repeat(2, (i) => path(`M${86 + i * 132} 286v-34q0-16 18-30 18 14 18 30v34Z`, b.light)),
    ),
  pins: (b) => {
    const pin = (fill: string) =>
      path(
        'M30 0c24 0 26 30 20 52-4 18-4 30 6 50 16 34 16 96 0 148H4c-16-52-16-114 0-148 10-20 10-32 6-50C4 30 6 0 30 0Z',
        fill,
      ) +
      rect(9, 62, 42, 9, b.main) +
      rect(7, 80, 46, 9, b.main);
    return sprite(
      320,
      250,
      place(pin(b.secondPale), 50, 26, 0.9),
      place(pin(b.light), 104, 0),
      circle(246, 182, 68, b.second),
      circle(228, 152, 9, b.ink),
      circle(254, 146, 9, b.ink),
      circle(246, 172, 9, b.ink),
    );
  },
};
