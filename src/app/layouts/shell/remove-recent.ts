import { limits } from '@/domain/limits';
import type { Project } from '@/domain/project/project';
import { notify } from '@/services/notices/notifications';
import { notifyFailure } from '@/services/notices/notify-failure';
import { recoverProject, trashProject } from '@/services/project/project-commands';

/** Moves a project to the trash with a way back; answers whether it went. */
export async function removeRecent({ id, name }: Project): Promise<boolean> {
  try {
    await trashProject(id);
  } catch (error) {
    notifyFailure('Not deleted')(error);
    return false;
  }
  notify({
    type: 'info',
    title: 'Moved to the trash',
    message: `${name} stays there for ${limits.trashDays} days.`,
    action: { label: 'Undo', run: () => void recoverProject(id).catch(notifyFailure('Not brought back')) },
  });
  return true;
}
