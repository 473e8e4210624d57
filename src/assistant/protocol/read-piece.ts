/** One element that a model gave back, or why it cannot stand in the place of the one it was given. */
export type Piece =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly problem: string };

/** Reads the fenced block of an answer: one whole element of the same kind as `given`, with its id, and no code of its own. */
export function readPiece(answer: string, given: string): Piece {
  const words = answer.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '').replaceAll('\r\n', '\n');
  const fenced = /```[\w-]*[ \t]*\n([\s\S]*?)\n[ \t]*```/.exec(words)?.[1];
  const html = (fenced ?? words).trim();
  const tag = /^<([a-z][\w-]*)/i.exec(given)?.[1]?.toLowerCase() ?? '';
  const refuse = (problem: string): Piece => ({ ok: false, problem });
  if (!new RegExp(`^<${tag}[\\s/>]`, 'i').test(html) || !html.endsWith('>')) {
    return refuse(`The answer is not the whole <${tag}>: it must begin and end with that element.`);
  }
  if (
    hasMore(html, given, /<(?:script|style|link|iframe|base)\b/gi) ||
    hasMore(html, given, /\son[a-z]+\s*=/gi)
  ) {
    return refuse('The answer brings in code or styles of its own, which the piece may not.');
  }
  const lost = idsIn(given).find((id) => !idsIn(html).includes(id));
  return lost === undefined
    ? { ok: true, html }
    : refuse(`The id “${lost}” is gone, and other parts of the site need it.`);
}

function hasMore(html: string, given: string, pattern: RegExp): boolean {
  return (html.match(pattern)?.length ?? 0) > (given.match(pattern)?.length ?? 0);
}

function idsIn(html: string): string[] {
  return Array.from(html.matchAll(/<[^>]*?\sid\s*=\s*["']([^"']+)["']/g), ([, id = '']) => id);
}
