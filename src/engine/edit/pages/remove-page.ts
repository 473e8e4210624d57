import type { SiteDraft } from '../draft/site-draft';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';
import { removeLinks } from '../sections/mend-links';
import { dropStyles } from '../sections/remove-section';
import { classWords, dropDeadRules } from '../style/drop-dead-rules';
import { mapPage } from './page-file';

/** Takes a page out with every link to it, its sitemap entry, and styles and scripts that only it used. */
export function removePage(draft: SiteDraft, path: string): { readonly links: number } {
  const types = new Set(draft.sections(path).flatMap(({ type }) => type ?? []));
  const words = classWords(draft.tree(path).elements.filter(({ tag }) => tag === 'body'));
  draft.remove(path);
  const links = removeLinks(draft, (end) => end.path === path);
  mapPage(draft, path, null);
  for (const type of types) dropStyles(draft, type);
  dropUnusedScripts(draft);
  dropDeadRules(draft, words);
  return { links };
}
