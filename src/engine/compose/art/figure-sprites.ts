import type { Brush } from './brush';
import { circle, ellipse, path, place, rect, sprite, stroke, type Sprite } from './shapes';

const skins = ['#8d5a3c', '#f0c8a4', '#c98d62', '#5f3a27', '#e2ab83', '#a8704a'] as const;

function limb(d: string, colour: string, width: number): string {
  return stroke(d, colour, width);
}

/** People in movement, small enough to have no face. */
export const figureSprites: Record<string, (b: Brush) => Sprite> = {
  children: (b) => {
    const child = (at: number, shirt: string, trousers: string, turn: number): string => {
      const skin = skins[(turn + b.turn) % skins.length] ?? skins[0];
      const hair = turn % 2 ? b.ink : b.deep;
      const arm = turn % 2 ? 'M32 152L2 96M108 152l30 54' : 'M32 152L4 206M108 152l32-56';
      return place(
        limb(arm, skin, 19) +
          limb('M52 236v72M88 236v72', trousers, 28) +
          rect(34, 304, 34, 16, b.ink, 8) +
          rect(76, 304, 34, 16, b.ink, 8) +
          path('M34 142q36-18 72 0l6 100H28Z', shirt) +
          rect(58, 108, 24, 30, skin) +
          circle(70, 74, 46, skin) +
          (turn % 2
            ? path('M22 76c-4-70 100-70 96 0-18-26-70-30-96 0Z', hair)
            : circle(18, 62, 20, hair) +
              circle(122, 62, 20, hair) +
              path('M24 70c0-66 92-66 92 0-24-20-64-20-92 0Z', hair)) +
          circle(54, 84, 5, b.ink) +
          circle(86, 84, 5, b.ink) +
          stroke('M56 100q14 12 28 0', b.ink, 4),
        at,
        0,
      );
    };
    return sprite(
      330,
      320,
      child(10, b.main, b.ink, b.whole(0, 2) * 2),
      place(child(0, b.second, b.deep, 1 + b.whole(0, 2) * 2), 186, 38, 0.88),
    );
  },
  yoga: (b) => {
    const skin = b.pick(skins);
    const hair = b.pick([b.ink, b.deep, b.second]);
    const pose = b.whole(0, 2);
    const mat = (width: number, y: number): string => rect(0, y, width, 16, b.second, 8);
    if (pose === 0)
      return sprite(
        360,
        330,
        mat(360, 314),
        path('M60 300c-20-34 60-50 120-50s140 16 120 50c-10 16-230 16-240 0Z', b.deep),
        limb('M150 120L78 196l-6 70M210 120l72 76 6 70', skin, 24),
        path('M140 104q40-18 80 0l-4 160h-72Z', b.main),
        rect(168, 74, 24, 40, skin),
        circle(180, 52, 38, skin),
        path('M140 52c0-60 80-60 80 0-14-20-66-20-80 0Z', hair),
        circle(180, 6, 17, hair),
      );
    if (pose === 1)
      return sprite(
        260,
        360,
        mat(260, 344),
        limb('M130 220v118', skin, 28),
        limb('M134 224l60 44-58 26', skin, 26),
        path('M104 196h54l4 64h-62Z', b.deep),
        path('M100 112q32-14 62 0l-2 100h-58Z', b.main),
        limb('M112 122L98 62l30-54M150 122l12-60-30-54', skin, 19),
        rect(120, 92, 20, 26, skin),
        circle(130, 76, 31, skin),
        path('M98 76c-2-50 66-50 64 0-12-16-52-16-64 0Z', hair),
      );
    return sprite(
      420,
      270,
      mat(420, 254),
      limb('M150 150L60 240H30', b.deep, 30),
      limb('M152 152l118 28 24 68', b.deep, 30),
      path('M136 60q34-16 58 4l-10 106h-54Z', b.main),
      limb('M150 76H20M184 76h210', skin, 20),
      rect(158, 40, 20, 30, skin),
      circle(172, 30, 30, skin),
      path('M140 34c-4-52 64-48 62-6-16-14-46-10-62 6Z', hair),
    );
  },
  runner: (b) => {
    const skin = b.pick(skins);
    return sprite(
      340,
      340,
      limb('M150 190l-66 44-72 10', skin, 26),
      limb('M158 190l74 40-24 96h36', skin, 26),
      path('M120 168l70-6 38 58-26 26-50-32-48 36-26-30Z', b.deep),
      limb('M196 100l66 34 50-40', skin, 20),
      path('M156 78q40-10 62 10l-26 94-76-6Z', b.main),
      limb('M162 96l-66 30 10 56', skin, 20),
      circle(222, 44, 36, skin),
      path('M190 30c4-40 66-40 68 4-24-6-40-2-50 24-14 4-22-10-18-28Z', b.ink),
      path('M4 238l30-4 4 24H10ZM206 314h56v22h-60Z', b.second),
      stroke('M20 120h60M0 160h66', b.soft, 7),
    );
  },
  dancer: (b) => {
    const skin = b.pick(skins);
    return sprite(
      300,
      360,
      limb('M150 220l-10 136', skin, 20),
      limb('M156 220l84 50 50-16', skin, 20),
      path('M118 184q32-10 62 0c40 40 70 60 100 66-90 40-180 30-250-10 40-10 66-26 88-56Z', b.pale),
      path('M126 104q26-10 48 0l6 88h-58Z', b.main),
      limb('M132 112L76 60 96 10M168 112l62-36 44-52', skin, 15),
      rect(142, 80, 16, 26, skin),
      circle(150, 62, 28, skin),
      path('M122 62c-4-44 60-44 56 0-14-16-42-16-56 0Z', b.ink),
      circle(150, 22, 14, b.ink),
    );
  },
  lifter: (b) => {
    const skin = b.pick(skins);
    return sprite(
      420,
      340,
      rect(20, 46, 380, 12, b.soft, 6),
      rect(10, 4, 30, 96, b.ink, 10),
      rect(44, 20, 20, 64, b.second, 8),
      rect(380, 4, 30, 96, b.ink, 10),
      rect(356, 20, 20, 64, b.second, 8),
      limb('M180 226l-34 56 10 54M240 226l34 56-10 54', skin, 30),
      path('M166 202h88l24 54-36 16-32-36-32 36-36-16Z', b.deep),
      path('M164 116q46-16 92 0l-6 96h-80Z', b.main),
      limb('M172 128l-44-10 10-58M248 128l44-10-10-58', skin, 24),
      circle(210, 78, 32, skin),
      path('M178 74c0-46 64-46 64 0-14-14-50-14-64 0Z', b.ink),
      rect(128, 326, 44, 14, b.ink, 7),
      rect(248, 326, 44, 14, b.ink, 7),
    );
  },
  heart: (b) =>
    sprite(
      270,
      240,
      path(
        'M135 240C50 180 0 130 0 72 0 30 32 0 70 0c28 0 52 16 65 42C148 16 172 0 200 0c38 0 70 30 70 72 0 58-50 108-135 168Z',
        b.main,
      ),
      stroke('M40 74c0-20 14-34 30-34', b.pale, 13),
    ),
  hands: (b) => {
    const skin = b.pick(skins);
    return sprite(
      320,
      270,
      place(
        path('M0-70C-30-100-70-80-66-44-62-10-20 14 0 30 20 14 62-10 66-44 70-80 30-100 0-70Z', b.main),
        160,
        90,
      ),
      path(
        'M20 150c30-10 60 10 90 30 30 14 60 4 70 20 8 20-30 26-60 24 40 12 90-10 130-44 24-14 40 6 26 26-40 50-90 64-150 64H20Z',
        skin,
      ),
      rect(0, 140, 60, 130, b.second, 8),
      ellipse(30, 170, 6, 6, b.secondPale),
    );
  },
};
