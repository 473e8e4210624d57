/** A word, quoted text, punctuation mark or picked element of a command. */
export type Token = {
  readonly kind: 'word' | 'quote' | 'mark' | 'picked';
  /** What patterns see; empty for words that carry no meaning. */
  readonly plain: string;
  /** Content: a quoted text without its quotes, a picked element's identifier. */
  readonly text: string;
  /** As written. */
  readonly written: string;
  /** Whether white space stood in front of it. */
  readonly isSpaced: boolean;
  readonly start: number;
  readonly end: number;
};

const closers: Readonly<Record<string, string>> = {
  '"': '"”“',
  '“': '”"“',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '`': '`',
  '「': '」',
  '‘': '’',
  "'": "'",
};
const marks = /[,;:.!?…()]/;

/** Splits a command into tokens. Every character that is not white space belongs to exactly one token. */
export function splitWords(source: string): readonly Token[] {
  const tokens: Token[] = [];
  const add = (kind: Token['kind'], start: number, end: number) => {
    const written = source.slice(start, end);
    const isWrapped = kind === 'quote';
    const text = isWrapped
      ? written.slice(1, -1).trim()
      : kind === 'picked'
        ? written.replace(/^@\{?|\}$/g, '').trim()
        : written;
    const plain = isWrapped ? '"…"' : kind === 'picked' ? text : written.toLowerCase().replace(/[’‘]/g, "'");
    tokens.push({
      kind,
      written,
      text,
      plain,
      isSpaced: start > 0 && /\s/.test(source[start - 1] ?? ''),
      start,
      end,
    });
  };
  let at = 0;
  while (at < source.length) {
    const start = at;
    const sign = source[at] ?? '';
    if (/\s/.test(sign)) {
      at += 1;
    } else if (source.startsWith('@{', at) && source.indexOf('}', at) > 0) {
      at = source.indexOf('}', at) + 1;
      add('picked', start, at);
    } else if (findQuoteEnd(source, at) > 0) {
      at = findQuoteEnd(source, at);
      add('quote', start, at);
    } else if (marks.test(sign) && !/^[.(+]*\d/.test(source.slice(at, at + 3))) {
      at += 1;
      add('mark', start, at);
    } else {
      at = findWordEnd(source, at);
      const word = source.slice(start, at);
      const isPick = /^@\p{L}[\p{L}\p{N}_-]*$/u.test(word) && (tokens.length === 0 || word.includes('-'));
      add(isPick ? 'picked' : 'word', start, at);
    }
  }
  return tokens;
}

/** Where a quoted text that begins here ends, or 0. A single quote only counts between words, not inside one. */
function findQuoteEnd(source: string, start: number): number {
  const sign = source[start] ?? '';
  const closing = closers[sign];
  if (!closing) return 0;
  for (let at = start + 1; at < source.length; at += 1) {
    if (!closing.includes(source[at] ?? '')) continue;
    const isSingle = sign === "'" || sign === '‘';
    if (isSingle && /[\p{L}\p{N}]/u.test(source[at + 1] ?? '')) continue;
    return at > start + 1 ? at + 1 : 0;
  }
  return 0;
}

function findWordEnd(source: string, start: number): number {
  let end = start + 1;
  for (; end < source.length; end += 1) {
    const sign = source[end] ?? '';
    if (/[\s"“”„«»「;]/.test(sign)) break;
    // A comma inside a number stays: 4,50 and 1,200.
    if (sign === ',' && !(/\d/.test(source[end - 1] ?? '') && /\d/.test(source[end + 1] ?? ''))) break;
  }
  while (end > start + 1 && marks.test(source[end - 1] ?? '')) {
    // A closing bracket belongs to the word when the word opened it: (21) or hsl(0…).
    if (source[end - 1] === ')' && source.slice(start, end).includes('(')) break;
    end -= 1;
  }
  return end;
}
