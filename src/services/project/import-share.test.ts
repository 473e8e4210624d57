import JSZip from 'jszip';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/errors';
import { closeDatabase } from '@/storage/open-database';
import { logIn } from '../account/account-commands';
import { importShare, readShare } from './import-share';
import { changeManyProjects, createProject, setProjectStatus } from './project-commands';
import {
  findProject,
  listOwnProjects,
  listHeldProjects,
  listTrashedProjects,
  readSite,
} from './project-queries';
import { session } from '../account/session';
import { saveShareFile } from './share-commands';
import { commitFiles } from './version-commands';

const saved = vi.hoisted(() => ({ files: [] as File[] }));

// No worker runs here: packing goes on this thread, and unpacking has tests of its own.
vi.mock('./archive', async () => {
  const { zipProjectInPage } = await import('./zip-in-page');
  return {
    packProject: (id: string, { wrapping }: { wrapping?: Parameters<typeof zipProjectInPage>[2] }) =>
      zipProjectInPage(id, () => undefined, wrapping),
    unpackZip: async (file: File) => {
      const zip = await JSZip.loadAsync(await file.arrayBuffer());
      const entries = Object.values(zip.files).filter(({ dir }) => !dir);
      return Promise.all(
        entries.map(async (entry) => ({ path: entry.name, content: await entry.async('uint8array') })),
      );
    },
  };
});
vi.mock('./save-download', () => ({
  saveDownload: (blob: Blob, name: string) => saved.files.push(new File([blob], name)),
}));

const site = [
  { path: 'index.html', content: '<h1>Crumb</h1>\n' },
  { path: 'assets/icon.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
];

async function share(role: 'view' | 'edit'): Promise<File> {
  const projectId = await createProject({ name: 'Crumb: café', description: 'A bakery' });
  await commitFiles({ projectId, files: site, deleted: [], author: 'user', note: 'First' });
  await saveShareFile(projectId, role);
  const file = saved.files.at(-1);
  if (!file) throw new Error('nothing was saved');
  return file;
}

describe('a share file', () => {
  beforeEach(async () => {
    closeDatabase();
    await logIn({ email: `ann-${crypto.randomUUID()}@example.org`, password: 'lamp river biscuit' });
  });

  it('becomes a project among the shared ones, with the same files', async () => {
    const file = await share('edit');
    expect(file.name).toBe('Crumb__café.sitewright');
    const sender = session.read();
    await logIn({ email: `ben-${crypto.randomUUID()}@example.org`, password: 'lamp river biscuit' });
    const { projectId } = await importShare(file);
    const owner = session.read()?.id ?? '';
    expect(await listOwnProjects(owner)).toEqual([]);
    const {
      shared: [shared],
    } = await listHeldProjects(owner);
    expect(shared).toMatchObject({
      id: projectId,
      name: 'Crumb: café',
      privacy: 'private',
      share: { by: sender?.name, role: 'edit' },
    });
    expect(await readSite(projectId)).toEqual(site.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
  });

  it('for viewing can be looked at and thrown away, and not changed', async () => {
    const { projectId } = await importShare(await share('view'));
    const order = { projectId, files: site, deleted: ['index.html'], author: 'user', note: 'x' } as const;
    await expect(commitFiles(order)).rejects.toMatchObject({ code: 'project-read-only' });
    await expect(setProjectStatus(projectId, 'live')).rejects.toMatchObject({ code: 'project-read-only' });
    expect(await findProject(projectId)).toMatchObject({ status: 'draft', fileCount: 2 });
    await changeManyProjects([projectId], 'trash');
    expect((await listTrashedProjects(session.read()?.id ?? '')).map(({ id }) => id)).toEqual([projectId]);
  });

  it('of a project without files is not saved', async () => {
    const projectId = await createProject({ name: 'Empty' });
    await expect(saveShareFile(projectId, 'view')).rejects.toMatchObject({ code: 'share-no-url' });
  });
});

describe('readShare', () => {
  const bytes = (value: unknown) =>
    new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
  const page = { path: 'site/index.html', content: bytes('<h1>x</h1>') };
  const manifest = {
    kind: 'sitewright-share',
    format: 1,
    role: 'view',
    from: 'Ann',
    savedAt: 1,
    project: { name: 'Crumb', description: '', status: 'live', privacy: 'public', seed: 1 },
    head: { seq: 1, note: 'First' },
  };
  const withManifest = (value: unknown) => [{ path: 'sitewright-share.json', content: bytes(value) }, page];

  it('takes what it knows of a manifest and nothing else', () => {
    const { manifest: read } = readShare(
      withManifest(`{"__proto__":{"polluted":1},"extra":1,${JSON.stringify(manifest).slice(1)}`),
    );
    expect(Object.keys(read).toSorted()).toEqual(Object.keys(manifest).toSorted());
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it.each([
    ['another zip', [page], 'holds no project'],
    ['no JSON', withManifest('{{'), 'cannot be read'],
    ['another role', withManifest({ ...manifest, role: 'owner' }), 'cannot be read'],
    ['a name without end', withManifest({ ...manifest, from: 'x'.repeat(9999) }), 'cannot be read'],
    ['a newer form', withManifest({ ...manifest, format: 2 }), 'newer Sitewright'],
    ['no files', withManifest(manifest).slice(0, 1), 'holds no files'],
  ])('refuses %s', (_, unpacked, reason) => {
    expect(() => readShare(unpacked)).toThrow(AppError);
    expect(() => readShare(unpacked)).toThrow(reason);
  });
});
