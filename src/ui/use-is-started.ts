import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const isStarted = () => true;
const isDrawnAhead = () => false;

/** False while a page that was drawn at build time is taken over, true from then on: what is of this visit may be shown. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(neverChanges, isStarted, isDrawnAhead);
}
