import { AppError } from '@/domain/errors';
import type { Project } from '@/domain/project/project';
import { templateRowSchema, type TemplateRow } from '@/domain/templates/template-row';
import type { HashedFile } from '../content/hash-files';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import { duplicateProject } from '../project/duplicate-project';
import { changeProject, createProject } from '../project/project-store';
import { checkRow, checkRows } from '../rows/check-rows';
import { commitFiles, type CommitOrder } from '../version/commit-files';

/** A made site that becomes the site of a template. */
export type MadeTemplate = {
  readonly row: Omit<TemplateRow, 'uses' | 'views' | 'createdAt' | 'projectId'>;
  readonly project: Pick<Project, 'id' | 'ownerId' | 'name' | 'description' | 'seed'>;
  readonly prompt: string;
  readonly files: readonly HashedFile[];
  readonly note: string;
  readonly message: NonNullable<CommitOrder['message']>;
};

/** Every template row of this device; rows that do not parse are set aside. */
export async function listTemplateRows(database: SitewrightDatabase): Promise<TemplateRow[]> {
  return checkRows(database, database.templates, templateRowSchema, await database.templates.toArray());
}

/** One template's row; undefined when there is none. */
export async function findTemplateRow(
  database: SitewrightDatabase,
  id: string,
): Promise<TemplateRow | undefined> {
  return checkRow(database, database.templates, templateRowSchema, await database.templates.get(id));
}

/**
 * Keeps a made site as a template's. Answers the project that holds it: another one when another tab was faster. The
 * site of an earlier revision goes to the trash; counts stay.
 */
export async function shelveTemplate(
  database: SitewrightDatabase,
  made: MadeTemplate,
  stamp: Stamp,
): Promise<string> {
  return runWrite(database, templateTables(database), async () => {
    const known = await findTemplateRow(database, made.row.id);
    if (known?.projectId && known.revision === made.row.revision) return known.projectId;
    if (known?.projectId) await changeProject(database, known.projectId, { deletedAt: stamp.now }, stamp.now);
    await createProject(database, { ...made.project, privacy: 'public', prompt: made.prompt }, stamp);
    const { files, note, message } = made;
    const order = {
      projectId: made.project.id,
      files,
      deleted: [],
      author: 'assistant',
      note,
      message,
    } as const;
    await commitFiles(database, order, stamp);
    const counts = {
      uses: known?.uses ?? 0,
      views: known?.views ?? 0,
      createdAt: known?.createdAt ?? stamp.now,
    };
    await database.templates.put({ ...made.row, ...counts, projectId: made.project.id });
    return made.project.id;
  });
}

/** Keeps a copy of a project as a template: later changes of the project do not reach it. Throws `not-found`. */
export async function saveAsTemplate(
  database: SitewrightDatabase,
  {
    row,
    projectId,
    copyId,
    owner,
  }: {
    readonly row: Omit<TemplateRow, 'uses' | 'views' | 'createdAt' | 'projectId' | 'revision'>;
    readonly projectId: string;
    readonly copyId: string;
    /** Owner of the copy, which no account's list of projects holds. */
    readonly owner: string;
  },
  stamp: Stamp,
): Promise<void> {
  await runWrite(database, templateTables(database), async () => {
    await duplicateProject(database, { projectId, copyId, ownerId: owner, name: row.title }, stamp);
    await database.templates.put({
      ...row,
      projectId: copyId,
      revision: 1,
      uses: 0,
      views: 0,
      createdAt: stamp.now,
    });
  });
}

/** Makes a project of an account's own from a template's site, and counts it. Throws `not-found`. */
export async function copyTemplate(
  database: SitewrightDatabase,
  { id, copyId, ownerId }: { readonly id: string; readonly copyId: string; readonly ownerId: string },
  stamp: Stamp,
): Promise<void> {
  await runWrite(database, templateTables(database), async () => {
    const row = await findTemplateRow(database, id);
    if (!row?.projectId) throw new AppError('not-found', { path: `template ${id}` });
    await duplicateProject(database, { projectId: row.projectId, copyId, ownerId, name: row.title }, stamp);
    await database.templates.put({ ...row, uses: row.uses + 1 });
  });
}

/** Counts that a template was looked at; one that is not kept yet is not counted. */
export async function countView(database: SitewrightDatabase, id: string): Promise<void> {
  await runWrite(database, [database.templates, database.quarantine], async () => {
    const row = await findTemplateRow(database, id);
    if (row) await database.templates.put({ ...row, views: row.views + 1 });
  });
}

/** Takes a template away. Its site goes to the trash; projects made from it stay. */
export async function removeTemplate(database: SitewrightDatabase, id: string, now: number): Promise<void> {
  await runWrite(database, templateTables(database), async () => {
    const row = await findTemplateRow(database, id);
    await database.templates.delete(id);
    if (row?.projectId) await changeProject(database, row.projectId, { deletedAt: now }, now);
  });
}

function templateTables(database: SitewrightDatabase) {
  return [...contentTables(database), database.templates];
}
