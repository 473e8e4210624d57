import { fileURLToPath } from 'node:url';
import { parse } from 'acorn';
import type { AnyNode, Literal, Program } from 'acorn';
import type { Plugin } from 'vite';
import { withLeanLetters } from '../../src/engine/brief/words/lean-letters';
import { neededWords } from './needed-words';
import { whereListed } from './where-listed';
import { constantsOf, textOf } from './text-of';

const standIn = fileURLToPath(new URL('../../src/engine/sought-pattern.ts', import.meta.url));
const engine = /\/src\/engine\/(?!sought-pattern).+\.ts$/;

/**
 * Vite plugin: the composer's larger patterns are made when a text has words that they look for (`SoughtPattern`). As
 * written, each is checked when its file is read, once more when it is made and once more when it is first asked about: half
 * of the time that the first site of a visit took.
 */
export function soughtPatterns(): Plugin {
  return {
    name: 'sitewright:sought-patterns',
    enforce: 'post',
    transform: {
      filter: { id: engine },
      handler: (code) => ({ code: withSoughtPatterns(code, standIn), map: null }),
    },
  };
}

type Edit = { readonly start: number; readonly end: number; readonly text: string };
type RegExpLiteral = NonNullable<Literal['regex']>;

/** Such letters, a pattern put together, or a long one. */
const mayHaveOne = /\\p\{|\bRegExp\(|\/(?:[^\n/\\]|\\.){40}/i;

/** The code with stand-ins for the patterns that are worth it. Lines stay where they are. */
export function withSoughtPatterns(code: string, from: string): string {
  if (!mayHaveOne.test(code)) return code;
  const kept = new Map<string, string>();
  let written = '';
  let at = 0;
  for (const { start, end, text } of editsOf(
    parse(code, { ecmaVersion: 'latest', sourceType: 'module' }),
    kept,
  )) {
    written += code.slice(at, start);
    // Before a pattern no space need stand; before a word it must.
    if (/[\w$]$/.test(written)) written += ' ';
    written += text;
    at = end;
  }
  if (at === 0) return code;
  const names = kept.size > 0 ? `\nvar ${[...kept.values()].join(',')};` : '';
  return `${written}${code.slice(at)}${names}\nimport { SoughtPattern as $Sought } from ${JSON.stringify(from)};\n`;
}

/** Where what stands in the code instead. Patterns of functions are kept from one call to the next, as `kept` says, by name. */
function editsOf(program: Program, kept: Map<string, string>): readonly Edit[] {
  const edits: Edit[] = [];
  const constants = constantsOf(program);
  const stand = ({ start, end }: AnyNode, { pattern, flags }: RegExpLiteral, isInside: boolean): void => {
    const words = neededWords(pattern);
    if (words.length === 0 && !costlyLetters.test(pattern)) return;
    const made = `new $Sought(${JSON.stringify(pattern)},"${flags}",${wordsOf(pattern, words)})`;
    if (!isInside) return void edits.push({ start, end, text: made });
    const name = kept.get(made) ?? `$sought${kept.size}`;
    kept.set(made, name);
    edits.push({ start, end, text: `(${name}??=${made})` });
  };
  const visit = (node: AnyNode, isInside: boolean, isArgument: boolean): void => {
    const leaned = leanedBy(node);
    if (leaned) return stand(node, { ...leaned, pattern: withLeanLetters(leaned.pattern) }, isInside);
    if (node.type === 'Literal') {
      // One that keeps where it was is new each time that its function is called.
      const isNew = isInside && /[gy]/.test(node.regex?.flags ?? '') && !isArgument;
      if (node.regex && !isNew && isWorthIt(node.regex.pattern)) stand(node, node.regex, isInside);
      return;
    }
    if (node.type === 'NewExpression' && isNamed(node.callee, 'RegExp') && !isInside) {
      edits.push({ start: node.callee.start, end: node.callee.end, text: '$Sought' });
      const source = node.arguments[0] && textOf(node.arguments[0], constants);
      const words = source === undefined ? [] : neededWords(source);
      const { end = 0 } = node.arguments[1] ?? {};
      if (source !== undefined && words.length > 0 && end > 0)
        edits.push({ start: end, end, text: `,${wordsOf(source, words)}` });
    }
    const isCall =
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      node.callee.property.type === 'Identifier' &&
      stateless.has(node.callee.property.name);
    const isDeeper = isInside || /Function|^StaticBlock$|^PropertyDefinition$/.test(node.type);
    for (const [key, part] of Object.entries(node) as [string, unknown][])
      if (Array.isArray(part)) {
        for (const one of part) if (isNode(one)) visit(one, isDeeper, isCall && key === 'arguments');
      } else if (isNode(part)) visit(part, isDeeper, false);
  };
  visit(program, false, false);
  return edits.toSorted((one, other) => one.start - other.start);
}

/** The words that a pattern needs, as the stand-in is told: where the pattern itself lists them, or one by one. */
const wordsOf = (pattern: string, words: readonly string[]): string =>
  whereListed(pattern, words)?.join() ?? JSON.stringify(words.join('|'));

const costlyLetters = /\\p\{/i;
/** Shorter ones without such letters cost as little as the words that they need. */
const fewestLetters = 40;
const isWorthIt = (source: string): boolean => source.length >= fewestLetters || costlyLetters.test(source);

/** What asks a pattern from its beginning, wherever it was left. */
const stateless = new Set(['replace', 'replaceAll', 'matchAll', 'match', 'search', 'split']);

const isNamed = (node: AnyNode, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** The pattern in `lean(/…/)`, which need not wait until its file is read. */
function leanedBy(node: AnyNode): RegExpLiteral | null {
  if (node.type !== 'CallExpression' || !isNamed(node.callee, 'lean')) return null;
  const [only] = node.arguments;
  return only?.type === 'Literal' ? (only.regex ?? null) : null;
}

const isNode = (part: unknown): part is AnyNode =>
  typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
