import type { ChapterSort } from './label-sorts';
import { partBlocks } from './part-blocks';

const fewestWords = 80;
const longest = 12_000;
const ofHouses = new Set<ChapterSort>([
  'hours',
  'contact',
  'team',
  'reviews',
  'way',
  'faq',
  'prices',
  'rooms',
  'menu',
]);
const fewest = 3;

/**
 * Whether a long prompt tells of a house under labels: its hours, its people, the way there. A word in it that is also the name of
 * a tool makes no tool of it. Of English other readers see to that.
 */
export const tellsOfHouse = (prompt: string, spoken: string): boolean =>
  spoken !== 'en' &&
  prompt.length <= longest &&
  prompt.split(/\s+/u).length >= fewestWords &&
  new Set(
    partBlocks(prompt).flatMap(({ sort, label }) => (label !== null && ofHouses.has(sort) ? [sort] : [])),
  ).size >= fewest;
