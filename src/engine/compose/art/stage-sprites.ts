import type { Brush } from './brush';
import { circle, ellipse, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** What is played, shown and celebrated with. */
export const stageSprites: Record<string, (b: Brush) => Sprite> = {
  score: (b) =>
    sprite(
      300,
      330,
      stroke('M150 190v100M150 286l-58 38M150 286l58 38M150 286v38', b.ink, 11),
      place(path('M0 0h136l8 178H-8Z', b.light) + path('M136 0h136l8 178H144Z', b.pale), 14, 8),
      rect(2, 182, 296, 16, b.ink, 6),
      repeat(2, (page) =>
        repeat(3, (line) => repeat(4, (i) => rect(28 + page * 136, 34 + line * 50 + i * 7, 108, 2, b.soft))),
      ),
      repeat(6, (i) => {
        const x = 44 + (i % 3) * 36 + (i > 2 ? 136 : 0);
        const y = 54 + ((i * 37) % 3) * 46;
        return ellipse(x, y, 9, 7, b.main) + rect(x + 6, y - 34, 3, 34, b.main);
      }),
    ),
  trumpet: (b) =>
    sprite(
      380,
      210,
      stroke('M40 76H236c38 0 60 22 60 52s-24 48-58 48H130c-30 0-48-18-48-44s18-56 48-56', b.main, 17),
      path('M232 64c60 0 104-22 140-64v152c-36-42-80-64-140-64Z', b.main),
      ellipse(372, 76, 13, 76, b.deep),
      path('M0 58l44 10v16L0 94Z', b.soft),
      repeat(
        3,
        (i) =>
          rect(142 + i * 32, 62, 23, 122, b.second, 7) +
          rect(147 + i * 32, 38, 13, 26, b.deep) +
          rect(140 + i * 32, 28, 27, 13, b.light, 6),
      ),
    ),
  record: (b) =>
    sprite(
      340,
      280,
      circle(210, 140, 130, b.ink),
      repeat(
        3,
        (i) =>
          `<circle cx="210" cy="140" r="${108 - i * 20}" fill="none" stroke="${b.soft}" stroke-width="2"/>`,
      ),
      circle(210, 140, 44, b.main) + circle(210, 140, 8, b.light),
      rect(0, 20, 232, 260, b.second, 6),
      circle(116, 150, 74, b.secondPale),
      path('M116 76a74 74 0 0 1 0 148Z', b.main),
      rect(22, 40, 96, 14, b.light, 4),
    ),
  balloons: (b) =>
    sprite(
      300,
      350,
      stroke('M84 176c8 60 40 90 62 172M216 164c-6 70-44 110-70 184M150 130c6 80 0 130-4 218', b.soft, 4),
      ellipse(84, 106, 66, 80, b.main) + path('M84 184l-12 16h24Z', b.main),
      ellipse(222, 98, 64, 78, b.second) + path('M222 174l-12 16h24Z', b.second),
      ellipse(152, 76, 62, 76, b.pale) + path('M152 150l-12 16h24Z', b.pale),
      stroke('M54 92c0-22 8-34 22-42M124 62c0-20 8-32 20-38M194 86c0-22 8-34 20-40', b.light, 8),
      path('M146 330l-32-18v32ZM146 330l32-18v32Z', b.deep),
    ),
  'hot-air-balloon': (b) =>
    sprite(
      280,
      380,
      stroke('M92 232l26 74M188 232l-26 74M140 250v56', b.ink, 4),
      path('M140 6c78 0 134 56 134 126 0 52-46 92-86 122h-96C52 224 6 184 6 132 6 62 62 6 140 6Z', b.main),
      path('M140 6c-46 22-70 70-70 126 0 46 16 88 38 122H92C52 224 6 184 6 132 6 62 62 6 140 6Z', b.second),
      path('M140 6c46 22 70 70 70 126 0 46-16 88-38 122h16c40-30 86-70 86-122C274 62 218 6 140 6Z', b.second),
      path('M140 6c18 30 26 76 26 126 0 46-6 88-14 122h-24c-8-34-14-76-14-122 0-50 8-96 26-126Z', b.pale),
      path('M84 244h112v16H84Z', b.deep),
      rect(108, 304, 64, 58, b.deep, 8),
      rect(102, 300, 76, 14, b.ink, 6),
    ),
  'top-hat': (b) =>
    sprite(
      330,
      330,
      path('M112 190c-34-60-30-130-10-152 24 14 44 84 40 146Z', b.light),
      path('M116 178c-22-48-20-94-8-116 14 18 22 70 20 112Z', b.pale),
      path('M206 190c34-60 30-130 10-152-24 14-44 84-40 146Z', b.light),
      path('M202 178c22-48 20-94 8-116-14 18-22 70-20 112Z', b.pale),
      path('M64 176h192l-16 134c-2 12-12 20-24 20H104c-12 0-22-8-24-20Z', b.ink),
      path('M68 212h184l-4 34H72Z', b.main),
      ellipse(160, 176, 136, 24, b.ink) + ellipse(160, 172, 96, 13, b.deep),
      place(rect(-8, 0, 16, 150, b.second, 6) + rect(-8, 0, 16, 30, b.light, 6), 262, 46, 1, 24),
      repeat(3, (i) => path(`M${276 + i * 18} ${14 + i * 30}l5 13 13 5-13 5-5 13-5-13-13-5 13-5Z`, b.main)),
    ),
  trophy: (b) =>
    sprite(
      280,
      320,
      stroke('M70 54H22c0 66 24 96 62 100M210 54h48c0 66-24 96-62 100', b.main, 18),
      path('M60 14h160c4 96-14 164-80 176C74 178 56 110 60 14Z', b.main),
      path('M140 14h80c4 96-14 164-80 176Z', b.deep),
      rect(126, 186, 28, 62, b.main),
      rect(62, 244, 156, 34, b.second, 6) + rect(42, 276, 196, 44, b.ink, 6),
      path('M140 54l13 27 30 4-22 21 6 30-27-15-27 15 6-30-22-21 30-4Z', b.light),
    ),
  bust: (b) =>
    sprite(
      300,
      340,
      rect(72, 292, 156, 48, b.ink, 6) + rect(104, 262, 92, 34, b.deep),
      path('M54 264c2-50 40-62 66-72v-34h64v34c28 10 62 22 64 72Z', b.main),
      path('M150 264h98c-2-50-36-62-64-72v-34h-34Z', b.deep),
      path('M86 92c0-54 28-86 66-86s64 32 64 86c0 50-28 88-64 88S86 142 86 92Z', b.main),
      path('M152 6c36 0 64 32 64 86 0 50-28 88-64 88Z', b.deep),
      stroke('M86 92h130M152 6v174M98 50c30 16 78 16 108 0M98 136c30-14 78-14 108 0', b.light, 3),
      stroke('M118 12c-20 50-20 116 4 160M186 12c20 50 20 116-4 160M60 232c60-28 124-28 184 0', b.light, 3),
      repeat(5, (i) => circle([86, 152, 216, 152, 152][i] ?? 0, [92, 6, 92, 92, 180][i] ?? 0, 6, b.light)),
    ),
};
