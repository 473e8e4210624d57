import { slugOf } from '../../compose/slug';
import type { Draft } from '../pages/place-sections';
import type { PageDraft } from '../pages/plan-pages';

/** Gives each page a path of its own, from its title. */
export function namePaths(drafts: readonly Draft[]): PageDraft[] {
  const taken = new Set<string>(['404.html']);
  return drafts.map((draft, index) => {
    const base = index === 0 ? 'index' : slugOf(draft.title) || slugOf(draft.role) || `page-${index + 1}`;
    let path = `${base}.html`;
    for (let twin = 2; taken.has(path) || (index > 0 && path === 'index.html'); twin += 1)
      path = `${base}-${twin}.html`;
    taken.add(path);
    return { ...draft, path };
  });
}
