import { keptTemplates } from '@/domain/templates/kept-templates';
import type { PageWords } from './pages';

/** The pages of the kept templates by path. */
export const templatePages: Readonly<Record<string, PageWords>> = Object.fromEntries(
  keptTemplates.map(({ id, title, subtitle }) => [
    `/templates/${id}`,
    {
      title: `${title}: a website template`,
      description: `${subtitle}. A live site to look at, take and change.`,
    },
  ]),
);
