import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';
const listOf = () => (typeof matchMedia === 'function' ? matchMedia(query) : null);

function subscribe(tell: () => void): () => void {
  const list = listOf();
  list?.addEventListener('change', tell);
  return () => list?.removeEventListener('change', tell);
}
/** The system's wish, or the one the account's settings put on the page. */
const read = () => document.documentElement.dataset['motion'] === 'reduced' || (listOf()?.matches ?? false);
// A page drawn ahead of time lies still until its reader's wish is known.
const readAhead = () => true;

/** Whether the reader wants things to lie still; follows the wish when it changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, readAhead);
}
