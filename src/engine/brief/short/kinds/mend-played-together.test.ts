import { beforeAll, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

it('an evening with games is no box of them, and what it costs is no part of its name', () => {
  const brief = readBrief('Free board game evening at the Anchor, Mondays 8pm');
  expect(brief.kind.value).toBe('event');
  expect(brief.offer?.value).toBe('board game evening');
  expect(readBrief('Landing page for our new card game about moths').kind.value).toBe('product');
});
