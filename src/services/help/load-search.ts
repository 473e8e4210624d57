import { articles } from '@/domain/writing/articles';
import { documentGroups } from '@/domain/writing/documents';
import { guides } from '@/domain/writing/guides';
import type { Found } from './search-index';

export type Search = (query: string) => readonly Found[];

let loading: Promise<Search> | undefined;

/** The search over everything written, read when it is first used; it lies on the device like the pages. */
export function loadSearch(): Promise<Search> {
  loading ??= load();
  loading.catch(() => {
    loading = undefined; // asked again, tried again
  });
  return loading;
}

async function load(): Promise<Search> {
  const [{ buildSearch }, { default: sections }] = await Promise.all([
    import('./search-index'),
    import('virtual:written-sections'),
  ]);
  const titles = new Map<string, string>([
    ...documentGroups.flatMap(({ pages }) =>
      pages.map(({ slug, title }) => [`/docs/${slug}`, title] as const),
    ),
    ...guides.map(({ slug, title }) => [`/guides/${slug}`, title] as const),
    ...articles.map(({ slug, title }) => [`/blog/${slug}`, title] as const),
  ]);
  return buildSearch(sections, (path) => titles.get(path));
}
