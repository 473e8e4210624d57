import type { Page } from '@playwright/test';

/**
 * Copies a project within the page's own database, as it stands: every row that names it, under new ids, so that the copy
 * is changed without the first. Returns the id of the copy. Reads the stores as they are and knows none of them by name.
 */
export function copyProject(page: Page, projectId: string): Promise<string> {
  return page.evaluate(async (from) => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
      });
    const database = await answer(indexedDB.open('sitewright'));
    const stores = [...database.objectStoreNames];
    const transaction = database.transaction(stores, 'readwrite');
    const rows: { store: string; row: Record<string, unknown> }[] = [];
    for (const store of stores) {
      for (const row of (await answer(transaction.objectStore(store).getAll())) as Record<
        string,
        unknown
      >[]) {
        if (row['id'] === from || row['projectId'] === from) rows.push({ store, row });
      }
    }
    // The ids of what is copied, wherever a row names another.
    const names = rows.flatMap(({ row }) => [row['id'], row['versionId']]);
    const ids = new Map(
      names.filter((id) => typeof id === 'string').map((id) => [id, crypto.randomUUID() as string]),
    );
    const renamed = (value: unknown): unknown => {
      if (typeof value === 'string') return ids.get(value) ?? value;
      if (Array.isArray(value)) return value.map(renamed);
      if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
        return value;
      }
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part)]));
    };
    for (const { store, row } of rows) transaction.objectStore(store).add(renamed(row));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error('The copy was not written.'));
    });
    database.close();
    return ids.get(from) ?? '';
  }, projectId);
}
