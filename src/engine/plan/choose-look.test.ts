import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief';
import { chooseLook } from './choose-look';
import { findKind } from './kinds/find-kind';
import { loadAllCopy } from './load-copy';

await loadAllCopy();

const stylesOf = (prompt: string): Set<string> => {
  const brief = readBrief(prompt);
  const kind = findKind(brief.kind.value);
  return new Set(Array.from({ length: 40 }, (_, seed) => chooseLook(brief, kind, seed * 7919).style));
};

describe('chooseLook', () => {
  it('puts a programmer’s CV in a terminal, and nobody else’s', () => {
    expect(stylesOf('CV of Jonas Weber, backend developer in Munich')).toContain('terminal');
    expect(stylesOf('resume of a nurse, Hannah Cole, 12 years')).not.toContain('terminal');
    expect(stylesOf('resume of a nurse, Hannah Cole, 12 years').size).toBeGreaterThan(1);
  });
});
