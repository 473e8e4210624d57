/**
 * Parts of the composer that are fetched when first needed (copy of a kind, words of a language, an app), and read
 * without waiting from then on.
 */
export type Shelf<Key extends string, Item> = {
  /** Fetches one part; a key without a part is no error. */
  load(key: Key): Promise<void>;
  loadAll(): Promise<void>;
  /** The part; undefined when the shelf never had one. Throws when it was not loaded first. */
  get(key: Key): Item | undefined;
};

export function createShelf<Key extends string, Item>(
  name: string,
  loaders: Readonly<Partial<Record<Key, () => Promise<Item>>>>,
): Shelf<Key, Item> {
  const loaded = new Map<Key, Item>();
  const load = async (key: Key): Promise<void> => {
    const loader = loaders[key];
    if (!loaded.has(key) && loader) loaded.set(key, await loader());
  };
  return {
    load,
    async loadAll() {
      await Promise.all((Object.keys(loaders) as Key[]).map(load));
    },
    get(key) {
      if (!loaded.has(key) && loaders[key])
        throw new Error(`The ${name} "${key}" must be loaded before it is used.`);
      return loaded.get(key);
    },
  };
}
