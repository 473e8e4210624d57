import { classesOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { styleSheetPaths } from './find-styles';
import { deviceQueries } from './write-rule';
import type { Device } from './write-rule';

/**
 * The font size that rules give to a selector or to an element's tag and classes, the most special one; null when none
 * does. Sizes that hold on the given device count before those for all screens.
 */
export function presentSize(
  draft: SiteDraft,
  selector: string,
  element: PageElement | undefined,
  device: Device | null,
): string | null {
  const names = element
    ? [selector, ...classesOf(element).map((word) => `.${word}`), element.tag]
    : [selector, selector.split(/\s+/).at(-1) ?? ''];
  const query = device ? `media ${deviceQueries[device]}` : null;
  for (const name of names) {
    for (const wanted of query ? [query, null] : [null]) {
      const size = sizeOf(draft, name, wanted);
      if (size) return size;
    }
  }
  return null;
}

function sizeOf(draft: SiteDraft, selector: string, query: string | null): string | null {
  for (const path of styleSheetPaths(draft)) {
    for (const rule of draft.sheet(path).rules.toReversed()) {
      const isWanted = query === null ? rule.conditions.length === 0 : rule.conditions[0] === query;
      if (!isWanted || !rule.selector.split(',').some((part) => part.trim() === selector)) continue;
      const size = rule.declarations.findLast(({ property }) => property === 'font-size')?.value;
      if (size) return size;
      const font = rule.declarations.findLast(({ property }) => property === 'font')?.value;
      const inFont = font
        ? /(?:^|\s)((?:var|clamp|calc|min|max)\([^/]*\)|[\d.]+(?:px|rem|em|%))(?:\s*\/|\s)/.exec(font)?.[1]
        : undefined;
      if (inFont) return inFont;
    }
  }
  return null;
}
