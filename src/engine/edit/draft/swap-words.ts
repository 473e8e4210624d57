import type { SiteDraft } from './site-draft';
import { escapeText } from './splice-text';
import type { Splice } from './splice-text';
import { textRanges } from './text-ranges';
import { escapePattern } from './write-text';

/** What putting one word for another came to; `kept` are the names that hold the word and stay. */
export type WordsSwapped = { readonly count: number; readonly kept: number };

/**
 * Puts one word or phrase in the place of another in every text of a page, whole words only, with the capitals of the
 * old word, "a"/"an" before it and the plural that goes with a singular. Beside the site's name the word is part of a
 * name ("Studio Nova") and stays.
 */
export function swapWords(
  draft: SiteDraft,
  page: string,
  from: string,
  to: string,
  name: string,
): WordsSwapped {
  const tree = draft.tree(page);
  const pairs = formsOf(from, to);
  let kept = 0;
  const splices: Splice[] = [];
  const swapped = (source: string, escape: (text: string) => string): string =>
    pairs.reduce(
      (text, [old, fresh]) =>
        text.replace(wordPattern(escape(old)), (...parts) => {
          const groups = parts.at(-1) as { article?: string; gap?: string; word: string };
          const at = parts.at(-3) as number;
          const { word, article = '', gap = '' } = groups;
          if (isNamed(text, at + article.length + gap.length, word, name)) {
            kept += 1;
            return parts[0] as string;
          }
          const lead = article === '' ? '' : `${articleFor(article, fresh)}${gap}`;
          return lead + cased(word, escape(fresh));
        }),
      source,
    );
  for (const { start, end } of textRanges(tree)) {
    const source = tree.html.slice(start, end);
    const next = swapped(source, escapeText);
    if (next !== source) splices.push({ start, end, text: next });
  }
  const count = splices.length;
  // What search engines are told says the same; addresses stay.
  for (const { tag, openEnd, closeStart, attributes } of tree.elements) {
    if (tag !== 'script' || !/json/.test(attributes.get('type')?.value ?? '')) continue;
    const source = tree.html.slice(openEnd, closeStart);
    const text = source.replace(/(?<=:\s*|[[,]\s*)"(?!https?:)(?:[^"\\]|\\.)*"/g, (value) =>
      swapped(value, escapeJson),
    );
    if (text !== source) splices.push({ start: openEnd, end: closeStart, text });
  }
  draft.splice(page, splices);
  return { count, kept };
}

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1).replace(/</g, '\\u003c');

/** A singular with its plural: "studio" to "workshop" is "studios" to "workshops" too. */
function formsOf(from: string, to: string): readonly (readonly [string, string])[] {
  const isWord = /^\p{L}{3,}$/u.test(from) && /\p{Ll}$/u.test(to) && !/^\p{Lu}/u.test(from);
  if (!isWord || /[^s]s$/i.test(from) || /[^s]s$/i.test(to)) return [[from, to]];
  return [
    [from, to],
    [plural(from), plural(to)],
  ];
}

const plural = (word: string): string =>
  /[^aeiou]y$/i.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/i.test(word)
      ? `${word}es`
      : `${word}s`;

function wordPattern(word: string): RegExp {
  const words = escapePattern(word).replace(/\s+/g, String.raw`\s+`);
  return new RegExp(
    String.raw`(?:\b(?<article>[Aa]n?)(?<gap>\s+))?(?<![\p{L}\p{N}])(?<word>${words})(?![\p{L}\p{N}])`,
    'giu',
  );
}

const articleFor = (article: string, next: string): string =>
  article.charAt(0) + (/^(?:[aeio]|u(?!ni|se))/i.test(next) ? 'n' : '');

/** New words with the capitals of the old one. */
function cased(old: string, next: string): string {
  if (/^\p{Lu}{2,}$/u.test(old)) return next.toUpperCase();
  return /^\p{Lu}/u.test(old) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
}

/** "Studio Nova", "Nova Studio": a large word next to the name is part of it. */
function isNamed(text: string, at: number, word: string, name: string): boolean {
  if (!/^\p{Lu}/u.test(word) || name === '') return false;
  const around = text.slice(Math.max(0, at - name.length - 1), at + word.length + name.length + 1);
  return around.includes(`${name} ${word}`) || around.includes(`${word} ${name}`) || isWithin(text, at, name);
}

function isWithin(text: string, at: number, name: string): boolean {
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1))
    if (at >= from && at < from + name.length) return true;
  return false;
}
