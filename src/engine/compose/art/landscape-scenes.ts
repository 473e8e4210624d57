import type { Brush } from './brush';
import { circle, fade, path, place, rect, repeat, round, stroke } from './shapes';
import { buildingSprites } from './building-sprites';
import { natureSprites } from './nature-sprites';

type Scene = (b: Brush, width: number, height: number) => string;

// A smooth ridge from left to right: `y` its mean height, `rise` how far it swings, closed at the lower edge.
function drawRidge(
  b: Brush,
  width: number,
  height: number,
  y: number,
  rise: number,
  colour: string,
  steps = 3,
): string {
  const step = width / steps;
  let d = `M0 ${round(y + b.between(-rise, rise))}`;
  for (let i = 0; i < steps; i += 1) {
    const end = y + b.between(-rise, rise);
    d += `C${round(step * (i + 0.4))} ${round(y - rise * (i % 2 ? -1.2 : 1.2))} ${round(step * (i + 0.6))} ${round(end + rise * (i % 2 ? 1 : -1) * 0.4)} ${round(step * (i + 1))} ${round(end)}`;
  }
  return path(`${d}V${height}H0Z`, colour);
}

function drawSky(b: Brush, width: number, height: number, horizon: number): string {
  const size = Math.min(width, height) * b.between(0.13, 0.22);
  const x = width * b.between(0.22, 0.78);
  const y = horizon - size * b.between(0.1, 1.4);
  const glow = b.chance(0.4) ? fade(circle(x, y, size * 1.5, b.light), 0.45) : '';
  return (
    rect(0, 0, width, height, b.pick([b.tint, b.secondPale, b.pale])) +
    glow +
    circle(x, y, size, b.pick([b.sun, b.light, b.light]))
  );
}

function drawClouds(b: Brush, width: number, height: number): string {
  return repeat(b.whole(1, 3), (i) => {
    const w = width * b.between(0.16, 0.28);
    const x = width * (0.08 + i * 0.32) + b.between(0, width * 0.1);
    const y = height * b.between(0.1, 0.28);
    return (
      rect(x, y, w, w * 0.16, b.light, w * 0.08) +
      rect(x + w * 0.2, y - w * 0.12, w * 0.5, w * 0.2, b.light, w * 0.1)
    );
  });
}

function drawTrees(b: Brush, width: number, y: number, size: number, count: number): string {
  return repeat(count, (i) => {
    const x = (width / count) * (i + b.between(0.2, 0.8));
    const h = size * b.between(0.7, 1.2);
    return (
      rect(x - h * 0.03, y - h * 0.3, h * 0.06, h * 0.34, b.ink) +
      (i % 2
        ? path(
            `M${round(x)} ${round(y - h)}l${round(h * 0.26)} ${round(h * 0.8)}h${round(-h * 0.52)}Z`,
            b.deep,
          )
        : circle(x, y - h * 0.58, h * 0.32, b.second))
    );
  });
}

/** Places seen from afar. They fill their frame. */
export const landscapeScenes: Record<string, Scene> = {
  hills: (b, w, h) =>
    drawSky(b, w, h, h * 0.5) +
    drawClouds(b, w, h) +
    drawRidge(b, w, h, h * 0.54, h * 0.06, b.secondPale) +
    drawRidge(b, w, h, h * 0.66, h * 0.07, b.main, 2) +
    drawTrees(b, w, h * 0.72, h * 0.16, b.whole(3, 5)) +
    drawRidge(b, w, h, h * 0.76, h * 0.05, b.deep, 2) +
    drawRidge(b, w, h, h * 0.9, h * 0.04, b.second, 2),
  vineyard: (b, w, h) => {
    const rows = 7;
    const far = w * b.between(0.35, 0.65);
    return (
      drawSky(b, w, h, h * 0.42) +
      drawRidge(b, w, h, h * 0.44, h * 0.05, b.secondPale) +
      rect(0, h * 0.5, w, h * 0.5, b.main) +
      repeat(rows, (i) =>
        path(
          `M${round(far + (i - 3) * w * 0.03)} ${round(h * 0.5)}L${round(w / 2 + (i - 3.35) * w * 0.34)} ${h}h${round(w * 0.15)}Z`,
          b.deep,
        ),
      ) +
      place(buildingSprites['house']?.(b).body ?? '', far - w * 0.1, h * 0.5 - (280 * w) / 1900, w / 1900)
    );
  },
  sea: (b, w, h) => {
    const horizon = h * b.between(0.48, 0.6);
    const boat = buildingSprites['boat']?.(b);
    const size = (h * 0.3) / 320;
    return (
      drawSky(b, w, h, horizon) +
      drawClouds(b, w, h) +
      rect(0, horizon, w, h, b.second) +
      repeat(5, (i) => {
        const y = horizon + (h - horizon) * (0.14 + i * 0.19);
        const x = w * b.between(0, 0.6);
        return stroke(
          `M${round(x)} ${round(y)}q${round(w * 0.05)} ${round(-h * 0.025)} ${round(w * 0.1)} 0t${round(w * 0.1)} 0t${round(w * 0.1)} 0`,
          i % 2 ? b.pale : b.secondPale,
          h * 0.012,
        );
      }) +
      (boat ? place(boat.body, w * b.between(0.2, 0.6), horizon - 320 * size + h * 0.05, size) : '') +
      drawRidge(b, w, h, h * 0.92, h * 0.03, b.deep, 2)
    );
  },
  lake: (b, w, h) =>
    drawSky(b, w, h, h * 0.4) +
    path(
      `M0 ${h * 0.6}L${round(w * 0.24)} ${round(h * b.between(0.2, 0.3))}l${round(w * 0.2)} ${round(h * 0.2)}l${round(w * 0.16)} ${round(-h * 0.16)}L${w} ${round(h * 0.58)}V${round(h * 0.62)}H0Z`,
      b.deep,
    ) +
    path(
      `M${round(w * 0.4)} ${h * 0.6}L${round(w * 0.72)} ${round(h * 0.3)}L${w} ${round(h * 0.54)}v${round(h * 0.08)}Z`,
      b.main,
    ) +
    rect(0, h * 0.6, w, h * 0.4, b.secondPale) +
    path(
      `M${round(w * 0.1)} ${round(h * 0.6)}L${round(w * 0.26)} ${round(h * 0.84)}l${round(w * 0.24)}-${round(h * 0.24)}Z`,
      b.pale,
    ) +
    repeat(4, (i) =>
      rect(w * b.between(0.05, 0.6), h * (0.68 + i * 0.08), w * b.between(0.14, 0.3), h * 0.012, b.light, 4),
    ) +
    drawTrees(b, w * 0.5, h * 1.02, h * 0.34, 3) +
    rect(0, h * 0.97, w, h * 0.03, b.ink),
  mountains: (b, w, h) => {
    const peak = (x: number, y: number, half: number, colour: string, cap: string): string =>
      path(`M${round(x - half)} ${h}L${round(x)} ${round(y)}L${round(x + half)} ${h}Z`, colour) +
      path(
        `M${round(x - half * 0.2)} ${round(y + (h - y) * 0.2)}L${round(x)} ${round(y)}l${round(half * 0.2)} ${round((h - y) * 0.2)}l${round(-half * 0.1)} ${round(-h * 0.03)}l${round(-half * 0.1)} ${round(h * 0.06)}l${round(-half * 0.1)} ${round(-h * 0.05)}Z`,
        cap,
      );
    // Of the sky's own colour nothing of it would be left but its snow, and no sun shines through it.
    const far = (x: number, y: number): string =>
      peak(x, y, w * 0.42, b.paper, b.paper) + fade(peak(x, y, w * 0.42, b.second, b.light), 0.6);
    return (
      drawSky(b, w, h, h * 0.4) +
      far(w * b.between(0.68, 0.82), h * b.between(0.26, 0.36)) +
      peak(w * b.between(0.24, 0.42), h * b.between(0.14, 0.26), w * 0.46, b.main, b.light) +
      drawRidge(b, w, h, h * 0.78, h * 0.04, b.deep) +
      drawTrees(b, w, h * 0.9, h * 0.2, b.whole(5, 8)) +
      rect(0, h * 0.9, w, h * 0.1, b.second)
    );
  },
  city: (b, w, h) => {
    const count = Math.min(7, Math.max(5, Math.round((w / h) * 4)));
    const tower = (i: number, top: number, colour: string, lit: string): string => {
      const x = (w / count) * i;
      const width = (w / count) * b.between(0.82, 1.04);
      const y = h * (top + b.between(-0.12, 0.12));
      const roof = b.whole(0, 3);
      const pane = `h${round(width * 0.2)}v${round(h * 0.04)}h${round(-width * 0.2)}Z`;
      const windows = path(
        repeat(
          6,
          (k) =>
            `M${round(x + width * (k % 2 ? 0.58 : 0.2))} ${round(y + h * 0.06 + Math.floor(k / 2) * h * 0.09)}${pane}`,
        ),
        lit,
      );
      return (
        rect(x, y, width, h - y, colour) +
        (roof === 0
          ? path(
              `M${round(x)} ${round(y)}l${round(width / 2)} ${round(-h * 0.08)}l${round(width / 2)} ${round(h * 0.08)}Z`,
              colour,
            )
          : '') +
        (roof === 1 ? rect(x + width * 0.45, y - h * 0.1, width * 0.08, h * 0.1, colour) : '') +
        windows
      );
    };
    return (
      drawSky(b, w, h, h * 0.4) +
      repeat(count, (i) => tower(i, 0.42, b.secondPale, b.tint)) +
      repeat(count - 1, (i) => tower(i + 0.4, 0.62, i % 2 ? b.main : b.deep, b.pale)) +
      rect(0, h * 0.92, w, h * 0.08, b.ink)
    );
  },
  village: (b, w, h) => {
    const house = buildingSprites['house'];
    return (
      drawSky(b, w, h, h * 0.44) +
      drawRidge(b, w, h, h * 0.5, h * 0.06, b.secondPale) +
      drawTrees(b, w, h * 0.74, h * 0.26, 5) +
      repeat(3, (i) =>
        place(house?.(b).body ?? '', w * (0.04 + i * 0.32), h * 0.8 - (280 * h) / 760, h / 760),
      ) +
      drawRidge(b, w, h, h * 0.82, h * 0.02, b.second, 2)
    );
  },
  garden: (b, w, h) => {
    // Few enough to be light, and across the whole picture: half a bed is no garden.
    const count = Math.min(5, Math.max(3, Math.round((w / h) * 4)));
    const names = ['flower', 'tulips'];
    return (
      drawSky(b, w, h, h * 0.4) +
      drawRidge(b, w, h, h * 0.62, h * 0.05, b.secondPale, 2) +
      drawRidge(b, w, h, h * 0.84, h * 0.03, b.deep, 2) +
      repeat(count, (i) => {
        const grown = natureSprites[names[(i + b.whole(0, 1)) % 2] ?? 'flower']?.(b);
        if (!grown) return '';
        const size = (h * b.between(0.42, 0.62)) / grown.height;
        return place(
          grown.body,
          (w / count) * (i + 0.5) - (grown.width * size) / 2,
          h * 0.94 - grown.height * size,
          size,
        );
      }) +
      rect(0, h * 0.93, w, h * 0.07, b.ink)
    );
  },
  forest: (b, w, h) =>
    drawSky(b, w, h, h * 0.5) +
    drawTrees(b, w, h * 0.72, h * 0.5, 7) +
    fade(rect(0, 0, w, h * 0.72, b.tint), 0.45) +
    drawTrees(b, w, h * 0.88, h * 0.62, 5) +
    drawRidge(b, w, h, h * 0.88, h * 0.02, b.deep, 2) +
    path(
      `M${round(w * 0.46)} ${round(h * 0.86)}C${round(w * 0.6)} ${round(h * 0.9)} ${round(w * 0.3)} ${round(h * 0.95)} ${round(w * 0.34)} ${h}h${round(w * 0.2)}C${round(w * 0.46)} ${round(h * 0.95)} ${round(w * 0.66)} ${round(h * 0.9)} ${round(w * 0.5)} ${round(h * 0.86)}Z`,
      b.pale,
    ),
  night: (b, w, h) =>
    rect(0, 0, w, h, b.second) +
    repeat(16, () => circle(w * b.random(), h * 0.66 * b.random(), h * b.between(0.004, 0.01), b.light)) +
    circle(w * 0.68, h * 0.3, h * 0.16, b.light) +
    circle(w * 0.68 + h * 0.06, h * 0.27, h * 0.14, b.second) +
    drawRidge(b, w, h, h * 0.72, h * 0.06, b.deep) +
    drawTrees(b, w, h * 0.86, h * 0.2, 4) +
    drawRidge(b, w, h, h * 0.84, h * 0.03, b.ink, 2),
};
