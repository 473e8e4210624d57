import type { Brush } from './brush';
import { circle, ellipse, path, place, rect, repeat, round, sprite, stroke, type Sprite } from './shapes';

/** What is woven, stitched and heated with, and small animals of yard and bath. */
export const hearthAndHerdSprites: Record<string, (b: Brush) => Sprite> = {
  wicker: (b) => {
    // Every row is woven over the rods that the row above it goes under.
    const row = (at: number) => {
      const rods = Array.from({ length: 6 - (at % 2) }, (_, rod) => (at % 2) - 2.5 + rod - (at % 2) / 2);
      const apart = 40 - at * 1.6;
      const markup = rods.map((rod) => `M${round(152 + rod * apart)} ${166 + at * 30}h14`).join('');
      return stroke(markup, at % 2 ? b.deep : b.pale, 17);
    };
    return sprite(
      320,
      310,
      stroke('M52 128C52-34 268-34 268 128', b.deep, 20),
      path('M22 130h276l-30 158a26 26 0 0 1-26 22H78a26 26 0 0 1-26-22Z', b.main),
      repeat(5, row),
      rect(8, 110, 304, 34, b.deep, 17),
      stroke('M40 127h16M100 127h16M160 127h16M220 127h16M272 127h10', b.pale, 9),
    );
  },
  rug: (b) =>
    sprite(
      340,
      240,
      stroke(Array.from({ length: 12 }, (_, at) => `M${12 + at * 28.7} 12v216`).join(''), b.pale, 6),
      rect(0, 24, 340, 192, b.main),
      rect(20, 44, 300, 152, b.light),
      rect(32, 56, 276, 128, b.deep),
      repeat(3, (i) => path(`M${88 + i * 82} 66l44 54-44 54-44-54Z`, b.second)),
      repeat(3, (i) => path(`M${88 + i * 82} 92l22 28-22 28-22-28Z`, b.light)),
      repeat(3, (i) => path(`M${88 + i * 82} 107l11 13-11 13-11-13Z`, b.main)),
    ),
  embroidery: (b) =>
    sprite(
      280,
      310,
      rect(122, 0, 36, 40, b.deep, 8),
      rect(132, -8, 16, 22, b.ink, 6),
      circle(140, 170, 140, b.main),
      circle(140, 170, 122, b.light),
      stroke('M140 250c-4-40 0-70 2-100M140 226c-30 0-44-14-50-36M142 204c30-2 44-18 48-40', b.deep, 8),
      repeat(6, (i) => place(ellipse(0, -30, 15, 24, b.second), 142, 128, 1, i * 60)),
      circle(142, 128, 14, b.main),
      ellipse(84, 178, 13, 20, b.pale) + ellipse(196, 154, 13, 20, b.pale),
      place(rect(-4, -70, 8, 96, b.ink, 4) + path('M-4 26h8l-4 20Z', b.ink), 214, 236, 1, 40),
    ),
  tailoring: (b) =>
    sprite(
      270,
      320,
      path('M92 0h86l58 26c22 12 30 34 34 70v150h-44v74H44v-74H0V96c4-36 12-58 34-70Z', b.main),
      path('M92 0h86l-43 168Z', b.light),
      path('M122 20h26l14 112-27 38-27-38Z', b.second),
      path('M92 0L62 30l18 40-22 18 77 112L92 0ZM178 0l30 30-18 40 22 18-77 112Z', b.deep),
      stroke('M135 200v120M44 130v116M226 130v116', b.deep, 6),
      circle(150, 228, 8, b.ink) + circle(150, 266, 8, b.ink),
      path('M176 130h40l-6 22h-40Z', b.light),
      stroke('M62 250h48M160 290h0', b.deep, 8),
    ),
  stove: (b) =>
    sprite(
      260,
      330,
      rect(106, 0, 48, 110, b.deep),
      rect(92, 62, 76, 18, b.ink, 6),
      rect(0, 96, 260, 26, b.ink, 8),
      rect(14, 118, 232, 180, b.deep, 8),
      rect(44, 144, 172, 122, b.ink, 14),
      path(
        'M130 150c34 30 56 54 56 82 0 20-10 34-26 34h-60c-16 0-26-14-26-34 0-24 14-36 26-56 6 12 12 18 18 20 6-14 14-26 12-46Z',
        b.second,
      ),
      path('M132 204c18 18 26 30 26 44 0 12-8 18-16 18h-26c-10 0-16-8-16-18 0-16 20-24 32-44Z', b.pale),
      rect(206, 190, 26, 12, b.pale, 6),
      rect(34, 296, 26, 34, b.ink) + rect(200, 296, 26, 34, b.ink),
    ),
  'rubber-duck': (b) =>
    sprite(
      300,
      270,
      path(
        'M30 168c30 14 62 4 80-16 24 22 62 26 100 16 28-8 52-26 64-54 30 80-14 156-112 156C86 270 30 236 30 168Z',
        b.main,
      ),
      circle(104, 88, 72, b.main),
      path('M46 78C20 74 0 84 0 98c0 18 28 26 54 18Z', b.second),
      path('M140 194c34-4 64-8 92-30 4 42-22 72-58 72-20 0-34-16-34-42Z', b.deep),
      circle(88, 68, 10, b.ink) + circle(91, 65, 3.5, b.light),
    ),
  pig: (b) =>
    sprite(
      350,
      250,
      stroke('M34 116C2 116 0 82 20 80s18 24 2 26', b.deep, 9),
      rect(76, 170, 38, 80, b.deep, 10) + rect(212, 170, 38, 80, b.deep, 10),
      rect(112, 180, 36, 70, b.main, 10) + rect(180, 180, 36, 70, b.main, 10),
      ellipse(162, 126, 134, 92, b.main),
      circle(266, 116, 68, b.main),
      path('M238 62c-12-26-8-46 8-60 20 12 30 32 28 56Z', b.deep),
      ellipse(316, 136, 30, 27, b.deep),
      circle(308, 136, 5, b.ink) + circle(324, 136, 5, b.ink),
      circle(276, 96, 8, b.ink),
    ),
  rabbit: (b) =>
    sprite(
      240,
      330,
      circle(212, 280, 30, b.light),
      path('M60 330c-16-90 14-150 76-150 60 0 92 60 84 150Z', b.main),
      place(ellipse(0, -70, 24, 78, b.main) + ellipse(0, -66, 11, 58, b.pale), 92, 100, 1, -10),
      place(ellipse(0, -70, 24, 78, b.main) + ellipse(0, -66, 11, 58, b.pale), 142, 100, 1, 14),
      ellipse(112, 150, 72, 62, b.main),
      circle(86, 138, 9, b.ink) + circle(136, 138, 9, b.ink),
      path('M102 160h20l-10 12Z', b.deep),
      stroke('M112 172v12M84 168l-44-6M84 178l-42 8M140 168l44-6M140 178l42 8', b.deep, 4),
      ellipse(76, 318, 34, 14, b.pale) + ellipse(146, 318, 34, 14, b.pale),
    ),
  saddle: (b) =>
    sprite(
      320,
      320,
      rect(40, 168, 240, 26, b.pale, 12),
      stroke('M86 190L48 320M234 190l38 130M74 260h172', b.soft, 15),
      path(
        'M30 78c34 26 78 34 122 22 44-12 72-44 82-96 26 4 44 20 50 46-4 44-22 76-54 98H96C58 140 34 116 30 78Z',
        b.main,
      ),
      path('M120 116c36 6 72-4 98-26 22 44 26 92 6 142-40 10-76 8-104-4-12-40-12-78 0-112Z', b.deep),
      stroke('M140 132c-8 28-8 56 0 84', b.pale, 5),
      stroke('M172 190v62', b.ink, 8),
      path('M144 296c0-26 10-46 28-46s28 20 28 46h-12c0-18-6-32-16-32s-16 14-16 32Z', b.ink),
      rect(140, 292, 64, 14, b.ink, 6),
    ),
};
