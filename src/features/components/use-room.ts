import { useCallback, useState } from 'react';

/** How wide an element is, in pixels; 0 until it stands. */
export function useRoom(): readonly [number, (element: HTMLElement | null) => (() => void) | undefined] {
  const [room, setRoom] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([seen]) => {
      if (seen) setRoom(seen.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, watch];
}
