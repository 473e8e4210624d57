import { AppError } from '@/domain/errors';
import {
  shareFormat,
  shareManifestPath,
  shareManifestSchema,
  shareSiteFolder,
  type ShareManifest,
} from '@/domain/project/share-file';
import type { UnpackedFile } from '@/contract/archive-worker';
import { hashFiles } from '@/storage/content/hash-files';
import { withDatabase } from '@/storage/open-database';
import { importProject } from '@/storage/project/import-project';
import { unpackZip, type ArchiveOptions } from './archive';
import { now } from '../clock';
import { mimeOf } from './file-path';
import { newId } from '../ids';
import { recordEvent } from '../notices/notification-centre';
import { logger } from '../logger';
import { requireUser } from './own-project';
import { cleanProjectName } from './project-name';
import { stamp } from '../stamp';
import { noteUserSave } from '../storage-health';

export type ImportedShare = { readonly projectId: string; readonly name: string; readonly by: string };

/**
 * Makes a project out of a share file, among those shared with the signed-in account. Every path and size is checked
 * before anything is stored, and the project is stored whole or not at all. Throws `share-file-invalid`,
 * `archive-refused`, `storage-full`; an AbortError when cancelled.
 */
export async function importShare(file: File, options: ArchiveOptions = {}): Promise<ImportedShare> {
  const { id: ownerId } = requireUser();
  const unpacked = await unpackZip(file, options);
  const { manifest, site } = readShare(unpacked);
  const id = newId();
  const name = cleanProjectName(manifest.project.name);
  const by = cleanProjectName(manifest.from || 'Somebody');
  const files = await hashFiles(site, mimeOf);
  options.signal?.throwIfAborted();
  const project = {
    ...manifest.project,
    id,
    ownerId,
    name,
    seed: manifest.project.seed >>> 0,
    // Shown to nobody else on this device until its new owner says so.
    privacy: 'private' as const,
    share: { by, role: manifest.role, importedAt: now() },
  };
  await withDatabase((database) =>
    importProject(database, { project, files, note: `Shared by ${by}`, messages: [] }, stamp()),
  );
  noteUserSave();
  recordEvent({
    kind: 'import-finished',
    type: 'success',
    title: `${name} was imported`,
    message: `${by} shared it with you.`,
    href: `/app/projects/${id}/editor`,
  }).catch((error: unknown) => logger.warn('import not noted', error));
  return { projectId: id, name, by };
}

/** Takes a share file's content apart. Throws `share-file-invalid`. */
export function readShare(unpacked: readonly UnpackedFile[]): {
  readonly manifest: ShareManifest;
  readonly site: readonly UnpackedFile[];
} {
  const manifestFile = unpacked.find(({ path }) => path === shareManifestPath);
  if (!manifestFile)
    throw invalid('it holds no project from Sitewright. A site in a zip becomes a project under Create New.');
  const parsed = shareManifestSchema.safeParse(parseJson(manifestFile.content));
  if (!parsed.success) throw invalid('what it says of its project cannot be read.');
  if (parsed.data.format > shareFormat) {
    throw invalid('it was saved by a newer Sitewright. Reload to update, then import it again.');
  }
  const folder = `${shareSiteFolder}/`;
  const site = unpacked
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, content }) => ({ path: path.slice(folder.length), content }));
  if (site.length === 0) throw invalid('its project holds no files.');
  return { manifest: parsed.data, site };
}

function parseJson(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch {
    return undefined;
  }
}

function invalid(reason: string): AppError {
  return new AppError('share-file-invalid', { reason });
}
