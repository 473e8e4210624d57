import * as z from 'zod/mini';

const installSchema = z.object({ installId: z.string(), projectCount: z.number(), lastSaveAt: z.number() });

/** What is known of this device's data outside the database. */
export type Install = z.infer<typeof installSchema>;

/** A place outside IndexedDB that survives when only IndexedDB is cleared. */
export interface InstallMirror {
  read(): Promise<Install | null>;
  write(install: Install): Promise<void>;
}

const storageKey = 'sitewright-install';
const cacheName = 'sitewright-install';
const cacheKey = '/.sitewright-install';

type TextStore = { getItem(key: string): string | null; setItem(key: string, value: string): void };

/** The mirror of this realm: localStorage in a page, a cache entry where there is none, nothing where both are off. */
export function deviceMirror(): InstallMirror {
  const local = localStore();
  if (local) return textMirror(local);
  return typeof caches === 'undefined' ? noMirror : cacheMirror;
}

/** A mirror in a key-value store of text. */
export function textMirror(store: TextStore): InstallMirror {
  return {
    read: async () => parseInstall(store.getItem(storageKey)),
    write: async (install) => store.setItem(storageKey, JSON.stringify(install)),
  };
}

const cacheMirror: InstallMirror = {
  async read() {
    const response = await (await caches.open(cacheName)).match(cacheKey);
    return parseInstall(response ? await response.text() : null);
  },
  async write(install) {
    await (await caches.open(cacheName)).put(cacheKey, new Response(JSON.stringify(install)));
  },
};

const noMirror: InstallMirror = { read: async () => null, write: async () => undefined };

function parseInstall(text: string | null): Install | null {
  try {
    const parsed = z.safeParse(installSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // somebody else's text under our key: as if there were none
  }
}

function localStore(): TextStore | null {
  try {
    const store: unknown = Reflect.get(globalThis, 'localStorage');
    return isTextStore(store) ? store : null;
  } catch {
    return null; // the browser refuses storage to this page
  }
}

function isTextStore(store: unknown): store is TextStore {
  return typeof store === 'object' && store !== null && 'getItem' in store && 'setItem' in store;
}
