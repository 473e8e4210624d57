import { Direction } from 'radix-ui';
import { useSyncExternalStore, type ReactNode } from 'react';

/** Tells menus, tooltips and toggles which way the page reads: they open, align and answer arrow keys by it. */
export function FollowDirection({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(watchDirection, readDirection);
  return <Direction.Provider dir={direction}>{children}</Direction.Provider>;
}

/** The side after a thing in reading direction. */
export function useEndSide(): 'left' | 'right' {
  return Direction.useDirection() === 'rtl' ? 'left' : 'right';
}

function watchDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function readDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}
