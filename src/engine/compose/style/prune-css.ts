import { readRules, splitAtCommas } from './read-rules';
import { readSelector } from './read-selector';

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
  return keepUsed(css, used, '').join('\n');
}

function keepUsed(css: string, used: UsedNames, indent: string): string[] {
  const kept: string[] = [];
  for (const { source, prelude, block } of readRules(css)) {
    if (block !== null && !prelude.startsWith('@')) {
      const alive = splitAtCommas(prelude).filter((selector) => isUsed(selector, used));
      if (alive.length > 0) kept.push(writeRule(alive, block, indent));
    } else if (block !== null && /^@(?:media|supports)\b/.test(prelude)) {
      const inner = keepUsed(block.slice(1, -1), used, `${indent}  `);
      if (inner.length > 0) kept.push(`${indent}${prelude} {\n${inner.join('\n')}\n${indent}}`);
    } else kept.push(indent + source);
  }
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

// Only names decide: states, attributes and pseudo-classes may come true at any time. `:not(.x)` needs no x.
function isUsed(selector: string, used: UsedNames): boolean {
  return readSelector(selector).every(
    ({ tag, classes, variant, oneOf }) =>
      (tag === null || used.tags.has(tag)) &&
      classes.every((name) => used.classes.has(name)) &&
      // A layout counts on the elements that bear its class.
      (variant === null ||
        (classes.length > 0 ? classes.map((name) => `${name}|${variant}`) : [variant]).every((name) =>
          used.variants.has(name),
        )) &&
      // `:has(.x)` and `:is(.x, .y)` come true by one of their selectors.
      oneOf.every((list) => splitAtCommas(list).some((one) => isUsed(one, used))),
  );
}
