import { describe, expect, it, vi } from 'vitest';
import { createShelf } from './shelf';

describe('createShelf', () => {
  it('fetches a part once and hands it out without waiting', async () => {
    const loader = vi.fn(async () => 'bread');
    const shelf = createShelf('copy', { bakery: loader });
    await shelf.load('bakery');
    await shelf.load('bakery');
    expect(shelf.get('bakery')).toBe('bread');
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('names the part that was not loaded', () => {
    const shelf = createShelf('copy', { bakery: async () => 'bread' });
    expect(() => shelf.get('bakery')).toThrow('The copy "bakery" must be loaded before it is used.');
  });

  it('has nothing for a key without a part, and says so without an error', async () => {
    const shelf = createShelf<string, string>('copy', { bakery: async () => 'bread' });
    await shelf.load('moon');
    expect(shelf.get('moon')).toBeUndefined();
  });

  it('loads everything', async () => {
    const shelf = createShelf('copy', { a: async () => 1, b: async () => 2 });
    await shelf.loadAll();
    expect([shelf.get('a'), shelf.get('b')]).toEqual([1, 2]);
  });
});
