import { balanceCss } from './balance-css';
import { decodeToken, isBlank, tokenizeCss } from './css-tokens';
import type { CssToken } from './css-tokens';
import { findStatementEnd, readImport } from './read-import';
import type { CssImport } from './read-import';
import { resolveReference } from './resolve-reference';
import type { SealContext } from './seal-context';
import { applyEdits } from './text-edit';
import type { TextEdit } from './text-edit';
import { settleThemeMedia, themeProperty } from './theme-media';

/** A stylesheet that needs no other file, and the paths of the stylesheets it took in. */
export type SealedCss = { readonly css: string; readonly imports: readonly string[] };

/**
 * Carries everything a stylesheet refers to: imports in place, files as data addresses, questions for the preferred
 * scheme answered. Works on tokens, so a broken rule stays as broken as it was and hurts nothing else. The declarations
 * of a style attribute are a stylesheet too, as far as this goes.
 */
export async function sealCss(
  css: string,
  path: string,
  context: SealContext,
  ancestors: readonly string[] = [],
): Promise<SealedCss> {
  const tokens = tokenizeCss(css);
  const edits: TextEdit[] = [];
  const pending: Promise<TextEdit | undefined>[] = [];
  const imports: string[] = [];
  let depth = 0;
  let hasRule = false;
  let isNamespace = false;
  const functions: string[] = [];
  let previous: CssToken | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const name = token.text.toLowerCase();
    switch (token.type) {
      case '{':
        depth += 1;
        hasRule = true;
        break;
      case '}':
        depth -= 1;
        break;
      case 'semicolon':
        isNamespace = false;
        break;
      case 'at-keyword': {
        isNamespace = name === '@namespace';
        if (name !== '@import' || depth > 0) break;
        // A statement is read once, whatever it is: what follows starts behind it.
        const lastIndex = findStatementEnd(tokens, index);
        const found = hasRule ? undefined : readImport(tokens, index, lastIndex);
        if (found) pending.push(inlineImport(found, path, context, ancestors, imports));
        index = lastIndex;
        break;
      }
      case 'function':
        functions.push(name);
        break;
      case ')':
        functions.pop();
        break;
      case '(': {
        functions.push('(');
        const settled = settleAt(css, token.start, context);
        if (settled) edits.push(settled);
        break;
      }
      case 'url':
        if (!isNamespace) pending.push(inlineUrl(token, decodeToken(token), 'url(', path, context));
        break;
      case 'string':
        if (!isNamespace && takesAddress(functions.at(-1))) {
          pending.push(inlineUrl(token, decodeToken(token), '', path, context));
        }
        break;
      case 'ident':
        if (name === 'color-scheme') edits.push(...followTheme(tokens, index, previous));
        break;
      default:
        break;
    }
    if (!isBlank(token)) previous = token;
  }
  const inlined = (await Promise.all(pending)).filter((edit) => edit !== undefined);
  return { css: applyEdits(css, [...edits, ...inlined]), imports };
}

function takesAddress(name: string | undefined): boolean {
  return name === 'url(' || name === 'src(' || name === 'image-set(' || name === '-webkit-image-set(';
}

async function inlineImport(
  found: CssImport,
  path: string,
  context: SealContext,
  ancestors: readonly string[],
  imports: string[],
): Promise<TextEdit | undefined> {
  const target = resolveReference(found.reference, path, context.rootUrl);
  // An address of another host stays: the policy of the document stops it, and the stop is reported.
  if (target.kind !== 'site') return undefined;
  const chain = [...ancestors, path];
  const text = chain.includes(target.path) ? undefined : await context.readText(target.path);
  if (text === undefined) {
    if (!chain.includes(target.path)) context.reportMissing(target.path, path);
    return { start: found.start, end: found.end, text: '' };
  }
  const inner = await sealCss(text, target.path, context, chain);
  imports.push(target.path, ...inner.imports);
  const body = balanceCss(inner.css);
  const wrapped = found.conditions.reduceRight(
    (css, condition) => `${settleThemeMedia(condition, context.theme)}{${css}\n}`,
    body,
  );
  return { start: found.start, end: found.end, text: `${wrapped}\n` };
}

async function inlineUrl(
  token: CssToken,
  reference: string,
  wrapper: '' | 'url(',
  path: string,
  context: SealContext,
): Promise<TextEdit | undefined> {
  const address = await context.inline(reference, path);
  if (address === undefined) return undefined;
  return { start: token.start, end: token.end, text: `${wrapper}"${address}"${wrapper && ')'}` };
}

function settleAt(css: string, start: number, context: SealContext): TextEdit | undefined {
  const written = /^\(\s*prefers-color-scheme\s*(?::\s*[a-z-]+\s*)?\)/i.exec(
    css.slice(start, start + 80),
  )?.[0];
  if (written === undefined) return undefined;
  return { start, end: start + written.length, text: settleThemeMedia(written, context.theme) };
}

/** `color-scheme: light dark` follows the chosen scheme; a site that is only light or only dark stays so. */
function followTheme(
  tokens: readonly CssToken[],
  index: number,
  before: CssToken | undefined,
): readonly TextEdit[] {
  if (before && !['{', '}', 'semicolon'].includes(before.type)) return [];
  let at = index + 1;
  while (isBlank(tokens[at])) at += 1;
  if (tokens[at]?.type !== 'colon') return [];
  const words: CssToken[] = [];
  for (at += 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.type === 'ident') words.push(token);
    else if (!isBlank(token)) break;
  }
  const first = words[0];
  const last = words.at(-1);
  const asked = words.map((word) => word.text.toLowerCase());
  if (!first || !last || !asked.includes('light') || !asked.includes('dark')) return [];
  return [{ start: first.start, end: last.end, text: `var(${themeProperty},light)` }];
}
