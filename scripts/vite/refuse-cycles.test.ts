import { describe, expect, it } from 'vitest';
import { composerGroups } from './chunk-groups';
import { findCycle } from './refuse-cycles';

describe('findCycle', () => {
  it('finds nothing where two ways lead to the same file', () => {
    const imports = new Map([
      ['a.js', ['b.js', 'c.js']],
      ['b.js', ['d.js']],
      ['c.js', ['d.js']],
      ['d.js', []],
    ]);
    expect(findCycle(imports)).toBeUndefined();
  });

  it('names the files of a cycle, not those that lead to it', () => {
    const imports = new Map([
      ['a.js', ['b.js']],
      ['b.js', ['c.js']],
      ['c.js', ['b.js']],
    ]);
    expect(findCycle(imports)).toEqual(['b.js', 'c.js', 'b.js']);
  });
});

describe('composerGroups', () => {
  it.each([
    '/src/engine/brief/lexicon/arabic.ts',
    '/src/engine/brief/lexicon/arabic/verbs.ts',
    '/src/engine/plan/words/sections/arabic.ts',
    '/src/engine/plan/kinds/localized/animals-and-sewing/arabic-animals-and-sewing.ts',
  ])('puts %s with its language', (path) => {
    expect(
      composerGroups.filter((group) => 'test' in group && group.test.test(path)).map(({ name }) => name),
    ).toEqual(['language-ar']);
  });
});
