import { projectSorts, type ProjectSort } from '@/domain/project/arrange-projects';

/** How the list is shown; kept on this device. */
export type ViewOptions = { readonly layout: 'grid' | 'list'; readonly sort: ProjectSort };

const key = 'projects_view';
const first: ViewOptions = { layout: 'grid', sort: 'updated' };

export function readViewOptions(): ViewOptions {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return first;
    const layout = 'layout' in value && value.layout === 'list' ? 'list' : 'grid';
    const sort = projectSorts.find((one) => 'sort' in value && value.sort === one) ?? first.sort;
    return { layout, sort };
  } catch {
    return first; // storage is off, or holds what is not ours
  }
}

export function keepViewOptions(options: ViewOptions): void {
  try {
    localStorage.setItem(key, JSON.stringify(options));
  } catch {
    // storage is off: it holds as long as the page
  }
}
