import type { Brush } from './brush';
import { circle, path, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** Buildings and vehicles. */
export const buildingSprites: Record<string, (b: Brush) => Sprite> = {
  roof: (b) =>
    sprite(
      380,
      280,
      rect(262, 24, 44, 90, b.deep) + rect(254, 12, 60, 20, b.ink, 4),
      path('M40 280V150h300v130Z', b.card),
      path('M190 20L380 160H0Z', b.main),
      // Courses of tiles, one over the other.
      `<g fill="none" stroke="${b.deep}" stroke-width="6">${repeat(4, (row) => `<path d="M${160 - row * 38} ${66 + row * 26}${repeat(2 + row * 2, () => 'q15 16 30 0')}"/>`)}</g>`,
      rect(170, 196, 60, 84, b.ink, 4),
      rect(78, 190, 58, 52, b.pale, 4) + rect(104, 190, 6, 52, b.ink) + rect(78, 213, 58, 6, b.ink),
      // The ladder that leans on the eaves.
      stroke('M262 280L300 96M300 280L334 112', b.second, 9),
      repeat(5, (i) => stroke(`M${268 + i * 6.4} ${250 - i * 31}h36`, b.second, 7)),
    ),
  house: (b) => {
    const gable = b.chance(0.5);
    return sprite(
      320,
      280,
      rect(230, 20, 34, 80, b.deep),
      rect(30, 110, 260, 170, b.light),
      gable ? path('M0 124L160 0l160 124Z', b.main) : path('M0 124L50 20h220l50 104Z', b.main),
      path('M134 280V190q0-20 26-20t26 20v90Z', b.second),
      rect(56, 160, 54, 54, b.pale, 4),
      rect(210, 160, 54, 54, b.pale, 4),
      stroke('M83 160v54M56 187h54M237 160v54M210 187h54', b.card, 6),
      circle(174, 234, 5, b.paper),
      rect(30, 124, 260, 10, b.deep),
    );
  },
  shopfront: (b) =>
    sprite(
      380,
      310,
      rect(10, 30, 360, 280, b.second),
      rect(30, 46, 320, 40, b.ink, 4),
      repeat(3, (i) => rect(130 + i * 44, 62, 32, 8, b.pale)),
      rect(40, 150, 170, 110, b.tint),
      rect(240, 150, 90, 160, b.deep),
      rect(256, 166, 58, 76, b.tint),
      circle(320, 248, 6, b.paper),
      repeat(8, (i) => path(`M${i * 47.5} 96h47.5v46a23.7 23.7 0 0 1-47.5 0Z`, i % 2 ? b.paper : b.main)),
      rect(0, 88, 380, 16, b.main, 4),
      circle(84, 236, 24, b.main),
      circle(130, 236, 24, b.pale),
      circle(170, 240, 20, b.deep),
      rect(32, 256, 186, 14, b.ink),
    ),
  castle: (b) =>
    sprite(
      380,
      310,
      rect(70, 130, 240, 180, b.main),
      repeat(6, (i) => rect(70 + i * 43, 110, 25, 26, b.main)),
      rect(0, 70, 90, 240, b.deep),
      rect(290, 70, 90, 240, b.deep),
      path('M-6 74L45 0l51 74ZM284 74l51-74 51 74Z', b.second),
      path('M150 310v-70a40 40 0 0 1 80 0v70Z', b.ink),
      rect(34, 120, 22, 44, b.paper, 11),
      rect(324, 120, 22, 44, b.paper, 11),
      rect(120, 164, 20, 36, b.pale, 10),
      rect(240, 164, 20, 36, b.pale, 10),
    ),
  school: (b) =>
    sprite(
      400,
      280,
      rect(0, 120, 400, 160, b.main),
      path('M120 120L200 40l80 80v160H120Z', b.second),
      rect(196, 0, 8, 60, b.ink),
      path('M204 2h56l-14 16 14 16h-56Z', b.pale),
      circle(200, 124, 26, b.paper),
      stroke('M200 108v16l12 8', b.ink, 5),
      path('M170 280v-60q0-26 30-26t30 26v60Z', b.ink),
      repeat(
        2,
        (i) => rect(20 + i * 48, 150, 34, 46, b.pale, 3) + rect(300 + i * 48, 150, 34, 46, b.pale, 3),
      ),
      repeat(
        2,
        (i) => rect(20 + i * 48, 214, 34, 46, b.pale, 3) + rect(300 + i * 48, 214, 34, 46, b.pale, 3),
      ),
    ),
  car: (b) =>
    sprite(
      400,
      190,
      path(
        'M20 100c4-20 20-28 50-32L130 10q10-10 24-10h110q18 0 30 14l42 54 40 12q24 8 24 32v30q0 16-16 16H20q-20 0-20-20c0-20 6-30 20-38Z',
        b.main,
      ),
      path('M104 70l44-42q6-6 14-6h32v48ZM210 22h48q10 0 16 8l32 40h-96Z', b.tint),
      circle(90, 150, 44, b.ink),
      circle(310, 150, 44, b.ink),
      circle(90, 150, 20, b.pale),
      circle(310, 150, 20, b.pale),
      rect(366, 92, 34, 18, b.pale, 8),
      rect(196, 88, 28, 8, b.deep, 4),
    ),
  van: (b) =>
    sprite(
      420,
      220,
      path('M0 30Q0 10 20 10h240v160H0Z', b.main),
      path('M260 50h66q16 0 26 14l40 54q28 4 28 30v32H260Z', b.second),
      path('M284 72h40l32 46h-72Z', b.tint),
      rect(30, 60, 150, 16, b.paper, 4),
      rect(30, 90, 96, 12, b.pale, 4),
      rect(0, 150, 420, 26, b.deep),
      circle(90, 178, 42, b.ink),
      circle(330, 178, 42, b.ink),
      circle(90, 178, 18, b.pale),
      circle(330, 178, 18, b.pale),
    ),
  bike: (b) =>
    sprite(
      400,
      250,
      `<g fill="none" stroke="${b.ink}" stroke-width="14"><circle cx="86" cy="164" r="78"/><circle cx="314" cy="164" r="78"/></g>`,
      stroke('M86 164l74-96h112l-80 96ZM160 68l32 96M314 164L264 30', b.main, 14),
      stroke('M264 30l44-10M136 60h52', b.deep, 14),
      circle(192, 164, 20, b.second),
      circle(86, 164, 9, b.second),
      circle(314, 164, 9, b.second),
    ),
  boat: (b) =>
    sprite(
      340,
      320,
      rect(158, 10, 10, 230, b.ink),
      path('M150 30v186H20C90 170 130 110 150 30Z', b.main),
      path('M180 60c60 40 90 90 110 156H180Z', b.pale),
      path('M0 240h340c-16 50-40 80-80 80H80c-40 0-64-30-80-80Z', b.second),
      rect(0, 232, 340, 18, b.deep, 8),
    ),
  plane: (b) =>
    sprite(
      400,
      220,
      path('M30 90L0 20h40l56 62Z', b.deep),
      path('M28 96c0-14 10-20 30-20h240c60 0 100 24 100 44s-40 34-90 34H90c-40 0-62-28-62-58Z', b.main),
      path('M150 128h110L150 220h-46Z', b.second),
      path('M180 76h80L170 0h-40Z', b.deep),
      repeat(6, (i) => circle(130 + i * 34, 100, 8, b.paper)),
      path('M330 84c24 2 40 12 52 22h-46Z', b.tint),
    ),
  tent: (b) =>
    sprite(
      380,
      240,
      path('M190 0l190 240H0Z', b.main),
      path('M190 0l110 240H190Z', b.deep),
      path('M190 90l56 150H134Z', b.ink),
      path('M190 90l20 150h-76Z', b.pale),
      stroke('M190 10V-20', b.ink, 8),
    ),
  bed: (b) =>
    sprite(
      420,
      220,
      rect(10, 0, 20, 220, b.ink, 8),
      path('M10 20h130q40 0 40 40v90H10Z', b.deep),
      rect(26, 84, 110, 60, b.card, 22),
      path('M30 128h330q60 0 60 50v22H30Z', b.main),
      path('M150 128h210q60 0 60 50v6H150Z', b.second),
      rect(30, 184, 390, 20, b.ink),
      rect(396, 190, 16, 30, b.ink),
    ),
  door: (b) =>
    sprite(
      210,
      330,
      path('M0 330V105a105 105 0 0 1 210 0v225Z', b.deep),
      path('M24 330V110a81 81 0 0 1 162 0v220Z', b.main),
      stroke('M105 30v300', b.deep, 5),
      path('M44 150v-36a61 61 0 0 1 50-60v96ZM166 150v-36a61 61 0 0 0-50-60v96Z', b.tint),
      circle(122, 210, 8, b.paper),
    ),
};
