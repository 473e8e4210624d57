import type { Brush } from './brush';
import { circle, fade, path, place, rect, repeat, round, type Sprite } from './shapes';

/** How many things stand side by side in a frame of this shape. */
export function countThings(width: number, height: number, b: Brush): number {
  const ratio = width / height;
  if (ratio < 1.25) return 1;
  if (ratio < 1.75) return b.whole(1, 2) + (ratio > 1.5 ? 1 : 0);
  return ratio < 2.4 ? 3 : 5;
}

function drawBack(b: Brush, w: number, h: number, ground: number, isFilled: boolean): string {
  const unit = Math.min(w, h);
  const colour = isFilled ? b.pick([b.paper, b.card]) : b.pick([b.pale, b.secondPale]);
  const x = w * b.between(0.4, 0.64);
  const form = b.whole(0, 4);
  if (form === 0) return circle(x, h * b.between(0.36, 0.46), unit * b.between(0.28, 0.34), colour);
  if (form === 1) {
    const r = unit * 0.3;
    return path(
      `M${round(x - r)} ${round(ground)}V${round(h * 0.14 + r)}a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0V${round(ground)}Z`,
      colour,
    );
  }
  if (form === 2) {
    const r = Math.min(unit * 0.42, w / 2, ground * 0.9);
    return path(
      `M${round(w / 2 - r)} ${round(ground)}a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0Z`,
      colour,
    );
  }
  if (form === 3) return rect(w * 0.5, h * 0.1, w * 0.36, ground - h * 0.1, colour);
  return repeat(2, (i) =>
    circle(w * (0.36 + i * 0.3), h * (0.4 - i * 0.08), unit * (0.26 - i * 0.08), i ? b.pale : colour),
  );
}

/** Stands things on a ground line before one quiet shape. `isFilled` paints the frame as well. */
export function drawStillLife(
  b: Brush,
  w: number,
  h: number,
  things: readonly Sprite[],
  isFilled: boolean,
): string {
  const overlap = things.length > 1 ? 0.06 : 0;
  const total = things.reduce((sum, thing) => sum + thing.width * (1 - overlap), 0);
  const tallest = Math.max(...things.map((thing) => thing.height));
  const ground = isFilled ? h * 0.86 : h * 0.93;
  const size = Math.min(
    (w * (things.length > 1 ? 0.86 : 0.78)) / total,
    (ground * (isFilled ? 0.78 : 0.86)) / tallest,
  );
  const wall = isFilled ? rect(0, 0, w, h, b.pick([b.tint, b.secondPale, b.pale])) : '';
  const floor = isFilled
    ? rect(0, ground, w, h - ground, b.pick([b.ink, b.second, b.deep]))
    : rect(0, ground, w, Math.max(6, h * 0.045), b.ink);
  let x = (w - total * size) / 2;
  const standing = things
    .map((thing) => {
      const drawn = place(thing.body, x, ground - thing.height * size, size);
      x += thing.width * size * (1 - overlap);
      return drawn;
    })
    .join('');
  const light =
    isFilled && b.chance(0.35)
      ? fade(path(`M0 0h${round(w * 0.3)}L${round(w * 0.1)} ${round(ground)}H0Z`, b.card), 0.4)
      : '';
  return wall + light + drawBack(b, w, h, ground, isFilled) + floor + standing;
}
