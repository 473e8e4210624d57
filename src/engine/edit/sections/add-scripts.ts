import type { BehaviourType } from '@/domain/site/vocabulary';
import { collectBehaviours } from '../../compose/behaviours/find-behaviour';
import type { SiteDraft } from '../draft/site-draft';
import { localPath } from '../style/find-styles';
import { valueOf } from '../../locate/page-tree';

const scriptPath = 'script.js';

/** Adds the behaviours that the site's scripts lack, and the script to pages that do not load it. */
export function addScripts(draft: SiteDraft, types: readonly BehaviourType[]): void {
  const wanted = collectBehaviours(types);
  if (wanted.length === 0) return;
  const path = mainScript(draft);
  const text = draft.text(path);
  const flat = text.replace(/\r\n/g, '\n');
  const missing = wanted.filter(({ script }) => !flat.includes(script.trim()));
  if (missing.length > 0) {
    const parts = missing.map(({ script }) => script.trim());
    const lead = text.trim() === '' ? '' : `${text.endsWith('\n') ? '' : '\n'}\n`;
    if (draft.has(path))
      draft.splice(path, [{ start: text.length, end: text.length, text: `${lead}${parts.join('\n\n')}\n` }]);
    else draft.write(path, `${parts.join('\n\n')}\n`);
  }
  for (const page of draft.everyPage()) linkScript(draft, page, path);
}

function mainScript(draft: SiteDraft): string {
  for (const page of draft.pages()) {
    for (const element of draft.tree(page).elements) {
      const path = element.tag === 'script' ? localPath(page, valueOf(element, 'src')) : null;
      if (path && draft.has(path) && valueOf(element, 'type') !== 'module') return path;
    }
  }
  return scriptPath;
}

function linkScript(draft: SiteDraft, page: string, path: string): void {
  const { elements } = draft.tree(page);
  if (
    elements.some((element) => element.tag === 'script' && localPath(page, valueOf(element, 'src')) === path)
  )
    return;
  const head = elements.find(({ tag }) => tag === 'head');
  if (!head) return;
  const depth = page.split('/').length - 1;
  draft.splice(page, [
    {
      start: head.closeStart,
      end: head.closeStart,
      text: `  <script src="${'../'.repeat(depth)}${path}" defer></script>\n`,
    },
  ]);
}
