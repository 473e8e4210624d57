import type { Brush } from './brush';
import { circle, ellipse, fade, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** What stone is cut with and into, what stands in an arcade or flies, the news, and bodies in water and in pain. */
export const stoneAndStreetSprites: Record<string, (b: Brush) => Sprite> = {
  headstone: (b) =>
    sprite(
      260,
      330,
      path('M24 300V116C24 48 72 0 130 0s106 48 106 116v184Z', b.main),
      path('M200 40c24 20 36 46 36 76v184h-32V116c0-30 4-54-4-76Z', b.deep),
      stroke(
        'M114 106c0-30 4-44 8-58M114 92c-18-2-28-12-30-26M120 74c16 0 26-8 30-22M84 66l-4-2M150 52l4-2',
        b.deep,
        7,
      ),
      rect(66, 138, 98, 14, b.deep, 4),
      rect(52, 170, 126, 9, b.deep, 4) + rect(66, 194, 98, 9, b.deep, 4) + rect(84, 218, 62, 9, b.deep, 4),
      rect(0, 292, 260, 38, b.pale, 4),
      stroke(
        'M8 330c0-16-4-26-8-32M20 330c0-20 4-30 10-38M240 330c0-18-4-28-8-34M252 330c0-12 4-22 8-28',
        b.second,
        6,
      ),
    ),
  chisel: (b) =>
    sprite(
      390,
      320,
      path('M0 140h240v180H0Z', b.main),
      path('M0 140l34-26h240l-34 26Z', b.pale),
      path('M240 140l34-26v180l-34 26Z', b.deep),
      stroke('M60 286l46-110 46 110M78 246h56', b.ink, 13),
      stroke('M184 176v110', b.deep, 13),
      place(
        rect(-9, -96, 18, 96, b.soft) +
          path('M-9 0H9l-6 22h-6Z', b.ink) +
          rect(-15, -150, 30, 62, b.second, 10),
        192,
        162,
        1,
        34,
      ),
      place(
        rect(-11, 40, 22, 104, b.second, 10) +
          path('M-38-40h76l-10 92h-56Z', b.pale) +
          rect(-40, -48, 80, 18, b.deep, 8),
        322,
        36,
        0.86,
        -34,
      ),
    ),
  arcade: (b) =>
    sprite(
      240,
      350,
      path('M26 0h188l12 62-16 26v66l30 54v142H0V208l30-54V88L14 62Z', b.main),
      rect(32, 12, 176, 44, b.second, 6),
      stroke('M58 34h26M106 34h56M182 34h2', b.light, 9),
      rect(44, 80, 152, 98, b.ink, 8),
      path('M96 104h12v12h24v-12h12v12h12v36h-12v-12H96v12H84v-36h12Z', b.light),
      rect(102, 126, 10, 8, b.ink) + rect(128, 126, 10, 8, b.ink),
      path('M30 192h180l22 34H8Z', b.deep),
      stroke('M76 210v-20', b.light, 7),
      circle(76, 186, 12, b.second),
      ellipse(134, 210, 11, 7, b.second) + ellipse(166, 210, 11, 7, b.light),
      rect(78, 254, 84, 68, b.deep, 6),
      rect(96, 268, 8, 26, b.ink, 3) + rect(136, 268, 8, 26, b.ink, 3),
      rect(0, 334, 240, 16, b.ink),
    ),
  broadsheet: (b) =>
    sprite(
      290,
      320,
      path('M262 50h28v240a30 30 0 0 1-28 30Z', b.second),
      path('M0 0h262v320H24a24 24 0 0 1-24-24Z', b.light),
      rect(24, 26, 214, 34, b.ink, 3),
      rect(24, 74, 214, 5, b.ink),
      rect(24, 96, 122, 96, b.main),
      path('M24 192v-22l40-40 34 34 20-18 28 30v16Z', b.deep),
      circle(118, 120, 12, b.pale),
      repeat(5, (i) => rect(162, 98 + i * 20, i === 4 ? 44 : 76, 9, b.soft, 2)),
      repeat(
        5,
        (i) =>
          rect(24, 212 + i * 18, i === 4 ? 60 : 98, 7, b.soft, 2) + rect(140, 212 + i * 18, 98, 7, b.soft, 2),
      ),
    ),
  drone: (b) =>
    sprite(
      360,
      230,
      repeat(2, (i) => ellipse(66 + i * 228, 30, 66, 11, b.pale) + rect(60 + i * 228, 26, 12, 44, b.ink, 5)),
      stroke('M66 66c50 0 60 34 114 34s64-34 114-34', b.main, 22),
      rect(118, 74, 124, 70, b.main, 30),
      circle(180, 132, 34, b.ink) + circle(180, 132, 20, b.second) + circle(187, 125, 6, b.light),
      stroke('M128 142l-36 74h-24M232 142l36 74h24', b.ink, 9),
    ),
  swimmer: (b) => {
    const skin = b.pick(['#8a5a3c', '#c98f66', '#f0c8a4', '#6b4430']);
    return sprite(
      420,
      220,
      stroke('M160 128c-30-70 0-112 66-118l70 26', skin, 30),
      circle(212, 108, 46, skin),
      path('M166 104a46 46 0 0 1 92-6c-30 10-62 12-92 6Z', b.main),
      rect(214, 108, 42, 15, b.ink, 7),
      path('M0 142c30 22 60 22 84 0s60-22 84 0 60 22 84 0 60-22 84 0 60 22 84 0v78H0Z', b.second),
      stroke('M30 186c20 12 40 12 56 0M166 190c20 12 40 12 56 0M304 186c20 12 40 12 56 0', b.light, 7),
    );
  },
  spine: (b) =>
    sprite(
      280,
      330,
      path(
        'M104 86c2 26-6 36-34 44C20 144 0 170 0 220v110h280V220c0-50-20-76-70-90-28-8-36-18-34-44Z',
        b.main,
      ),
      circle(140, 54, 54, b.deep),
      path('M50 330c10-40 8-70-2-104M230 330c-10-40-8-70 2-104', b.main),
      stroke('M52 240c8 30 8 60 0 90M228 240c-8 30-8 60 0 90', b.deep, 7),
      fade(circle(140, 272, 52, b.second), 0.7),
      repeat(8, (i) => rect(118 - (i > 4 ? 4 : 0), 106 + i * 28, 44 + (i > 4 ? 8 : 0), 19, b.light, 9)),
    ),
};
