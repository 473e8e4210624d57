/**
 * Where an unlocked vault's key waits between the pages of a session: a database of its own, so that no backup, export
 * or list of the main one ever meets it. The browser holds the key; no script can read its bytes.
 */
const openVaultName = 'sitewright-open-vault';
const store = 'open';

/** An unlocked vault. `usedAt` in milliseconds since 1970. */
export type OpenVault = { readonly accountId: string; readonly key: CryptoKey; readonly usedAt: number };

/** Stands in where the browser keeps no keys, as in some private windows: the vault is open as long as the page. */
let inMemory: OpenVault | null = null;

/** The vault that is open; null when none is. */
export async function readOpenVault(): Promise<OpenVault | null> {
  if (inMemory) return inMemory;
  const kept = await run<unknown>('readonly', (vaults) => vaults.get(store)).catch(() => null);
  return isOpenVault(kept) ? kept : null;
}

/** Makes a vault the open one. */
export async function writeOpenVault(vault: OpenVault): Promise<void> {
  inMemory = null;
  await run('readwrite', (vaults) => vaults.put(vault, store)).catch(() => {
    inMemory = vault;
  });
}

/** No vault is open any more. */
export async function deleteOpenVault(): Promise<void> {
  inMemory = null;
  await run('readwrite', (vaults) => vaults.delete(store)).catch(() => undefined);
}

function isOpenVault(value: unknown): value is OpenVault {
  if (typeof value !== 'object' || value === null || !('key' in value && 'usedAt' in value)) return false;
  return value.key instanceof CryptoKey && typeof value.usedAt === 'number' && 'accountId' in value;
}

async function run<T>(mode: IDBTransactionMode, work: (vaults: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(openVaultName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = await finish(opening);
  try {
    const transaction = database.transaction(store, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
    const [result] = await Promise.all([finish(work(transaction.objectStore(store))), done]);
    return result;
  } finally {
    database.close();
  }
}

function finish<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });
}
