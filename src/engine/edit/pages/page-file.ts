import type { SiteDraft } from '../draft/site-draft';
import { wholeLines } from '../draft/splice-text';
import { escapePattern } from '../draft/write-text';
import { foldWord } from '../words/fold-word';

/** A file name for a page title: `Our story` -> `our-story.html`. Titles without Latin letters keep theirs. */
export function fileNameOf(title: string, taken: (path: string) => boolean): string {
  const word =
    foldWord(title)
      .replace(/&/g, ' and ')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'page';
  let path = `${word}.html`;
  for (let number = 2; taken(path); number += 1) path = `${word}-${number}.html`;
  return path;
}

const sitemap = 'sitemap.xml';

/** Renames a page's entry in the sitemap, or takes it out when there is no new name. */
export function mapPage(draft: SiteDraft, from: string, to: string | null): void {
  if (!draft.has(sitemap)) return;
  const text = draft.text(sitemap);
  const name = escapePattern(from);
  if (to !== null) {
    const at = new RegExp(`(<loc>[^<]*?)${name}(\\s*</loc>)`).exec(text);
    if (!at) return;
    const start = at.index + (at[1] ?? '').length;
    draft.splice(sitemap, [{ start, end: start + from.length, text: to }]);
    return;
  }
  const entry = new RegExp(`<url>\\s*<loc>(?:[^<]*/)?${name}\\s*</loc>[\\s\\S]*?</url>`).exec(text);
  if (entry)
    draft.splice(sitemap, [
      { ...wholeLines(text, { start: entry.index, end: entry.index + entry[0].length }), text: '' },
    ]);
}

/** Adds a page to the sitemap, written like the last entry. */
export function mapNewPage(draft: SiteDraft, path: string): void {
  if (!draft.has(sitemap)) return;
  const text = draft.text(sitemap);
  const entries = [...text.matchAll(/([ \t]*)<url>[\s\S]*?<loc>([^<]*)<\/loc>[\s\S]*?<\/url>[ \t]*\r?\n?/g)];
  const last = entries.at(-1);
  if (!last) return;
  const folder = (entries[0]?.[2] ?? '').replace(/[^/]*$/, '');
  const copy = last[0].replace(/<loc>[^<]*<\/loc>/, () => `<loc>${folder}${path}</loc>`);
  const at = last.index + last[0].length;
  draft.splice(sitemap, [{ start: at, end: at, text: copy.endsWith('\n') ? copy : `\n${copy}` }]);
}
