import type { Brush } from './brush';
import { circle, ellipse, fade, path, place, rect, repeat, stroke } from './shapes';

const skins = ['#f3cfae', '#e0a97e', '#c68a5e', '#9b6544', '#74482f', '#f0c1a0', '#5a3725'] as const;
const shades = ['#dcae8a', '#c58a60', '#a66d46', '#7d4e33', '#583522', '#d49c7a', '#422818'] as const;
const hairs = ['#2b1d18', '#5b3a29', '#a5673f', '#d9b382', '#8b8580', '#1d1a1e', '#7a2e22'] as const;

// Drawn in a 300 x 300 box: the head stands at 150,128, shoulders end at the lower edge.
function drawHairBack(style: number, hair: string): string {
  return (
    [
      path('M70 130c0-120 160-120 160 0 0 50 20 70 10 110-30 20-150 20-180 0-10-40 10-60 10-110Z', hair),
      circle(150, 38, 34, hair),
      '',
      repeat(9, (i) =>
        circle(
          150 + 84 * Math.cos(Math.PI + (i * Math.PI) / 8),
          118 + 84 * Math.sin(Math.PI + (i * Math.PI) / 8),
          34,
          hair,
        ),
      ) + circle(150, 90, 70, hair),
      path('M76 120c0-100 148-100 148 0v74c0 20-148 20-148 0Z', hair),
      path('M200 80c60 10 50 90 24 150-20-10-20-60-24-90Z', hair),
    ][style] ?? ''
  );
}

function drawHairFront(style: number, hair: string): string {
  return (
    [
      path('M86 128c-4-90 132-90 128 0-10-40-40-62-80-64-20 12-44 30-48 64Z', hair),
      path('M84 122c-6-88 138-88 132 0-16-40-116-40-132 0Z', hair),
      path(
        'M84 120c-14-60 30-84 70-80 50-4 70 34 62 80-8-20-14-34-22-40-30 10-70 8-92-6-10 12-14 26-18 46Z',
        hair,
      ),
      path('M84 116c6-40 30-54 66-54s60 14 66 54c-30-26-102-26-132 0Z', hair),
      path('M84 130c-6-92 138-92 132 0l-8-26H92Z', hair),
      path('M84 124c-6-92 140-90 132 0-14-50-80-66-102-46-14 10-24 24-30 46Z', hair),
    ][style] ?? ''
  );
}

function drawClothes(b: Brush, cut: number, skin: string): string {
  const shoulders = 'M20 300c2-70 50-92 96-98h68c46 6 94 28 96 98Z';
  const body = path(shoulders, b.main);
  if (cut === 0)
    return (
      body +
      path('M112 200l38 50 38-50 22 6-60 94-60-94Z', b.paper) +
      path('M112 200l38 50-14 24-46-66ZM188 200l-38 50 14 24 46-66Z', b.deep)
    );
  if (cut === 1) return body + path('M108 202c10 40 74 40 84 0l14 4c-14 62-98 62-112 0Z', b.deep);
  if (cut === 2)
    return (
      body +
      path('M104 204q0-22 46-22t46 22v18q-46 22-92 0Z', b.deep) +
      stroke('M92 240v60M208 240v60', b.deep, 6)
    );
  if (cut === 3)
    return body + path('M112 202l38 66 38-66Z', skin) + stroke('M112 202l38 66 38-66', b.pale, 9);
  return (
    body +
    rect(92, 236, 116, 64, b.second, 8) +
    stroke('M100 240V206M200 240V206', b.second, 14) +
    path('M110 202c10 30 70 30 80 0Z', skin)
  );
}

/** A person's head and shoulders in a 300 x 300 box: skin, hair, clothes, glasses and beard vary by chance, a beard never on a woman. */
export function drawPerson(b: Brush, who: 'any' | 'woman' | 'man' = 'any'): string {
  const tone = b.whole(0, skins.length - 1);
  const skin = skins[tone] ?? skins[0];
  const shade = shades[tone] ?? shades[0];
  const hair = b.pick(hairs);
  const style = who === 'woman' ? b.pick([0, 1, 3, 4, 5]) : who === 'man' ? b.pick([2, 2, 3]) : b.whole(0, 5);
  const hasBeard = who !== 'woman' && (style === 2 || style === 3) && b.chance(0.45);
  const look = b.whole(-5, 5);
  const covered = who !== 'man' && b.chance(0.12);
  return [
    covered ? '' : drawHairBack(style, hair),
    drawClothes(b, b.whole(0, 4), skin),
    path('M120 170h60v40c-10 24-50 24-60 0Z', shade),
    covered ? '' : ellipse(86, 136, 11, 16, skin) + ellipse(214, 136, 11, 16, skin),
    path('M86 116c0-80 128-80 128 0 0 60-26 92-64 92s-64-32-64-92Z', skin),
    hasBeard
      ? path('M86 130c8 26 24 34 34 30 20-10 40-10 60 0 10 4 26-4 34-30-2 60-30 88-64 88s-62-28-64-88Z', hair)
      : '',
    circle(126 + look, 132, 5.5, '#241a1a'),
    circle(174 + look, 132, 5.5, '#241a1a'),
    stroke(`M${113 + look} 114q12-8 24 0M${163 + look} 114q12-8 24 0`, covered ? '#33241f' : hair, 5),
    stroke(`M${150 + look * 1.5} 136q8 14-2 20`, shade, 5),
    hasBeard
      ? stroke('M134 178q16 12 32 0', b.paper, 5)
      : stroke(`M${130 + look} 176q20 ${b.whole(10, 20)} 40 0`, '#8c3b32', 5),
    fade(circle(108, 158, 11, '#d5675a') + circle(192, 158, 11, '#d5675a'), 0.28),
    covered
      ? path(
          'M150 30c-60 0-90 44-86 100 2 60 20 96 10 130 40 26 112 26 152 0-10-34 8-70 10-130 4-56-26-100-86-100Zm0 34c40 0 62 24 62 62 0 52-26 84-62 84s-62-32-62-84c0-38 22-62 62-62Z',
          b.second,
        )
      : drawHairFront(style, hair),
    b.chance(0.28)
      ? `<g fill="none" stroke="#2a2224" stroke-width="5"><circle cx="${126 + look}" cy="132" r="20"/><circle cx="${174 + look}" cy="132" r="20"/><path d="M${146 + look} 130h8"/></g>`
      : '',
    !covered && style < 2 && b.chance(0.5)
      ? circle(84, 160, 6, b.second) + circle(216, 160, 6, b.second)
      : '',
  ].join('');
}

/** One person filling the frame, or two when it is wide, before a simple ground. */
export function drawPortrait(
  b: Brush,
  width: number,
  height: number,
  who: 'any' | 'woman' | 'man' = 'any',
): string {
  const people = width / height > 1.7 ? 2 : 1;
  const size = Math.min(width / people, height * 0.94);
  const ground = b.pick([b.pale, b.tint, b.secondPale]);
  const shape = b.whole(0, 2);
  const backs = [
    circle(width / 2, height * 0.5, Math.min(width, height) * 0.42, b.paper),
    rect(0, height * 0.62, width, height * 0.38, b.card),
    path(`M0 0h${width * 0.5}L0 ${height}Z`, b.card),
  ];
  const figures = repeat(people, (i) =>
    place(drawPerson(b, who), width / 2 + (i - people / 2) * size * 0.94, height - size, size / 300),
  );
  return rect(0, 0, width, height, ground) + (backs[shape] ?? '') + figures;
}
