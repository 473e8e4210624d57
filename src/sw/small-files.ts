import { packParcel, unpackParcel, type ParcelFile } from '@/contract/shell-parcel';

type Store = Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>;
type KeptFile = Pick<ParcelFile, 'type' | 'body'>;

/**
 * Up to so many bytes a file lies with others. An entry of the browser's cache costs some milliseconds to make, whatever
 * its size; what is larger gains more from its own, because the browser compiles it while it keeps it.
 */
export const smallBytes = 24 * 1024;

/**
 * Many small files of the shell in few entries of a cache. A file's key stands for its content, so that the versions of
 * the app share what they have in common.
 */
export class SmallFiles {
  readonly #open: () => Promise<Store>;
  #found: Promise<ReadonlyMap<string, KeptFile>> | undefined;

  constructor(open: () => Promise<Store>) {
    this.#open = open;
  }

  /** The file of that key, or undefined. */
  async find(key: string): Promise<Response | undefined> {
    const file = (await this.#all()).get(key);
    if (!file) return undefined;
    const { type, body } = file;
    return new Response(body, { headers: { 'Content-Type': type, 'Content-Length': String(body.length) } });
  }

  /** The keys of all files that lie here. */
  async keys(): Promise<ReadonlySet<string>> {
    return new Set((await this.#all()).keys());
  }

  /** Keeps files in one entry more. */
  async keep(files: ReadonlyMap<string, KeptFile>): Promise<void> {
    if (files.size === 0) return;
    const packed = packParcel(
      [...files].map(([url, { type, body }]) => ({ url, revision: null, type, body })),
    );
    const store = await this.#open();
    await store.put(`/small-files/${crypto.randomUUID()}`, new Response(packed));
    this.#found = undefined;
  }

  /** Removes every entry that holds none of the wanted files, or only such as a later entry has too. */
  async dropUnwanted(wanted: ReadonlySet<string>): Promise<void> {
    const store = await this.#open();
    const sought = new Set(wanted);
    for (const entry of (await store.keys()).toReversed()) {
      const here = (await readEntry(store, entry)).filter(({ url }) => sought.has(url));
      if (here.length === 0) await store.delete(entry);
      for (const { url } of here) sought.delete(url);
    }
    this.#found = undefined;
  }

  #all(): Promise<ReadonlyMap<string, KeptFile>> {
    // A store that cannot be read once may be read the next time.
    this.#found ??= this.#readAll().catch(() => {
      this.#found = undefined;
      return new Map();
    });
    return this.#found;
  }

  async #readAll(): Promise<ReadonlyMap<string, KeptFile>> {
    const store = await this.#open();
    const entries = await Promise.all((await store.keys()).map((entry) => readEntry(store, entry)));
    return new Map(entries.flat().map((file) => [file.url, file]));
  }
}

/** What lies in an entry; nothing when it is damaged, so that its files are asked for again. */
async function readEntry(store: Store, entry: Request): Promise<ParcelFile[]> {
  try {
    const kept = await store.match(entry);
    return kept ? unpackParcel(new Uint8Array(await kept.arrayBuffer())) : [];
  } catch {
    return [];
  }
}
