import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { MemoryStore } from './memory-fallback';

/** A new, empty IndexedDB in this page's memory. Never imported at the start: only a page without storage pays for it. */
export function makeMemoryStore(): MemoryStore {
  return { factory: new IDBFactory(), keyRange: IDBKeyRange };
}
