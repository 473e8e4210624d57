import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyProjectForm } from '@/domain/project/new-project-form';
import { closeDatabase } from '@/storage/open-database';
import { logIn } from '../account/account-commands';
import { createFromForm, mergeArchives, type NewProject } from './create-from-form';
import { listNotifications } from '../notices/notification-centre';
import { findProject, listMessages, listOwnProjects, listVersions, readSite } from './project-queries';
import { session } from '../account/session';

const outside = vi.hoisted(() => ({
  pages: new Map<string, string>(),
  brief: { name: null as unknown, colours: [] as unknown[], pages: [] as unknown[] },
  builds: [] as { prompt: string; corrections?: unknown }[],
}));

vi.mock('../chat/compose-bridge', () => ({ inComposeWorker: async () => outside.brief }));
vi.mock('../chat/build', () => ({
  givePictures: () => undefined,
  startBuild: (order: (typeof outside.builds)[number]) => outside.builds.push(order),
}));
vi.mock('./read-limited', () => ({
  readLimited: async (url: string) => {
    const text = outside.pages.get(url);
    if (text === undefined) throw new TypeError('Failed to fetch');
    return { text, type: 'text/html' };
  },
}));

const text = (content: string) => new TextEncoder().encode(content);
const archive = (name: string, ...paths: string[]) => ({
  name,
  files: paths.map((path) => ({ path, content: text(`<h1>${path}</h1>`) })),
});
const blank: NewProject = {
  ...emptyProjectForm,
  name: ' Crumb ',
  pictures: [],
  archives: [],
  start: 'files',
};

describe('createFromForm', () => {
  beforeEach(async () => {
    closeDatabase();
    outside.builds.length = 0;
    outside.pages.clear();
    outside.brief = { name: null, colours: [], pages: [] };
    vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
    await logIn({ email: `ann-${crypto.randomUUID()}@example.org`, password: 'lamp river biscuit' });
  });

  it('stores an archive’s files as the first version, with the words as first message', async () => {
    const form = {
      ...blank,
      description: 'Our old site',
      archives: [archive('a.zip', 'index.html', 'b/c.css')],
    };
    const id = await createFromForm({ ...form, privacy: 'private' });
    expect((await readSite(id)).map(({ path }) => path)).toEqual(['b/c.css', 'index.html']);
    expect(await listVersions(id)).toMatchObject([{ author: 'import', note: 'Imported a.zip' }]);
    expect(await listNotifications(session.read()?.id ?? '')).toMatchObject([
      { kind: 'import-finished', title: 'Crumb was imported', unread: 0 },
    ]);
    expect((await listMessages(id)).map(({ role, text: said }) => [role, said])).toEqual([
      ['user', 'Our old site'],
      ['ai', '2 files are here, from a.zip.'],
    ]);
    expect(await findProject(id)).toMatchObject({ name: 'Crumb', privacy: 'private', fileCount: 2 });
    expect(outside.builds).toEqual([]);
  });

  it('builds from the name where nothing else is said', async () => {
    const id = await createFromForm(blank);
    expect(outside.builds).toMatchObject([
      { projectId: id, prompt: 'Crumb', corrections: { name: 'Crumb' } },
    ]);
  });

  it('takes colours of a page where the description names none, and keeps what cannot be read', async () => {
    outside.pages.set('https://bread.example/', '<title>Bread</title><style>a{color:#c33}</style>');
    const urls = ['bread.example', 'https://shut.example'];
    const id = await createFromForm({
      ...blank,
      description: 'A bakery',
      urls,
      figmaLink: 'our figma board',
    });
    expect(outside.builds[0]?.corrections).toMatchObject({
      colours: [{ role: 'brand', css: '#cc3333' }],
    });
    const said = (await listMessages(id)).at(-1)?.text ?? '';
    expect(said).toContain('bread.example was read. Its title: “Bread”. Its colours: #cc3333.');
    expect(said).toContain('https://shut.example is kept as a link.');
    expect(said).toContain('Figma: It is no link to a Figma file');
    expect((await findProject(id))?.references).toEqual({ urls, files: [], figmaLink: 'our figma board' });
  });

  it('lets what the description names stand against a page', async () => {
    outside.pages.set('https://bread.example/', '<style>a{color:#c33}</style>');
    outside.brief = { name: { value: 'Crumb' }, colours: [{}], pages: [] };
    await createFromForm({ ...blank, description: 'A blue bakery', urls: ['bread.example'] });
    expect(outside.builds[0]).not.toHaveProperty('corrections');
  });

  it('stores nothing when two archives hold one path', async () => {
    const archives = [archive('a.zip', 'index.html'), archive('b.zip', 'Index.html')];
    await expect(createFromForm({ ...blank, archives })).rejects.toMatchObject({ code: 'archive-refused' });
    expect(await listOwnProjects(session.read()?.id ?? '')).toEqual([]);
    expect(mergeArchives([archive('a.zip', 'index.html'), archive('b.zip', 'b.html')])).toHaveLength(2);
  });
});
