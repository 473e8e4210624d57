import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScroll, restoreScroll } from './scroll-places';

let grow = (): void => undefined;
let length = 0;

/** A page so many pixels long, of which `growTo` makes a longer one. */
function growTo(pixels: number): void {
  length = pixels;
  grow();
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe(): void {}
      disconnect(): void {
        grow = () => undefined;
      }
    },
  );
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => vi.stubGlobal('scrollY', Math.min(top, length)));
});
afterEach(() => {
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
    dispatchEvent(new Event('wheel'));
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
