import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * What jsdom lacks of layout: nothing has a size, and no media query holds. To be undone with `vi.unstubAllGlobals`.
 * What is looked for may take its time: forms over the store answer late on a busy machine.
 */
export function stubLayout(): void {
  configure({ asyncUtilTimeout: 10_000 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
