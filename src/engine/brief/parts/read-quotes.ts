import type { Span } from '@/domain/site/brief';

/** A quoted stretch: `inner` without the marks, `outer` with them. */
export type QuotedSpan = { readonly text: string; readonly inner: Span; readonly outer: Span };

const closers: Readonly<Record<string, string>> = {
  '"': '"”“', '“': '”“"', '”': '”', '„': '“”"', '«': '»', '»': '«', '‹': '›', '「': '」', '『': '』', '‘': '’', '‚': '‘’', "'": "'", '`': '`', '״': '״',
}; // prettier-ignore
const openers = /["“”„«»‹「『‘‚'`״]/gu;
const longestQuote = 400;

function findCloser(prompt: string, from: number, marks: string, isApostrophe: boolean): number {
  const to = Math.min(prompt.length, from + longestQuote);
  for (let at = from; at < to; at += 1) {
    const character = prompt[at] ?? '';
    if (character === '\n' && prompt[at + 1] === '\n') return -1;
    if (!marks.includes(character)) continue;
    // An apostrophe inside a word does not end a quotation.
    if (isApostrophe && /[\p{L}\p{N}]/u.test(prompt[at + 1] ?? '')) continue;
    return at;
  }
  return -1;
}

/** Every quotation of the prompt, in any style of marks, in order. Marks without a partner are left alone. */
export function findQuotes(prompt: string): QuotedSpan[] {
  const quotes: QuotedSpan[] = [];
  let free = 0;
  for (const match of prompt.matchAll(openers)) {
    const start = match.index;
    if (start < free) continue;
    const mark = match[0];
    const before = prompt[start - 1] ?? ' ';
    const isApostrophe = mark === "'" || mark === '‘';
    if (/[\p{L}\p{N}]/u.test(before)) continue;
    // "'t Hoefje": an article cut short.
    if (mark === "'" && /^t\s\p{Lu}/u.test(prompt.slice(start + 1, start + 4))) continue;
    // A closing mark that stands alone opens nothing, save where » and ” are used the other way round.
    if ((mark === '»' || mark === '”') && !/\S/u.test(prompt[start + 1] ?? ' ')) continue;
    const end = findCloser(prompt, start + 1, closers[mark] ?? mark, isApostrophe);
    if (end < 0) continue;
    const raw = prompt.slice(start + 1, end);
    const text = raw.trim();
    if (text === '' || /[<>]/u.test(text)) continue;
    const from = start + 1 + raw.indexOf(text);
    quotes.push({ text, inner: { start: from, end: from + text.length }, outer: { start, end: end + 1 } });
    free = end + 1;
  }
  return quotes;
}
