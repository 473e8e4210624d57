import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScroll, restoreScroll } from './scroll-places';

let length = 0;

/** The page has become so many pixels long, and a moment passes. */
function growTo(pixels: number): void {
  length = pixels;
  vi.advanceTimersByTime(60);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 0);
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => length });
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => vi.stubGlobal('scrollY', Math.min(top, length)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('going back', () => {
  const leaveAt = (key: string, place: number): void => {
    const end = keepScroll(key);
    vi.stubGlobal('scrollY', place);
    dispatchEvent(new Event('scroll'));
    end();
    vi.stubGlobal('scrollY', 0);
  };

  it('finds the place where the page was left', () => {
    leaveAt('a', 300);
    length = 1000;
    restoreScroll('a', '');
    expect(scrollY).toBe(300);
  });

  it('waits for a page that is still growing', () => {
    leaveAt('b', 900);
    length = 400;
    restoreScroll('b', '');
    expect(scrollY).toBe(400);
    growTo(700);
    expect(scrollY).toBe(700);
    growTo(1500);
    expect(scrollY).toBe(900);
    growTo(2000);
    expect(scrollY).toBe(900);
  });

  it('leaves a person who moves where they are', () => {
    leaveAt('c', 900);
    length = 400;
    restoreScroll('c', '');
    vi.stubGlobal('scrollY', 120);
    growTo(1500);
    expect(scrollY).toBe(120);
  });

  it('goes there again where the page was short for a moment', () => {
    leaveAt('f', 900);
    length = 1500;
    restoreScroll('f', '');
    expect(scrollY).toBe(900);
    vi.stubGlobal('scrollY', 400);
    growTo(400);
    expect(scrollY).toBe(400);
    growTo(1500);
    expect(scrollY).toBe(900);
  });

  it('takes the end of a shorter page that comes next for no place of this one', () => {
    const end = keepScroll('g');
    length = 4000;
    vi.stubGlobal('scrollY', 3000);
    dispatchEvent(new Event('scroll'));
    length = 1900;
    vi.stubGlobal('scrollY', 1900);
    dispatchEvent(new Event('scroll'));
    end();
    length = 4000;
    restoreScroll('g', '');
    expect(scrollY).toBe(3000);
  });

  it('gives up on a page that stays short', () => {
    leaveAt('e', 900);
    length = 400;
    restoreScroll('e', '');
    vi.advanceTimersByTime(10_000);
    growTo(1500);
    expect(scrollY).toBe(400);
  });

  it('forgets the place when another page is opened meanwhile', () => {
    leaveAt('d', 900);
    length = 400;
    restoreScroll('d', '');
    restoreScroll(null, '');
    growTo(1500);
    expect(scrollY).toBe(0);
  });
});
