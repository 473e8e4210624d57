import { listBehaviours } from '../../compose/behaviours/find-behaviour';
import type { SiteDraft } from '../draft/site-draft';
import { valueOf } from '../../locate/page-tree';
import { dropDeadRules } from '../style/drop-dead-rules';
import { localPath } from '../style/find-styles';
import { wholeLines } from '../draft/splice-text';

/**
 * Takes those of our own behaviours out of the site's scripts whose places no page has any more, exactly as they were
 * written. A behaviour that was changed by hand is not ours to take. An empty script goes with its tags.
 */
export function dropUnusedScripts(draft: SiteDraft): void {
  const paths = draft.paths().filter((path) => /\.m?js$/i.test(path));
  const pages = draft.everyPage().map((page) => draft.text(page));
  const words = new Set<string>();
  for (const path of paths) {
    let text = draft.text(path);
    const isCrlf = text.includes('\r\n');
    const kept = listBehaviours().filter(({ script }) => text.includes(asWritten(script, isCrlf)));
    const needed = new Set(
      kept
        .filter(({ script }) => isUsed(script, pages))
        .flatMap(({ type, needs }) => [type, ...(needs ?? [])]),
    );
    for (const { type, script } of kept) {
      if (needed.has(type)) continue;
      for (const [word] of script.matchAll(/[a-z][a-z\d]*(?:-[a-z\d]+)*/g)) words.add(word);
      const written = asWritten(script, isCrlf);
      const start = text.indexOf(written);
      text = `${text.slice(0, start).trimEnd()}\n\n${text.slice(start + written.length).trimStart()}`.trim();
      text = text === '' ? '' : `${isCrlf ? text.replace(/\r?\n/g, '\r\n') : text}\n`;
    }
    if (text === draft.text(path)) continue;
    if (text.trim() === '') dropScript(draft, path);
    else draft.write(path, text);
  }
  // What only those scripts made on the page needs no rules any more.
  if (words.size > 0) dropDeadRules(draft, words);
}

function asWritten(script: string, isCrlf: boolean): string {
  const trimmed = script.trim();
  return isCrlf ? trimmed.replace(/\r?\n/g, '\r\n') : trimmed;
}

/** A behaviour is used when a page has one of the hooks that its script looks for first. */
function isUsed(script: string, pages: readonly string[]): boolean {
  const looked = [...script.matchAll(/querySelector(?:All)?\(\s*(['"`])(.*?)\1/g)].map(
    (match) => match[2] ?? '',
  );
  const first = looked[0];
  if (first === undefined) return true;
  const hooks = [...first.matchAll(/\[([\w-]+)|\.([\w-]+)|#([\w-]+)/g)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
  return hooks.length === 0 || hooks.some((hook) => pages.some((page) => page.includes(hook)));
}

function dropScript(draft: SiteDraft, path: string): void {
  draft.remove(path);
  for (const page of draft.everyPage()) {
    const { html, elements } = draft.tree(page);
    const tag = elements.find(
      (element) => element.tag === 'script' && localPath(page, valueOf(element, 'src')) === path,
    );
    if (tag) draft.splice(page, [{ ...wholeLines(html, tag), text: '' }]);
  }
}
