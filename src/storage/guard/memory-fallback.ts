/** IndexedDB without a disk behind it. */
export type MemoryStore = { readonly factory: IDBFactory; readonly keyRange: typeof IDBKeyRange };

let load: (() => Promise<MemoryStore>) | null = null;

/**
 * Lets this realm go on in memory where the browser keeps no data. Only a page does that: a worker could neither see the
 * page's memory nor tell a person that nothing is kept.
 */
export function allowMemory(loader: () => Promise<MemoryStore>): void {
  load = loader;
}

/** The store in memory, loaded now; null where this realm must not go on without a disk. */
export async function loadMemoryStore(): Promise<MemoryStore | null> {
  return load && load();
}
