import type { Brush } from './brush';
import { inTurn } from './goods-forms';
import { circle, ellipse, path, rect, repeat, round, sprite, stroke, type Sprite } from './shapes';

const hoop = (x: number, y: number, r: number, colour: string, width: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;

/** The neck and shoulders that chains are shown on. */
const neck = (colour: string): string =>
  path('M82 0h66v62c0 34 74 36 74 100v118H8V162c0-64 74-66 74-100Z', colour);

/** The bar that earrings hang from. */
const bar = (b: Brush): string =>
  rect(0, 252, 240, 18, b.deep, 6) + rect(113, 26, 14, 230, b.deep) + rect(16, 22, 208, 12, b.deep, 6);

const pair = (draw: (x: number) => string): string => draw(58) + draw(182);

/** What a jeweller sells, each in several forms: a shelf of one thing is no row of one picture. */
export const jewelSprites: Record<string, (b: Brush) => Sprite> = {
  ring: inTurn([
    (b) =>
      sprite(
        220,
        270,
        hoop(110, 180, 78, b.main, 22),
        path('M62 30L84 4h52l22 26-48 68Z', b.second),
        path('M62 30h96l-48 68Z', b.secondPale),
        path('M88 30h44l-22 68Z', b.paper),
      ),
    (b) =>
      sprite(
        220,
        220,
        hoop(110, 110, 92, b.main, 34),
        stroke('M50 52a84 84 0 0 1 46-24', b.paper, 8),
        circle(110, 18, 7, b.paper),
      ),
    (b) =>
      sprite(
        220,
        246,
        hoop(110, 152, 80, b.main, 24),
        ellipse(110, 56, 66, 50, b.main),
        ellipse(110, 56, 48, 34, b.ink),
      ),
    (b) =>
      sprite(
        300,
        210,
        repeat(3, (i) => hoop(105 + i * 45, 105, 96, i === 1 ? b.second : b.main, 15)),
        circle(105, 9, 13, b.secondPale),
      ),
  ]),
  earrings: inTurn([
    (b) =>
      sprite(
        240,
        270,
        bar(b),
        pair(
          (x) =>
            stroke(`M${x} 34v34`, b.main, 6) +
            path(`M${x} 66c38 48 38 88 0 100-38-12-38-52 0-100Z`, b.second) +
            path(`M${x} 92c16 26 16 44 0 52-16-8-16-26 0-52Z`, b.secondPale),
        ),
      ),
    (b) =>
      sprite(
        240,
        270,
        bar(b),
        pair((x) => stroke(`M${x} 34v10`, b.main, 6) + hoop(x, 94, 46, b.main, 13)),
      ),
    (b) =>
      sprite(
        210,
        250,
        rect(0, 0, 210, 250, b.paper, 10),
        rect(0, 186, 210, 64, b.deep, 10),
        [66, 144].map((x) => circle(x, 96, 30, b.main) + circle(x, 96, 15, b.secondPale)).join(''),
        rect(62, 212, 86, 10, b.paper, 5),
      ),
    (b) =>
      sprite(
        200,
        200,
        path('M100 0l100 60v140H0V60Z', b.paper),
        [70, 130].map((x) => circle(x, 116, 17, b.main) + circle(x - 4, 111, 6, b.secondPale)).join(''),
        circle(100, 40, 9, b.deep),
      ),
  ]),
  necklace: inTurn([
    (b) =>
      sprite(
        230,
        280,
        neck(b.deep),
        stroke('M80 66c2 74 18 112 35 112s33-38 35-112', b.main, 7),
        path('M115 172c22 28 22 48 0 56-22-8-22-28 0-56Z', b.second),
      ),
    (b) =>
      sprite(
        230,
        280,
        neck(b.paper),
        stroke('M80 66c0 86 16 130 35 130s35-44 35-130', b.main, 6),
        circle(115, 212, 26, b.main),
        circle(115, 212, 15, b.secondPale),
      ),
    (b) =>
      sprite(
        230,
        280,
        neck(b.ink),
        repeat(11, (i) => {
          const a = Math.PI * (0.06 + i * 0.088);
          return circle(115 - Math.cos(a) * 52, 92 + Math.sin(a) * 62, 11, i === 5 ? b.main : b.secondPale);
        }),
      ),
  ]),
  bracelet: (b) =>
    sprite(
      300,
      170,
      rect(10, 112, 280, 58, b.deep, 26),
      `<ellipse cx="150" cy="84" rx="118" ry="62" fill="none" stroke="${b.main}" stroke-width="16"/>`,
      repeat(5, (i) =>
        circle(70 + i * 40, 128 + Math.abs(2 - i) * -7 + 15, 15, i % 2 ? b.second : b.secondPale),
      ),
    ),
};
