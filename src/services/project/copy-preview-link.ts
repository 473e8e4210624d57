import { projectPageUrl } from '@/contract/urls';
import { describeError } from '@/domain/errors';
import type { Project } from '@/domain/project/project';
import { notify } from '../notices/notifications';

/** The address of a project's preview, as it stands in the address bar. */
export function previewAddress(projectId: string): string {
  return new URL(projectPageUrl(projectId), location.href).href;
}

/** Whether a project has something to preview; where it has not, that is said (specification §8). */
export function hasPreview(project: Project | undefined): project is Project {
  if (project && project.headVersionId !== null) return true;
  notify({ type: 'warning', title: describeError('share-no-url'), message: '' });
  return false;
}

/** Copies the address of the project's preview and says how it went (specification §8). */
export async function copyPreviewLink(project: Project | undefined): Promise<void> {
  if (!hasPreview(project)) return;
  try {
    await navigator.clipboard.writeText(previewAddress(project.id));
    notify({ type: 'success', title: 'Link copied!', message: 'It opens in this browser, on this device.' });
  } catch {
    // No clipboard here, or the person said no: the toast is all there is to do.
    notify({ type: 'error', title: describeError('copy-failed'), message: '' });
  }
}
