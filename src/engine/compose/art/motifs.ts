import { abstractScenes } from './abstract-scenes';
import type { Brush } from './brush';
import { shelvedNames, takeDrawing } from './drawing-shelf';
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

// Things that look right side by side on one ground.
const company: readonly (readonly string[])[] = [
  ['loaf', 'baguette', 'croissant', 'jar'],
  ['cake', 'cupcake', 'teapot', 'cup'],
  ['cup', 'croissant', 'teapot', 'mug', 'beans'],
  ['burger', 'beer'],
  ['taco', 'cocktail'],
  ['sushi', 'noodles', 'teapot'],
  ['cheese', 'wine', 'loaf', 'fruit'],
  ['fruit', 'vegetables', 'jar', 'bowl'],
  ['bowl', 'mug', 'vase', 'jar', 'plate'],
  ['bottle', 'jar', 'soap', 'perfume', 'candle'],
  ['bag', 'shirt', 'shoe', 'dress'],
  ['gift', 'toy', 'books'],
  ['books', 'book', 'lamp', 'mug'],
  ['roof', 'hammer', 'tree', 'window'],
  ['compass', 'books', 'plant', 'mug'],
  ['book', 'books', 'lamp', 'mug'],
  ['chair', 'lamp', 'plant', 'vase'],
  ['sofa', 'lamp', 'plant'],
  ['wrench', 'tap', 'paint'],
  ['dumbbell', 'kettlebell', 'bottle'],
  ['flower', 'tulips', 'leaf', 'plant'],
  ['plant', 'cactus', 'vase'],
  ['house', 'tree'],
  ['shopfront', 'tree', 'bike'],
  ['tent', 'tree'],
  ['castle', 'tree'],
  ['phone', 'laptop'],
  ['laptop', 'mug', 'plant'],
  ['suitcase', 'camera', 'compass'],
  ['paint', 'brush', 'frame', 'pencil'],
  ['brush', 'paint', 'frame'],
  ['camera', 'frame', 'suitcase'],
  ['guitar', 'drum', 'microphone'],
  ['piano', 'violin', 'drum'],
  ['hammer', 'ruler', 'wall'],
  ['robot', 'laptop'],
  ['church', 'window', 'candle'],
  ['mask', 'film', 'microphone'],
  ['kayak', 'compass', 'tent'],
  ['tractor', 'vegetables', 'wheat'],
  ['solar', 'bolt', 'house'],
  ['tattoo', 'brush', 'frame'],
  ['pottery', 'vase', 'bowl', 'mug'],
  ['hive', 'jar', 'flower'],
  ['barrel', 'wine', 'fruit'],
  ['decks', 'headphones', 'microphone'],
  ['lock', 'key', 'magnifier'],
  ['scales', 'gavel', 'books'],
  ['gavel', 'books'],
  ['violin', 'guitar', 'drum'],
  ['tooth', 'toothbrush'],
  ['toy-blocks', 'toy', 'pencil'],
  ['hammer', 'wall', 'ruler'],
  ['comb', 'scissors', 'mirror'],
  ['polish', 'mirror', 'perfume'],
  ['receipt', 'calculator', 'coin'],
  ['yarn', 'sewing', 'shirt'],
  ['bed', 'lamp', 'suitcase', 'window'],
  ['bike', 'plant', 'bag', 'wheel', 'wrench'],
  ['car', 'tree', 'house', 'wheel', 'key'],
  ['yoga', 'lotus', 'plant', 'stone'],
  ['microphone', 'megaphone', 'chat', 'board'],
  ['scissors', 'comb', 'mirror', 'bottle'],
  ['candle', 'soap', 'vase', 'perfume'],
  ['controller', 'headphones', 'robot', 'chess'],
  ['dashboard', 'chart', 'phone', 'chat'],
  ['document', 'pencil', 'plant'],
  ['stethoscope', 'plant', 'document'],
  ['mop', 'broom', 'bottle', 'window'],
  ['van', 'box', 'key', 'lamp'],
  ['ring', 'bouquet', 'cake', 'cocktail'],
  ['shield', 'umbrella', 'house', 'document'],
  ['pencil', 'frame', 'lamp', 'ruler'],
  ['calculator', 'receipt', 'coin', 'chart'],
  ['dog', 'cat', 'ball', 'bowl'],
  ['cocktail', 'fruit', 'bottle', 'wine'],
  ['pizza', 'wine', 'vegetables', 'cheese'],
  ['dish', 'wine', 'fish', 'vegetables', 'fruit', 'cheese'],
  ['key', 'house', 'door', 'window'],
];

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
};

/** The thing of a name; those on the shelf must be loaded first. */
export function findThing(name: string): Thing | undefined {
  return things[name] ?? takeDrawing(name);
}

/** Names of things that may stand beside one; none for a thing that stands alone. */
export function findCompany(name: string): readonly string[] {
  const group = company.find((names) => names[0] === name) ?? company.find((names) => names.includes(name));
  return (group ?? []).filter((other) => other !== name);
}

/** Names of the compositions that stand for anything. */
export const abstractNames: readonly string[] = Object.keys(abstractScenes);

/** Every motif name that can be drawn. */
export const motifNames: readonly string[] = [
  ...new Set([...Object.keys(scenes), ...Object.keys(things), ...shelvedNames]),
];
