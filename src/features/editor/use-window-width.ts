import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Width of the window in pixels, followed as it changes. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, () => innerWidth);
}
