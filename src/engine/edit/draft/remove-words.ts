import type { SiteDraft } from './site-draft';
import { escapeText } from './splice-text';
import type { Splice } from './splice-text';
import { textRanges } from './text-ranges';
import { escapePattern } from './write-text';

/** What taking words out came to: places changed, and texts left as they are because nothing else would be left of them. */
export type WordsRemoved = {
  readonly count: number;
  readonly kept: readonly string[];
  readonly example: string | null;
};

/**
 * Takes a word or phrase out of every text of a page, whole words only, in any case; spaces, commas, "a"/"an" and the
 * capital at the beginning of a text or sentence are mended. A text that is nothing but the phrase stays.
 */
export function removeWords(
  draft: SiteDraft,
  page: string,
  phrase: string,
  within: (offset: number) => boolean = () => true,
): WordsRemoved {
  const tree = draft.tree(page);
  const kept: string[] = [];
  const splices: Splice[] = [];
  for (const { start, end } of textRanges(tree)) {
    if (!within(start)) continue;
    const source = tree.html.slice(start, end);
    const next = withoutWords(source, escapeText(phrase));
    if (next === source) continue;
    if (!/[\p{L}\p{N}]/u.test(next)) kept.push(source.trim());
    else splices.push({ start, end, text: next });
  }
  draft.splice(page, splices);
  return {
    count: splices.length,
    kept,
    example: splices.find(({ text }) => text.trim().length > 2)?.text.trim() ?? null,
  };
}

/** A text without a phrase: "Fresh bread, fresh cakes" without "fresh" is "Bread, cakes". */
export function withoutWords(text: string, phrase: string): string {
  const words = escapePattern(phrase).replace(/\s+/g, String.raw`\s+`);
  const found = new RegExp(
    String.raw`(?<lead>(?:^|[.!?]\s+)\s*|\b(?<article>[Aa]n?)\s+|\s*)(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])(?<comma>,(?=\s))?(?<gap>\s*)(?<next>[\p{L}\p{N}]?)`,
    'giu',
  );
  const left = text.replace(found, (...parts) => {
    const { lead = '', article, comma = '', gap = '', next = '' } = parts.at(-1) as Record<string, string>;
    const isStart =
      !article &&
      (lead.trim() !== '' ||
        (/^\s*$/.test(text.slice(0, parts.at(-3) as number)) &&
          (parts.at(-3) as number) + lead.length === text.length - text.trimStart().length));
    if (isStart) return `${lead}${next.toUpperCase()}`;
    if (article) return `${article.charAt(0)}${/[aeiou]/i.test(next) ? 'n' : ''} ${next}`;
    // What stood between two words leaves one space; before a comma or at the end, none.
    if (next === '') return comma ? comma + gap : gap.includes('\n') ? gap : '';
    return `${lead || gap}${next}`;
  });
  // A comma or an "and" that led to what is gone.
  return left === text ? text : left.replace(/(?:\s*,|\s+(?:and|or|und|oder|y|o|et|ou))+(?=[.!?]?\s*$)/u, '');
}
