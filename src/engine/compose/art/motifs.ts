import { abstractScenes } from './abstract-scenes';
import type { Brush } from './brush';
import { moreThings } from './more-things';
import { drinkSprites } from './drink-sprites';
import { figureSprites } from './figure-sprites';
import { interiorScenes } from './interior-scenes';
import { landscapeScenes } from './landscape-scenes';
import { natureSprites } from './nature-sprites';
import { drawPortrait } from './portrait';
import { productSprites } from './product-sprites';
import { drawMap, screenSprites } from './screen-scenes';
import type { Sprite } from './shapes';
import { tableScenes } from './table-scenes';

/** A picture of its own ground: a landscape, a room, a pattern. */
export type Scene = (b: Brush, width: number, height: number) => string;
/** A thing that stands on a ground line. */
export type Thing = (b: Brush) => Sprite;

/** Every scene by its name. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...landscapeScenes,
  ...interiorScenes,
  ...tableScenes,
  ...abstractScenes,
  portrait: drawPortrait,
  'portrait-woman': (b, width, height) => drawPortrait(b, width, height, 'woman'),
  'portrait-man': (b, width, height) => drawPortrait(b, width, height, 'man'),
  map: drawMap,
};

// Every thing by its name. A scene of the same name wins.
const things: Readonly<Record<string, Thing>> = {
  ...drinkSprites,
  ...productSprites,
  ...natureSprites,
  ...figureSprites,
  ...screenSprites,
  ...moreThings,
};

/** The thing of a name. */
export function findThing(name: string): Thing | undefined {
  return things[name];
}

/** Names of the compositions that stand for anything. */
export const abstractNames: readonly string[] = Object.keys(abstractScenes);

/** Every name that can be drawn. */
export const drawnNames: readonly string[] = [...new Set([...Object.keys(scenes), ...Object.keys(things)])];
