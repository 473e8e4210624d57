import type { SiteDraft } from '../draft/site-draft';
import type { Splice } from '../draft/splice-text';
import { findBlocks } from '../../locate/style-sheet';
import type { CssRule, StyleSheet } from '../../locate/style-sheet';
import { mainStyleSheet, styleSheetPaths } from './find-styles';

/** Screens that a rule may be limited to, as in the made stylesheets. */
export type Device = 'phone' | 'tablet' | 'desktop';

export const deviceQueries: Readonly<Record<Device, string>> = {
  phone: '(max-width: 48rem)',
  tablet: '(min-width: 48.01rem) and (max-width: 64rem)',
  desktop: '(min-width: 64.01rem)',
};

/** Declarations to set under a selector; an empty value takes a declaration out. */
export type RuleChange = {
  readonly selector: string;
  readonly declarations: Readonly<Record<string, string>>;
  readonly device?: Device | null;
  /** Section type whose block of the stylesheet the rule belongs to. */
  readonly block?: string | null;
};

const compact = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Sets declarations in the last rule with that very selector, or adds a rule where it belongs. */
export function writeRule(draft: SiteDraft, change: RuleChange): void {
  const query = change.device ? `media ${deviceQueries[change.device]}` : null;
  for (const path of styleSheetPaths(draft)) {
    const sheet = draft.sheet(path);
    const rule = sheet.rules.findLast((candidate) => isHome(candidate, change.selector, query));
    if (rule) {
      draft.splice(path, setDeclarations(sheet.css, rule, change.declarations));
      return;
    }
  }
  const kept = Object.entries(change.declarations).filter(([, value]) => value !== '');
  if (kept.length === 0) return;
  const path = mainStyleSheet(draft);
  const sheet = draft.sheet(path);
  const lines = kept.map(([property, value]) => `${property}: ${value};`);
  const rule =
    lines.length < 3
      ? `${change.selector} { ${lines.join(' ')} }`
      : `${change.selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
  const text = query ? `@${query} {\n${rule.replace(/^/gm, '  ')}\n}` : rule;
  const at = placeForRule(sheet, change.block ?? null, query !== null);
  const before = sheet.css.slice(0, at);
  const lead = before === '' || before.endsWith('\n') ? '' : '\n';
  draft.splice(path, [{ start: at, end: at, text: `${lead}${text}\n` }]);
}

function isHome(rule: CssRule, selector: string, query: string | null): boolean {
  if (compact(rule.selector) !== compact(selector)) return false;
  if (query === null) return rule.conditions.length === 0;
  return rule.conditions.length === 1 && compact(rule.conditions[0] ?? '') === query;
}

/** Where a new rule goes: the end of the section's block, else before the rules for small screens, else the end. */
function placeForRule(sheet: StyleSheet, block: string | null, isForDevice: boolean): number {
  const blocks = findBlocks(sheet);
  const own = block ? blocks.find(({ title }) => title.toLowerCase() === `section: ${block}`) : undefined;
  const named = own ?? (block ? blocks.find(({ title }) => title.toLowerCase() === block) : undefined);
  const small = isForDevice ? undefined : blocks.find(({ title }) => /^small screens/i.test(title));
  const end = named?.end ?? small?.start ?? sheet.css.length;
  return (
    sheet.css.slice(0, end).trimEnd().length +
    lineEndLength(sheet.css, sheet.css.slice(0, end).trimEnd().length)
  );
}

function lineEndLength(css: string, at: number): number {
  return /^\r?\n/.exec(css.slice(at, at + 2))?.[0].length ?? 0;
}

/** The splices that set, add or take out declarations of one rule, in its own style of writing. */
export function setDeclarations(
  css: string,
  rule: CssRule,
  wanted: Readonly<Record<string, string>>,
): Splice[] {
  const splices: Splice[] = [];
  const added: string[] = [];
  for (const [property, value] of Object.entries(wanted)) {
    const known = rule.declarations.findLast((declaration) => declaration.property === property);
    if (!known) {
      if (value !== '') added.push(`${property}: ${value};`);
    } else if (value === '') {
      splices.push({ ...declarationRange(css, known), text: '' });
    } else if (known.value !== value) {
      splices.push({ start: known.valueStart, end: known.valueEnd, text: value });
    }
  }
  if (added.length > 0) splices.push(appendTo(css, rule, added));
  return splices;
}

function appendTo(css: string, rule: CssRule, lines: readonly string[]): Splice {
  const inner = css.slice(rule.blockStart + 1, rule.blockEnd - 1);
  const trimmed = inner.trimEnd();
  const at = rule.blockStart + 1 + trimmed.length;
  const semicolon =
    trimmed === '' || trimmed.endsWith(';') || trimmed.endsWith('}') || trimmed.endsWith('*/') ? '' : ';';
  if (!inner.includes('\n')) {
    const tail = trimmed === inner ? ' ' : '';
    return { start: at, end: at, text: `${semicolon} ${lines.join(' ')}${tail}` };
  }
  const sample = rule.declarations[0];
  const indent = sample ? /[ \t]*$/.exec(css.slice(0, sample.start))?.[0] || '  ' : '  ';
  return { start: at, end: at, text: `${semicolon}${lines.map((line) => `\n${indent}${line}`).join('')}` };
}

function declarationRange(css: string, declaration: { readonly start: number; readonly end: number }) {
  let end = declaration.end;
  if (css[end] === ';') end += 1;
  let start = declaration.start;
  while (/[ \t]/.test(css[start - 1] ?? '')) start -= 1;
  if (css[start - 1] === '\n' && /^[ \t]*\r?\n/.test(css.slice(end)))
    start -= css[start - 2] === '\r' ? 2 : 1;
  return { start, end };
}
