import { valueOf, wordsIn } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { indentAt, wholeLines } from '../draft/splice-text';
import { findCollections, nameOfItem } from '../items/find-items';

type Asked = { readonly name: string; readonly text: string };
type Block = { readonly '@type'?: unknown; readonly mainEntity?: readonly { readonly name?: unknown }[] };

/**
 * Lets the JSON-LD of every page ask what its questions ask after a change. Only where it asked just the same before:
 * a block that was written by hand stays as it is.
 */
export function refreshQuestions(draft: SiteDraft): void {
  const pages = draft.everyPage().filter((path) => draft.text(path).includes('FAQPage'));
  if (pages.length === 0) return;
  const before = draft.reread();
  for (const path of pages) {
    if (!before.has(path)) continue;
    const [old, now] = [questionsOn(before, path), questionsOn(draft, path)];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    for (const script of draft.tree(path).elements) {
      if (script.tag !== 'script' || !/ld\+json/.test(valueOf(script, 'type'))) continue;
      const html = draft.text(path);
      const block = parse(html.slice(script.openEnd, script.closeStart));
      if (block?.['@type'] !== 'FAQPage' || !Array.isArray(block.mainEntity)) continue;
      const told = block.mainEntity.map(({ name }) => String(name));
      if (String(told) !== String(old.map(({ name }) => name))) break;
      // What did not change keeps its own words.
      const mainEntity = now.map(({ name, text }) => {
        const at = old.findIndex((one) => one.name === name && one.text === text);
        return at >= 0
          ? block.mainEntity?.[at]
          : { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } };
      });
      const gap = indentAt(html, script.start);
      const written = JSON.stringify({ ...block, mainEntity }, null, 2)
        .replaceAll('<', '\\u003c')
        .replaceAll('\n', `\n${gap}  `);
      draft.splice(path, [
        now.length === 0
          ? { ...wholeLines(html, script), text: '' }
          : { start: script.openEnd, end: script.closeStart, text: `\n${gap}  ${written}\n${gap}` },
      ]);
      break;
    }
  }
}

function parse(text: string): Block | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Block) : null;
  } catch {
    return null;
  }
}

/** The questions of a page with their answers, as they stand. */
function questionsOn(draft: SiteDraft, path: string): readonly Asked[] {
  return draft
    .sections(path)
    .filter(({ type }) => type === 'faq')
    .flatMap((section) => findCollections(section))
    .flatMap(({ items }) => items)
    .map((item) => {
      const name = nameOfItem(item);
      const all = wordsIn(item.element);
      return { name, text: all.startsWith(name) ? all.slice(name.length).trim() : all };
    });
}
