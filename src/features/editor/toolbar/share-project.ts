import { projectPageUrl } from '@/contract/urls';
import { describeError } from '@/domain/errors';
import type { Project } from '@/domain/project/project';
import { notify } from '@/services/notifications';

/** Copies the address of the project's preview and says how it went (specification §8). */
export async function shareProject(project: Project | undefined): Promise<void> {
  if (!project || project.headVersionId === null) {
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
