import { searchIndex } from '../../compose/shell/write-site-search';
import type { SearchEntry } from '../../compose/shell/write-site-search';
import { valueOf, wordsIn } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { siteFacts } from '../site-facts';
import { headingOf } from '../target/find-named-sections';

const constant = /(?:\/\/ [^\n]*\n)?const searchIndex = (?:\[[\s\S]*?\n\];|\{[\s\S]*?\n\}\[[^\n]*;)\n/u;

/** The script that holds the words which the site's search looks through; null where it has no such search. */
export const indexPath = (draft: SiteDraft): string | null =>
  draft.textPaths(/\.m?js$/i).find((path) => constant.test(draft.text(path))) ?? null;

/** What the search finds, read from the pages as they are: each language for itself, addresses as seen from its pages. */
export function writeIndex(draft: SiteDraft): string {
  const lists = new Map<string, SearchEntry[]>();
  for (const path of draft.pages()) {
    const { language } = siteFacts(draft, path);
    const list = lists.get(language) ?? [];
    lists.set(language, list);
    list.push(...entriesOf(draft, path));
  }
  return searchIndex([...lists]);
}

function entriesOf(draft: SiteDraft, path: string): readonly SearchEntry[] {
  const title = draft
    .tree(path)
    .elements.find(({ tag, parent }) => tag === 'title' && parent?.tag === 'head');
  const page = (title ? wordsIn(title) : '').split(/\s[|–—·-]\s/u)[0] ?? '';
  return draft.sections(path).flatMap(({ id, element }) => {
    const heading = headingOf({ id, element, type: null });
    if (!heading || id === 'nav' || id === 'footer' || valueOf(element, 'id') === '') return [];
    const name = wordsIn(heading);
    const text = wordsIn(element).replace(name, '').replace(/\s+/gu, ' ').trim();
    return [{ title: name, page, url: `${path.replace(/^.*\//u, '')}#${valueOf(element, 'id')}`, text }];
  });
}

/** Writes the index anew where a change of the pages made it untrue. */
export function refreshIndex(draft: SiteDraft): void {
  const path = indexPath(draft);
  if (path === null) return;
  const next = writeIndex(draft);
  if (next === writeIndex(draft.reread())) return;
  draft.write(
    path,
    draft.text(path).replace(constant, () => next),
  );
}
