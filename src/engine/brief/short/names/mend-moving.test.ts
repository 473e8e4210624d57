import { beforeAll, describe, expect, it } from 'vitest';
import { readBrief } from '../../read-brief';
import { loadAllLexicons } from '../../words/lexicon-shelf';

beforeAll(loadAllLexicons);

describe('a house that moves', () => {
  it('is called what it is called, and the page is about the move', () => {
    const brief = readBrief('Pebble & Twine is moving to a larger shop at 7 Mill Row, opens 4 June');
    expect(brief.name?.value).toBe('Pebble & Twine');
    expect(brief.offer?.value).toBe('moving notice');
    expect(brief.sections).toEqual([]);
  });

  it('keeps a trade that is known', () => {
    const brief = readBrief('Harbour Bakery is moving to 7 Mill Row on 4 June');
    expect(brief.kind.value).toBe('bakery');
    expect(brief.offer?.value).not.toBe('moving notice');
  });
});
