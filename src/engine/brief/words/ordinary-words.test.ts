import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief';
import { loadAllLexicons } from './lexicon-shelf';

beforeAll(loadAllLexicons);

describe('words that look like others', () => {
  it.each([
    ["We've got a static caravan at Goathland. Sleeps two.", 'static caravan'],
    ['Garbage collection in Yreka', 'Garbage collection'],
    ['Curtains and bunches of flowers in Ripon', 'Curtains and bunches'],
  ])('stay as they are written in %j', (prompt, offer) => {
    expect(readBrief(prompt).offer?.value).toBe(offer);
  });
});
