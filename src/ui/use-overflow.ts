import { useEffect, useState, type RefObject } from 'react';

/** Whether what a box holds is wider than the box. `isThere`: the box is drawn at all. */
export function useOverflow(box: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!isThere || !element || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(() => setOverflowing(element.scrollWidth > element.clientWidth + 1));
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [box, isThere]);
  return isOverflowing;
}
