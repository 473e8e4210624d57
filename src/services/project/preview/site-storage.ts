import { previewLimits, siteStorageSchema } from '@/contract/preview-messages';
import type { SiteStorage, StorageArea } from '@/contract/preview-messages';

/**
 * What a site has stored in its preview, kept per project for as long as the tab lives: carts and settings survive a
 * reload of the preview, and never touch what the app keeps.
 */
export class SiteStorageMirror {
  readonly #key: string;
  #storage: SiteStorage;

  constructor(projectId: string) {
    this.#key = `preview-storage:${projectId}`;
    this.#storage = this.#restore();
  }

  read(): SiteStorage {
    return this.#storage;
  }

  /** Takes over changes as far as they fit; a preview cannot fill the app's own storage. */
  change(area: StorageArea, changes: Readonly<Record<string, string | null>>): void {
    const entries = new Map(Object.entries(this.#storage[area]));
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) entries.delete(key);
      else entries.set(key, value);
    }
    const size = [...entries].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    if (size > previewLimits.storageMaxCharacters || entries.size > previewLimits.storageMaxKeys) return;
    this.#keep({ ...this.#storage, [area]: Object.fromEntries(entries) });
  }

  clear(area: StorageArea): void {
    this.#keep({ ...this.#storage, [area]: {} });
  }

  #keep(storage: SiteStorage): void {
    this.#storage = storage;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(storage));
    } catch {
      // No room or no storage: it lives as long as the page does.
    }
  }

  #restore(): SiteStorage {
    try {
      const kept = siteStorageSchema.safeParse(JSON.parse(sessionStorage.getItem(this.#key) ?? 'null'));
      if (kept.success) return kept.data;
    } catch {
      // Unreadable or forbidden: start empty.
    }
    return { local: {}, session: {}, cookie: {} };
  }
}
