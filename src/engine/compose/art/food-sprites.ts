import type { Brush } from './brush';
import { cake } from './goods-forms';
import { circle, ellipse, fade, path, rect, repeat, sprite, stroke, type Sprite } from './shapes';

const wedge = (b: Brush): Sprite =>
  sprite(
    280,
    170,
    path('M0 80L190 4c50 0 90 30 90 76Z', b.pale),
    path('M0 80h280v80q0 10-10 10H10q-10 0-10-10Z', b.main),
    circle(70, 128, 17, b.deep),
    circle(150, 112, 11, b.deep),
    circle(216, 140, 20, b.deep),
  );

// A wedge, a wheel with a piece cut out, a soft round under its rind, a blue one, a log rolled in ash.
const cheeses: readonly ((b: Brush) => Sprite)[] = [
  wedge,
  (b) =>
    sprite(
      300,
      180,
      path('M0 52v84c0 24 66 44 150 44s150-20 150-44V52Z', b.deep),
      ellipse(150, 52, 150, 46, b.main),
      path('M150 52L214 94q-30 4-64 4v82l64-6V94l72-28Z', b.pale),
      path('M150 52l64 42v80l-64 6Z', b.pale),
      path('M150 52l136 14v78q-26 18-72 30V94Z', b.main),
      circle(182, 126, 9, b.main),
    ),
  (b) =>
    sprite(
      270,
      132,
      path('M0 40v60q0 32 135 32t135-32V40Z', '#efe6d2'),
      ellipse(135, 40, 135, 38, '#fbf5e6'),
      path('M135 40l112 21v52q-40 13-74 16Z', b.pale),
      path('M135 40l38 89q-18 2-38 2Z', b.main),
    ),
  (b) =>
    sprite(
      260,
      170,
      path('M0 74L170 6q90 14 90 68Z', '#fbf5e6'),
      path('M0 74h260v86q0 10-10 10H10q-10 0-10-10Z', '#f3e9cf'),
      stroke(
        'M40 104q22-14 40 6t42-4M140 146q20-18 38 0t40-10M172 96q16 12 44 2M60 146q14 10 34 0',
        '#6f8fa6',
        9,
      ),
      rect(0, 158, 260, 12, b.deep, 6),
    ),
  (b) =>
    sprite(
      320,
      110,
      rect(40, 6, 270, 104, '#77726b', 50),
      ellipse(58, 58, 50, 52, '#e9dfc8'),
      ellipse(58, 58, 38, 40, '#fdf8ec'),
      stroke('M140 24q70-8 140 4M150 88q60 8 120-2', '#928c83', 6),
      rect(0, 104, 320, 6, b.deep, 3),
    ),
];

/** Baked and cooked things that stand on a table. */
export const foodSprites: Record<string, (b: Brush) => Sprite> = {
  loaf: (b) => {
    const form = b.whole(0, 3);
    const cuts = b.whole(2, 4);
    // A tin loaf with its domed top, sliced at the end.
    if (form === 1)
      return sprite(
        320,
        220,
        path('M20 90C-20 40 40 0 96 4h128c56-4 116 36 76 86v130H20Z', b.main),
        path('M226 90c-30-50 20-88 60-70 40 16 40 50 14 70v130h-74Z', b.pale),
        fade(path('M20 90C-20 40 40 0 96 4h20C70 20 56 60 84 90v130H20Z', b.ink), 0.12),
        stroke('M96 44h96M88 76h110', b.paper, 10),
      );
    // A round one under flour, cut as a cross.
    if (form === 2)
      return sprite(
        300,
        230,
        path('M0 168C0 66 64 0 150 0s150 66 150 168c0 36-20 62-48 62H48c-28 0-48-26-48-62Z', b.deep),
        path('M24 150C30 70 84 20 150 20s120 50 126 130c-60 34-192 34-252 0Z', b.main),
        stroke('M150 34v118M78 92q72 34 144 0', b.paper, 13),
      );
    // A long one with seeds.
    if (form === 3)
      return sprite(
        370,
        176,
        path('M0 122C0 50 80 0 185 0s185 50 185 122c0 34-22 54-56 54H56c-34 0-56-20-56-54Z', b.main),
        repeat(16, (i) =>
          ellipse(
            46 + ((i * 83) % 280),
            40 + ((i * 37) % 92) + Math.abs((i % 4) - 2) * 5,
            8,
            4.5,
            i % 3 ? b.paper : b.deep,
          ),
        ),
      );
    return sprite(
      310,
      212,
      path('M0 170C0 66 68 0 155 0s155 66 155 170c0 26-16 42-42 42H42c-26 0-42-16-42-42Z', b.main),
      stroke(
        repeat(
          cuts,
          (i) =>
            `M${Math.round(310 * ((i + 0.9) / (cuts + 0.8)))} ${48 + Math.abs(i - (cuts - 1) / 2) * 18}c20 32 22 74 8 ${110 - Math.abs(i - (cuts - 1) / 2) * 20}`,
        ),
        b.paper,
        12,
      ),
    );
  },
  baguette: (b) =>
    sprite(
      380,
      140,
      path('M8 92C8 66 50 52 104 52h190c50 0 78 16 78 42 0 28-24 46-60 46H70C30 140 8 120 8 92Z', b.main),
      stroke('M92 70l34 34M160 66l36 40M230 66l36 40M296 68l28 32', b.paper, 9),
      path('M40 44C34 20 80 2 130 6l150 10c46 4 76 18 72 38H104c-30 0-52 6-64-10Z', b.deep),
      stroke('M120 18l22 24M184 20l22 26M250 26l20 20', b.pale, 8),
    ),
  croissant: (b) =>
    sprite(
      300,
      170,
      path(
        'M0 152C8 58 74 0 150 0s142 58 150 152c-34 30-62 14-74-20-12-36-44-54-76-54s-64 18-76 54c-12 34-40 50-74 20Z',
        b.main,
      ),
      stroke(
        'M104 12c-10 24-6 50 8 70M196 12c10 24 6 50-8 70M42 62c4 24 18 46 42 56M258 62c-4 24-18 46-42 56',
        b.deep,
        9,
      ),
    ),
  cake,
  cupcake: (b) =>
    sprite(
      190,
      220,
      path('M30 120h130l-18 92q-2 8-10 8H58q-8 0-10-8Z', b.second),
      stroke('M66 128l8 84M95 128v84M124 128l-8 84', b.secondPale, 5),
      path(
        'M95 22c30 0 40 24 34 38 30 0 40 26 26 42 20 8 16 30-6 30H41c-22 0-26-22-6-30-14-16-4-42 26-42-6-14 4-38 34-38Z',
        b.main,
      ),
      circle(95, 20, 14, b.deep),
    ),
  'ice-cream': (b) =>
    sprite(
      170,
      310,
      path('M26 140h118L85 310Z', b.second),
      stroke('M52 146l58 92M118 146l-58 92', b.secondPale, 5),
      circle(85, 60, 56, b.pale),
      circle(46, 106, 44, b.main),
      circle(124, 106, 44, b.deep),
      rect(10, 132, 150, 18, b.ink, 9),
    ),
  burger: (b) =>
    sprite(
      280,
      210,
      path('M10 96C10 36 66 0 140 0s130 36 130 96Z', b.main),
      repeat(6, (i) => ellipse(72 + i * 28, 42 + (i % 2) * 18, 6, 3.5, b.paper)),
      path('M0 108c20-16 40 16 62 0s42 16 62 0 42 16 62 0 42 16 62 0 22 10 32 8v16H0Z', b.second),
      rect(6, 128, 268, 32, b.ink, 16),
      path('M40 128h200l-40 34Z', b.pale),
      path('M10 166h260v14q0 30-34 30H44q-34 0-34-30Z', b.main),
    ),
  taco: (b) =>
    sprite(
      280,
      180,
      repeat(7, (i) =>
        circle(46 + i * 32, 64 - Math.sin((i / 6) * Math.PI) * 40, 26, i % 2 ? b.second : b.deep),
      ),
      path('M0 160C0 76 60 26 140 26s140 50 140 134q0 20-20 20H20q-20 0-20-20Z', b.main),
      circle(90, 110, 5, b.deep),
      circle(150, 84, 6, b.deep),
      circle(196, 124, 5, b.deep),
      circle(130, 140, 4, b.deep),
    ),
  sushi: (b) =>
    sprite(
      340,
      150,
      repeat(2, (i) =>
        path(
          `M${10 + i * 170} 110q0-30 20-34h110q20 4 20 34 0 26-26 26H${36 + i * 170}q-26 0-26-26Z`,
          b.light,
        ),
      ),
      repeat(2, (i) =>
        path(
          `M${2 + i * 170} 82C${20 + i * 170} 44 ${60 + i * 170} 36 ${100 + i * 170} 44s58 20 64 42c-50 14-112 12-162-4Z`,
          i ? b.second : b.main,
        ),
      ),
      stroke('M44 56l14 26M86 46l14 38', b.pale, 6),
      rect(240, 38, 32, 100, b.ink),
      rect(0, 136, 340, 14, b.ink, 4),
    ),
  noodles: (b) =>
    sprite(
      300,
      250,
      stroke('M196 0L150 120M236 8L176 120', b.ink, 8),
      repeat(5, (i) => stroke(`M${70 + i * 34} 118c-22-40 40-40 22 0`, b.pale, 9)),
      circle(96, 104, 28, b.light),
      circle(96, 104, 13, b.second),
      path('M20 112h260c0 76-44 120-82 128h-96c-38-8-82-52-82-128Z', b.main),
      stroke('M40 146c30 10 190 10 220 0', b.paper, 7),
      rect(96, 236, 108, 14, b.deep, 6),
    ),
  cheese: (b) => cheeses[b.turn % cheeses.length]?.(b) ?? wedge(b),
  egg: (b) =>
    sprite(
      190,
      230,
      path('M95 0c44 0 74 70 74 116 0 20-8 36-20 46H41c-12-10-20-26-20-46C21 70 51 0 95 0Z', b.pale),
      path('M21 118h148c0 40-20 60-46 64v30h34v18H33v-18h34v-30c-26-4-46-24-46-64Z', b.main),
    ),
  fish: (b) =>
    sprite(
      340,
      180,
      path('M0 90C50 14 150 0 230 60l80-46c-16 40-16 112 0 152l-80-46C150 180 50 166 0 90Z', b.main),
      path('M92 36c34 32 34 76 0 108 60 6 104-14 138-54-34-40-78-60-138-54Z', b.second),
      circle(52, 78, 9, b.paper),
      stroke('M130 64q18 26 0 52M166 70q14 20 0 40', b.paper, 7),
    ),
};
