import { mimeTypeOf } from '@/contract/mime-types';
import { limits } from '@/domain/limits';
import type { BackedUpProject } from '@/domain/project/backup-file';
import { templateOwner } from '@/domain/templates/template';
import { backupLimits } from '@/engine/archive/archive-limits';
import type { OpenZip } from '@/engine/archive/open-zip';
import { hashFiles, type HashedFile } from '@/storage/content/hash-files';
import type { SitewrightDatabase } from '@/storage/database';
import { contentTables, runWrite } from '@/storage/guard/run-write';
import { listFiles } from '@/storage/project/file-store';
import { addImported, importProject, type ImportOrder } from '@/storage/project/import-project';
import { unpackZip } from '../unpack-zip';

const mark = ' (restored)';
const mimeOf = (path: string) => mimeTypeOf(path) ?? 'application/octet-stream';
const newId = () => crypto.randomUUID().replaceAll('-', '');

export type RestoreProject = {
  readonly zip: OpenZip;
  readonly project: BackedUpProject;
  readonly ownerId: string;
  readonly at: number;
};

/** Where a project stands now, and whether that is where it stood unchanged all the time. */
export type PlacedProject = { readonly id: string; readonly isUnchanged: boolean };

/**
 * Makes a project of one in a backup, whole or not at all: under its own id where that is free, else as another beside
 * what stands. One that stands as it was is left alone. Throws with a sentence why it could not be.
 */
export async function restoreProject(
  database: SitewrightDatabase,
  { zip, project, ownerId, at }: RestoreProject,
): Promise<PlacedProject> {
  const packed = project.zip === null ? null : await zip.read(project.zip);
  if (project.zip !== null && !packed) throw new Error('its files are not in the backup.');
  const rules = { limits: backupLimits, isExact: true };
  const files = await hashFiles(packed ? await unpackZip(packed, () => undefined, rules) : [], mimeOf);
  if (project.id !== undefined && (await standsAsItWas(database, project.id, project, files))) {
    return { id: project.id, isUnchanged: true };
  }
  const isFree = project.id !== undefined && (await database.projects.get(project.id)) === undefined;
  const id = isFree ? (project.id ?? newId()) : newId();
  const stamp = { now: at, newId };
  const order = orderOf(project, { id, ownerId, isFree, files });
  if (!project.template) {
    await importProject(database, order, stamp);
    return { id, isUnchanged: false };
  }
  const template = { ...project.template, ownerId, projectId: id };
  const isUnchanged = await runWrite(database, [...contentTables(database), database.templates], async () => {
    if ((await database.templates.get(template.id)) !== undefined) return true;
    await addImported(database, order, stamp);
    await database.templates.add(template);
    return false;
  });
  return { id, isUnchanged };
}

function orderOf(
  project: BackedUpProject,
  made: {
    readonly id: string;
    readonly ownerId: string;
    readonly isFree: boolean;
    readonly files: readonly HashedFile[];
  },
): ImportOrder {
  const { description, status, privacy, seed, createdAt, share, references, template, messages } = project;
  const name = project.name.slice(0, limits.projectNameMaxCharacters - (made.isFree ? 0 : mark.length));
  return {
    project: {
      id: made.id,
      ownerId: template ? templateOwner(made.ownerId) : made.ownerId,
      name: made.isFree || template ? name : `${name}${mark}`,
      description,
      status,
      privacy,
      seed: seed >>> 0,
      ...(createdAt === undefined ? {} : { createdAt }),
      ...(share ? { share } : {}),
      ...(references ? { references } : {}),
    },
    files: made.files,
    note: 'Restored from a backup',
    messages,
  };
}

async function standsAsItWas(
  database: SitewrightDatabase,
  id: string,
  { name, description, status, privacy, messages }: BackedUpProject,
  files: readonly HashedFile[],
): Promise<boolean> {
  const standing = await database.projects.get(id);
  if (standing?.deletedAt !== null) return false;
  const isSame =
    standing.name === name &&
    standing.description === description &&
    standing.status === status &&
    standing.privacy === privacy &&
    standing.fileCount === files.length;
  if (!isSame) return false;
  const said = await database.messages.where('[projectId+seq]').between([id, -Infinity], [id, []]).count();
  if (said !== messages.length) return false;
  const hashes = new Map((await listFiles(database, id)).map(({ path, hash }) => [path, hash]));
  return files.every(({ path, hash }) => hashes.get(path) === hash);
}
