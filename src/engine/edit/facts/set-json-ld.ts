import type { SiteDraft } from '../draft/site-draft';
import type { Splice } from '../draft/splice-text';
import { escapePattern } from '../draft/write-text';
import { valueOf } from '../../locate/page-tree';

/** The text values of a property in the JSON-LD of all pages, nested ones too. */
export function linkedValues(draft: SiteDraft, property: string): readonly string[] {
  const found = new Set<string>();
  const pattern = new RegExp(`"${escapePattern(property)}"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")`, 'g');
  for (const page of draft.everyPage()) {
    for (const script of draft.tree(page).elements) {
      if (script.tag !== 'script' || !/ld\+json/.test(valueOf(script, 'type'))) continue;
      for (const match of draft.text(page).slice(script.openEnd, script.closeStart).matchAll(pattern)) {
        const value: unknown = JSON.parse(match[1] ?? '""');
        if (typeof value === 'string') found.add(value);
      }
    }
  }
  return [...found];
}

/** Writes a value (text, or any JSON) for a property of the JSON-LD, in place; where it is missing it stays missing. */
export function setLinkedValue(draft: SiteDraft, property: string, value: unknown): number {
  const pattern = new RegExp(
    `("${escapePattern(property)}"\\s*:\\s*)("(?:[^"\\\\]|\\\\.)*"|\\[[^\\[\\]{}]*\\]|\\[(?:\\{[^{}]*\\},?\\s*)*\\])`,
    'g',
  );
  const text = JSON.stringify(value).replace(/</g, '\\u003c');
  return replaceLinked(draft, pattern, (name) => `${name}${text}`);
}

/** Takes a property out of the JSON-LD of all pages, with the comma that parted it from the others. */
export function removeLinkedValue(draft: SiteDraft, property: string): number {
  const value = String.raw`(?:"(?:[^"\\]|\\.)*"|\[[^\[\]]*\]|\{[^{}]*\}|[\w.+-]+)`;
  const name = `"${escapePattern(property)}"\\s*:\\s*${value}`;
  return replaceLinked(draft, new RegExp(`\\s*${name}\\s*,|,\\s*${name}(?=\\s*\\})`, 'g'), () => '');
}

/** Writes what `toText` makes of the first group in place of every match in the JSON-LD of all pages; how many there were. */
function replaceLinked(draft: SiteDraft, pattern: RegExp, toText: (group: string) => string): number {
  let count = 0;
  for (const page of draft.everyPage()) {
    const html = draft.text(page);
    const splices: Splice[] = [];
    for (const script of draft.tree(page).elements) {
      if (script.tag !== 'script' || !/ld\+json/.test(valueOf(script, 'type'))) continue;
      for (const match of html.slice(script.openEnd, script.closeStart).matchAll(pattern)) {
        const start = script.openEnd + match.index;
        splices.push({ start, end: start + match[0].length, text: toText(match[1] ?? '') });
      }
    }
    draft.splice(page, splices);
    count += splices.length;
  }
  return count;
}
