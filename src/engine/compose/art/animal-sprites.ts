import type { Brush } from './brush';
import { circle, ellipse, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** Animals, drawn from the side or facing. */
export const animalSprites: Record<string, (b: Brush) => Sprite> = {
  paw: (b) =>
    sprite(
      240,
      240,
      path(
        'M120 110c50 0 90 46 90 84 0 30-26 44-50 40-28-6-52-6-80 0-24 4-50-10-50-40 0-38 40-84 90-84Z',
        b.main,
      ),
      ellipse(36, 108, 30, 40, b.main),
      ellipse(90, 48, 32, 44, b.main),
      ellipse(152, 48, 32, 44, b.main),
      ellipse(206, 108, 30, 40, b.main),
    ),
  bird: (b) =>
    sprite(
      340,
      300,
      stroke('M150 216l-8 66M190 216l8 66', b.ink, 9),
      path(
        'M40 96c0-58 44-92 92-92 50 0 76 34 84 76 10 10 90 54 120 140-60 10-100 8-130-6-92 34-166-24-166-118Z',
        b.main,
      ),
      path('M132 110c50-10 100 20 130 84-62 26-128-8-130-84Z', b.deep),
      path('M44 66L0 86l42 20Z', b.second),
      circle(96, 66, 11, b.ink),
      circle(99, 63, 4, b.paper),
      path('M60 130c20 40 50 66 90 74-60 14-96-24-90-74Z', b.pale),
      rect(60, 280, 230, 20, b.ink, 10),
    ),
  falcon: (b) =>
    sprite(
      460,
      280,
      path(
        'M230 90C170 20 90 0 0 22c40 14 56 30 70 52-20-2-34 0-48 8 40 8 66 26 88 54-14 0-26 2-36 10 52 10 92 40 156 44Z',
        b.main,
      ),
      path(
        'M230 90c60-70 140-90 230-68-40 14-56 30-70 52 20-2 34 0 48 8-40 8-66 26-88 54 14 0 26 2 36 10-52 10-92 40-156 44Z',
        b.deep,
      ),
      path(
        'M192 120c0-40 14-64 38-64s38 24 38 64c0 50-12 80-20 100l26 52-44 8-44-8 26-52c-8-20-20-50-20-100Z',
        b.second,
      ),
      path('M210 64c0-20 8-30 20-30s20 10 20 30l-20 26Z', b.ink),
      path('M222 74h16l-8 24Z', b.pale),
      repeat(3, (i) => stroke(`M${216 + i * 14} 150v${26 - Math.abs(i - 1) * 8}`, b.secondPale, 5)),
    ),
  dog: (b) =>
    sprite(
      260,
      310,
      path('M70 310c-10-90 0-130 60-140 70 10 90 60 84 140Z', b.main),
      stroke('M206 286c40 4 50-30 42-56', b.main, 18),
      path('M64 60C64 22 92 4 126 4s62 18 62 56c10 60-14 108-62 108S54 120 64 60Z', b.main),
      path('M72 36C36 24 10 60 26 116c30 4 44-24 46-80ZM180 36c36-12 62 24 46 80-30 4-44-24-46-80Z', b.deep),
      path('M98 116c0-24 12-34 28-34s28 10 28 34-12 38-28 38-28-14-28-38Z', b.pale),
      ellipse(126, 104, 14, 10, b.ink),
      circle(98, 76, 8, b.ink),
      circle(154, 76, 8, b.ink),
      rect(92, 164, 70, 16, b.second, 8),
      circle(126, 186, 11, b.ink),
      stroke('M112 310v-56M152 310v-56', b.deep, 7),
    ),
  cat: (b) =>
    sprite(
      250,
      310,
      stroke('M190 290c60 0 60-60 30-90', b.main, 20),
      path('M56 310c-14-90 4-150 66-150s84 60 70 150Z', b.main),
      path(
        'M54 10l44 34q28-6 56 0l42-34c10 40 14 70 8 96-8 42-40 66-78 66s-72-24-80-66c-5-26-2-56 8-96Z',
        b.main,
      ),
      path('M66 38l22 18-20 16ZM184 38l-22 18 20 16Z', b.deep),
      ellipse(96, 98, 9, 12, b.ink),
      ellipse(156, 98, 9, 12, b.ink),
      path('M116 124h20l-10 11Z', b.second),
      stroke(
        'M126 135v8M126 143q-12 10-22 2M126 143q12 10 22 2M60 122l-34-6M60 134l-32 6M192 122l34-6M192 134l32 6',
        b.deep,
        4,
      ),
      path('M94 200c20 14 44 14 62 0 4 50-10 82-31 82s-35-32-31-82Z', b.pale),
    ),
  horse: (b) =>
    sprite(
      300,
      320,
      path(
        'M96 30l20-30 18 28c60 20 110 60 130 130 16 60 20 110 18 162H110c6-60-6-92-26-112l-44 34c-30 10-48-22-32-50L70 88c4-24 10-42 26-58Z',
        b.main,
      ),
      path('M134 28c70 10 130 60 150 130 16 60 16 110 16 162h-40c4-90-20-220-126-292Z', b.deep),
      circle(98, 92, 9, b.ink),
      circle(30, 190, 6, b.ink),
      stroke('M60 118l34 60M84 184l74-50', b.second, 9),
    ),
  bee: (b) =>
    sprite(
      300,
      220,
      place(ellipse(0, 0, 56, 34, b.pale), 128, 54, 1, 58),
      place(ellipse(0, 0, 56, 34, b.tint), 186, 54, 1, -58),
      ellipse(156, 140, 116, 72, b.main),
      path(
        'M122 70h30v140h-30c-6-40-6-100 0-140ZM186 72l28 10c10 40 10 80 0 116l-28 10c8-44 8-92 0-136Z',
        b.ink,
      ),
      circle(64, 128, 8, b.ink),
      stroke('M52 92C44 70 30 62 16 64M70 82c0-22-10-36-24-40', b.ink, 6),
    ),
  shell: (b) =>
    sprite(
      260,
      230,
      path('M130 214C40 214-10 150 2 84 16 26 66 0 130 0s114 26 128 84c12 66-38 130-128 130Z', b.main),
      stroke('M130 206V18M116 204L66 26M144 204l50-178M100 202L20 62M160 202l80-140', b.paper, 7),
      path('M92 200h76l14 30H78Z', b.deep),
    ),
};
