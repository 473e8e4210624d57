import type { Brush } from './brush';
import { buildingSprites } from './building-sprites';
import { drinkSprites } from './drink-sprites';
import { natureSprites } from './nature-sprites';
import { productSprites } from './product-sprites';
import { circle, fade, path, place, rect, repeat, round, stroke, type Sprite } from './shapes';

type Scene = (b: Brush, width: number, height: number) => string;

// Puts a thing with its foot at `y`, `tall` units high.
function stand(thing: Sprite | undefined, x: number, y: number, tall: number): string {
  if (!thing) return '';
  const size = tall / thing.height;
  return place(thing.body, x - (thing.width * size) / 2, y - tall, size);
}

function drawWindow(b: Brush, x: number, y: number, w: number, h: number): string {
  const arched = b.chance(0.5);
  const r = w / 2;
  const frame = arched
    ? path(
        `M${round(x)} ${round(y + h)}V${round(y + r)}a${round(r)} ${round(r)} 0 0 1 ${round(w)} 0v${round(h - r)}Z`,
        b.card,
      )
    : rect(x, y, w, h, b.card);
  return (
    frame +
    circle(x + w * 0.64, y + h * 0.46, w * 0.17, b.main) +
    path(
      `M${round(x)} ${round(y + h * 0.76)}q${round(w * 0.3)} ${round(-h * 0.16)} ${round(w * 0.55)} ${round(-h * 0.02)}t${round(w * 0.45)} ${round(-h * 0.06)}v${round(h * 0.32)}h${round(-w)}Z`,
      b.secondPale,
    ) +
    rect(x + w / 2 - w * 0.02, y, w * 0.04, h, b.ink) +
    rect(x, y + h * 0.5, w, w * 0.04, b.ink) +
    rect(x - w * 0.08, y + h, w * 1.16, h * 0.05, b.ink)
  );
}

function drawPendants(b: Brush, w: number, h: number, count: number): string {
  return repeat(count, (i) => {
    const x = (w / count) * (i + 0.5);
    const y = h * 0.26;
    return (
      rect(x - 1.5, 0, 3, y, b.ink) +
      path(
        `M${round(x - h * 0.08)} ${round(y + h * 0.08)}q0-${round(h * 0.1)} ${round(h * 0.08)}-${round(h * 0.1)}t${round(h * 0.08)} ${round(h * 0.1)}Z`,
        b.main,
      ) +
      fade(circle(x, y + h * 0.09, h * 0.03, b.card), 0.9)
    );
  });
}

function drawRoom(b: Brush, w: number, h: number, floor: number): string {
  return (
    rect(0, 0, w, h, b.pick([b.tint, b.secondPale, b.pale])) +
    rect(0, floor, w, h - floor, b.pick([b.deep, b.second])) +
    rect(0, floor - h * 0.02, w, h * 0.02, b.card)
  );
}

/** Rooms of work and rest. They fill their frame. */
export const interiorScenes: Record<string, Scene> = {
  room: (b, w, h) => {
    const side = b.chance(0.5) ? 1 : 0;
    return (
      drawRoom(b, w, h, h * 0.8) +
      drawWindow(b, w * (side ? 0.1 : 0.62), h * 0.14, w * 0.26, h * 0.42) +
      stand(productSprites['sofa']?.(b), w * (side ? 0.6 : 0.36), h * 0.88, h * 0.3) +
      stand(productSprites['lamp']?.(b), w * (side ? 0.9 : 0.08), h * 0.88, h * 0.56) +
      stand(natureSprites['plant']?.(b), w * (side ? 0.18 : 0.84), h * 0.9, h * 0.36)
    );
  },
  bedroom: (b, w, h) =>
    drawRoom(b, w, h, h * 0.82) +
    drawWindow(b, w * 0.62, h * 0.12, w * 0.24, h * 0.42) +
    stand(buildingSprites['bed']?.(b), w * 0.44, h * 0.9, Math.min(h * 0.42, w * 0.38)) +
    stand(productSprites['lamp']?.(b), w * 0.9, h * 0.9, h * 0.4),
  table: (b, w, h) => {
    const top = h * 0.7;
    return (
      rect(0, 0, w, h, b.pick([b.tint, b.secondPale])) +
      drawWindow(b, w * b.pick([0.12, 0.56]), h * 0.12, w * 0.3, h * 0.42) +
      drawPendants(b, w, h, 1) +
      stand(productSprites['vase']?.(b), w * 0.24, top, h * 0.42) +
      stand(drinkSprites['cup']?.(b), w * 0.52, top, h * 0.24) +
      stand(productSprites['bowl']?.(b), w * 0.78, top, h * 0.15) +
      rect(0, top, w, h * 0.06, b.ink) +
      rect(0, top + h * 0.06, w, h * 0.24, b.main) +
      fade(path(`M0 ${h}V${round(top + h * 0.06)}h${round(w * 0.5)}Z`, b.ink), 0.16)
    );
  },
  counter: (b, w, h) => {
    const top = h * 0.62;
    const shelf = h * 0.34;
    return (
      rect(0, 0, w, h, b.tint) +
      rect(w * 0.06, shelf, w * 0.88, h * 0.025, b.ink) +
      repeat(6, (i) =>
        stand(
          i % 2 ? drinkSprites['jar']?.(b) : drinkSprites['bottle']?.(b),
          w * (0.14 + i * 0.145),
          shelf,
          h * (i % 2 ? 0.15 : 0.24),
        ),
      ) +
      rect(0, top, w, h * 0.05, b.ink) +
      rect(0, top + h * 0.05, w, h, b.main) +
      repeat(7, (i) => rect((w / 7) * i + w * 0.01, top + h * 0.09, w / 7 - w * 0.02, h * 0.3, b.deep)) +
      stand(drinkSprites['cup']?.(b), w * 0.3, top, h * 0.18) +
      stand(natureSprites['plant']?.(b), w * 0.86, top, h * 0.28)
    );
  },
  dining: (b, w, h) =>
    drawRoom(b, w, h, h * 0.8) +
    drawPendants(b, w, h, 3) +
    stand(productSprites['chair']?.(b), w * 0.2, h * 0.92, h * 0.38) +
    `<g transform="translate(${round(w)} 0) scale(-1 1)">${stand(productSprites['chair']?.(b), w * 0.2, h * 0.92, h * 0.38)}</g>` +
    rect(w * 0.3, h * 0.62, w * 0.4, h * 0.03, b.ink) +
    rect(w * 0.485, h * 0.64, w * 0.03, h * 0.28, b.ink) +
    rect(w * 0.42, h * 0.9, w * 0.16, h * 0.03, b.ink) +
    stand(drinkSprites['wine']?.(b), w * 0.44, h * 0.62, h * 0.22) +
    stand(productSprites['bowl']?.(b), w * 0.58, h * 0.62, h * 0.07),
  office: (b, w, h) =>
    drawRoom(b, w, h, h * 0.82) +
    repeat(3, (i) => rect(w * (0.1 + i * 0.15), h * 0.14, w * 0.11, h * 0.2, i === 1 ? b.main : b.card, 3)) +
    repeat(3, (i) =>
      stroke(`M${round(w * (0.12 + i * 0.15))} ${round(h * 0.22)}h${round(w * 0.06)}`, b.soft, h * 0.012),
    ) +
    rect(w * 0.5, h * 0.36, w * 0.3, h * 0.24, b.ink, 6) +
    rect(w * 0.515, h * 0.38, w * 0.27, h * 0.2, b.card, 3) +
    path(
      `M${round(w * 0.53)} ${round(h * 0.55)}l${round(w * 0.07)}-${round(h * 0.08)} ${round(w * 0.06)} ${round(h * 0.04)} ${round(w * 0.1)}-${round(h * 0.1)}v${round(h * 0.14)}Z`,
      b.main,
    ) +
    rect(w * 0.635, h * 0.6, w * 0.03, h * 0.06, b.ink) +
    rect(w * 0.3, h * 0.655, w * 0.64, h * 0.03, b.ink) +
    rect(w * 0.34, h * 0.68, w * 0.02, h * 0.24, b.ink) +
    rect(w * 0.88, h * 0.68, w * 0.02, h * 0.24, b.ink) +
    stand(natureSprites['plant']?.(b), w * 0.12, h * 0.92, h * 0.44) +
    stand(drinkSprites['mug']?.(b), w * 0.4, h * 0.655, h * 0.09),
  shelf: (b, w, h) => {
    const rows = 2;
    const all = [
      productSprites['book'],
      drinkSprites['jar'],
      productSprites['vase'],
      drinkSprites['mug'],
      productSprites['bowl'],
      productSprites['books'],
    ];
    const gap = h / rows;
    const perRow = Math.max(3, Math.round((w / gap) * 1.4));
    return (
      rect(0, 0, w, h, b.tint) +
      repeat(rows, (row) => {
        const y = gap * (row + 1) - gap * 0.1;
        const things = repeat(Math.min(perRow, 4), (i) => {
          const thing = all[(i * 2 + row + b.whole(0, 1)) % all.length]?.(b);
          return stand(
            thing,
            (w / Math.min(perRow, 4)) * (i + 0.5),
            y,
            gap * Math.min(0.62, ((thing?.height ?? 200) / 330) * 0.66),
          );
        });
        return things + rect(0, y, w, gap * 0.05, b.ink);
      })
    );
  },
  kitchen: (b, w, h) => {
    const unit = w / 6;
    const top = h * 0.54;
    const door = (x: number, y: number, tall: number, colour: string): string =>
      rect(x + unit * 0.04, y, unit * 0.92, tall, colour, 3) +
      rect(x + unit * 0.42, y + tall * 0.1, unit * 0.16, 4, b.ink, 2);
    return (
      drawRoom(b, w, h, h * 0.9) +
      repeat(4, (i) => door((i < 2 ? i : i + 2) * unit, h * 0.08, h * 0.24, i % 3 ? b.card : b.main)) +
      path(
        `M${round(w * 0.36)} ${round(h * 0.3)}h${round(w * 0.28)}l${round(-w * 0.08)} ${round(-h * 0.12)}v${round(-h * 0.18)}h${round(-w * 0.12)}v${round(h * 0.18)}Z`,
        b.second,
      ) +
      repeat(6, (i) => door(i * unit, top + h * 0.05, h * 0.31, i === 2 || i === 3 ? b.ink : b.main)) +
      rect(w / 3 + unit * 0.2, top + h * 0.11, unit * 1.6, h * 0.17, b.soft, 6) +
      rect(0, top, w, h * 0.045, b.card) +
      rect(0, top + h * 0.045, w, h * 0.008, b.ink) +
      stand(drinkSprites['teapot']?.(b), w * 0.5, top, h * 0.14) +
      stand(natureSprites['plant']?.(b), w * 0.9, top, h * 0.2) +
      stand(productSprites['bowl']?.(b), w * 0.13, top, h * 0.1)
    );
  },
  studio: (b, w, h) =>
    drawRoom(b, w, h, h * 0.78) +
    rect(w * 0.56, h * 0.1, w * 0.34, h * 0.46, b.card) +
    circle(w * 0.73, h * 0.33, Math.min(w, h) * 0.12, b.main) +
    stand(productSprites['chair']?.(b), w * 0.7, h * 0.92, h * 0.34) +
    stroke(
      `M${round(w * 0.26)} ${round(h * 0.26)}L${round(w * 0.14)} ${round(h * 0.92)}M${round(w * 0.26)} ${round(h * 0.26)}L${round(w * 0.38)} ${round(h * 0.92)}`,
      b.ink,
      h * 0.018,
    ) +
    rect(w * 0.12, h * 0.24, w * 0.28, h * 0.38, b.paper, 4) +
    path(
      `M${round(w * 0.14)} ${round(h * 0.6)}l${round(w * 0.09)}-${round(h * 0.18)} ${round(w * 0.06)} ${round(h * 0.1)} ${round(w * 0.04)}-${round(h * 0.05)} ${round(w * 0.05)} ${round(h * 0.13)}Z`,
      b.second,
    ),
  gym: (b, w, h) =>
    drawRoom(b, w, h, h * 0.8) +
    rect(w * 0.06, h * 0.16, w * 0.4, h * 0.44, b.card) +
    path(
      `M${round(w * 0.06)} ${round(h * 0.6)}L${round(w * 0.3)} ${round(h * 0.16)}h${round(w * 0.1)}L${round(w * 0.16)} ${round(h * 0.6)}Z`,
      b.tint,
    ) +
    rect(w * 0.56, h * 0.3, w * 0.02, h * 0.56, b.ink) +
    rect(w * 0.9, h * 0.3, w * 0.02, h * 0.56, b.ink) +
    rect(w * 0.5, h * 0.36, w * 0.48, h * 0.024, b.soft) +
    repeat(
      2,
      (i) =>
        rect(w * (0.515 + i * 0.4), h * 0.25, w * 0.028, h * 0.24, b.main, 4) +
        rect(w * (0.545 + i * 0.365), h * 0.29, w * 0.02, h * 0.16, b.deep, 3),
    ) +
    rect(w * 0.6, h * 0.66, w * 0.28, h * 0.05, b.main, 6) +
    rect(w * 0.64, h * 0.7, w * 0.02, h * 0.16, b.ink) +
    rect(w * 0.82, h * 0.7, w * 0.02, h * 0.16, b.ink) +
    repeat(3, (i) => circle(w * (0.12 + i * 0.1), h * 0.86, h * 0.05, i === 1 ? b.main : b.ink)),
};
