import { classesOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { styleSheetPaths } from './find-styles';

/** A board whose rule has as many columns as it has parts keeps that: `repeat(3, …)` becomes `repeat(4, …)`. */
export function followCount(draft: SiteDraft, holder: PageElement, before: number, after: number): void {
  const names = classesOf(holder).map((word) => `.${word}`);
  for (const path of styleSheetPaths(draft)) {
    draft.splice(
      path,
      draft.sheet(path).rules.flatMap((rule) => {
        if (rule.conditions.length > 0 || !names.includes(rule.selector)) return [];
        const columns = rule.declarations.find(({ property }) => property === 'grid-template-columns');
        const match = columns ? /^repeat\(\s*(\d+)\s*,/.exec(columns.value) : null;
        if (!columns || !match?.[1] || Number(match[1]) !== before) return [];
        const start = columns.valueStart + match[0].indexOf(match[1]);
        return [{ start, end: start + match[1].length, text: String(after) }];
      }),
    );
  }
}
