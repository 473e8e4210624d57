import { describe, expect, it } from 'vitest';
import { formatBytes, formatCount, formatDuration } from './format-values';

describe('what the editor writes', () => {
  it.each([
    [0.2, '1 ms'],
    [38, '38 ms'],
    [312, '0.3 s'],
    [12_400, '12 s'],
  ])('%d milliseconds as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });

  it.each([
    [512, '512 B'],
    [21_504, '21 KB'],
    [1_468_006, '1.4 MB'],
  ])('%d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it.each([
    [1, '1 page'],
    [0, '0 pages'],
    [1204, '1,204 pages'],
  ])('a count of %d as %s', (count, text) => {
    expect(formatCount(count, 'page')).toBe(text);
  });
});
