import { describe, expect, it, vi } from 'vitest';
import { readNewest } from './read-newest';

const day = 24 * 60 * 60_000;
const now = 1000 * day;

/** An index by time. */
const indexOf = (times: readonly number[]) =>
  vi.fn((since: number) =>
    Promise.resolve(times.filter((at) => at >= since).toSorted((first, second) => first - second)),
  );

describe('the newest of an index', () => {
  it('are found in the shortest stretch that holds as many, newest first', async () => {
    const read = indexOf([now - 1, now - 2, now - 3, now - 40 * day]);
    expect(await readNewest(read, now, 2)).toEqual([now - 1, now - 2]);
    expect(read).toHaveBeenCalledOnce();
  });

  it.each([
    [[now - day / 2, now - 3 * day, now - 400 * day]],
    // A clock that was set back: what lies ahead is newest.
    [[now + 400 * day, now - 400 * day, now - 900 * day]],
  ])('are found however old: %j', async (times) => {
    expect(await readNewest(indexOf(times), now, 2)).toEqual(times.slice(0, 2));
    expect(await readNewest(indexOf(times), now, 9)).toEqual(times);
  });

  it('are none of an empty index', async () => {
    expect(await readNewest(indexOf([]), now, 5)).toEqual([]);
  });
});
