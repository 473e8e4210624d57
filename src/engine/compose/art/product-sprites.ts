import type { Brush } from './brush';
import { candle } from './goods-forms';
import { circle, ellipse, fade, path, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** Things on sale: tableware, clothes, furniture, gifts. */
export const productSprites: Record<string, (b: Brush) => Sprite> = {
  bowl: (b) => {
    const rim = b.pick([b.deep, b.paper, b.second]);
    const pattern = b.whole(0, 2);
    return sprite(
      290,
      160,
      path('M0 20h290c0 72-42 116-96 126H96C42 136 0 92 0 20Z', b.main),
      pattern === 0 ? stroke('M22 64c26 22 220 22 246 0', b.pale, 9) : '',
      pattern === 1 ? repeat(6, (i) => circle(52 + i * 37, 70 + (i % 2) * 16, 8, b.paper)) : '',
      pattern === 2 ? fade(path('M145 20h145c0 72-42 116-96 126h-49Z', b.ink), 0.22) : '',
      rect(0, 10, 290, 18, rim, 9),
      rect(92, 144, 106, 16, b.deep, 6),
    );
  },
  plate: (b) =>
    sprite(
      300,
      300,
      circle(150, 150, 150, b.main),
      circle(150, 150, 138, b.pale),
      circle(150, 150, 96, b.main),
      b.chance(0.5)
        ? repeat(12, (i) =>
            circle(
              150 + 117 * Math.cos((i * Math.PI) / 6),
              150 + 117 * Math.sin((i * Math.PI) / 6),
              8,
              b.deep,
            ),
          )
        : `<circle cx="150" cy="150" r="117" fill="none" stroke="${b.deep}" stroke-width="9" stroke-dasharray="30 12"/>`,
      fade(path('M150 54a96 96 0 0 1 0 192Z', b.ink), 0.14),
    ),
  vase: (b) => {
    const stems = b.whole(2, 3);
    return sprite(
      200,
      340,
      repeat(stems, (i) => {
        const x = 100 + (i - (stems - 1) / 2) * 62;
        return (
          stroke(`M100 190Q${100 + (x - 100) * 0.3} 120 ${x} ${50 + i * 22}`, b.deep, 7) +
          circle(x, 44 + i * 22, 30, i % 2 ? b.second : b.pale) +
          circle(x, 44 + i * 22, 11, b.ink)
        );
      }),
      path('M70 160h60v22c0 20 50 40 50 92 0 42-26 66-80 66s-80-24-80-66c0-52 50-72 50-92Z', b.main),
      stroke('M26 250c30 16 118 16 148 0', b.paper, 8),
    );
  },
  candle,
  soap: (b) =>
    sprite(
      280,
      130,
      rect(30, 34, 220, 82, b.main, 34),
      rect(56, 56, 168, 38, b.pale, 19),
      rect(0, 108, 280, 22, b.ink, 11),
      circle(236, 22, 18, b.pale),
      circle(262, 50, 9, b.pale),
      circle(208, 8, 8, b.secondPale),
    ),
  bag: (b) =>
    sprite(
      240,
      300,
      `<path d="M70 96V66c0-68 100-68 100 0v30" fill="none" stroke="${b.ink}" stroke-width="14"/>`,
      path('M16 84h208l16 200q0 16-16 16H16q-16 0-16-16Z', b.main),
      b.chance(0.5) ? circle(120, 194, 52, b.pale) : path('M120 136l54 58-54 58-54-58Z', b.pale),
      circle(70, 108, 8, b.paper),
      circle(170, 108, 8, b.paper),
    ),
  box: (b) =>
    sprite(
      270,
      220,
      path('M0 62L135 0l135 62-135 62Z', b.pale),
      path('M0 62l135 62v96L0 160Z', b.main),
      path('M270 62l-135 62v96l135-60Z', b.deep),
      path('M54 38l135 62v34l28-13V88L84 24Z', b.paper),
    ),
  gift: (b) =>
    sprite(
      250,
      250,
      `<path d="M125 64C60 64 60-10 96 4c20 8 29 30 29 60 0-30 9-52 29-60 36-14 36 60-29 60Z" fill="none" stroke="${b.deep}" stroke-width="15" stroke-linejoin="round"/>`,
      rect(16, 110, 218, 140, b.main, 6),
      rect(0, 66, 250, 54, b.second, 8),
      rect(104, 66, 42, 184, b.pale),
    ),
  books: (b) =>
    sprite(
      300,
      230,
      rect(10, 180, 280, 50, b.main, 6),
      rect(70, 190, 208, 30, b.card, 4),
      rect(36, 132, 246, 48, b.second, 6),
      rect(90, 148, 130, 8, b.paper),
      rect(24, 90, 226, 42, b.ink, 6),
      rect(180, 90, 22, 42, b.pale),
      path(
        'M132 92C98 68 66 68 24 80V24c34-12 72-10 108 8 36-18 74-20 108-8v56c-42-12-74-12-108 12Z',
        b.light,
      ),
      stroke('M132 32v56M50 46c20-4 40-2 60 4M154 50c20-6 40-8 60-4', b.deep, 5),
    ),
  book: (b) => {
    const sign = b.whole(0, 2);
    return sprite(
      220,
      300,
      path('M24 0h176q20 0 20 20v256H36c-20 0-20 0-36 12V24Q0 0 24 0Z', b.main),
      path('M0 284q0-26 28-26h192v42H26q-26 0-26-16Z', b.card),
      stroke('M40 280h180', b.soft, 4),
      rect(0, 14, 26, 250, b.deep, 8),
      rect(56, 44, 130, 14, b.paper),
      rect(56, 70, 84, 9, b.pale),
      sign === 0 ? circle(122, 168, 52, b.second) + circle(142, 152, 42, b.main) : '',
      sign === 1 ? path('M62 216l44-80 34 50 16-22 34 52Z', b.second) + circle(166, 130, 16, b.paper) : '',
      sign === 2
        ? stroke('M121 224V128', b.second, 8) +
            path('M121 182q-50-4-58-54 52 0 58 54ZM121 158q50-4 58-54-52 0-58 54Z', b.second)
        : '',
    );
  },
  lamp: (b) =>
    sprite(
      200,
      320,
      fade(path('M40 116h120l40 204H0Z', b.pale), 0.5),
      rect(94, 110, 12, 200, b.ink),
      path('M62 10q2-10 12-10h52q10 0 12 10l34 106H28Z', b.main),
      rect(44, 304, 112, 16, b.ink, 8),
    ),
  chair: (b) =>
    sprite(
      230,
      290,
      stroke('M34 170L14 284M186 170l24 114M62 190l-10 90M160 190l12 90', b.ink, 12),
      path('M40 16Q42 0 60 0h88q18 0 20 16l20 134H24Z', b.main),
      rect(8, 144, 210, 48, b.second, 22),
    ),
  sofa: (b) =>
    sprite(
      400,
      200,
      rect(50, 186, 14, 14, b.ink),
      rect(336, 186, 14, 14, b.ink),
      rect(40, 0, 320, 130, b.deep, 34),
      rect(48, 84, 152, 70, b.main, 18),
      rect(200, 84, 152, 70, b.main, 18),
      path('M0 90q0-30 32-30t32 30v46h272V90q0-30 32-30t32 30v80q0 20-20 20H20q-20 0-20-20Z', b.second),
      `<g transform="rotate(-12 108 70)">${rect(78, 42, 58, 58, b.pale, 12)}</g>`,
    ),
  shirt: (b) => {
    const print = b.whole(0, 2);
    return sprite(
      300,
      280,
      path('M100 0c16 34 84 34 100 0l50 20 50 92-52 28-18-30v170H70V110l-18 30L0 112 50 20Z', b.main),
      print === 0 ? circle(150, 130, 42, b.pale) : '',
      print === 1 ? repeat(4, (i) => rect(70, 96 + i * 42, 160, 16, b.pale)) : '',
      print === 2 ? path('M104 168l46-72 46 72Z', b.second) + circle(186, 100, 14, b.paper) : '',
      stroke('M100 2c16 34 84 34 100 0', b.deep, 10),
    );
  },
  dress: (b) =>
    sprite(
      230,
      320,
      path(
        'M70 0l14 40c20 16 42 16 62 0l14-40 20 8-10 92c-4 20 4 40 12 60l48 150c-60 14-170 14-230 0l48-150c8-20 16-40 12-60L50 8Z',
        b.main,
      ),
      rect(62, 116, 106, 18, b.deep, 4),
      repeat(6, (i) => circle(58 + (i % 3) * 56, 190 + Math.floor(i / 3) * 60, 10, b.pale)),
    ),
  shoe: (b) =>
    sprite(
      320,
      170,
      path('M16 12c40 26 72 12 90-8l76 70c44 18 100 20 124 48 12 14 8 24 4 32H10C0 110 0 50 16 12Z', b.main),
      path('M10 110h90l40 40H10Z', b.second),
      stroke('M112 40l-22 20M138 62l-22 20M164 84l-22 20', b.paper, 8),
      rect(0, 144, 320, 26, b.ink, 13),
    ),
  watch: (b) =>
    sprite(
      180,
      310,
      path('M50 0h80l10 90H40Z', b.second),
      path('M40 220h100l-10 90H50Z', b.second),
      circle(90, 155, 86, b.ink),
      circle(90, 155, 68, b.paper),
      repeat(12, (i) =>
        circle(90 + 54 * Math.cos((i * Math.PI) / 6), 155 + 54 * Math.sin((i * Math.PI) / 6), 4, b.soft),
      ),
      stroke(`M90 155V112M90 155l${b.whole(-28, 28)} 20`, b.main, 8),
    ),
  perfume: (b) =>
    sprite(
      170,
      260,
      rect(54, 0, 62, 56, b.ink, 6),
      rect(66, 52, 38, 26, b.soft),
      rect(0, 74, 170, 186, b.pale, 26),
      path('M0 150c40-20 60 20 100 6s50-16 70-8v86q0 26-26 26H26q-26 0-26-26Z', b.main),
      rect(45, 150, 80, 60, b.paper, 4),
      rect(60, 172, 50, 7, b.ink),
      ellipse(85, 192, 14, 4, b.soft),
    ),
  headphones: (b) =>
    sprite(
      270,
      260,
      `<path d="M32 180V138a103 103 0 0 1 206 0v42" fill="none" stroke="${b.ink}" stroke-width="18"/>`,
      rect(0, 140, 74, 120, b.main, 30),
      rect(196, 140, 74, 120, b.main, 30),
      rect(52, 156, 26, 88, b.deep, 13),
      rect(192, 156, 26, 88, b.deep, 13),
    ),
  toy: (b) =>
    sprite(
      260,
      270,
      circle(58, 50, 40, b.main),
      circle(202, 50, 40, b.main),
      circle(58, 50, 20, b.pale),
      circle(202, 50, 20, b.pale),
      ellipse(130, 204, 88, 66, b.main),
      circle(130, 96, 90, b.main),
      ellipse(130, 124, 42, 34, b.pale),
      ellipse(130, 108, 14, 10, b.ink),
      circle(94, 84, 9, b.ink),
      circle(166, 84, 9, b.ink),
      stroke('M130 118v12q-14 12-26 2M130 130q14 12 26 2', b.ink, 5),
      ellipse(130, 222, 44, 36, b.pale),
    ),
};
