import type { Brush } from './brush';
import { circle, ellipse, fade, path, place, rect, repeat, sprite, stroke, type Sprite } from './shapes';

/** Tools of trades and of the desk. */
export const toolSprites: Record<string, (b: Brush) => Sprite> = {
  wrench: (b) =>
    sprite(
      280,
      300,
      place(
        path(
          'M0-150c-40 10-56 66-20 94l-6 166q0 36 26 36t26-36L20-56c36-28 20-84-20-94v50l-20 12-20-12',
          b.main,
        ) +
          path('M-34-140v46L0-74l34-20v-46c34 30 28 76-8 96h-52c-36-20-42-66-8-96Z', b.main) +
          circle(0, 108, 11, b.paper),
        96,
        152,
        1,
        32,
      ),
      place(
        rect(-13, -64, 26, 206, b.second, 10) + path('M-62-114h104l22 34-22 28H-62Z', b.ink),
        196,
        156,
        1,
        -24,
      ),
    ),
  tap: (b) =>
    sprite(
      280,
      290,
      path('M40 84h130c66 0 100 36 100 104h-60c0-32-14-46-44-46H40Z', b.main),
      rect(0, 66, 46, 96, b.deep, 8),
      rect(96, 34, 34, 56, b.deep),
      rect(54, 10, 118, 30, b.second, 15),
      rect(202, 184, 76, 20, b.deep, 6),
      path('M240 220c28 38 26 66 0 70-26-4-28-32 0-70Z', b.pale),
    ),
  bolt: (b) =>
    sprite(210, 310, circle(105, 160, 105, b.pale), path('M124 0L20 176h72L70 310l118-186h-74Z', b.main)),
  paint: (b) =>
    sprite(
      290,
      260,
      stroke('M40 110c10-90 150-90 160 0', b.soft, 8),
      rect(20, 100, 200, 160, b.second, 10),
      rect(10, 92, 220, 28, b.ink, 6),
      path(
        'M20 120h120v56c0 22-34 22-34 0v-10c0-16-26-16-26 0v52c0 22-34 22-34 0v-30c0-14-26-14-26 0Z',
        b.main,
      ),
      place(
        rect(-13, 0, 26, 120, b.deep, 10) +
          rect(-34, -70, 68, 76, b.ink, 4) +
          path('M-34-70c0-40 20-40 34-72 14 32 34 32 34 72Z', b.pale),
        252,
        146,
        0.8,
        14,
      ),
    ),
  scissors: (b) =>
    sprite(
      250,
      310,
      `<g fill="none" stroke="${b.main}" stroke-width="22"><circle cx="58" cy="252" r="44"/><circle cx="192" cy="252" r="44"/></g>`,
      path('M84 214L176 0c26 40 20 92-8 130l-52 92Z', b.ink),
      path('M166 214L74 0c-26 40-20 92 8 130l52 92Z', b.soft),
      circle(125, 150, 9, b.paper),
    ),
  camera: (b) =>
    sprite(
      320,
      230,
      path('M106 36l16-28q5-8 14-8h66q9 0 14 8l16 28Z', b.deep),
      rect(0, 32, 320, 198, b.main, 26),
      rect(0, 84, 320, 92, b.second),
      circle(164, 130, 80, b.paper),
      circle(164, 130, 64, b.ink),
      circle(164, 130, 38, b.second),
      circle(180, 112, 12, b.paper),
      rect(250, 52, 44, 18, b.paper, 6),
      rect(30, 20, 54, 16, b.ink, 6),
    ),
  dumbbell: (b) =>
    sprite(
      340,
      180,
      rect(100, 76, 140, 28, b.soft, 8),
      rect(62, 0, 52, 180, b.main, 16),
      rect(226, 0, 52, 180, b.main, 16),
      rect(22, 30, 46, 120, b.deep, 14),
      rect(272, 30, 46, 120, b.deep, 14),
      rect(0, 70, 26, 40, b.ink, 8),
      rect(314, 70, 26, 40, b.ink, 8),
    ),
  kettlebell: (b) =>
    sprite(
      220,
      260,
      `<path d="M62 120C40 60 44 16 110 16s70 44 48 104" fill="none" stroke="${b.ink}" stroke-width="30"/>`,
      path('M110 88c62 0 102 42 102 94 0 32-16 56-34 78H42C24 238 8 214 8 182c0-52 40-94 102-94Z', b.main),
      circle(110, 178, 44, b.pale),
      rect(94, 154, 32, 48, b.deep, 4),
    ),
  calculator: (b) =>
    sprite(
      220,
      300,
      rect(0, 0, 220, 300, b.main, 24),
      rect(24, 24, 172, 72, b.paper, 10),
      rect(110, 50, 66, 20, b.ink, 4),
      repeat(12, (i) =>
        rect(24 + (i % 4) * 45, 120 + Math.floor(i / 4) * 54, 36, 40, i % 4 === 3 ? b.second : b.pale, 8),
      ),
    ),
  scales: (b) =>
    sprite(
      320,
      290,
      stroke('M160 30v226M50 66h220', b.ink, 12),
      stroke('M56 66L10 170M56 66l46 104M264 66l-46 104M264 66l46 104', b.soft, 5),
      path('M0 168h112c0 32-24 50-56 50S0 200 0 168Z', b.main),
      path('M208 168h112c0 32-24 50-56 50s-56-18-56-50Z', b.main),
      circle(160, 30, 22, b.second),
      path('M96 290q0-34 34-34h60q34 0 34 34Z', b.deep),
    ),
  stethoscope: (b) =>
    sprite(
      260,
      300,
      `<path d="M50 10C20 110 40 160 96 160s76-50 46-150M96 160v50c0 70 110 70 110 0v-40" fill="none" stroke="${b.main}" stroke-width="17" stroke-linecap="round"/>`,
      circle(206, 138, 40, b.ink),
      circle(206, 138, 20, b.pale),
      circle(50, 12, 12, b.deep),
      circle(142, 12, 12, b.deep),
      rect(20, 284, 220, 16, b.deep, 8),
    ),
  tooth: (b) => {
    const whole =
      'M110 34C150-10 220 2 220 82c0 58-26 72-32 118-5 40-12 70-32 70-26 0-12-92-46-92s-20 92-46 92c-20 0-27-30-32-70C26 154 0 140 0 82 0 2 70-10 110 34Z';
    return sprite(
      220,
      270,
      path(whole, b.main),
      // The side away from the light.
      path(
        'M150 6c46 2 70 34 70 76 0 58-26 72-32 118-5 40-12 70-32 70-14 0-17-26-20-50 30-20 52-60 54-110 1-46-12-82-40-104Z',
        b.pale,
      ),
      stroke('M36 84c0-26 16-44 40-46', b.paper, 11),
      stroke('M92 44c6 12 28 14 38 2', b.pale, 8),
    );
  },
  mop: (b) =>
    sprite(
      300,
      310,
      place(
        rect(-8, -180, 16, 220, b.soft, 8) +
          path('M-52 34h104l22 100c-50 18-98 18-148 0Z', b.main) +
          stroke('M-30 44l-14 84M0 44v92M30 44l14 84', b.pale, 6),
        220,
        176,
        1,
        14,
      ),
      path('M10 160h150l-16 140q-2 10-12 10H38q-10 0-12-10Z', b.second),
      rect(0, 146, 170, 26, b.deep, 10),
      circle(48, 128, 26, b.tint),
      circle(92, 116, 34, b.pale),
      circle(132, 132, 20, b.tint),
    ),
  microphone: (b) =>
    sprite(
      200,
      310,
      rect(50, 0, 100, 180, b.main, 50),
      stroke('M62 56h76M62 86h76M62 116h76', b.pale, 8),
      `<path d="M14 110v14a86 86 0 0 0 172 0v-14" fill="none" stroke="${b.ink}" stroke-width="14"/>`,
      rect(93, 206, 14, 92, b.ink),
      rect(44, 292, 112, 18, b.ink, 9),
    ),
  guitar: (b) =>
    sprite(
      180,
      330,
      rect(80, 0, 22, 190, b.ink, 4),
      rect(70, 0, 42, 40, b.second, 6),
      path('M90 130c50 0 62 30 52 62 54 40 34 138-52 138S-16 232 38 192c-10-32 2-62 52-62Z', b.main),
      circle(90, 214, 28, b.ink),
      rect(56, 272, 68, 14, b.deep, 4),
      stroke('M86 40v234M96 40v234', b.pale, 2.5),
    ),
  suitcase: (b) =>
    sprite(
      280,
      260,
      `<path d="M96 60V20q0-10 10-10h68q10 0 10 10v40" fill="none" stroke="${b.ink}" stroke-width="16"/>`,
      rect(0, 56, 280, 194, b.main, 26),
      rect(46, 56, 26, 194, b.deep),
      rect(208, 56, 26, 194, b.deep),
      circle(140, 150, 36, b.pale),
      path('M140 124l8 18 20 2-15 14 4 20-17-10-17 10 4-20-15-14 20-2Z', b.second),
      rect(40, 246, 34, 14, b.ink, 6),
      rect(206, 246, 34, 14, b.ink, 6),
    ),
  bulb: (b) =>
    sprite(
      220,
      310,
      repeat(5, (i) =>
        stroke(
          `M${110 + 104 * Math.cos(Math.PI + (i * Math.PI) / 4)} ${124 + 104 * Math.sin(Math.PI + (i * Math.PI) / 4)}l${20 * Math.cos(Math.PI + (i * Math.PI) / 4)} ${20 * Math.sin(Math.PI + (i * Math.PI) / 4)}`,
          b.soft,
          8,
        ),
      ),
      path('M110 44a80 80 0 0 1 50 142c-14 12-18 24-18 44H78c0-20-4-32-18-44A80 80 0 0 1 110 44Z', b.main),
      stroke('M88 226v-60l22-22 22 22v60', b.paper, 7),
      rect(76, 236, 68, 18, b.ink, 6),
      rect(76, 260, 68, 18, b.ink, 6),
      rect(92, 284, 36, 20, b.ink, 10),
    ),
  rocket: (b) =>
    sprite(
      200,
      330,
      fade(path('M70 262c-20 30-6 54 30 68 36-14 50-38 30-68Z', b.second), 0.9),
      path('M40 150C8 176 0 210 6 256l46-26ZM160 150c32 26 40 60 34 106l-46-26Z', b.deep),
      path('M100 0c56 46 72 140 44 254H56C28 140 44 46 100 0Z', b.main),
      circle(100, 112, 30, b.paper),
      circle(100, 112, 18, b.ink),
      rect(56, 200, 88, 16, b.pale),
      rect(66, 252, 68, 18, b.ink, 6),
    ),
  shield: (b) =>
    sprite(
      230,
      280,
      path('M115 0l115 36v96c0 72-46 122-115 148C46 254 0 204 0 132V36Z', b.main),
      path('M115 0l115 36v96c0 72-46 122-115 148Z', b.deep),
      stroke('M64 140l36 38 66-78', b.paper, 20),
    ),
  key: (b) =>
    sprite(
      320,
      150,
      `<circle cx="76" cy="75" r="56" fill="none" stroke="${b.main}" stroke-width="32"/>`,
      path('M140 60h180v30h-18v34h-30V90h-22v24h-28V90h-82Z', b.main),
      ellipse(76, 75, 8, 8, b.ink),
    ),
  controller: (b) =>
    sprite(
      330,
      210,
      path(
        'M84 20h162c46 0 70 60 82 130 10 60-50 80-82 24l-14-24H98l-14 24C52 230-8 210 2 150 14 80 38 20 84 20Z',
        b.main,
      ),
      rect(62, 76, 66, 22, b.paper, 6),
      rect(84, 54, 22, 66, b.paper, 6),
      circle(236, 64, 14, b.second),
      circle(266, 90, 14, b.pale),
      circle(206, 90, 14, b.pale),
      circle(236, 116, 14, b.second),
    ),
};
