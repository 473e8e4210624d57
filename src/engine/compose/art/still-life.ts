import type { Brush } from './brush';
import { circle, fade, path, place, rect, repeat, round, type Sprite } from './shapes';

/** How many things stand side by side in a frame of this shape. */
export function countThings(width: number, height: number, b: Brush): number {
  const ratio = width / height;
  if (ratio < 1.25) return 1;
  if (ratio < 1.75) return b.whole(1, 2) + (ratio > 1.5 ? 1 : 0);
  return ratio < 2.4 ? 3 : 5;
}

// The quiet shape behind: a disc, a door, a hill, a window, two suns, rings, stripes of paper on the wall.
function drawBack(
  b: Brush,
  w: number,
  h: number,
  ground: number,
  { isFilled, isWhite, isOutdoors }: Omit<Setting, 'isGroup'>,
): string {
  const unit = Math.min(w, h);
  // What is white itself stands before a colour.
  const colour = isWhite
    ? b.pick([b.main, b.second])
    : isFilled
      ? b.pick([b.paper, b.card])
      : b.pick([b.pale, b.secondPale]);
  const x = w * (isWhite ? 0.5 : b.between(0.4, 0.64));
  const form = isWhite ? b.whole(0, 2) : b.whole(0, 6);
  const size = isWhite ? 1.35 : 1;
  if (form === 0)
    return circle(
      x,
      isWhite ? ground - unit * 0.42 : h * b.between(0.36, 0.46),
      unit * b.between(0.28, 0.34) * size,
      colour,
    );
  if (form === 1) {
    const r = unit * 0.3 * size;
    return path(
      `M${round(x - r)} ${round(ground)}V${round(h * 0.1 + r)}a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0V${round(ground)}Z`,
      colour,
    );
  }
  if (form === 2) {
    const r = Math.min(unit * 0.42 * size, w / 2, ground * 0.9);
    return path(
      `M${round(w / 2 - r)} ${round(ground)}a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0Z`,
      colour,
    );
  }
  // Without a wall a window is a slab.
  if (form === 3)
    return isFilled && !isOutdoors
      ? rect(w * 0.5, h * 0.1, w * 0.36, ground - h * 0.1, colour)
      : circle(x, h * 0.42, unit * 0.34, colour);
  if (form === 4)
    return repeat(2, (i) =>
      circle(w * (0.36 + i * 0.3), h * (0.4 - i * 0.08), unit * (0.26 - i * 0.08), i ? b.pale : colour),
    );
  // Without a wall no ring is cut off by an edge that nobody sees.
  const reach = isFilled ? unit * 0.6 : Math.min(unit * 0.6, x, w - x);
  const rings = () =>
    repeat(3, (i) => fade(circle(x, ground, reach - unit * 0.14 * i, colour), 0.3 + i * 0.25));
  if (form === 5) return rings();
  // Paper on the wall runs from edge to edge, quietly: five bars are a cage.
  return isFilled && !isOutdoors
    ? fade(
        repeat(11, (i) => rect(w * (0.025 + i * 0.09), 0, w * 0.03, ground, colour)),
        0.3,
      )
    : rings();
}

const bareGround = 0.93;
const bareLine = 0.045;
/** How far down its frame a bare thing reaches: to the lower edge of the line it stands on. */
export const footShare = bareGround + bareLine;

function drawGround(b: Brush, w: number, h: number, ground: number, isFilled: boolean): string {
  if (!isFilled) return rect(0, ground, w, Math.max(6, h * bareLine), b.ink);
  const form = b.whole(0, 4);
  const colour = b.pick([b.second, b.deepFloor, b.floor]);
  // A shelf, a cloth over the edge of a table, a pale floor, or a table and nothing else.
  if (form === 0)
    return rect(0, ground, w, h - ground, b.pale) + rect(0, ground, w, Math.max(5, h * 0.035), b.floor);
  if (form === 1) {
    const wave = w / 8;
    return (
      rect(0, ground, w, h - ground, colour) +
      path(
        `M0 ${round(ground)}H${w}v${round(h * 0.03)}${repeat(8, () => `q${round(-wave / 2)} ${round(h * 0.06)} ${round(-wave)} 0`)}Z`,
        b.card,
      )
    );
  }
  if (form === 2)
    return rect(0, ground, w, h - ground, b.tint) + rect(0, ground, w, Math.max(3, h * 0.012), b.floor);
  return rect(0, ground, w, h - ground, colour);
}

// One thing large, what goes with it small before it: a group has a subject, a row has none.
function arrange(
  b: Brush,
  w: number,
  ground: number,
  things: readonly Sprite[],
  share: number,
): readonly { readonly thing: Sprite; readonly x: number; readonly size: number }[] {
  const [subject, ...others] = things;
  if (!subject) return [];
  // Flat things are measured by their width: a bottle beside a cheese is taller than the cheese.
  const measure = Math.max(subject.height, subject.width * 0.85);
  const tall = others.map(() => b.between(0.36, 0.48) * measure);
  const sizes = others.map(({ width, height }, i) =>
    Math.min((tall[i] ?? 100) / height, (subject.width * 0.62) / width),
  );
  const lap = subject.width * 0.1;
  const wides = others.map(({ width }, i) => width * (sizes[i] ?? 1));
  const [right = 0, left = 0] = wides;
  const total = subject.width + Math.max(0, right - lap) + Math.max(0, left - lap);
  const scale = Math.min((w * 0.9) / total, (ground * share) / subject.height);
  const start = (w - total * scale) / 2 + Math.max(0, left - lap) * scale;
  return [
    { thing: subject, x: start, size: scale },
    ...others.map((thing, i) => ({
      thing,
      x: i === 0 ? start + (subject.width - lap) * scale : start - (left - lap) * scale,
      size: (sizes[i] ?? 1) * scale,
    })),
  ];
}

/** How a still life is set: in a row, or as one subject with what goes with it. */
export type Setting = {
  readonly isFilled: boolean;
  readonly isGroup: boolean;
  readonly isWhite: boolean;
  readonly isOutdoors: boolean;
};

/** Stands things on a ground line before one quiet shape. A filled picture has a wall and a floor as well. */
export function drawStillLife(
  b: Brush,
  w: number,
  h: number,
  things: readonly Sprite[],
  { isFilled, isGroup, isWhite, isOutdoors }: Setting,
): string {
  const ground = isFilled ? h * 0.86 : h * bareGround;
  const share = isFilled ? 0.78 : 0.86;
  const wall = isFilled ? rect(0, 0, w, h, b.pick([b.tint, b.secondPale, b.pale])) : '';
  const floor = drawGround(b, w, h, ground, isFilled);
  const overlap = things.length > 1 ? 0.06 : 0;
  const total = things.reduce((sum, thing) => sum + thing.width * (1 - overlap), 0);
  const size = Math.min(
    (w * (things.length > 1 ? 0.86 : 0.78)) / total,
    (ground * share) / Math.max(...things.map((thing) => thing.height)),
  );
  let x = (w - total * size) / 2;
  const placed = isGroup
    ? arrange(b, w, ground, things, share)
    : things.map((thing) => {
        const at = { thing, x, size };
        x += thing.width * size * (1 - overlap);
        return at;
      });
  const standing = placed
    .map((one) => place(one.thing.body, one.x, ground - one.thing.height * one.size, one.size))
    .join('');
  const light =
    isFilled && b.chance(0.35)
      ? fade(path(`M0 0h${round(w * 0.3)}L${round(w * 0.1)} ${round(ground)}H0Z`, b.card), 0.4)
      : '';
  return wall + light + drawBack(b, w, h, ground, { isFilled, isWhite, isOutdoors }) + floor + standing;
}
