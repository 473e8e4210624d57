import type { Brush } from './brush';
import { circle, ellipse, fade, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** What people make and play: wheels, hives, barrels, decks, instruments, games. */
export const craftSprites: Record<string, (b: Brush) => Sprite> = {
  pottery: (b) =>
    sprite(
      330,
      330,
      path(
        'M112 30h106c6 26-10 40-10 58 0 26 50 38 50 88 0 34-24 54-54 54h-78c-30 0-54-20-54-54 0-50 50-62 50-88 0-18-16-32-10-58Z',
        b.main,
      ),
      ellipse(165, 30, 55, 13, b.deep),
      stroke('M76 158c40 16 138 16 178 0M72 186c44 18 142 18 186 0', b.pale, 9),
      rect(30, 226, 270, 26, b.ink, 12),
      rect(142, 250, 46, 50, b.soft),
      rect(82, 294, 166, 36, b.deep, 8),
    ),
  hive: (b) =>
    sprite(
      290,
      330,
      path('M145 0c34 0 50 24 62 40H83c12-16 28-40 62-40Z', b.main),
      rect(58, 36, 174, 58, b.pale, 28),
      rect(32, 90, 226, 62, b.main, 30),
      rect(16, 148, 258, 66, b.pale, 32),
      rect(8, 210, 274, 70, b.main, 34),
      path('M112 280c0-44 66-44 66 0Z', b.ink),
      rect(-6, 278, 302, 22, b.deep, 6),
      rect(30, 298, 24, 32, b.ink) + rect(236, 298, 24, 32, b.ink),
      place(
        ellipse(0, 0, 19, 13, b.main) + rect(-5, -13, 8, 26, b.ink) + ellipse(-4, -17, 13, 9, b.light),
        264,
        46,
      ),
      place(
        ellipse(0, 0, 15, 10, b.main) + rect(-4, -10, 7, 20, b.ink) + ellipse(-3, -13, 10, 7, b.light),
        26,
        34,
      ),
    ),
  barrel: (b) =>
    sprite(
      250,
      310,
      path('M34 0h182c46 90 46 220 0 310H34C-12 220-12 90 34 0Z', b.main),
      fade(
        path(
          'M84 0h34c-14 100-14 210 0 310H84C64 200 64 110 84 0ZM168 0h48c46 90 46 220 0 310h-48c20-100 20-210 0-310Z',
          b.ink,
        ),
        0.16,
      ),
      rect(13, 56, 224, 24, b.ink) + rect(13, 230, 224, 24, b.ink),
      circle(125, 155, 17, b.pale),
    ),
  lock: (b) =>
    sprite(
      240,
      310,
      stroke('M56 150V92a64 64 0 0 1 128 0v58', b.ink, 30),
      rect(0, 138, 240, 172, b.main, 24),
      fade(path('M120 138h96a24 24 0 0 1 24 24v124a24 24 0 0 1-24 24h-96Z', b.ink), 0.14),
      circle(120, 206, 25, b.light) + path('M108 214h24l12 54H96Z', b.light),
    ),
  gavel: (b) =>
    sprite(
      320,
      260,
      rect(20, 214, 200, 46, b.deep, 8),
      rect(44, 196, 152, 24, b.main, 6),
      place(
        rect(-64, -38, 128, 76, b.main, 8) +
          rect(-78, -46, 28, 92, b.ink, 8) +
          rect(50, -46, 28, 92, b.ink, 8) +
          rect(-13, 36, 26, 180, b.second, 10),
        122,
        104,
        1,
        -58,
      ),
    ),
  tattoo: (b) =>
    sprite(
      290,
      300,
      place(
        rect(-24, 0, 48, 130, b.ink, 10) +
          repeat(5, (i) => rect(-28, 18 + i * 22, 56, 10, b.soft, 4)) +
          path('M-20 130h40l-12 66h-16Z', b.main) +
          rect(-3, 190, 6, 50, b.ink) +
          rect(-58, -40, 116, 50, b.second, 12) +
          circle(52, -52, 28, b.main) +
          circle(52, -52, 11, b.light),
        190,
        70,
        0.9,
        36,
      ),
      path('M40 266c-40-40 0-70 20-42 20-28 60 2 20 42l-20 18Z', b.main),
    ),
  polish: (b) =>
    sprite(
      260,
      310,
      rect(40, 0, 62, 148, b.ink, 12),
      rect(0, 140, 142, 170, b.main, 34),
      stroke('M28 180v84', b.pale, 12),
      place(rect(-9, 0, 18, 112, b.ink, 8) + path('M-18 110h36l10 58a28 28 0 0 1-56 0Z', b.second), 214, 128),
    ),
  yarn: (b) =>
    sprite(
      330,
      280,
      stroke('M56 20l150 190M270 12L132 206', b.soft, 13),
      circle(52, 16, 16, b.ink) + circle(274, 8, 16, b.ink),
      circle(165, 160, 118, b.main),
      stroke('M66 122c50-50 150-60 206-10M54 170c60-60 170-60 222-8M74 220c40-60 130-80 190-24', b.pale, 9),
      stroke('M110 60c70 40 100 120 90 208M160 44c60 40 90 120 80 196', b.deep, 8),
      stroke('M240 254c30 22 60 14 84 6', b.main, 9),
    ),
  flask: (b) =>
    sprite(
      250,
      320,
      path('M88 0h74v116l82 168c10 20-2 36-22 36H28c-20 0-32-16-22-36l82-168Z', b.light),
      path('M64 164c40-20 70 18 122 0l58 120c10 20-2 36-22 36H28c-20 0-32-16-22-36Z', b.main),
      circle(92, 250, 19, b.pale) + circle(150, 222, 12, b.pale) + circle(164, 276, 15, b.pale),
      rect(74, 0, 102, 24, b.ink, 10),
    ),
  lighthouse: (b) =>
    sprite(
      300,
      340,
      fade(path('M150 66L0 20v92ZM150 66L300 20v92Z', b.main), 0.45),
      path('M110 100h80l26 214H84Z', b.light),
      path('M104 150h92l7 54H97ZM92 258h116l7 56H85Z', b.main),
      rect(98, 86, 104, 20, b.ink, 5),
      rect(120, 40, 60, 48, b.pale),
      path('M110 42l40-42 40 42Z', b.deep),
      path('M20 340c20-40 70-34 100-28s120-6 160 28Z', b.ink),
    ),
  tractor: (b) =>
    sprite(
      380,
      270,
      path('M96 20h124l16 96H96Z', b.deep),
      path('M114 38h88l12 78H114Z', b.light),
      path('M70 116h270c20 0 26 20 26 40v46H70Z', b.main),
      rect(306, 54, 18, 66, b.ink, 6),
      circle(112, 178, 92, b.ink) + circle(112, 178, 54, b.pale) + circle(112, 178, 20, b.main),
      circle(318, 216, 54, b.ink) + circle(318, 216, 28, b.pale),
    ),
  church: (b) =>
    sprite(
      320,
      340,
      rect(94, 0, 10, 60, b.ink) + rect(78, 16, 42, 10, b.ink),
      path('M40 150L99 54l59 96Z', b.deep),
      rect(44, 148, 110, 192, b.main),
      path('M154 230l83-66 83 66Z', b.deep),
      rect(154, 228, 158, 112, b.pale),
      path('M76 340v-66c0-30 46-30 46 0v66Z', b.ink),
      circle(99, 196, 19, b.light),
      repeat(3, (i) => path(`M${178 + i * 44} 300v-34c0-16 24-16 24 0v34Z`, b.ink)),
    ),
  chocolate: (b) =>
    sprite(
      280,
      300,
      path('M20 0h240v130H20Z', b.deep),
      repeat(6, (i) => rect(32 + (i % 3) * 76, 12 + Math.floor(i / 3) * 62, 64, 50, b.main, 6)),
      path('M0 112l28 18 28-18 28 18 28-18 28 18 28-18 28 18 28-18 28 18 28-18v188H0Z', b.second),
      rect(40, 182, 200, 66, b.light, 8),
      rect(72, 206, 136, 16, b.deep, 8),
    ),
  toothbrush: (b) =>
    sprite(
      250,
      320,
      path('M30 150h150l-16 170H46Z', b.pale),
      rect(22, 140, 166, 24, b.main, 10),
      place(
        rect(-11, 0, 22, 240, b.second, 10) +
          rect(-11, 0, 22, 82, b.ink, 10) +
          rect(-46, 8, 38, 66, b.light, 6),
        164,
        0,
        1,
        14,
      ),
    ),
  solar: (b) =>
    sprite(
      340,
      260,
      circle(292, 46, 46, b.main),
      path('M60 60h220l50 150H0Z', b.deep),
      repeat(3, (i) => path(`M${72 + i * 68} 70h56l${4 + i * 8} 60h-${66 + i * 2}Z`, b.secondPale)),
      repeat(3, (i) => path(`M${(48 + i * 84).toString()} 140h72l${i * 9 - 2} 58h-${86}Z`, b.second)),
      rect(154, 208, 26, 52, b.ink),
    ),
  sewing: (b) =>
    sprite(
      340,
      270,
      rect(0, 226, 340, 44, b.deep, 8),
      path(
        'M30 40h250c30 0 44 16 44 46v140h-76v-96H96v30c0 14-50 14-50 0v-30c-30 0-46-20-46-46s10-44 30-44Z',
        b.main,
      ),
      rect(66, 160, 10, 66, b.ink),
      circle(300, 96, 31, b.light) + circle(300, 96, 12, b.ink),
      rect(196, 6, 40, 36, b.second, 6) + rect(188, 0, 56, 10, b.ink, 4),
      rect(110, 70, 110, 14, b.pale, 7),
    ),
};
