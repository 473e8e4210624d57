/** One token of a stylesheet; `text` is as written. */
export type CssToken = {
  readonly type: CssTokenType;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};
export type CssTokenType =
  | 'ident'
  | 'function'
  | 'at-keyword'
  | 'string'
  | 'url'
  | 'colon'
  | 'semicolon'
  | 'comment'
  | 'space'
  | '('
  | ')'
  | '['
  | ']'
  | '{'
  | '}'
  | 'other';

// Comment, string, address without quotes, word (with @ before or a bracket behind), space, any one character. Every
// alternative runs straight ahead, so a text takes time in proportion to its length.
const token =
  /(?<comment>\/\*[^]*?(?:\*\/|$))|(?<string>"(?:[^"\\\n\r\f]|\\[^])*"?|'(?:[^'\\\n\r\f]|\\[^])*'?)|(?<url>url\(\s*(?!["'\s])(?:[^)"'(\\\s]|\\[^])*\s*(?:\)|$))|(?<word>@?(?:[\w\u0080-\uffff-]|\\[^\n\r\f])+\(?)|(?<space>\s+)|[^]/giy;

const signs: Readonly<Record<string, CssTokenType>> = {
  ':': 'colon',
  ';': 'semicolon',
  '(': '(',
  ')': ')',
  '[': '[',
  ']': ']',
  '{': '{',
  '}': '}',
};

/**
 * Splits a stylesheet into tokens, as far as the seal needs to tell them apart: numbers and names are both words. Never
 * fails: every text is some sequence of tokens.
 */
export function tokenizeCss(css: string): readonly CssToken[] {
  const tokens: CssToken[] = [];
  for (const match of css.matchAll(token)) {
    const text = match[0];
    const start = match.index;
    tokens.push({ type: typeOf(match, text), start, end: start + text.length, text });
  }
  return tokens;
}

function typeOf(match: RegExpExecArray, text: string): CssTokenType {
  const { comment, string, url, word, space } = match.groups ?? {};
  if (space !== undefined) return 'space';
  if (word !== undefined)
    return word.endsWith('(') ? 'function' : word.startsWith('@') ? 'at-keyword' : 'ident';
  if (comment !== undefined) return 'comment';
  if (string !== undefined) return 'string';
  if (url !== undefined) return 'url';
  return signs[text] ?? 'other';
}

/** Whether a token says nothing. */
export function isBlank(token: CssToken | undefined): boolean {
  return token?.type === 'space' || token?.type === 'comment';
}

/** What a string or `url()` token stands for, escapes undone. */
export function decodeToken({ type, text }: CssToken): string {
  const inside =
    type === 'url'
      ? text.slice('url('.length, text.endsWith(')') ? -1 : undefined).trim()
      : text.slice(1, text.length > 1 && text.endsWith(text.charAt(0)) ? -1 : undefined);
  return inside.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(\r\n|[\n\r\f])|([^]?))/gi,
    (_, hex?: string, line?: string, sign?: string) => {
      if (line !== undefined) return '';
      if (hex === undefined) return sign ?? '';
      const code = Number.parseInt(hex, 16);
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}
