import { craftSprites } from './craft-sprites';
import { emblemSprites } from './emblem-sprites';
import type { Thing } from './motifs';
import { playSprites } from './play-sprites';
import { workshopSprites } from './workshop-sprites';

/** Drawings of trades and tools that few sites need: fetched apart from the composer. */
export const moreThings: Readonly<Record<string, Thing>> = {
  ...craftSprites,
  ...playSprites,
  ...emblemSprites,
  ...workshopSprites,
};
