import { describe, expect, it } from 'vitest';
import { makeFormats } from '@/services/formats';
import { sayWhen } from './say-when';

const now = new Date(2026, 5, 15, 12).getTime();
const minute = 60_000;

describe('when it was', () => {
  it.each([
    [now - 30_000, 'en-US', 'Just now'],
    [now - minute, 'en-US', '1 minute ago'],
    [now - 59 * minute, 'en-US', '59 minutes ago'],
    [now - 60 * minute, 'en-US', '1 hour ago'],
    [now - 23 * 60 * minute, 'en-US', '23 hours ago'],
    [new Date(2026, 5, 13, 9, 5).getTime(), 'en-US', 'Jun 13, 9:05 AM'],
    [new Date(2026, 5, 13, 14, 5).getTime(), 'en-GB', '13 Jun, 14:05'],
    [new Date(2025, 11, 31, 9, 5).getTime(), 'en-US', 'Dec 31, 2025, 9:05 AM'],
    [new Date(2036, 5, 15, 12).getTime(), 'en-US', 'Jun 15, 2036, 12:00 PM'],
  ])('%d in %s is %s', (at, region, expected) => {
    expect(sayWhen(at, now, makeFormats(region)).replaceAll('\u202F', ' ')).toBe(expected);
  });
});
