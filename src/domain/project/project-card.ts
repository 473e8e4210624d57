import { describeProject } from './describe-project';
import type { ProjectMeta } from './project-meta';

/** What a card of a project shows (specification §3). Times are ISO 8601. */
export type ProjectCardModel = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly lastModified: string;
  readonly createdAt: string;
  readonly previewUrl: string;
  readonly technologies: readonly ['HTML', 'CSS', 'JavaScript'];
};

/** The card of a project's meta; its description is the first message a person wrote, cleaned up. */
export function cardOf(meta: ProjectMeta): ProjectCardModel {
  const first = meta.history.find((entry) => entry.role === 'user');
  return {
    id: meta.id,
    title: meta.name,
    description: first?.role === 'user' ? describeProject(first.text) : '',
    lastModified: meta.updatedAt,
    createdAt: meta.createdAt,
    previewUrl: `/projects/${meta.id}/index.html`,
    technologies: ['HTML', 'CSS', 'JavaScript'],
  };
}
