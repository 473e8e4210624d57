import type { Brush } from './brush';
import { circle, ellipse, path, place, rect, repeat, round, sprite, stroke, type Sprite } from './shapes';

// Both kinds of skate are one boot.
const boot = (b: Brush) =>
  path('M56 14h98v86c34 18 96 22 104 62q4 26-18 26H56Z', b.main) +
  path('M56 14h40v174H56Z', b.deep) +
  rect(46, 0, 118, 34, b.second, 14) +
  stroke('M114 62l40-4M116 86l42-8M126 108l42-14', b.light, 8) +
  rect(50, 182, 212, 20, b.ink, 8);

/** What is worn and taken on the trail and to the rink, and who lives under the hedge. */
export const trailAndRinkSprites: Record<string, (b: Brush) => Sprite> = {
  backpack: (b) =>
    sprite(
      250,
      310,
      stroke('M98 30c0-36 54-36 54 0', b.ink, 13),
      rect(0, 184, 50, 104, b.deep, 18) + rect(200, 184, 50, 104, b.deep, 18),
      path('M40 310q-22 0-22-24V124C18 52 66 24 125 24s107 28 107 100v162q0 24-22 24Z', b.main),
      rect(50, 186, 150, 104, b.pale, 20),
      stroke('M68 216h114', b.deep, 8),
      rect(160, 216, 13, 26, b.ink, 6),
      path('M28 138C24 64 68 36 125 36s101 28 97 102q-97 40-194 0Z', b.second),
      rect(74, 112, 20, 66, b.ink, 5) + rect(156, 112, 20, 66, b.ink, 5),
      rect(68, 156, 32, 22, b.light, 6) + rect(150, 156, 32, 22, b.light, 6),
      rect(100, 76, 50, 30, b.light, 6),
    ),
  hat: (b) =>
    sprite(
      330,
      190,
      path('M74 166C66 60 84 0 122 4c20 2 26 18 43 18s23-16 43-18c38-4 56 56 48 162Z', b.main),
      path('M74 166c-2-24-2-44-1-60 60 22 124 22 184 0 1 16 1 36-1 60Z', b.second),
      path('M0 138c60 20 270 20 330 0 2 30-40 52-165 52S-2 168 0 138Z', b.deep),
      rect(222, 104, 18, 48, b.light, 6),
    ),
  'ice-skate': (b) =>
    sprite(
      290,
      250,
      boot(b),
      rect(82, 200, 18, 30, b.ink) + rect(206, 200, 18, 30, b.ink),
      path('M46 226h190c22 0 32-8 36-26h16c0 34-20 50-50 50H46q-8 0-8-12t8-12Z', b.second),
    ),
  'roller-skate': (b) =>
    sprite(
      290,
      260,
      boot(b),
      path('M78 200h36l12 30H66ZM198 200h36l12 30h-60Z', b.ink),
      repeat(2, (i) => circle(96 + i * 120, 226, 34, b.second) + circle(96 + i * 120, 226, 13, b.light)),
      rect(254, 196, 28, 30, b.deep, 12),
    ),
  hedgehog: (b) => {
    // Spines stand round the back, then lie on it in rows.
    const spines = repeat(12, (i) => {
      const turn = -184 + i * 13.4;
      const at = (turn * Math.PI) / 180;
      return place(
        path('M-18 8L0-34 18 8Z', b.deep),
        round(138 + 118 * Math.cos(at)),
        round(160 + 112 * Math.sin(at)),
        1,
        turn + 90,
      );
    });
    const rows = [
      'M60 112l-10-22M104 84l-8-24M152 82l0-24M200 100l8-22',
      'M44 156l-14-18M86 134l-12-20M130 124l-6-22M176 134l4-24',
      'M72 182l-14-18M116 172l-10-20M158 178l-2-24',
    ];
    return sprite(
      330,
      220,
      spines,
      path('M232 210c-14-70 0-104 24-112 30 16 54 42 66 64 8 18-4 34-26 38l-30 14Z', b.pale),
      path('M20 210C0 106 62 46 140 46c58 0 98 24 116 50-22 30-30 70-24 114Z', b.main),
      stroke(rows.join(''), b.deep, 8),
      ellipse(246, 118, 17, 21, b.pale) + ellipse(246, 120, 9, 12, b.deep),
      circle(318, 152, 12, b.ink),
      circle(282, 136, 8, b.ink),
      ellipse(78, 208, 30, 12, b.pale) + ellipse(196, 208, 30, 12, b.pale),
    );
  },
};
