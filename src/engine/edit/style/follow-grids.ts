import { gridPiece } from '../../compose/style/pieces';
import { parseStyleSheet } from '../../locate/style-sheet';
import type { SiteDraft } from '../draft/site-draft';
import { dropDeadRules } from './drop-dead-rules';
import { styleSheetPaths } from './find-styles';

/**
 * A made site carries the rules of the grids it shows: `.of-3` for three things. After an edit it carries those of four
 * instead. Only beside the `.grid` rule of a made stylesheet.
 */
export function followGrids(draft: SiteDraft): void {
  const [before, now] = [countsOf(draft.reread()), countsOf(draft)];
  const come = [...now].filter((word) => !before.has(word));
  const gone = [...before].filter((word) => !now.has(word));
  for (const path of come.length > 0 ? styleSheetPaths(draft) : []) {
    const { rules } = draft.sheet(path);
    const home = rules.findLast(({ selector }) => /^\.grid(?: > \*)?$/.test(selector));
    const isKnown = (word: string) => rules.some((rule) => speaksOf(rule.selector, word));
    const text = come.flatMap((word) => (isKnown(word) ? [] : rulesOf(word))).join('');
    if (home && text !== '') draft.splice(path, [{ start: home.end, end: home.end, text }]);
  }
  if (gone.length > 0) dropDeadRules(draft, new Set(gone));
}

const speaksOf = (selector: string, word: string): boolean => new RegExp(`\\.${word}(?![\\w-])`).test(selector); // prettier-ignore

/** The words by which the grids of a site count. */
const countsOf = (draft: SiteDraft): ReadonlySet<string> =>
  new Set(draft.everyPage().flatMap((path) => draft.text(path).match(/(?<=class="grid )of-\d+/g) ?? []));

function rulesOf(word: string): readonly string[] {
  return parseStyleSheet(gridPiece.css).rules.flatMap(({ selector, declarations, conditions }) => {
    const own = selector.split(/\s*,\s*/).filter((one) => speaksOf(one, word));
    if (own.length === 0) return [];
    const rule = `${own.join(', ')} { ${declarations.map(({ property, value }) => `${property}: ${value};`).join(' ')} }`;
    return conditions.reduceRight((inner, one) => `\n@${one} {\n  ${inner.trim()}\n}`, `\n${rule}`);
  });
}
