import { parse } from 'acorn';
import { resolveReference } from './resolve-reference';
import { encodePath } from './encode-path';
import type { SealContext } from './seal-context';
import { applyEdits } from './text-edit';
import type { TextEdit } from './text-edit';

/** A script whose imports name absolute addresses, and what it imports. */
export type RewrittenScript = {
  readonly text: string;
  /** Paths of the site's modules that it names. */
  readonly imports: readonly string[];
  /** It imports something whose name is only known when it runs. */
  readonly hasComputedImport: boolean;
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/** The function that the preview script offers for imports whose name is computed. */
export const resolveFunction = '__sitewrightResolve';

/**
 * Makes the imports of a script absolute: it will run from a data address, where nothing relative resolves. A script
 * that does not parse stays as it is, so that the browser says what is wrong with it.
 */
export function rewriteScript(
  text: string,
  path: string,
  sourceType: 'module' | 'script',
  context: SealContext,
): RewrittenScript {
  const untouched = { text, imports: [], hasComputedImport: false };
  if (!/\b(?:import|export)\b/.test(text)) return untouched;
  const program = parseScript(text, sourceType);
  if (!program) return untouched;
  const edits: TextEdit[] = [];
  const imports = new Set<string>();
  let hasComputedImport = false;
  for (const node of walkTree(program)) {
    if (node.type === 'MetaProperty' && text.slice(node.start, node.end) === 'import.meta') {
      const parentEnd = /^\s*\.\s*url\b/.exec(text.slice(node.end))?.[0].length;
      if (parentEnd === undefined) continue;
      edits.push({
        start: node.start,
        end: node.end + parentEnd,
        text: JSON.stringify(addressOf(path, context)),
      });
      continue;
    }
    const source = node['source'];
    if (!isNode(source) || !/^(?:Import|Export)/.test(node.type)) continue;
    const name = source['value'];
    if (source.type !== 'Literal' || typeof name !== 'string') {
      hasComputedImport = true;
      edits.push({ start: source.start, end: source.start, text: `${resolveFunction}(` });
      edits.push({ start: source.end, end: source.end, text: `,${JSON.stringify(path)})` });
      continue;
    }
    const target = resolveSpecifier(name, path, context);
    if (target === undefined) continue;
    imports.add(target);
    edits.push({ start: source.start, end: source.end, text: JSON.stringify(addressOf(target, context)) });
  }
  return { text: applyEdits(text, edits), imports: [...imports], hasComputedImport };
}

/** The site path that a module name means; undefined for bare names and other hosts. */
export function resolveSpecifier(name: string, path: string, context: SealContext): string | undefined {
  if (!/^(?:\.{0,2}\/|https?:)/.test(name)) return undefined;
  const target = resolveReference(name, path, context.rootUrl);
  return target.kind === 'site' ? target.path : undefined;
}

/** Absolute address of a file of the site. */
export function addressOf(path: string, context: SealContext): string {
  return context.rootUrl + encodePath(path);
}

function parseScript(text: string, sourceType: 'module' | 'script'): Node | undefined {
  try {
    const program: unknown = parse(text, {
      ecmaVersion: 'latest',
      sourceType,
      allowHashBang: true,
      allowReturnOutsideFunction: sourceType === 'script',
    });
    return isNode(program) ? program : undefined;
  } catch {
    return undefined; // a syntax error, which the browser reports with its line
  }
}

function* walkTree(root: Node): Generator<Node> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) waiting.push(...value.filter(isNode));
      else if (isNode(value)) waiting.push(value);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
