import type { Page } from '@playwright/test';

export type SeedFile = { readonly path: string; readonly text?: string; readonly randomBytes?: number };
export type SeedProject = { readonly id: string; readonly name: string; readonly files: readonly SeedFile[] };

/** Writes whole projects of the signed-in account straight into the database, as an import of that size would. */
export async function seedProjects(page: Page, projects: readonly SeedProject[]): Promise<void> {
  await page.evaluate(async (list) => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as { id: string };
    const mimes: Record<string, string> = {
      html: 'text/html',
      css: 'text/css',
      js: 'text/javascript',
      png: 'image/png',
    };
    const open = indexedDB.open('sitewright');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    const now = Date.now();
    for (let start = 0; start < list.length; start += 500) {
      const rows = await Promise.all(
        list.slice(start, start + 500).map(async (project, index) => {
          const files = await Promise.all(
            project.files.map(async ({ path, text, randomBytes }) => {
              const bytes =
                text === undefined ? new Uint8Array(randomBytes ?? 0) : new TextEncoder().encode(text);
              if (text === undefined)
                for (let at = 0; at < bytes.length; at += 65_536)
                  crypto.getRandomValues(bytes.subarray(at, at + 65_536));
              const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
              const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
              return {
                path,
                bytes,
                hash,
                size: bytes.length,
                mime: mimes[path.split('.').pop() ?? ''] ?? 'application/octet-stream',
              };
            }),
          );
          return { project, files, at: now - (start + index) * 1000 };
        }),
      );
      const write = database.transaction(
        ['projects', 'files', 'blobs', 'versions', 'trees', 'messages'],
        'readwrite',
      );
      for (const { project, files, at } of rows) {
        const versionId = `${project.id}-v1`;
        const tree = files.map(({ path, hash, size }) => ({ path, hash, size }));
        write.objectStore('projects').put({
          id: project.id,
          ownerId: user.id,
          name: project.name,
          description: project.name,
          status: 'draft',
          privacy: 'private',
          createdAt: at,
          updatedAt: at,
          headVersionId: files.length > 0 ? versionId : null,
          headSeq: files.length > 0 ? 1 : 0,
          fileCount: files.length,
          bytes: files.reduce((sum, { size }) => sum + size, 0),
          deletedAt: null,
          seed: 1,
        });
        write.objectStore('messages').put({
          id: `${project.id}-m1`,
          projectId: project.id,
          seq: 1,
          role: 'user',
          text: project.name,
          createdAt: at,
          actions: [],
        });
        for (const { path, bytes, hash, size, mime } of files) {
          write.objectStore('blobs').put({ hash, size, bytes });
          write
            .objectStore('files')
            .put({ projectId: project.id, path, hash, size, mime, rev: 1, updatedAt: at });
        }
        if (files.length > 0) {
          write.objectStore('versions').put({
            id: versionId,
            projectId: project.id,
            seq: 1,
            parentId: null,
            author: 'import',
            note: 'Seeded',
            createdAt: at,
            added: tree,
            modified: [],
            deleted: [],
          });
          write.objectStore('trees').put({ versionId, projectId: project.id, seq: 1, files: tree });
        }
      }
      await new Promise<void>((resolve, reject) => {
        write.oncomplete = () => resolve();
        write.onerror = () => reject(write.error);
      });
    }
    database.close();
  }, projects);
}
