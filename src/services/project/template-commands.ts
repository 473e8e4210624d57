import { AppError } from '@/domain/errors';
import { describeBuild } from '@/domain/site/describe-build';
import { describeProject } from '@/domain/project/describe-project';
import { keptTemplates, type KeptTemplate } from '@/domain/templates/kept-templates';
import { templateBriefs } from '@/domain/templates/template-briefs';
import { templateOwner, type TemplateCategory, type TemplateTag } from '@/domain/templates/template';
import { hashFiles } from '@/storage/content/hash-files';
import { withDatabase } from '@/storage/open-database';
import * as store from '@/storage/template/template-store';
import { now } from '../clock';
import { composerBrain } from '../chat/composer-brain';
import { mimeOf } from './file-path';
import { newId } from '../ids';
import { requireOwnProject, requireUser } from './own-project';
import { checkRoomFor } from '../plans/plan-limits';
import { cleanProjectName } from './project-name';
import { stamp } from '../stamp';
import { noteUserSave } from '../storage-health';

const making = new Map<string, Promise<string>>();

/**
 * The project that holds a template's site. A kept brief is composed when it is first asked for, and stays. Throws
 * `not-found` when there is no such template, `worker-failed`, `storage-full`.
 */
export async function readyTemplate(id: string): Promise<string> {
  const row = await withDatabase((database) => store.findTemplateRow(database, id));
  const kept = keptTemplates.find((template) => template.id === id);
  if (row?.projectId && (!kept || row.revision === kept.revision)) return row.projectId;
  if (!kept) throw new AppError('not-found', { path: `template ${id}` });
  const running = making.get(id) ?? makeKept(kept).finally(() => making.delete(id));
  making.set(id, running);
  return running;
}

async function makeKept(kept: KeptTemplate): Promise<string> {
  const { id, revision, title, subtitle, category, tags, label } = kept;
  const given = templateBriefs[id];
  if (!given) throw new AppError('not-found', { path: `brief of template ${id}` });
  const { prompt, seed } = given;
  const { signal } = new AbortController();
  const startedAt = now();
  const { brief, files, findings } = await composerBrain.build({ prompt, seed }, () => undefined, signal);
  const pages = files.filter(({ path }) => path.endsWith('.html') && path !== '404.html').length;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const hashed = await hashFiles(files, mimeOf);
  return withDatabase((database) =>
    store.shelveTemplate(
      database,
      {
        row: { id, ownerId: null, revision, title, subtitle, category, tags: [...tags], label },
        project: {
          id: newId(),
          ownerId: templateOwner(null),
          name: title,
          description: describeProject(prompt),
          seed,
        },
        prompt,
        files: hashed,
        note: 'Built from the prompt',
        message: {
          text: describeBuild(brief, pages, errors),
          brain: composerBrain.name,
          actions: ['Try another'],
          detail: { brief, milliseconds: now() - startedAt, outcome: 'built', seed },
        },
      },
      stamp(),
    ),
  );
}

/**
 * Makes a project of the signed-in account's own from a template; answers its id. Throws `forbidden` when nobody is
 * signed in, and what `readyTemplate` and `checkRoomFor` throw.
 */
export async function startFromTemplate(id: string): Promise<string> {
  const { id: ownerId } = requireUser();
  await checkRoomFor('project');
  await readyTemplate(id);
  const copyId = newId();
  await withDatabase((database) => store.copyTemplate(database, { id, copyId, ownerId }, stamp()));
  noteUserSave();
  return copyId;
}

/** Counts that a template's page was opened. */
export function noteTemplateView(id: string): Promise<void> {
  return withDatabase((database) => store.countView(database, id));
}

export type TemplateOrder = {
  readonly projectId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly category: TemplateCategory;
  readonly tags: readonly TemplateTag[];
};

/**
 * Keeps a project as it stands as a template of the signed-in account; answers the template's id. Throws
 * `project-name-blank`, `not-found`, `forbidden`, `storage-full`.
 */
export async function saveAsTemplate(order: TemplateOrder): Promise<string> {
  const { id: ownerId } = requireUser();
  const id = newId();
  const row = {
    id,
    ownerId,
    title: cleanProjectName(order.title),
    subtitle: order.subtitle.trim(),
    category: order.category,
    tags: [...order.tags],
    label: null,
  };
  await withDatabase(async (database) => {
    await requireOwnProject(database, order.projectId);
    const copy = { row, projectId: order.projectId, copyId: newId(), owner: templateOwner(ownerId) };
    await store.saveAsTemplate(database, copy, stamp());
  });
  noteUserSave();
  return id;
}

/** Takes one of the account's own templates away; projects made from it stay. Throws `not-found`, `forbidden`. */
export async function removeTemplate(id: string): Promise<void> {
  const { id: accountId } = requireUser();
  await withDatabase(async (database) => {
    const row = await store.findTemplateRow(database, id);
    if (!row) throw new AppError('not-found', { path: `template ${id}` });
    if (row.ownerId !== accountId) throw new AppError('forbidden');
    await store.removeTemplate(database, id, now());
  });
}
