import { AppError } from '@/domain/errors';
import type { ShareRole } from '@/domain/project/project';
import {
  shareFileEnding,
  shareFormat,
  shareManifestPath,
  shareSiteFolder,
  type ShareManifest,
} from '@/domain/project/share-file';
import { zipName } from '@/engine/archive/zip-name';
import { packProject, type ArchiveOptions } from './archive';
import { now } from '../clock';
import { requireUser } from './own-project';
import { findProject, listVersions } from './project-queries';
import { saveDownload } from './save-download';

/**
 * Saves a project as a share file: its files as they stand, its name, who shares it and what may be done with it. The
 * chat and earlier versions stay here. Throws `not-found`, `share-no-url` while it has no files, `archive-failed`; an
 * AbortError when cancelled.
 */
export async function saveShareFile(
  projectId: string,
  role: ShareRole,
  options: ArchiveOptions = {},
): Promise<void> {
  const { name: from } = requireUser();
  const project = await findProject(projectId);
  if (!project) throw new AppError('not-found', { path: projectId });
  if (project.headVersionId === null) throw new AppError('share-no-url');
  const [head] = await listVersions(projectId);
  const { name, description, status, privacy, seed } = project;
  const manifest: ShareManifest = {
    kind: 'sitewright-share',
    format: shareFormat,
    role,
    from,
    savedAt: now(),
    project: { name, description, status, privacy, seed },
    head: { seq: head?.seq ?? 0, note: (head?.note ?? '').slice(0, 500) },
  };
  const extra = { path: shareManifestPath, text: JSON.stringify(manifest, null, 2) };
  const zip = await packProject(projectId, { ...options, wrapping: { folder: shareSiteFolder, extra } });
  saveDownload(zip, zipName(name).replace(/\.zip$/u, shareFileEnding));
}
