import type { Privacy, Project, ProjectStatus } from '@/domain/project/project';
import { notify } from '@/services/notices/notifications';
import {
  changeManyProjects,
  duplicateProject,
  removeProjects,
  setPrivacy,
  setProjectStatus,
  type ManyChange,
} from '@/services/project/project-commands';
import { formats } from '@/services/formats';
import { countProjects } from './project-words';

/** Copies a project and says so. */
export function copyProject({ id, name }: Project): Promise<boolean> {
  return tried('Not duplicated', async () => {
    await duplicateProject(id);
    notify({ type: 'success', title: 'Duplicated', message: `The copy of ${name} is a draft of its own.` });
  });
}

/** Sets the status of one project. */
export function changeStatus({ id }: Project, status: ProjectStatus): Promise<boolean> {
  return tried('The status was not changed', () => setProjectStatus(id, status));
}

/** Makes one project private or public. */
export function changePrivacy({ id }: Project, privacy: Privacy): Promise<boolean> {
  return tried('The privacy was not changed', () => setPrivacy(id, privacy));
}

/** Moves projects to the trash, all or none, with a way back. Answers whether it was done. */
export function trashAll(projects: readonly Project[]): Promise<boolean> {
  const ids = projects.map(({ id }) => id);
  return tried('Nothing was moved to the trash', async () => {
    const count = await changeManyProjects(ids, 'trash');
    notify({
      type: 'info',
      title: 'Moved to the trash',
      message:
        count === 1
          ? `${projects[0]?.name ?? 'The project'} stays there for 30 days.`
          : `${numbered(count)} stay there for 30 days.`,
      action: { label: 'Undo', run: () => void recoverAll(projects) },
    });
  });
}

/** Takes projects out of the trash, all or none. Answers whether it was done. */
export function recoverAll(projects: readonly Project[]): Promise<boolean> {
  const ids = projects.map(({ id }) => id);
  return tried('Nothing was restored', async () => {
    const count = await changeManyProjects(ids, 'recover');
    notify({ type: 'success', title: 'Restored', message: `${numbered(count)} out of the trash.` });
  });
}

/** Removes projects from the trash for good, all or none. Answers whether it was done. */
export function removeAll(projects: readonly Project[]): Promise<boolean> {
  const ids = projects.map(({ id }) => id);
  return tried('Nothing was deleted', async () => {
    const count = await removeProjects(ids);
    notify({
      type: 'info',
      title: 'Deleted for good',
      message: `${numbered(count)} and all their versions.`,
    });
  });
}

/** Changes many projects at once, all or none. Answers whether it was done. */
export function changeAll(
  projects: readonly Project[],
  change: Exclude<ManyChange, string>,
  words: string,
): Promise<boolean> {
  const ids = projects.map(({ id }) => id);
  return tried('Nothing was changed', async () => {
    const count = await changeManyProjects(ids, change);
    notify({ type: 'success', title: `${numbered(count)} changed`, message: words });
  });
}

async function tried(failure: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The reason is not known.';
    notify({ type: 'error', title: failure, message, duration: 12_000 });
    return false;
  }
}

function numbered(count: number): string {
  return countProjects(count, formats.read().number);
}
