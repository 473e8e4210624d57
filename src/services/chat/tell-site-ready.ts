import { logger } from '../logger';
import { recordEvent } from '../notices/notification-centre';
import { findProject } from '../project/project-queries';

/** Keeps the event that a site stands; who watched it come to stand has seen it. Never rejects. */
export async function tellSiteReady(projectId: string): Promise<void> {
  try {
    const project = await findProject(projectId);
    if (!project) return;
    await recordEvent({
      kind: 'site-ready',
      type: 'success',
      title: `${project.name} is ready`,
      message:
        project.headSeq > 1
          ? 'The site was made anew. The version before it is kept.'
          : 'The site was made. Have a look, then change what you like.',
      href: `/app/projects/${projectId}/editor`,
      isSeen: isWatched(projectId),
      isToast: true,
    });
  } catch (error) {
    logger.warn('finished build not told', error);
  }
}

function isWatched(projectId: string): boolean {
  if (typeof document === 'undefined' || typeof location === 'undefined') return false;
  return !document.hidden && location.pathname.includes(`/projects/${projectId}/`);
}
