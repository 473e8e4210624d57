import { projectPageUrl } from '@/contract/urls';
import { AppError, describeError } from '@/domain/errors';
import type { Project, ShareRole } from '@/domain/project/project';
import {
  shareFileEnding,
  shareFormat,
  shareManifestPath,
  shareSiteFolder,
  type ShareManifest,
} from '@/domain/project/share-file';
import { zipName } from '@/engine/archive/zip-name';
import { packProject, type ArchiveOptions } from './archive';
import { now } from './clock';
import { notify } from './notifications';
import { requireUser } from './own-project';
import { findProject, listVersions } from './project-queries';
import { saveDownload } from './save-download';

/** Whether a project has anything to show yet. */
export function canPreview(project: Pick<Project, 'headVersionId'>): boolean {
  return project.headVersionId !== null;
}

/** Copies the address of a project's preview and says how it went, in the words of specification §8. */
export async function copyPreviewLink(
  project: Pick<Project, 'id' | 'headVersionId'> | undefined,
): Promise<void> {
  if (!project || !canPreview(project)) {
    notify({ type: 'warning', title: describeError('share-no-url'), message: '' });
    return;
  }
  try {
    await navigator.clipboard.writeText(new URL(projectPageUrl(project.id), location.href).href);
    notify({ type: 'success', title: 'Link copied!', message: 'It opens in this browser, on this device.' });
  } catch {
    // No clipboard here, or the person said no: the toast is all there is to do.
    notify({ type: 'error', title: describeError('copy-failed'), message: '' });
  }
}

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
  if (!canPreview(project)) throw new AppError('share-no-url');
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
