import type { Brush } from './brush';
import { takeNatural } from './natural-colours';
import { circle, ellipse, fade, path, place, rect, repeat, round, stroke } from './shapes';

type Scene = (b: Brush, width: number, height: number) => string;

// A table seen from above: cloth, and a band of another colour along one side.
function drawCloth(b: Brush, w: number, h: number): string {
  const cloth = b.whole(0, 2);
  const ground = b.pick([b.tint, b.secondPale, b.pale]);
  if (cloth === 0) return rect(0, 0, w, h, ground) + rect(w * 0.72, 0, w * 0.28, h, b.main);
  if (cloth === 1)
    return rect(0, 0, w, h, ground) + repeat(6, (i) => rect((w / 6) * i, 0, w * 0.045, h, b.card));
  return rect(0, 0, w, h, ground) + path(`M0 ${h}L${w} ${round(h * 0.35)}V${h}Z`, b.second);
}

function drawCutlery(b: Brush, x: number, y: number, tall: number): string {
  return stroke(
    `M${round(x)} ${round(y - tall * 0.1)}V${round(y + tall * 0.5)}M${round(x - tall * 0.06)} ${round(y - tall * 0.5)}v${round(tall * 0.26)}q0 ${round(tall * 0.1)} ${round(tall * 0.06)} ${round(tall * 0.14)}q${round(tall * 0.06)}-${round(tall * 0.04)} ${round(tall * 0.06)}-${round(tall * 0.14)}v${round(-tall * 0.26)}M${round(x)} ${round(y - tall * 0.5)}v${round(tall * 0.3)}`,
    b.ink,
    tall * 0.032,
  );
}

function drawKnife(b: Brush, x: number, y: number, tall: number): string {
  return (
    rect(x - tall * 0.02, y, tall * 0.04, tall * 0.5, b.ink, tall * 0.02) +
    path(
      `M${round(x - tall * 0.02)} ${round(y + tall * 0.04)}V${round(y - tall * 0.5)}q${round(tall * 0.1)} ${round(tall * 0.16)} ${round(tall * 0.07)} ${round(tall * 0.54)}Z`,
      b.ink,
    )
  );
}

function scatter(
  b: Brush,
  count: number,
  radius: number,
  draw: (x: number, y: number, i: number) => string,
): string {
  return repeat(count, (i) => {
    const angle = i * 2.4 + b.between(0, 0.5);
    const reach = radius * Math.sqrt((i + 0.6) / count);
    return draw(Math.cos(angle) * reach, Math.sin(angle) * reach, i);
  });
}

/** Food on a table, from above. They fill their frame. */
export const tableScenes: Record<string, Scene> = {
  dish: (ground, w, h) => {
    const b = takeNatural(ground, 'dish');
    const r = Math.min(w, h) * 0.34;
    const food = b.whole(0, 3);
    const plates = [
      scatter(b, 9, r * 0.5, (x, y, i) =>
        circle(x, y, r * 0.16, [b.main, b.deep, b.second][i % 3] ?? b.main),
      ),
      path(
        `M${round(-r * 0.5)} 0C${round(-r * 0.4)} ${round(-r * 0.5)} ${round(r * 0.2)} ${round(-r * 0.5)} ${round(r * 0.5)} ${round(-r * 0.1)}l${round(r * 0.16)}-${round(r * 0.12)}v${round(r * 0.36)}l${round(-r * 0.16)}-${round(r * 0.1)}C${round(r * 0.2)} ${round(r * 0.4)} ${round(-r * 0.4)} ${round(r * 0.4)} ${round(-r * 0.5)} 0Z`,
        b.main,
      ) +
        circle(-r * 0.3, -r * 0.06, r * 0.05, b.ink) +
        repeat(3, (i) => circle(r * (-0.1 + i * 0.2), r * 0.46, r * 0.11, b.pale)),
      repeat(7, (i) =>
        stroke(
          `M${round(-r * 0.46)} ${round(-r * 0.3 + i * r * 0.1)}q${round(r * 0.23)} ${round(-r * 0.24)} ${round(r * 0.46)} 0t${round(r * 0.46)} 0`,
          i % 2 ? b.main : b.pale,
          r * 0.07,
        ),
      ) +
        circle(0, -r * 0.05, r * 0.16, b.deep) +
        circle(r * 0.14, r * 0.12, r * 0.12, b.deep),
      repeat(8, (i) =>
        place(
          path(
            `M0 0C${round(-r * 0.16)} ${round(-r * 0.24)} ${round(-r * 0.1)} ${round(-r * 0.5)} 0 ${round(-r * 0.58)}C${round(r * 0.1)} ${round(-r * 0.5)} ${round(r * 0.16)} ${round(-r * 0.24)} 0 0Z`,
            i % 2 ? b.second : b.deep,
          ),
          0,
          0,
          1,
          i * 45,
        ),
      ) +
        repeat(4, (i) => circle(Math.cos(i * 1.6) * r * 0.3, Math.sin(i * 1.6) * r * 0.3, r * 0.12, b.main)),
    ];
    return (
      drawCloth(ground, w, h) +
      fade(circle(w / 2 + r * 0.06, h / 2 + r * 0.08, r * 1.02, b.ink), 0.16) +
      circle(w / 2, h / 2, r, b.light) +
      fade(circle(w / 2, h / 2, r * 0.74, b.pale), 0.35) +
      place(plates[food] ?? '', w / 2, h / 2) +
      drawCutlery(b, w / 2 - r * 1.28, h / 2, r * 1.4) +
      drawKnife(b, w / 2 + r * 1.26, h / 2, r * 1.4)
    );
  },
  pizza: (ground, w, h) => {
    const b = takeNatural(ground, 'pizza');
    const r = Math.min(w, h) * 0.38;
    const away = b.whole(0, 7);
    return (
      drawCloth(ground, w, h) +
      fade(circle(w / 2 + r * 0.06, h / 2 + r * 0.08, r * 1.04, b.ink), 0.18) +
      place(
        circle(0, 0, r, b.deep) +
          circle(0, 0, r * 0.86, b.main) +
          scatter(b, 11, r * 0.74, (x, y, i) =>
            i % 3 === 0 ? circle(x, y, r * 0.15, b.paper) : circle(x, y, r * 0.1, b.second),
          ) +
          scatter(b, 5, r * 0.6, (x, y) =>
            place(
              path(
                `M0 0q${round(r * 0.12)} ${round(-r * 0.14)} ${round(r * 0.24)} 0q${round(-r * 0.12)} ${round(r * 0.14)} ${round(-r * 0.24)} 0Z`,
                b.ink,
              ),
              x,
              y,
              1,
              x * 2,
            ),
          ) +
          `<g stroke="${b.tint}" stroke-width="${round(r * 0.025)}">${repeat(4, (i) => `<path d="M0 ${round(-r)}V${round(r)}" transform="rotate(${i * 45 + 20})"/>`)}</g>` +
          place(
            path(
              `M0 0L${round(-r * 0.39)} ${round(-r * 1.02)}A${round(r * 1.1)} ${round(r * 1.1)} 0 0 1 ${round(r * 0.39)} ${round(-r * 1.02)}Z`,
              b.tint,
            ),
            0,
            0,
            1,
            away * 45 + 42.5,
          ),
        w / 2,
        h / 2,
      )
    );
  },
  coffee: (ground, w, h) => {
    const b = takeNatural(ground, 'coffee');
    const r = Math.min(w, h) * 0.25;
    const two = w / h > 1.35;
    const cup = (x: number, y: number, size: number): string =>
      fade(circle(x + size * 0.08, y + size * 0.1, size * 1.34, b.ink), 0.15) +
      circle(x, y, size * 1.32, b.light) +
      rect(x + size * 0.7, y - size * 0.13, size * 0.75, size * 0.26, b.main, size * 0.13) +
      circle(x, y, size, b.main) +
      circle(x, y, size * 0.82, b.deep) +
      path(
        `M${round(x)} ${round(y + size * 0.5)}C${round(x - size * 0.8)} ${round(y - size * 0.05)} ${round(x - size * 0.3)} ${round(y - size * 0.62)} ${round(x)} ${round(y - size * 0.2)}C${round(x + size * 0.3)} ${round(y - size * 0.62)} ${round(x + size * 0.8)} ${round(y - size * 0.05)} ${round(x)} ${round(y + size * 0.5)}Z`,
        b.light,
      );
    return (
      drawCloth(ground, w, h) +
      cup(w * (two ? 0.36 : 0.5), h * 0.5, r) +
      (two ? cup(w * 0.72, h * 0.66, r * 0.62) : '') +
      repeat(3, (i) =>
        place(
          ellipse(0, 0, r * 0.16, r * 0.11, b.ink),
          w * (two ? 0.66 : 0.14) + i * r * 0.34,
          h * (two ? 0.22 : 0.12) + (i % 2) * r * 0.22,
          1,
          i * 40,
        ),
      )
    );
  },
  spread: (ground, w, h) => {
    const b = takeNatural(ground, 'spread');
    const r = Math.min(w, h) * 0.2;
    const spots: readonly (readonly [number, number, number])[] = [
      [0.22, 0.3, 1],
      [0.56, 0.24, 0.72],
      [0.82, 0.42, 0.94],
      [0.38, 0.72, 0.82],
      [0.68, 0.8, 1],
    ];
    return (
      drawCloth(ground, w, h) +
      repeat(spots.length, (i) => {
        const [x, y, size] = spots[i] ?? [0, 0, 1];
        const rr = r * size;
        const inner = [b.main, b.deep, b.second, b.pale, b.main][(i + b.whole(0, 1)) % 5] ?? b.main;
        return (
          fade(circle(w * x + rr * 0.08, h * y + rr * 0.1, rr, b.ink), 0.15) +
          circle(w * x, h * y, rr, b.light) +
          circle(w * x, h * y, rr * 0.78, inner) +
          place(
            scatter(b, 5, rr * 0.5, (sx, sy, k) => circle(sx, sy, rr * 0.12, k % 2 ? b.paper : b.ink)),
            w * x,
            h * y,
          )
        );
      })
    );
  },
};
