import { classesOf, elementsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { wholeLines } from '../draft/splice-text';
import { styleSheetPaths } from './find-styles';

/** The class words used inside elements, themselves included. */
export function classWords(elements: readonly PageElement[]): ReadonlySet<string> {
  return new Set(
    elements.flatMap((element) => [element, ...elementsIn(element)]).flatMap((element) => classesOf(element)),
  );
}

/**
 * Takes out the rules that can meet nothing any more because they need a class that was just removed and that no page or
 * script of the site mentions. Rules that other things share stay.
 */
export function dropDeadRules(draft: SiteDraft, words: ReadonlySet<string>): void {
  const texts = draft.textPaths(/\.(html?|m?js|svg)$/i).map((path) => draft.text(path));
  const dead = new Set([...words].filter((word) => !texts.some((text) => mentions(text, word))));
  if (dead.size === 0) return;
  for (const path of styleSheetPaths(draft)) {
    const { css, rules } = draft.sheet(path);
    const gone = rules.filter((rule) =>
      rule.selector
        .split(/,(?![^(]*\))/)
        .every((selector) =>
          [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].some((match) =>
            dead.has(match[1] ?? ''),
          ),
        ),
    );
    draft.splice(
      path,
      gone.map((rule) => ({ ...wholeLines(css, rule), text: '' })),
    );
    dropEmptyConditions(draft, path);
  }
}

function mentions(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\w-]/.test(text[at - 1] ?? ' ') && !/[\w-]/.test(text[at + word.length] ?? ' ')) return true;
  }
  return false;
}

/** `@media` blocks that hold nothing any more. */
function dropEmptyConditions(draft: SiteDraft, path: string): void {
  const css = draft.text(path);
  draft.splice(
    path,
    [...css.matchAll(/@(?:media|supports|container)[^{};]*\{\s*\}/g)].map((match) => ({
      ...wholeLines(css, { start: match.index, end: match.index + match[0].length }),
      text: '',
    })),
  );
}
