import type { Project } from '@/domain/project/project';
import { filedMoment, saveCsv } from '@/services/project/save-csv';
import { privacyWords, statusWords } from './project-words';

/** Saves the shown projects as a table, in the order shown. */
export function saveProjectList(projects: readonly Project[], team: ReadonlyMap<string, number>): void {
  saveCsv<Project>(
    'projects',
    [
      { label: 'Name', value: ({ name }) => name },
      { label: 'Description', value: ({ description }) => description },
      { label: 'Status', value: ({ status }) => statusWords[status].label },
      { label: 'Privacy', value: ({ privacy }) => privacyWords[privacy].label },
      { label: 'People', value: ({ id }) => (team.get(id) ?? 0) + 1 },
      { label: 'Files', value: ({ fileCount }) => fileCount },
      { label: 'Bytes', value: ({ bytes }) => bytes },
      { label: 'Created', value: ({ createdAt }) => filedMoment(createdAt) },
      { label: 'Updated', value: ({ updatedAt }) => filedMoment(updatedAt) },
    ],
    projects,
  );
}
