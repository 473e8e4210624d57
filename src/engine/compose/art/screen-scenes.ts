import type { Brush } from './brush';
import { circle, fade, path, place, rect, repeat, round, sprite, stroke, type Sprite } from './shapes';

function drawLines(x: number, y: number, widths: readonly number[], colour: string, tall = 8): string {
  return repeat(widths.length, (i) => rect(x, y + i * tall * 2.4, widths[i] ?? 0, tall, colour, tall / 2));
}

function drawCurve(b: Brush, x: number, y: number, w: number, h: number): string {
  const points = Array.from(
    { length: 7 },
    (_, i) => [x + (w / 6) * i, y + h - h * (0.12 + i * 0.1 + b.between(0, 0.2))] as const,
  );
  const d = points.map(([px, py], i) => `${i ? 'L' : 'M'}${round(px)} ${round(py)}`).join('');
  const last = points[points.length - 1] ?? [x, y];
  return (
    fade(path(`${d}V${round(y + h)}H${round(x)}Z`, b.main), 0.25) +
    stroke(d, b.main, 6) +
    circle(last[0], last[1], 9, b.second)
  );
}

function drawBars(b: Brush, x: number, y: number, w: number, h: number, count: number): string {
  const step = w / count;
  return repeat(count, (i) => {
    const tall = h * b.between(0.3, 1);
    return rect(
      x + step * i + step * 0.18,
      y + h - tall,
      step * 0.64,
      tall,
      i === count - 2 ? b.second : b.main,
      4,
    );
  });
}

function drawDonut(b: Brush, x: number, y: number, r: number): string {
  const turn = 2 * Math.PI * r;
  const share = b.between(0.5, 0.78);
  return `<g fill="none" stroke-width="${round(r * 0.42)}"><circle cx="${x}" cy="${y}" r="${r}" stroke="${b.pale}"/><circle cx="${x}" cy="${y}" r="${r}" stroke="${b.second}" stroke-dasharray="${round(turn * share)} ${round(turn)}" transform="rotate(-90 ${x} ${y})"/></g>`;
}

/** Screens: devices and windows with an app in them. Their content is drawn, not written. */
export const screenSprites: Record<string, (b: Brush) => Sprite> = {
  browser: (b) =>
    sprite(
      520,
      370,
      rect(0, 0, 520, 370, b.ink, 18),
      rect(4, 44, 512, 322, b.card, 14),
      rect(4, 44, 512, 40, b.card),
      repeat(3, (i) => circle(26 + i * 22, 23, 6, i === 0 ? b.main : b.soft)),
      rect(110, 12, 300, 22, b.soft, 11),
      rect(4, 64, 250, 302, b.tint),
      drawLines(34, 108, [150, 180, 96], b.ink, 15),
      drawLines(34, 238, [170, 130], b.soft, 8),
      rect(34, 296, 110, 36, b.main, 18),
      circle(394, 190, 82, b.pale),
      path('M312 290c20-80 60-100 90-100s64 30 88 100Z', b.main),
      rect(290, 290, 206, 12, b.ink, 6),
    ),
  dashboard: (b) =>
    sprite(
      540,
      360,
      rect(-8, -8, 556, 376, b.ink, 26) + rect(0, 0, 540, 360, b.card, 20),
      rect(0, 0, 120, 360, b.second, 20),
      rect(90, 0, 30, 360, b.second),
      circle(40, 44, 14, b.paper),
      repeat(5, (i) => rect(26, 96 + i * 34, i === 0 ? 70 : 54, 10, i === 0 ? b.paper : b.secondPale, 5)),
      repeat(
        3,
        (i) =>
          rect(144 + i * 126, 26, 112, 76, b.tint, 12) +
          rect(158 + i * 126, 42, 44, 8, b.soft, 4) +
          rect(158 + i * 126, 62, 66, 20, b.ink, 6),
      ),
      rect(144, 120, 238, 214, b.tint, 12),
      drawCurve(b, 164, 160, 198, 150),
      rect(396, 120, 112, 96, b.tint, 12),
      drawDonut(b, 452, 168, 26),
      rect(396, 230, 112, 104, b.tint, 12),
      drawBars(b, 408, 252, 88, 66, 5),
    ),
  phone: (b) =>
    sprite(
      210,
      400,
      rect(0, 0, 210, 400, b.ink, 36),
      rect(10, 10, 190, 380, b.card, 28),
      path('M10 38q0-28 28-28h134q28 0 28 28v132H10Z', b.main),
      circle(105, 100, 42, b.pale),
      path('M105 70a30 30 0 1 0 26 44 26 26 0 0 1-26-44Z', b.second),
      rect(78, 18, 54, 12, b.ink, 6),
      repeat(
        3,
        (i) =>
          rect(26, 190 + i * 54, 158, 42, b.tint, 12) +
          circle(48, 211 + i * 54, 11, i === 1 ? b.second : b.main) +
          rect(70, 202 + i * 54, 70 - i * 8, 8, b.ink, 4) +
          rect(70, 216 + i * 54, 46, 6, b.soft, 3),
      ),
      rect(56, 358, 98, 22, b.main, 11),
    ),
  laptop: (b) =>
    sprite(
      500,
      310,
      rect(50, 0, 400, 280, b.ink, 18),
      rect(64, 14, 372, 250, b.card, 8),
      rect(64, 14, 372, 60, b.main),
      drawLines(88, 36, [120], b.paper, 14),
      drawBars(b, 84, 100, 160, 140, 6),
      drawLines(268, 104, [140, 110, 128, 80], b.soft, 9),
      rect(268, 206, 96, 32, b.second, 16),
      path('M0 280h500v8q0 22-24 22H24q-24 0-24-22Z', b.soft),
      rect(200, 280, 100, 10, b.ink, 5),
    ),
  code: (b) => {
    const rows = 8;
    return sprite(
      500,
      330,
      rect(0, 0, 500, 330, b.ink, 18),
      repeat(3, (i) => circle(28 + i * 22, 26, 6, i === 0 ? b.main : b.soft)),
      repeat(rows, (i) => {
        const indent = [0, 1, 1, 2, 2, 1, 0, 0][i] ?? 0;
        const x = 60 + indent * 34;
        const first = b.between(40, 90);
        return (
          rect(26, 60 + i * 31, 14, 9, b.soft, 4) +
          rect(x, 60 + i * 31, first, 11, i % 3 === 0 ? b.main : b.paper, 5) +
          rect(x + first + 12, 60 + i * 31, b.between(50, 150), 11, i % 2 ? b.pale : b.soft, 5)
        );
      }),
      rect(60, 306, 12, 14, b.main),
    );
  },
  chart: (b) =>
    sprite(
      480,
      320,
      // A dark rim: a card in the colour of the page is lost on it.
      rect(0, 0, 480, 320, b.ink, 22) + rect(8, 8, 464, 304, b.card, 16),
      rect(30, 30, 90, 10, b.soft, 5),
      rect(30, 52, 150, 24, b.ink, 6),
      repeat(4, (i) => rect(30, 120 + i * 46, 420, 2, b.tint)),
      b.chance(0.5) ? drawCurve(b, 40, 104, 396, 176) : drawBars(b, 34, 104, 410, 176, 9),
      rect(30, 284, 420, 4, b.ink, 2),
    ),
  document: (b) =>
    sprite(
      270,
      350,
      path('M0 16Q0 0 16 0h180l74 74v260q0 16-16 16H16q-16 0-16-16Z', b.card),
      stroke('M3 16Q3 3 16 3h180l71 72v259q0 13-13 13H16q-13 0-13-13Z', b.ink, 6),
      path('M196 0l74 74h-58q-16 0-16-16Z', b.pale),
      rect(34, 50, 110, 18, b.ink, 6),
      drawLines(34, 104, [196, 180, 200, 120], b.soft, 8),
      rect(34, 200, 92, 92, b.tint, 8),
      path('M40 280l26-44 18 24 12-14 24 34Z', b.main),
      drawLines(144, 206, [88, 70, 84, 50], b.soft, 8),
      rect(34, 316, 70, 10, b.main, 5),
    ),
  chat: (b) =>
    sprite(
      420,
      320,
      rect(0, 10, 270, 92, b.secondPale, 34),
      path('M30 90v44l44-36Z', b.secondPale),
      drawLines(34, 38, [190, 130], b.soft, 10),
      rect(150, 126, 270, 92, b.main, 34),
      path('M390 206v44l-44-36Z', b.main),
      drawLines(184, 154, [196, 110], b.paper, 10),
      rect(0, 242, 150, 68, b.secondPale, 34),
      repeat(3, (i) => circle(46 + i * 28, 276, 8, i === 1 ? b.main : b.soft)),
    ),
};

/** A drawn street plan: blocks, a river or park, main roads and a pin at its middle. Fills its frame. */
export function drawMap(b: Brush, w: number, h: number): string {
  const unit = Math.min(w, h);
  const road = unit * 0.045;
  const angle = b.whole(-18, 18);
  const reach = Math.max(w, h);
  const streets = repeat(11, (i) => {
    const at = -reach + (reach * 2 * i) / 10 + b.between(-0.05, 0.05) * reach;
    const wide = i % 3 === 1 ? road : road * 0.45;
    return rect(-reach, at, reach * 2, wide, b.secondPale) + rect(at, -reach, wide, reach * 2, b.secondPale);
  });
  const river = `M${round(-w * 0.1)} ${round(h * b.between(0.6, 0.9))}C${round(w * 0.3)} ${round(h * 0.5)} ${round(w * 0.5)} ${round(h * 1.02)} ${round(w * 1.1)} ${round(h * b.between(0.5, 0.8))}`;
  const px = w / 2;
  const py = h * 0.48;
  const s = unit * 0.0022;
  return (
    rect(0, 0, w, h, b.tint) +
    place(
      rect(-unit * 0.62, -unit * 0.5, unit * 0.4, unit * 0.3, b.secondPale, unit * 0.03) +
        rect(unit * 0.2, unit * 0.1, unit * 0.34, unit * 0.22, b.secondPale, unit * 0.03) +
        streets,
      px,
      py,
      1,
      angle,
    ) +
    `<path d="${river}" fill="none" stroke="${b.secondPale}" stroke-width="${round(unit * 0.13)}"/>` +
    stroke(
      `M0 ${round(h * 0.16)}C${round(w * 0.3)} ${round(h * 0.24)} ${round(w * 0.4)} ${round(h * 0.44)} ${round(px)} ${round(py)}S${round(w * 0.8)} ${round(h * 0.5)} ${round(w)} ${round(h * 0.2)}`,
      b.pale,
      road * 1.5,
    ) +
    fade(circle(px, py, unit * 0.14, b.main), 0.22) +
    place(
      path('M0 0C-44-60-56-80-56-112a56 56 0 0 1 112 0c0 32-12 52-56 112Z', b.main) +
        circle(0, -112, 22, b.paper),
      px,
      py,
      s,
    )
  );
}
