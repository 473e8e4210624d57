import type { Brush } from './brush';
import {
  circle,
  ellipse,
  fade,
  path,
  place,
  rect,
  repeat,
  round,
  sprite,
  stroke,
  type Sprite,
} from './shapes';

const turn = (degrees: number) => (degrees * Math.PI) / 180;

/** Things that stand for what a business promises: time, care, measure, weather. */
export const emblemSprites: Record<string, (b: Brush) => Sprite> = {
  window: (b) =>
    sprite(
      260,
      320,
      rect(0, 0, 260, 306, b.paper, 10),
      rect(18, 18, 224, 270, b.secondPale, 4),
      circle(180, 92, 40, b.light),
      path('M18 220c60-60 120-20 224-60v128H18Z', b.pale),
      path('M18 256c80-40 150 6 224-20v52H18Z', b.deep),
      rect(122, 18, 16, 270, b.paper),
      rect(18, 138, 224, 14, b.paper),
      path('M0 0h60c10 110-8 210-42 288H0Z', b.main),
      path('M260 0h-60c-10 110 8 210 42 288h18Z', b.main),
      rect(-8, 298, 276, 22, b.ink, 4),
    ),
  sun: (b) =>
    sprite(
      320,
      320,
      repeat(12, (i) =>
        path(
          `M${round(160 + 150 * Math.cos(turn(i * 30)))} ${round(160 + 150 * Math.sin(turn(i * 30)))}L${round(160 + 104 * Math.cos(turn(i * 30 - 9)))} ${round(160 + 104 * Math.sin(turn(i * 30 - 9)))}L${round(160 + 104 * Math.cos(turn(i * 30 + 9)))} ${round(160 + 104 * Math.sin(turn(i * 30 + 9)))}Z`,
          i % 2 ? b.second : b.main,
        ),
      ),
      circle(160, 160, 92, b.main),
      fade(path('M160 68a92 92 0 0 1 0 184Z', b.ink), 0.12),
    ),
  gear: (b) =>
    sprite(
      300,
      300,
      repeat(8, (i) => place(rect(-28, -150, 56, 70, b.main, 10), 150, 150, 1, i * 45)),
      circle(150, 150, 112, b.main),
      circle(150, 150, 66, b.pale),
      circle(150, 150, 34, b.ink),
    ),
  flag: (b) =>
    sprite(
      260,
      320,
      rect(30, 0, 16, 320, b.ink, 8),
      path('M46 18c70-30 120 30 204 0v140c-84 30-134-30-204 0Z', b.main),
      fade(path('M148 24c34 8 66 8 102-6v140c-36 14-68 14-102 6Z', b.ink), 0.16),
      circle(38, 8, 14, b.second),
    ),
  coin: (b) =>
    sprite(
      300,
      260,
      repeat(4, (i) => rect(10, 214 - i * 34, 150, 40, i % 2 ? b.pale : b.main, 18)),
      repeat(2, (i) => rect(150, 220 - i * 34, 130, 36, i % 2 ? b.second : b.secondPale, 16)),
      circle(204, 96, 76, b.main),
      circle(204, 96, 58, b.pale),
      circle(204, 96, 40, b.main),
      rect(196, 72, 16, 48, b.light, 8),
    ),
  stone: (b) =>
    sprite(
      260,
      290,
      ellipse(130, 256, 128, 34, b.deep),
      ellipse(128, 192, 98, 32, b.soft),
      ellipse(134, 134, 74, 28, b.main),
      ellipse(128, 84, 52, 23, b.second),
      ellipse(132, 44, 32, 17, b.pale),
    ),
  drop: (b) =>
    sprite(
      220,
      310,
      path('M110 0c60 92 110 138 110 200a110 110 0 0 1-220 0C0 138 50 92 110 0Z', b.main),
      stroke('M48 208a62 62 0 0 0 50 60', b.light, 16),
    ),
  compass: (b) =>
    sprite(
      290,
      300,
      rect(132, 0, 26, 26, b.ink, 8),
      circle(145, 158, 142, b.deep),
      circle(145, 158, 116, b.light),
      repeat(4, (i) => place(rect(-5, -108, 10, 22, b.ink, 4), 145, 158, 1, i * 90)),
      place(path('M0-88l26 88H-26Z', b.main) + path('M0 88l26-88H-26Z', b.soft), 145, 158, 1, 32),
      circle(145, 158, 12, b.ink),
    ),
  megaphone: (b) =>
    sprite(
      330,
      250,
      path('M60 150l34 90h54l-30-90Z', b.deep),
      path('M30 66h90L260 0v216l-140-66H30c-40 0-40-84 0-84Z', b.main),
      rect(104, 66, 22, 84, b.ink),
      ellipse(260, 108, 30, 108, b.pale),
      stroke('M300 62l26-16M306 108h24M300 154l26 16', b.second, 11),
    ),
  lotus: (b) =>
    sprite(
      340,
      220,
      path(
        'M170 200C60 210 10 150 0 96c80 0 130 40 170 104ZM170 200c110 10 160-50 170-104-80 0-130 40-170 104Z',
        b.deep,
      ),
      path(
        'M170 206C80 180 52 110 66 44c60 30 96 90 104 162ZM170 206c90-26 118-96 104-162-60 30-96 90-104 162Z',
        b.main,
      ),
      path('M170 0c60 60 60 150 0 210-60-60-60-150 0-210Z', b.pale),
      stroke('M60 214c70 8 150 8 220 0', b.ink, 9),
    ),
  column: (b) =>
    sprite(
      230,
      340,
      rect(10, 0, 210, 30, b.main, 4),
      path('M30 30h170c0 20-14 34-32 34H62c-18 0-32-14-32-34Z', b.deep),
      rect(54, 64, 122, 226, b.pale),
      repeat(4, (i) => rect(64 + i * 29, 76, 13, 202, b.main, 6)),
      rect(36, 286, 158, 24, b.deep, 4),
      rect(10, 308, 210, 32, b.main, 4),
    ),
  wheat: (b) =>
    sprite(
      200,
      330,
      stroke('M100 330V60', b.deep, 9),
      path('M100 0c26 34 26 66 0 92-26-26-26-58 0-92Z', b.main),
      repeat(4, (i) => {
        const y = 70 + i * 52;
        const fill = i % 2 ? b.second : b.main;
        return (
          path(`M100 ${y + 66}C62 ${y + 58} 36 ${y + 30} 34 ${y - 8}c38 10 60 34 66 74Z`, fill) +
          path(`M100 ${y + 66}c38-8 64-36 66-74-38 10-60 34-66 74Z`, fill)
        );
      }),
    ),
  globe: (b) =>
    sprite(
      260,
      320,
      path('M92 276h76l22 44H70Z', b.deep),
      circle(130, 140, 128, b.second),
      path(
        'M60 60c40-30 80-10 84 22s-40 34-34 66-44 40-70 6-20-66 20-94ZM172 150c36-20 76-4 80 22-14 46-60 76-76 64s6-30-10-46-16-30 6-40ZM178 26c24 8 46 26 58 48-28 10-52 2-58-14s-8-30 0-34Z',
        b.light,
      ),
      stroke('M226 236A128 128 0 0 1 44 236', b.ink, 11),
    ),
  umbrella: (b) =>
    sprite(
      320,
      310,
      stroke('M160 20v236c0 54 70 54 70 6', b.ink, 15),
      path('M0 160a160 150 0 0 1 320 0c-24-28-84-28-106 0-24-28-84-28-108 0-22-28-82-28-106 0Z', b.main),
      path('M106 160c4-70 24-124 54-150 30 26 50 80 54 150-24-28-84-28-108 0Z', b.pale),
    ),
  wheel: (b) =>
    sprite(
      290,
      290,
      circle(145, 145, 145, b.ink),
      circle(145, 145, 100, b.pale),
      repeat(5, (i) => place(path('M-15 0l-9-92h48L15 0Z', b.main), 145, 145, 1, i * 72)),
      circle(145, 145, 34, b.deep),
      circle(145, 145, 13, b.light),
      repeat(16, (i) => place(rect(-4, -141, 8, 18, b.soft), 145, 145, 1, i * 22.5)),
    ),
};
