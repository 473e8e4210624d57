import type { ArtRequest } from './art-request';
import type { Brush } from './brush';
import { findThing, scenes } from './motifs';
import { takeNatural } from './natural-colours';
import { circle, place, type Sprite } from './shapes';

// Where a device shows what its software is about: the middle and the radius of the disc that it stands in.
const discs: Readonly<Record<string, readonly [x: number, y: number, radius: number]>> = {
  phone: [105, 104, 56],
  browser: [394, 206, 92],
};

const devices = new Set(['phone', 'laptop', 'browser', 'dashboard', 'document', 'server', 'code', 'chart']);

/** A device with one of the site's subjects on its screen, another at every turn; other things stay as they are. */
export function showOnScreen(b: Brush, name: string, device: Sprite, request: ArtRequest): Sprite {
  const [x, y, radius] = discs[name] ?? [];
  const shown = (request.subjects ?? []).filter(
    (motif) => !devices.has(motif) && findThing(motif) && !scenes[motif],
  );
  const subject = shown[(request.turn ?? 0) % Math.max(1, shown.length)];
  const thing = subject === undefined ? undefined : findThing(subject)?.(takeNatural(b, subject));
  if (x === undefined || y === undefined || radius === undefined || !thing) return device;
  const size = (radius * 1.34) / Math.hypot(thing.width, thing.height);
  return {
    ...device,
    body:
      device.body +
      circle(x, y, radius, b.pale) +
      place(thing.body, x - (thing.width * size) / 2, y - (thing.height * size) / 2, size),
  };
}
