import { animalSprites } from './animal-sprites';
import { buildingSprites } from './building-sprites';
import { craftSprites } from './craft-sprites';
import { chairSideSprites } from './chair-side-sprites';
import { edgeAndEaseSprites } from './edge-and-ease-sprites';
import { emblemSprites } from './emblem-sprites';
import { foodSprites } from './food-sprites';
import { hearthAndHerdSprites } from './hearth-and-herd-sprites';
import { homeTradeSprites } from './home-trade-sprites';
import { jewelSprites } from './jewel-sprites';
import type { Thing } from './motifs';
import { playSprites } from './play-sprites';
import { siteTradeSprites } from './site-trade-sprites';
import { sportAndCareSprites } from './sport-and-care-sprites';
import { stageSprites } from './stage-sprites';
import { stoneAndStreetSprites } from './stone-and-street-sprites';
import { tableTradeSprites } from './table-trade-sprites';
import { trailAndRinkSprites } from './trail-and-rink-sprites';
import { toolSprites } from './tool-sprites';
import { workshopSprites } from './workshop-sprites';

/** Drawings of trades, tools, animals, buildings and food: fetched apart from the composer. */
export const moreThings: Readonly<Record<string, Thing>> = {
  ...animalSprites,
  ...buildingSprites,
  ...toolSprites,
  ...craftSprites,
  ...playSprites,
  ...emblemSprites,
  ...foodSprites,
  ...workshopSprites,
  ...siteTradeSprites,
  ...tableTradeSprites,
  ...stageSprites,
  ...sportAndCareSprites,
  ...homeTradeSprites,
  ...jewelSprites,
  ...chairSideSprites,
  ...edgeAndEaseSprites,
  ...hearthAndHerdSprites,
  ...stoneAndStreetSprites,
  ...trailAndRinkSprites,
};
