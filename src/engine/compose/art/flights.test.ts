import { beforeAll, expect, it } from 'vitest';
import { findMotif, loadMotifWords } from './find-motif';

beforeAll(loadMotifWords);

it.each([
  ['Rum flight', 'cocktail'],
  ['Sherry flights', 'wine'],
  ['Flight to Lisbon', 'plane'],
])('draws %s as a %s', (words, motif) => expect(findMotif(words)).toBe(motif));
