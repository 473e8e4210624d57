import { beforeAll, expect, it } from 'vitest';
import { loadMotifWords, findMotif } from './find-motif';
import { portraitFor } from './first-names';

beforeAll(loadMotifWords);

it.each([
  ['Louis Garnier', 'portrait-man'],
  ['Margaux Petit', 'portrait-woman'],
  ['Femke Smit', 'portrait-woman'],
  ['Bram Claes', 'portrait-man'],
])('draws %s as %s', (name, motif) => expect(portraitFor(name)).toBe(motif));

it.each([
  ['Neighbourhood café', 'cup'],
  ['calm yoga teacher website', 'yoga'],
  ['Pinball', 'arcade'],
])('shows what is done before where and by whom: %s', (words, motif) => expect(findMotif(words)).toBe(motif));
