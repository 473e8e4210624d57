import { afterEach, describe, expect, it } from 'vitest';
import { setRegion } from '@/services/formats';
import { formatBytes, formatClock, formatCount, formatDuration } from './format-values';

describe('what the editor writes', () => {
  afterEach(() => setRegion('en-US'));

  it.each([
    [0.2, '1 ms'],
    [38, '38 ms'],
    [312, '312 ms'],
    [12_400, '12.4 sec'],
  ])('%d milliseconds as %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
  });

  it.each([
    [512, '512 bytes'],
    [21_504, '21.5 kB'],
    [1_468_006, '1.5 MB'],
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

  it('follows the region of who is signed in', () => {
    setRegion('en-DE');
    expect(formatCount(1204, 'page')).toBe('1.204 pages');
    expect(formatClock(new Date(2026, 5, 15, 14, 5).getTime())).toBe('14:05');
  });
});
