import type { Brush } from './brush';
import { circle, fade, path, place, rect, repeat, round, stroke } from './shapes';

type Scene = (b: Brush, width: number, height: number) => string;

function ringColours(b: Brush): readonly [string, string, string, string] {
  return b.pick([
    [b.main, b.second, b.pale, b.ink],
    [b.second, b.main, b.card, b.deep],
    [b.deep, b.pale, b.main, b.second],
  ]);
}

// A quarter turn of a disc inside a cell, seen from one of its four corners.
function drawQuarter(x: number, y: number, size: number, turn: number, colour: string): string {
  return place(
    path(`M0 0H${round(size)}A${round(size)} ${round(size)} 0 0 1 0 ${round(size)}Z`, colour),
    x + (turn === 1 || turn === 2 ? size : 0),
    y + (turn > 1 ? size : 0),
    1,
    turn * 90,
  );
}

/** Compositions without a subject: each follows one idea. They fill their frame. */
export const abstractScenes: Record<string, Scene> = {
  arches: (b, w, h) => {
    const count = Math.max(2, Math.round((w / h) * 2.2));
    const step = w / count;
    const colours = ringColours(b);
    return (
      rect(0, 0, w, h, b.tint) +
      circle(w * b.between(0.2, 0.8), h * 0.3, Math.min(w, h) * 0.16, b.card) +
      repeat(count, (i) => {
        const top = h * b.between(0.22, 0.5);
        const x = step * i;
        const band = step * 0.15;
        return repeat(3, (k) => {
          const r = step / 2 - band * k;
          return path(
            `M${round(x + band * k)} ${h}V${round(top + step / 2)}a${round(r)} ${round(r)} 0 0 1 ${round(r * 2)} 0V${h}Z`,
            colours[(i + k) % 4] ?? b.main,
          );
        });
      })
    );
  },
  grid: (b, w, h) => {
    const rows = h > w ? 4 : 3;
    const size = h / rows;
    const columns = Math.ceil(w / size);
    const colours = ringColours(b);
    return (
      rect(0, 0, w, h, b.tint) +
      repeat(rows * columns, (i) => {
        const x = (i % columns) * size;
        const y = Math.floor(i / columns) * size;
        const colour = colours[b.whole(0, 3)] ?? b.main;
        const other = colours[b.whole(0, 3)] ?? b.second;
        const form = b.whole(0, 5);
        if (form === 0) return circle(x + size / 2, y + size / 2, size * 0.36, colour);
        if (form === 1) return drawQuarter(x, y, size, b.whole(0, 3), colour);
        if (form === 2)
          return rect(x, y, size, size, colour) + circle(x + size / 2, y + size / 2, size * 0.26, b.tint);
        if (form === 3)
          return path(`M${round(x)} ${round(y)}h${round(size)}L${round(x)} ${round(y + size)}Z`, colour);
        if (form === 4)
          return rect(x, y, size, size / 2, colour) + rect(x, y + size / 2, size, size / 2, other);
        return drawQuarter(x, y, size, 0, colour) + drawQuarter(x, y, size, 2, other);
      })
    );
  },
  waves: (b, w, h) => {
    const colours = [b.pale, b.main, b.deep, b.second, b.ink];
    return (
      rect(0, 0, w, h, b.tint) +
      circle(w * b.between(0.25, 0.75), h * 0.34, Math.min(w, h) * 0.2, b.card) +
      repeat(5, (i) => {
        const y = h * (0.4 + i * 0.13);
        const swing = h * b.between(0.08, 0.16) * (i % 2 ? -1 : 1);
        return path(
          `M0 ${round(y)}C${round(w * 0.25)} ${round(y - swing)} ${round(w * 0.35)} ${round(y - swing)} ${round(w * 0.5)} ${round(y)}S${round(w * 0.8)} ${round(y + swing)} ${w} ${round(y - swing * 0.3)}V${h}H0Z`,
          colours[i] ?? b.main,
        );
      })
    );
  },
  topo: (b, w, h) => {
    const cx = w * b.between(0.3, 0.7);
    const cy = h * b.between(0.35, 0.65);
    const unit = Math.min(w, h);
    const phase = b.between(0, 6);
    const ring = (r: number): string => {
      const points = Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        const reach = r * (1 + 0.16 * Math.sin(a * 2 + phase) + 0.1 * Math.cos(a * 3 - phase));
        return [cx + Math.cos(a) * reach * 1.2, cy + Math.sin(a) * reach] as const;
      });
      const middle = (i: number): string => {
        const one = points[i % 12] ?? [0, 0];
        const two = points[(i + 1) % 12] ?? [0, 0];
        return `${round((one[0] + two[0]) / 2)} ${round((one[1] + two[1]) / 2)}`;
      };
      return `M${middle(11)}${points.map((p, i) => `Q${round(p[0])} ${round(p[1])} ${middle(i)}`).join('')}Z`;
    };
    return (
      rect(0, 0, w, h, b.pick([b.tint, b.secondPale])) +
      path(ring(unit * 0.3), b.main) +
      path(ring(unit * 0.17), b.second) +
      `<g fill="none" stroke="${b.ink}" stroke-width="${round(unit * 0.006)}">${repeat(8, (i) => `<path d="${ring(unit * (0.38 + i * 0.1))}"/>`)}</g>` +
      circle(cx, cy, unit * 0.03, b.paper)
    );
  },
  circles: (b, w, h) => {
    const unit = Math.min(w, h);
    const colours = ringColours(b);
    const cx = w * b.between(0.36, 0.64);
    return (
      rect(0, 0, w, h, b.tint) +
      repeat(4, (i) =>
        circle(
          cx + unit * 0.05 * i,
          h * 0.52 + unit * 0.06 * i,
          unit * (0.42 - i * 0.1),
          colours[i] ?? b.main,
        ),
      ) +
      circle(w * b.between(0.1, 0.22), h * 0.2, unit * 0.07, b.ink) +
      rect(0, h * 0.86, w, h * 0.025, b.ink) +
      circle(w * 0.86, h * 0.86 - unit * 0.09, unit * 0.09, b.main)
    );
  },
  mesh: (b, w, h) => {
    const unit = Math.max(w, h);
    const colours = [b.main, b.second, b.pale, b.deep, b.main, b.secondPale];
    return (
      rect(0, 0, w, h, b.pale) +
      repeat(6, (i) => {
        const x = w * b.random();
        const y = h * b.random();
        const r = unit * b.between(0.2, 0.38);
        return repeat(3, (k) => fade(circle(x, y, r * (1 - k * 0.26), colours[i] ?? b.main), 0.3));
      })
    );
  },
  stripes: (b, w, h) => {
    const colours = ringColours(b);
    const unit = Math.min(w, h);
    const lean = b.pick([-0.5, 0.5, 0.3]);
    return (
      rect(0, 0, w, h, b.tint) +
      repeat(7, (i) =>
        path(
          `M${round(w * (0.06 + i * 0.14))} ${h}l${round(h * lean)}-${h}h${round(w * 0.07)}l${round(-h * lean)} ${h}Z`,
          colours[i % 4] ?? b.main,
        ),
      ) +
      circle(w * b.between(0.35, 0.65), h * b.between(0.35, 0.65), unit * 0.24, b.card) +
      circle(w * 0.5, h * 0.5, unit * 0.1, b.main)
    );
  },
  blocks: (b, w, h) => {
    const colours = ringColours(b);
    const x = w * b.between(0.3, 0.6);
    const y = h * b.between(0.36, 0.6);
    const unit = Math.min(w, h);
    return (
      rect(0, 0, w, h, b.tint) +
      rect(0, 0, x, y, colours[0]) +
      rect(x, y, w - x, h - y, colours[1]) +
      drawQuarter(x, y - unit * 0.3, unit * 0.3, 0, colours[2]) +
      circle(x * 0.5, y + (h - y) * 0.5, unit * 0.14, colours[3]) +
      rect(x - unit * 0.015, 0, unit * 0.03, h, b.ink) +
      rect(0, y - unit * 0.015, w, unit * 0.03, b.ink) +
      stroke(
        `M${round(x + (w - x) * 0.2)} ${round(y + (h - y) * 0.8)}L${round(w * 0.94)} ${round(y + (h - y) * 0.2)}`,
        b.tint,
        unit * 0.035,
      )
    );
  },
  steps: (b, w, h) => {
    const count = 6;
    const colours = [b.pale, b.main, b.secondPale, b.deep, b.main, b.second];
    return (
      rect(0, 0, w, h, b.tint) +
      circle(w * 0.26, h * 0.3, Math.min(w, h) * 0.15, b.main) +
      repeat(count, (i) =>
        rect((w / count) * i, h * (0.88 - i * 0.115), w / count + 0.5, h, colours[i] ?? b.main),
      ) +
      circle(
        w * (0.5 / count) + (w / count) * 4,
        h * (0.88 - 4 * 0.115) - Math.min(w, h) * 0.06,
        Math.min(w, h) * 0.06,
        b.ink,
      )
    );
  },
  sunrise: (b, w, h) => {
    const unit = Math.min(w, h);
    const y = h * 0.74;
    return (
      rect(0, 0, w, h, b.tint) +
      repeat(11, (i) =>
        place(
          path(`M0 0L${round(-unit * 0.05)} ${round(-unit * 1.4)}h${round(unit * 0.1)}Z`, b.pale),
          w / 2,
          y,
          1,
          -90 + i * 18,
        ),
      ) +
      circle(w / 2, y, unit * 0.34, b.main) +
      circle(w / 2, y, unit * 0.2, b.card) +
      rect(0, y, w, h - y, b.second) +
      repeat(3, (i) =>
        rect(
          w * (0.1 + i * 0.08),
          y + (h - y) * (0.2 + i * 0.26),
          w * (0.8 - i * 0.16),
          h * 0.02,
          b.secondPale,
          4,
        ),
      )
    );
  },
};
