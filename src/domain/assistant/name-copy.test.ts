import { describe, expect, it } from 'vitest';
import { nameCopy } from './name-copy';

const name = { joint: ' ', most: 80 } as const;
const id = { joint: '-', most: 60 } as const;

describe('the name of a copy', () => {
  it.each([
    ['GPT-4o', [], name, 'GPT-4o copy'],
    ['GPT-4o', ['GPT-4o copy'], name, 'GPT-4o copy 2'],
    ['GPT-4o copy 2', ['GPT-4o copy', 'GPT-4o copy 2'], name, 'GPT-4o copy 3'],
    ['make-site', ['make-site'], id, 'make-site-copy'],
    ['make-site-copy', ['make-site-copy'], id, 'make-site-copy-2'],
    ['x'.repeat(80), [], name, `${'x'.repeat(75)} copy`],
    [`${'x'.repeat(54)}-${'y'.repeat(5)}`, [], id, `${'x'.repeat(54)}-copy`],
  ])('of %s beside %j', (original, taken, rules, copy) => {
    expect(nameCopy(original, taken, rules)).toBe(copy);
  });
});
