import type { CssNode, List, PseudoClassSelector } from 'css-tree';
import { generate, parse, walk } from '../../css-syntax';

/** Classes, ids, element names and layout ids that stand in pages or that scripts may add. */
export type UsedNames = {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Classes with the layout of the element that bears them: `site-footer|line`. */
  readonly variants: ReadonlySet<string>;
};

/** Reads what markup uses; words in quotes of a script count as classes, since it may set them. */
export function readUsedNames(pages: readonly string[], scripts: readonly string[]): UsedNames {
  const classes = new Set<string>();
  const tags = new Set<string>(['html', 'body', 'from', 'to']);
  const variants = new Set<string>();
  for (const page of pages) {
    for (const match of page.matchAll(/\sclass="([^"]*)"/g)) {
      for (const name of (match[1] ?? '').split(/\s+/)) classes.add(name);
    }
    for (const [tag, variant = ''] of page.matchAll(/<[a-z][^>]*\sdata-variant="([^"]*)"[^>]*>/g)) {
      variants.add(variant);
      for (const name of (/\sclass="([^"]*)"/.exec(tag)?.[1] ?? '').split(/\s+/))
        variants.add(`${name}|${variant}`);
    }
    for (const match of page.matchAll(/<([a-z][a-z0-9-]*)/gi)) tags.add((match[1] ?? '').toLowerCase());
  }
  for (const script of scripts) {
    for (const match of script.matchAll(/['"`]([\w -]{1,80})['"`]/g)) {
      for (const name of (match[1] ?? '').split(' ')) {
        classes.add(name);
        tags.add(name);
      }
    }
    for (const match of script.matchAll(/<([a-z][a-z0-9-]*)|class="([^"]*)"/g)) {
      if (match[1]) tags.add(match[1]);
      for (const name of (match[2] ?? '').split(/\s+/)) classes.add(name);
    }
  }
  return { classes, tags, variants };
}

/** The rules of a stylesheet that something uses, in their own writing; empty when none is. */
export function pruneCss(css: string, used: UsedNames): string {
  const sheet = parse(css, { positions: true, parseValue: false });
  if (sheet.type !== 'StyleSheet') return '';
  return keepUsed(sheet.children, css, used, '').join('\n');
}

function keepUsed(nodes: List<CssNode>, css: string, used: UsedNames, indent: string): string[] {
  const kept: string[] = [];
  nodes.forEach((node) => {
    const source = node.loc ? css.slice(node.loc.start.offset, node.loc.end.offset) : generate(node);
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      const selectors = node.prelude.children.toArray().filter((selector) => selector.type === 'Selector');
      const alive = selectors.filter((selector) => isUsed(selector, used));
      if (alive.length === 0 || !node.block.loc) return;
      const block = css.slice(node.block.loc.start.offset, node.block.loc.end.offset);
      const written = alive.map((selector) =>
        selector.loc ? css.slice(selector.loc.start.offset, selector.loc.end.offset) : '',
      );
      kept.push(writeRule(written, block, indent));
      return;
    }
    if (node.type === 'Atrule' && node.block && (node.name === 'media' || node.name === 'supports')) {
      const inner = keepUsed(node.block.children, css, used, `${indent}  `);
      if (inner.length === 0) return;
      const condition = node.prelude?.loc
        ? css.slice(node.prelude.loc.start.offset, node.prelude.loc.end.offset).trim()
        : '';
      kept.push(`${indent}@${node.name} ${condition} {\n${inner.join('\n')}\n${indent}}`);
      return;
    }
    if (node.type === 'Rule' || node.type === 'Atrule') kept.push(indent + source);
  });
  return kept;
}

const lineWidth = 110;

// A short rule stands on one line, a long one has a line for each declaration.
function writeRule(selectors: readonly string[], block: string, indent: string): string {
  const line = `${indent}${selectors.join(', ')} ${block}`;
  if (line.length <= lineWidth) return line;
  const inner = block.slice(1, -1).trim();
  const declarations = inner.split(/;\s*(?![^()]*\))/).filter((part) => part.trim() !== '');
  return [
    `${indent}${selectors.join(`,\n${indent}`)} {`,
    ...declarations.map((part) => `${indent}  ${part.trim()};`),
    `${indent}}`,
  ].join('\n');
}

// `:has(.x)` and `:is(.x, .y)` come true by one of their selectors.
function isAnyUsed({ children }: PseudoClassSelector, used: UsedNames): boolean {
  const lists = children?.toArray().filter((child) => child.type === 'SelectorList') ?? [];
  return lists.every((list) => list.children.toArray().some((selector) => isUsed(selector, used)));
}

// Only names decide: states, attributes and pseudo-classes may come true at any time. `:not(.x)` needs no x.
function isUsed(selector: CssNode, used: UsedNames): boolean {
  let alive = true;
  // Names of the compound that is being read: a layout counts on the elements that bear its class.
  let classes: string[] = [];
  let variant: string | null = null;
  const close = () => {
    const wanted = variant;
    if (wanted !== null) {
      const names = classes.length > 0 ? classes.map((name) => `${name}|${wanted}`) : [wanted];
      if (!names.every((name) => used.variants.has(name))) alive = false;
    }
    classes = [];
    variant = null;
  };
  walk(selector, {
    enter(this: { function: CssNode | null }, node: CssNode) {
      if (node.type === 'PseudoClassSelector' && ['not', 'is', 'where', 'has'].includes(node.name)) {
        if (node.name !== 'not' && !isAnyUsed(node, used)) alive = false;
        return walk.skip;
      }
      if (node.type === 'Combinator') close();
      if (node.type === 'ClassSelector') {
        classes.push(node.name);
        if (!used.classes.has(node.name)) alive = false;
      }
      if (node.type === 'TypeSelector' && node.name !== '*' && !used.tags.has(node.name)) alive = false;
      if (node.type === 'AttributeSelector' && node.name.name === 'data-variant' && node.value)
        variant = node.value.type === 'String' ? node.value.value : node.value.name;
      return undefined;
    },
  });
  close();
  return alive;
}
