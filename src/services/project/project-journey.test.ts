import { beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { closeDatabase } from '@/storage/open-database';
import { continueAsGuest, logIn } from '../account/account-commands';
import { discardDraft, keepDraft, takeUpDrafts } from './draft-commands';
import { saveFile } from './file-commands';
import { addMessage } from '../chat/message-commands';
import {
  createProject,
  duplicateProject,
  recoverProject,
  renameProject,
  setPrivacy,
  trashProject,
} from './project-commands';
import {
  findFile,
  findProject,
  findStandingBuild,
  listFiles,
  listMessages,
  listOwnProjects,
  listVersions,
  readFileText,
  readSite,
  readVersionSite,
} from './project-queries';
import { clearUser, session } from '../account/session';
import { commitFiles, restoreVersion, travelVersions } from './version-commands';

const site = [
  { path: 'index.html', content: '<h1>One</h1>\n' },
  { path: 'style.css', content: 'body {\n  color: red;\n}\n' },
  { path: 'assets/icon.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
];

async function makeProject(): Promise<string> {
  const projectId = await createProject({ name: 'Bakery', prompt: 'Create a bakery site. Warm.' });
  await commitFiles({
    projectId,
    files: site,
    deleted: [],
    author: 'assistant',
    note: 'Built from the prompt',
    message: { text: 'One page stands.', brain: 'Composer', actions: ['Undo'], detail: { outcome: 'built' } },
  });
  return projectId;
}

describe('a project from prompt to restored version', () => {
  beforeEach(async () => {
    closeDatabase();
    await continueAsGuest();
  });

  it('is created with its prompt as first message and listed newest first', async () => {
    const first = await makeProject();
    const second = await makeProject();
    const listed = await listOwnProjects(session.read()?.id ?? '');
    expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
    expect(listed[0]).toMatchObject({
      name: 'Bakery',
      description: 'A bakery site. Warm.',
      fileCount: 3,
      status: 'draft',
    });
    expect((await listMessages(first)).map(({ role, seq }) => [role, seq])).toEqual([
      ['user', 1],
      ['ai', 2],
    ]);
  });

  it('answers the lines that a commit added, in the result and in the message', async () => {
    const projectId = await createProject({ name: 'Counted' });
    const { counts } = await commitFiles({
      projectId,
      files: site,
      deleted: [],
      author: 'assistant',
      note: 'Built',
      message: { text: 'x', actions: [] },
    });
    expect(counts).toEqual([
      { path: 'assets/icon.svg', added: 1, removed: 0, state: 'added' },
      { path: 'index.html', added: 1, removed: 0, state: 'added' },
      { path: 'style.css', added: 3, removed: 0, state: 'added' },
    ]);
    expect((await listMessages(projectId))[0]?.detail?.files).toEqual(counts);
  });

  it('saves an edit as a version and drops its draft', async () => {
    const projectId = await makeProject();
    const file = await findFile(projectId, 'index.html');
    await keepDraft({ projectId, path: 'index.html', text: '<h1>Two</h1>\n', baseRev: file?.rev ?? 0 });
    const outcome = await saveFile({
      projectId,
      path: 'index.html',
      text: '<h1>Two</h1>\n',
      baseRev: file?.rev ?? 0,
    });
    expect(outcome.kind).toBe('saved');
    expect(await readFileText(projectId, 'index.html')).toBe('<h1>Two</h1>\n');
    expect(await takeUpDrafts(projectId)).toEqual([]);
    expect((await listVersions(projectId)).map(({ seq, author }) => [seq, author])).toEqual([
      [2, 'user'],
      [1, 'assistant'],
    ]);
  });

  it('stands on the build before once a rebuild is undone, and on the rebuild again once it is redone', async () => {
    const projectId = await makeProject();
    await commitFiles({
      projectId,
      files: [{ path: 'index.html', content: '<h1>Corrected</h1>' }],
      deleted: [],
      author: 'assistant',
      note: 'Built again',
      message: {
        text: 'Again',
        actions: [],
        detail: { outcome: 'built', seed: 1, corrections: { name: 'Corrected' } },
      },
    });
    expect((await findStandingBuild(projectId))?.detail?.corrections).toEqual({ name: 'Corrected' });
    await travelVersions(projectId, 'undo', 1);
    expect((await findStandingBuild(projectId))?.text).toBe('One page stands.');
    await travelVersions(projectId, 'redo', 1);
    expect((await findStandingBuild(projectId))?.text).toBe('Again');
    const [, , , first] = (await listVersions(projectId)).map(({ id }) => id);
    await restoreVersion(projectId, first ?? '');
    expect((await findStandingBuild(projectId))?.text).toBe('One page stands.');
  });

  it('undoes, redoes, restores and restores back to identical bytes', async () => {
    const projectId = await makeProject();
    const built = await readSite(projectId);
    await commitFiles({
      projectId,
      files: [{ path: 'about.html', content: '<h1>About</h1>' }],
      deleted: ['style.css'],
      author: 'assistant',
      note: 'Changed',
    });
    const changed = await readSite(projectId);
    expect(await travelVersions(projectId, 'undo', 1)).not.toBeNull();
    expect(await readSite(projectId)).toEqual(built);
    expect(await travelVersions(projectId, 'undo', 1)).toBeNull();
    expect(await travelVersions(projectId, 'redo', 1)).not.toBeNull();
    expect(await readSite(projectId)).toEqual(changed);
    expect(await travelVersions(projectId, 'redo', 1)).toBeNull();
    const versions = await listVersions(projectId);
    await restoreVersion(projectId, versions.at(-1)?.id ?? '');
    expect(await readSite(projectId)).toEqual(built);
    await restoreVersion(projectId, versions[0]?.id ?? '');
    expect(await readSite(projectId)).toEqual(changed);
    expect(await readVersionSite(versions.at(-1)?.id ?? '')).toEqual(built);
  });

  it('takes several changes back at once, no further than there are, and does them again', async () => {
    const projectId = await makeProject();
    const states = [await readSite(projectId)];
    for (const name of ['one', 'two', 'three']) {
      await commitFiles({
        projectId,
        files: [{ path: `${name}.html`, content: `<h1>${name}</h1>` }],
        deleted: [],
        author: 'assistant',
        note: name,
      });
      states.push(await readSite(projectId));
    }
    expect(await travelVersions(projectId, 'undo', 2)).toMatchObject({ count: 2 });
    expect(await readSite(projectId)).toEqual(states[1]);
    expect(await travelVersions(projectId, 'undo', 5)).toMatchObject({ count: 1 });
    expect(await readSite(projectId)).toEqual(states[0]);
    expect(await travelVersions(projectId, 'redo', 'all')).toMatchObject({ count: 3 });
    expect(await readSite(projectId)).toEqual(states[3]);
  });

  it('keeps bytes that are no text as bytes', async () => {
    const projectId = await createProject({ name: 'Pictures' });
    const png = Uint8Array.from([137, 80, 78, 71, 0, 255]);
    await commitFiles({
      projectId,
      files: [{ path: 'assets/a.png', content: png }],
      deleted: [],
      author: 'import',
      note: 'Imported',
    });
    const [file] = await readSite(projectId);
    expect(file?.content).toEqual(png);
    expect((await listFiles(projectId))[0]).toMatchObject({ mime: 'image/png', size: 6 });
  });

  it('goes to the trash whole and comes back whole', async () => {
    const projectId = await makeProject();
    await trashProject(projectId);
    expect(await findProject(projectId)).toBeUndefined();
    await recoverProject(projectId);
    expect((await readSite(projectId)).map(textOf)).toHaveLength(3);
    expect((await findProject(projectId))?.deletedAt).toBeNull();
  });

  it('refuses a blank name and keeps the old one', async () => {
    const projectId = await makeProject();
    await expect(renameProject(projectId, ' \u202e\n ')).rejects.toMatchObject({
      code: 'project-name-blank',
    });
    await renameProject(projectId, `  Pão\u202e "da" / Lua${'x'.repeat(200)}`);
    const name = (await findProject(projectId))?.name ?? '';
    expect(name).toHaveLength(100);
    expect(name.startsWith('Pão "da" / Luaxx')).toBe(true);
  });

  it('keeps messages in the order they were said', async () => {
    const projectId = await createProject({ name: 'Chat' });
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => addMessage({ projectId, role: 'user', text })));
    expect((await listMessages(projectId)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('offers drafts that differ from what is saved and forgets the others', async () => {
    const projectId = await makeProject();
    await keepDraft({ projectId, path: 'index.html', text: '<h1>One</h1>\n', baseRev: 1 });
    await keepDraft({ projectId, path: 'style.css', text: 'typed', baseRev: 1 });
    expect(await takeUpDrafts(projectId)).toMatchObject([{ path: 'style.css', text: 'typed', baseRev: 1 }]);
    expect(await takeUpDrafts(projectId)).toHaveLength(1);
    await discardDraft(projectId, 'style.css');
    expect(await takeUpDrafts(projectId)).toEqual([]);
  });

  it('keeps the text as a draft when the save fails', async () => {
    const projectId = await makeProject();
    clearUser();
    const order = { projectId, path: 'index.html', text: 'typed', baseRev: 1 };
    await expect(saveFile(order)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await takeUpDrafts(projectId)).toMatchObject([{ text: 'typed' }]);
  });

  it('refuses paths that are not safe anywhere, and writes nothing', async () => {
    const projectId = await makeProject();
    const files = [{ path: '../outside.html', content: 'x' }];
    const order = { projectId, files, deleted: [], author: 'assistant', note: 'n' } as const;
    await expect(commitFiles(order)).rejects.toMatchObject({ code: 'path-invalid' });
    expect(await listVersions(projectId)).toHaveLength(1);
  });

  it('belongs to its account: another one sees it only while it is public, and changes nothing', async () => {
    const projectId = await makeProject();
    await logIn({ email: 'other@example.org', password: 'x' });
    expect(await findProject(projectId)).toBeDefined();
    await expect(renameProject(projectId, 'Mine')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(addMessage({ projectId, role: 'user', text: 'x' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(travelVersions(projectId, 'undo', 1)).rejects.toMatchObject({ code: 'forbidden' });
    await continueAsGuest();
    await setPrivacy(projectId, 'private');
    await logIn({ email: 'other@example.org', password: 'x' });
    expect(await findProject(projectId)).toBeUndefined();
  });

  it('is duplicated for its owner', async () => {
    const projectId = await makeProject();
    const copyId = await duplicateProject(projectId);
    expect(await readSite(copyId)).toEqual(await readSite(projectId));
    expect((await findProject(copyId))?.name).toBe('Bakery copy');
  });
});
