/**
 * What became of the database in this realm. `newer`: written by newer code, nothing was touched. `blocked`: another
 * tab holds an older version open. `memory`: the browser does not let us keep data; everything works in this tab and
 * ends with it. `unavailable`: not even that. `wiped`: the browser removed what was kept.
 */
export type StorageState = 'opening' | 'ready' | 'newer' | 'blocked' | 'memory' | 'unavailable' | 'wiped';

const listeners = new Set<() => void>();
let state: StorageState = 'opening';

/** The state of the database, as an observable value. */
export const storageState = {
  read: (): StorageState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Changes the state; only the code that opens the database does. */
export function setStorageState(next: StorageState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}
