import type { ProjectSort } from '@/domain/project/arrange-projects';
import type { Privacy, ProjectStatus, ShareRole } from '@/domain/project/project';
import { formats } from '@/services/formats';

/** What people call the statuses, and how each looks. */
export const statusWords: Readonly<
  Record<ProjectStatus, { readonly label: string; readonly tone: 'plain' | 'good' | 'warning' | 'blueprint' }>
> = {
  draft: { label: 'Draft', tone: 'plain' },
  review: { label: 'Review', tone: 'blueprint' },
  test: { label: 'Test', tone: 'blueprint' },
  live: { label: 'Live', tone: 'good' },
  offline: { label: 'Offline', tone: 'plain' },
  maintain: { label: 'Maintain', tone: 'warning' },
};

export const privacyWords: Readonly<Record<Privacy, { readonly label: string; readonly hint: string }>> = {
  public: { label: 'Public', hint: 'Anyone on this device; may appear in the gallery.' },
  private: { label: 'Private', hint: 'Only you and the people you invited.' },
};

export const sortWords: Readonly<Record<ProjectSort, string>> = {
  updated: 'Last updated',
  created: 'Newest first',
  name: 'Name',
};

export const roleWords: Readonly<Record<ShareRole, string>> = { view: 'Can view', edit: 'Can edit' };

/** `1 project`, `3 projects`: numbers as the region writes them. */
export function countProjects(count: number, number: (value: number) => string): string {
  return count === 1 ? '1 project' : `${number(count)} projects`;
}

/** People on a project: its owner, and who accepted an invitation. */
export function countPeople(invited: number): string {
  return formats.read().count(invited + 1, 'person', 'people');
}
