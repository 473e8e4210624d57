import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../src/domain/project/message';
import type { Project } from '../../src/domain/project/project';
import type { ProjectReader } from '../../src/domain/project/project-reader';
import type { Version } from '../../src/domain/project/version';
import type { ReaderContent } from '../support/storage/memory-project-reader';

function project(id: string, fields: Partial<Project> = {}): Project {
  return {
    id,
    ownerId: 'ann',
    name: `Project ${id}`,
    description: '',
    status: 'draft',
    privacy: 'public',
    createdAt: 1,
    updatedAt: 1,
    headVersionId: null,
    headSeq: 0,
    fileCount: 0,
    bytes: 0,
    deletedAt: null,
    seed: 1,
    ...fields,
  };
}

const file = { projectId: 'new', hash: 'h1', size: 3, mime: 'text/html', rev: 1, updatedAt: 1 };
const message: Omit<Message, 'id' | 'seq' | 'text'> = {
  projectId: 'new',
  role: 'user',
  createdAt: 1,
  actions: [],
};
const version: Omit<Version, 'id' | 'seq'> = {
  projectId: 'new',
  parentId: null,
  author: 'user',
  note: '',
  createdAt: 1,
  added: [],
  modified: [],
  deleted: [],
};

const content: ReaderContent = {
  currentAccountId: 'ann',
  projects: [
    project('old', { updatedAt: 10 }),
    project('new', { updatedAt: 20 }),
    project('gone', { updatedAt: 30, deletedAt: 30 }),
    project('foreign', { updatedAt: 40, ownerId: 'bob' }),
  ],
  files: [
    { ...file, path: 'style.css' },
    { ...file, path: 'index.html' },
    { ...file, path: 'assets/icon.svg' },
    { ...file, projectId: 'old', path: 'index.html' },
    // A neighbour in the index: its id begins with the other's.
    { ...file, projectId: 'new2', path: 'index.html' },
  ],
  blobs: new Map([['h1', Uint8Array.from([1, 2, 255])]]),
  drafts: [{ projectId: 'new', path: 'style.css', text: 'typed', baseRev: 1, updatedAt: 1 }],
  messages: [
    { ...message, id: 'm10', seq: 10, text: 'tenth' },
    { ...message, id: 'm9', seq: 9, text: 'ninth' },
    { ...message, id: 'm1', seq: 1, text: 'elsewhere', projectId: 'old' },
  ],
  versions: [
    { ...version, id: 'v10', seq: 10 },
    { ...version, id: 'v9', seq: 9 },
    { ...version, id: 'v1', seq: 1, projectId: 'old' },
  ],
};

/** What every reader of projects must do. `make` gives a reader over exactly the given rows. */
export function describeProjectReader(
  name: string,
  make: (content: ReaderContent) => Promise<ProjectReader> | ProjectReader,
): void {
  describe(`a project reader over ${name}`, () => {
    let reader: ProjectReader;
    beforeEach(async () => {
      reader = await make(content);
    });

    it('says who is signed in', async () => {
      expect(await reader.readCurrentAccountId()).toBe('ann');
      const nobody = await make({ ...content, currentAccountId: null });
      expect(await nobody.readCurrentAccountId()).toBeNull();
    });

    it('lists the projects of one owner, newest first, without the trash', async () => {
      expect((await reader.listProjects('ann')).map(({ id }) => id)).toEqual(['new', 'old']);
      expect((await reader.listProjects('ann', 1)).map(({ id }) => id)).toEqual(['new']);
      expect(await reader.listProjects('nobody')).toEqual([]);
    });

    it('reads any project that is in use, whoever owns it', async () => {
      expect(await reader.readProject('foreign')).toMatchObject({ ownerId: 'bob' });
      expect(await reader.readProject('gone')).toBeUndefined();
      expect(await reader.readProject('none')).toBeUndefined();
    });

    it('lists the files of one project by path', async () => {
      const paths = (await reader.listFiles('new')).map(({ path }) => path);
      expect(paths).toEqual(['assets/icon.svg', 'index.html', 'style.css']);
      expect(await reader.listFiles('none')).toEqual([]);
    });

    it('reads one file by its exact path', async () => {
      expect(await reader.readFile('new', 'index.html')).toMatchObject({ hash: 'h1', rev: 1 });
      expect(await reader.readFile('new', 'Index.html')).toBeUndefined();
      expect(await reader.readFile('none', 'index.html')).toBeUndefined();
    });

    it('reads content byte for byte', async () => {
      expect(await reader.readBlob('h1')).toEqual(Uint8Array.from([1, 2, 255]));
      expect(await reader.readBlob('none')).toBeUndefined();
    });

    it('lists drafts, messages and versions of one project in order', async () => {
      expect((await reader.listDrafts('new')).map(({ text }) => text)).toEqual(['typed']);
      expect((await reader.listMessages('new')).map(({ text }) => text)).toEqual(['ninth', 'tenth']);
      expect((await reader.listVersions('new')).map(({ seq }) => seq)).toEqual([9, 10]);
      expect(await reader.listDrafts('old')).toEqual([]);
    });
  });
}
