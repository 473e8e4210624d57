import type { Brush } from './brush';
import {
  circle,
  ellipse,
  fade,
  path,
  place,
  rect,
  repeat,
  round,
  sprite,
  stroke,
  type Sprite,
} from './shapes';

function drawBloom(b: Brush, x: number, y: number, size: number, colour: string, petals: number): string {
  const petal = `cy="${round(-size * 0.56)}" rx="${round(size * 0.34)}" ry="${round(size * 0.5)}"`;
  const ring = repeat(petals, (i) => `<ellipse ${petal} transform="rotate(${round((360 / petals) * i)})"/>`);
  return `<g transform="translate(${round(x)} ${round(y)})" fill="${colour}">${ring}${circle(0, 0, size * 0.28, b.ink)}</g>`;
}

function drawTulip(x: number, y: number, size: number, colour: string): string {
  return place(
    path('M-30-60c10 16 20 20 30-8 10 28 20 24 30 8 14 50 0 84-30 84s-44-34-30-84Z', colour),
    x,
    y,
    size / 60,
  );
}

/** Plants and fruit. */
export const natureSprites: Record<string, (b: Brush) => Sprite> = {
  flower: (b) => {
    const petals = b.whole(6, 9);
    return sprite(
      220,
      340,
      stroke('M110 120C120 200 96 260 110 340', b.deep, 12),
      path(
        'M108 250c20-54 70-66 104-56-8 40-52 66-104 56ZM108 296c-20-44-64-56-98-44 10 36 50 56 98 44Z',
        b.second,
      ),
      drawBloom(b, 110, 108, 104, b.main, petals),
    );
  },
  bouquet: (b) =>
    sprite(
      300,
      360,
      stroke('M150 230L60 110M150 230V70M150 230l86-112M150 230L104 60M150 230l48-172', b.deep, 7),
      path(
        'M128 214c-50-20-80-60-84-104 40 8 78 50 84 104ZM172 214c50-20 80-60 84-104-40 8-78 50-84 104Z',
        b.second,
      ),
      drawBloom(b, 62, 106, 56, b.main, 7),
      drawBloom(b, 152, 66, 66, b.pale, 8),
      drawBloom(b, 238, 112, 56, b.main, 6),
      drawTulip(104, 150, 46, b.deep),
      drawTulip(196, 154, 46, b.second),
      path('M62 170h176l-58 190h-60Z', b.second),
      path('M62 170l88 44 88-44-58 190h-60Z', b.secondPale),
      rect(112, 268, 76, 18, b.ink, 6),
    ),
  tulips: (b) =>
    sprite(
      260,
      320,
      repeat(3, (i) =>
        stroke(`M130 320Q${100 + i * 30} 220 ${50 + i * 80} ${110 - (i % 2) * 40}`, b.deep, 9),
      ),
      path(
        'M130 316C80 270 70 220 82 176c34 30 56 80 48 140ZM134 316c40-36 54-80 44-124-32 24-50 70-44 124Z',
        b.second,
      ),
      drawTulip(50, 96, 66, b.main),
      drawTulip(130, 60, 74, b.pale),
      drawTulip(210, 96, 66, b.main),
    ),
  leaf: (b) => {
    const pairs = b.whole(4, 6);
    return sprite(
      240,
      340,
      stroke('M120 340V30', b.deep, 9),
      repeat(pairs, (i) => {
        const y = 300 - i * (250 / pairs);
        const size = 1.1 - i * 0.1;
        const blade = 'M0 0C30-54 80-64 110-52 96-10 52 18 0 0Z';
        return (
          place(path(blade, i % 2 ? b.main : b.second), 120, y, size) +
          `<g transform="translate(120 ${y - 12}) scale(${-size} ${size})">${path(blade, i % 2 ? b.second : b.main)}</g>`
        );
      }),
      path('M120 44C96 24 100-2 120 0c20-2 24 24 0 44Z', b.main),
    );
  },
  plant: (b) =>
    sprite(
      250,
      340,
      repeat(5, (i) =>
        place(
          path('M0 0C-34-60-30-130 0-170 30-130 34-60 0 0Z', i % 2 ? b.second : b.deep),
          125,
          224,
          i === 2 ? 1.28 : 1.05,
          -58 + i * 29,
        ),
      ),
      path('M48 214h154l-22 116q-2 10-12 10H82q-10 0-12-10Z', b.main),
      rect(38, 202, 174, 34, b.pale, 8),
    ),
  cactus: (b) =>
    sprite(
      220,
      320,
      path(
        'M84 40q0-40 34-40t34 40v86h14q14 0 14-14V92q0-20 17-20t17 20v34q0 40-40 40h-22v60H84v-40H58q-44 0-44-44v-30q0-20 18-20t18 20v24q0 14 14 14h20Z',
        b.second,
      ),
      stroke('M104 40v170M130 40v170', b.secondPale, 4),
      path('M60 220h120l-16 92q-2 8-10 8H86q-8 0-10-8Z', b.main),
      rect(50, 208, 140, 28, b.deep, 8),
    ),
  tree: (b) => {
    const kind = b.whole(0, 2);
    return sprite(
      240,
      350,
      rect(108, 190, 24, 160, b.ink, 4),
      kind === 0
        ? circle(120, 120, 118, b.main) + fade(path('M120 2a118 118 0 0 1 0 236Z', b.ink), 0.15)
        : '',
      kind === 1
        ? path('M120 0l78 108h-36l70 92h-46l54 76H0l54-76H8l70-92H42Z', b.main) +
            fade(path('M120 0l78 108h-36l70 92h-46l54 76H120Z', b.ink), 0.15)
        : '',
      kind === 2
        ? circle(74, 150, 72, b.main) + circle(168, 140, 70, b.main) + circle(120, 76, 74, b.pale)
        : '',
      stroke('M120 260l36-40M120 230l-30-34', b.ink, 9),
    );
  },
  mushroom: (b) =>
    sprite(
      260,
      260,
      path('M96 130h68c-4 60 10 90 20 130H76c10-40 24-70 20-130Z', b.pale),
      path('M0 140C0 56 56 0 130 0s130 56 130 140c0 14-40 20-130 20S0 154 0 140Z', b.main),
      circle(80, 76, 22, b.paper),
      circle(164, 52, 16, b.paper),
      circle(196, 106, 20, b.paper),
      circle(126, 118, 13, b.paper),
    ),
  fruit: (b) => {
    const lemon =
      ellipse(0, 0, 82, 60, b.pale) +
      path('M78-16c20 4 26 12 26 16s-6 12-26 16Z', b.pale) +
      path('M-50-18c20-22 50-26 70-20', b.paper);
    return sprite(
      380,
      220,
      path('M120 40C60 0 0 44 10 120c8 66 60 110 110 92 50 18 102-26 110-92C240 44 180 0 120 40Z', b.main),
      stroke('M120 44c0-20 6-34 20-44', b.ink, 9),
      path('M140 20c22-26 60-20 74-12-14 26-46 34-74 12Z', b.second),
      fade(path('M180 66c20 20 24 60 6 96', b.paper), 0.3),
      place(lemon, 282, 160),
    );
  },
  vegetables: (b) =>
    sprite(
      380,
      280,
      repeat(3, (i) =>
        place(path('M-9 0C-20-50-12-90 0-112 12-90 20-50 9 0Z', b.second), 70 + i * 18, 100, 1, -26 + i * 26),
      ),
      path('M46 96q42-16 84 0c8 60-14 130-42 184-28-54-50-124-42-184Z', b.main),
      stroke('M58 140h30M118 164H92M66 200h24', b.deep, 6),
      path(
        'M170 110c0-20 14-30 26-34-2-20 6-30 20-36l10 12c-8 8-10 18-8 26 26 6 42 34 42 62 0 50-40 90-64 140-20-40-26-120-26-170Z',
        b.deep,
      ),
      circle(308, 208, 72, b.main),
      path('M308 150c-22-26-50-20-60-8 18 4 30 12 60 8Zm0 0c22-26 50-20 60-8-18 4-30 12-60 8Z', b.second),
      stroke('M308 150v-26', b.second, 9),
      stroke('M268 210c0-20 12-34 26-38', b.pale, 9),
    ),
};
