import type { SiteDraft } from '../draft/site-draft';
import { findBlocks, parseStyleSheet } from '../../locate/style-sheet';
import type { CssRule } from '../../locate/style-sheet';
import { mainStyleSheet, styleSheetPaths } from '../style/find-styles';
import { parse } from '../../css-syntax';

const compact = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The rules of a block that no stylesheet of the site has: by selector, so that rules changed by hand stay as they are. */
function missingRules(draft: SiteDraft, css: string): string {
  const present = new Set(styleSheetPaths(draft).flatMap((path) => draft.sheet(path).rules.flatMap(keysOf)));
  const block = parseStyleSheet(css);
  const pieces: { start: number; end: number; known: readonly CssRule[] }[] = [];
  const tree = parse(css, {
    positions: true,
    parseValue: false,
    parseRulePrelude: false,
    parseAtrulePrelude: false,
  });
  if (tree.type !== 'StyleSheet') return css;
  tree.children.forEach((node) => {
    const range = { start: node.loc?.start.offset ?? 0, end: node.loc?.end.offset ?? 0 };
    if (node.type !== 'Rule' && node.type !== 'Atrule') return;
    const rules = block.rules.filter(({ start, end }) => start >= range.start && end <= range.end);
    const isKnown =
      rules.length > 0
        ? rules.every((rule) => keysOf(rule).every((key) => present.has(key)))
        : draft.text(mainStyleSheet(draft)).includes(css.slice(range.start, range.end));
    if (isKnown) return;
    // Of a media block that the site has in part, only what it lacks.
    const known =
      node.type === 'Atrule' ? rules.filter((rule) => keysOf(rule).every((key) => present.has(key))) : [];
    pieces.push({ ...range, known: known.length < rules.length ? known : [] });
  });
  return pieces.map(({ start, end, known }) => withoutRules(css, start, end, known)).join('\n');
}

function withoutRules(css: string, start: number, end: number, known: readonly CssRule[]): string {
  let text = '';
  let at = start;
  for (const rule of known) {
    text += css.slice(at, rule.start).replace(/[ \t]+$/u, '');
    at = rule.end;
  }
  return (text + css.slice(at, end)).replace(/\n[ \t]*\n/gu, '\n');
}

function keysOf(rule: CssRule): readonly string[] {
  const conditions = rule.conditions.map(compact).join(' ');
  return rule.selector.split(',').map((selector) => `${conditions}|${compact(selector)}`);
}

/** Puts a composed block of rules (banner first) where it belongs: into the block of that type, else before the footer's. */
export function addStyles(draft: SiteDraft, css: string): void {
  const rules = missingRules(draft, css);
  if (rules === '') return;
  const path = mainStyleSheet(draft);
  const sheet = draft.sheet(path);
  const banner = /^\/\*\s*(.*?)\s*\*\//.exec(css.trim());
  const blocks = findBlocks(sheet);
  const own = banner
    ? blocks.find(({ title }) => title.toLowerCase() === (banner[1] ?? '').toLowerCase())
    : undefined;
  if (own && banner) {
    const end = sheet.css.slice(0, own.end).trimEnd().length;
    draft.splice(path, [{ start: end, end, text: `\n${rules}` }]);
    return;
  }
  const text = banner ? `${banner[0]}\n${rules}` : rules;
  const footer = blocks.find(({ title }) => /^(?:footer|small screens|print)/i.test(title));
  const at = footer?.start ?? sheet.css.length;
  const lead = footer || sheet.css === '' ? '' : sheet.css.endsWith('\n') ? '\n' : '\n\n';
  draft.splice(path, [{ start: at, end: at, text: `${lead}${text}\n${footer ? '\n' : ''}` }]);
}
