import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Brain } from '@/assistant/brain';
import { closeDatabase, withDatabase } from '@/storage/open-database';
import { continueAsGuest } from '../account/account-commands';
import { composerBrain } from '../chat/composer-brain';
import { createProject } from './project-commands';
import { findProject, listMessages, listOwnProjects, readFileText } from './project-queries';
import { clearUser, session } from '../account/session';
import {
  noteTemplateView,
  readyTemplate,
  removeTemplate,
  saveAsTemplate,
  startFromTemplate,
} from './template-commands';
import { findTemplate, listTemplates } from './template-queries';
import { commitFiles } from './version-commands';

const answer = {
  brief: { remarks: [], limits: [] },
  findings: [],
  files: [{ path: 'index.html', content: '<h1>Osteria</h1>' }],
} as unknown as Awaited<ReturnType<Brain['build']>>;
const build = vi.spyOn(composerBrain, 'build').mockResolvedValue(answer);

const ownId = () => session.read()?.id ?? '';

describe('templates', () => {
  beforeEach(async () => {
    closeDatabase();
    await withDatabase((database) => Promise.all([database.templates.clear(), database.projects.clear()]));
    await continueAsGuest();
    build.mockClear();
  });

  it('are eleven, three of them recommended, before any site was made', async () => {
    const templates = await listTemplates();
    expect(templates).toHaveLength(11);
    expect(templates.filter(({ isFeatured }) => isFeatured)).toHaveLength(3);
    expect(templates.every(({ previewProjectId, uses }) => previewProjectId === null && uses === 0)).toBe(
      true,
    );
  });

  it('are composed once, and shown to nobody as a project', async () => {
    const [first, second] = await Promise.all([readyTemplate('osteria'), readyTemplate('osteria')]);
    expect(second).toBe(first);
    expect(await readyTemplate('osteria')).toBe(first);
    expect(build).toHaveBeenCalledTimes(1);
    expect(await readFileText(first, 'index.html')).toContain('Osteria');
    expect(await listOwnProjects(ownId())).toEqual([]);
    expect((await findTemplate('osteria'))?.previewProjectId).toBe(first);
  });

  it('can be looked at by who is signed out', async () => {
    const projectId = await readyTemplate('osteria');
    clearUser();
    expect((await findProject(projectId))?.name).toBe('Osteria');
  });

  it('become a project of one’s own, with the message of the build, and count it', async () => {
    const projectId = await startFromTemplate('osteria');
    await noteTemplateView('osteria');
    const [project] = await listOwnProjects(ownId());
    expect(project).toMatchObject({ id: projectId, name: 'Osteria', status: 'draft', headSeq: 1 });
    expect((await listMessages(projectId)).map(({ role }) => role)).toEqual(['user', 'ai']);
    expect(await findTemplate('osteria')).toMatchObject({ uses: 1, views: 1 });
    await commitFiles({
      projectId,
      files: [{ path: 'index.html', content: 'mine' }],
      deleted: [],
      author: 'user',
      note: 'x',
    });
    const again = await startFromTemplate('osteria');
    expect(await readFileText(again, 'index.html')).toContain('Osteria');
  });

  it('are used by who is signed in only, and only those that exist', async () => {
    await expect(startFromTemplate('nowhere')).rejects.toMatchObject({ code: 'not-found' });
    clearUser();
    await expect(startFromTemplate('osteria')).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are saved from a project, stay as they were saved, and are the account’s own', async () => {
    const projectId = await createProject({ name: 'Mine', prompt: 'A site' });
    const save = (content: string) =>
      commitFiles({
        projectId,
        files: [{ path: 'index.html', content }],
        deleted: [],
        author: 'user',
        note: 'Saved',
      });
    await save('first');
    const order = { projectId, subtitle: 'A start', category: 'business', tags: ['SEO'] } as const;
    const id = await saveAsTemplate({ ...order, title: '  My start ' });
    await save('second');
    const template = await findTemplate(id);
    expect(template).toMatchObject({ title: 'My start', isOwn: true, rating: null });
    expect(await readFileText(template?.previewProjectId ?? '', 'index.html')).toBe('first');
    expect((await listOwnProjects(ownId())).map((project) => project.id)).toEqual([projectId]);
    const made = await startFromTemplate(id);
    expect(await readFileText(made, 'index.html')).toBe('first');
    await removeTemplate(id);
    expect(await findTemplate(id)).toBeUndefined();
    expect(await readFileText(made, 'index.html')).toBe('first');
    await expect(saveAsTemplate({ ...order, title: ' ' })).rejects.toMatchObject({
      code: 'project-name-blank',
    });
  });

  it('of another account are neither shown nor taken away', async () => {
    const projectId = await createProject({ name: 'Mine' });
    const id = await saveAsTemplate({ projectId, title: 'T', subtitle: '', category: 'business', tags: [] });
    const copy = (await findTemplate(id))?.previewProjectId ?? '';
    clearUser();
    expect(await findTemplate(id)).toBeUndefined();
    expect(copy).not.toBe('');
    await expect(removeTemplate(id)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
