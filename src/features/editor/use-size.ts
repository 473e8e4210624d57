import { useEffect, useState, type RefObject } from 'react';

export type Size = { readonly width: number; readonly height: number };

/** The size of an element's content box in pixels, followed as it changes; zero before it is known. */
export function useSize(target: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return size;
}
