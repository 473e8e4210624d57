import { articles } from '@/domain/writing/articles';
import type { Found } from './search-index';
import { documents, guidePages } from './written-places';

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
  const titles = new Map(
    [...documents, ...guidePages, ...articles.map((page) => ({ ...page, path: `/blog/${page.slug}` }))].map(
      ({ path, title }) => [path, title],
    ),
  );
  return buildSearch(sections, (path) => titles.get(path));
}
