import { articles } from '@/domain/writing/articles';
import { documentGroups } from '@/domain/writing/documents';
import { guides } from '@/domain/writing/guides';
import type { PageWords } from './pages';

const rooms = {
  docs: documentGroups.flatMap(({ pages }) => pages),
  guides,
  blog: articles,
} as const;

/** The pages written in Markdown by path. Apart from `publicPages`, which every first visit loads. */
export const writtenPages: Readonly<Record<string, PageWords>> = Object.fromEntries(
  Object.entries(rooms).flatMap(([room, pages]) =>
    pages.map(({ slug, title, description, ...more }) => [
      `/${room}/${slug}`,
      { title, description, ...('date' in more ? { date: more.date } : {}) },
    ]),
  ),
);
