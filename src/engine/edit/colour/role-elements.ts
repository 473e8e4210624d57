import { classesOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { styleSheetPaths } from '../style/find-styles';
import type { RoleWord } from '../target/target';

/** Where a colour goes: `ground` behind a thing, `ink` its text, `line` its border. */
export type PaintPlace = 'ground' | 'ink' | 'line';

/** Selectors for roles on a site without our tokens, and whether the colour lies behind the thing or is its text. */
export const roleSelectors: Partial<Record<RoleWord, readonly [selector: string, place: PaintPlace]>> = {
  background: ['body', 'ground'],
  header: ['header', 'ground'],
  nav: ['header', 'ground'],
  footer: ['footer', 'ground'],
  hero: ['.hero', 'ground'],
  buttons: ['.button, button', 'ground'],
  'main-button': ['.button', 'ground'],
  links: ['a', 'ink'],
  cards: ['.card', 'ground'],
  text: ['body', 'ink'],
  headings: ['h1, h2, h3', 'ink'],
};

export function nameOf(element: PageElement): string {
  const word = classesOf(element)[0];
  return word ? `.${word}` : element.tag;
}

export function elementsForRole(draft: SiteDraft, page: string, role: RoleWord): readonly PageElement[] {
  const { elements } = draft.tree(page);
  const hasWord = (element: PageElement, words: RegExp) =>
    classesOf(element).some((word) => words.test(word));
  switch (role) {
    case 'header':
    case 'nav':
      return elements.filter(
        ({ tag, parent }) => tag === 'header' && parent?.tag !== 'section' && parent?.tag !== 'article',
      );
    case 'footer':
      return elements.filter(({ tag }) => tag === 'footer');
    case 'hero':
      return draft
        .sections(page)
        .filter(({ type, id }) => type === 'hero' || /hero|banner|intro/.test(id))
        .map(({ element }) => element);
    case 'buttons':
    case 'main-button':
      return elements.filter(
        (element) => hasWord(element, /^(?:button|btn|cta)/) || element.tag === 'button',
      );
    case 'cards':
      return elements.filter((element) => hasWord(element, /card|tile/));
    case 'background':
    case 'text':
      return elements.filter(({ tag }) => tag === 'body');
    case 'links':
      return elements.filter(({ tag }) => tag === 'a');
    case 'headings':
      return elements.filter(({ tag }) => /^h[1-3]$/.test(tag));
    default:
      return [];
  }
}

/** The selector of the last plain rule that meets this element by tag, class or id and sets its colour. */
export function ruleSelectorFor(draft: SiteDraft, element: PageElement, place: PaintPlace): string | null {
  const names = new Set([
    element.tag,
    ...classesOf(element).flatMap((word) => [`.${word}`, `${element.tag}.${word}`]),
  ]);
  const properties = place === 'ground' ? /^background(-color)?$/ : /^color$/;
  for (const path of styleSheetPaths(draft)) {
    const rules = draft
      .sheet(path)
      .rules.filter(
        (rule) =>
          rule.conditions.length === 0 && rule.selector.split(',').some((part) => names.has(part.trim())),
      );
    const best =
      rules.findLast((rule) => rule.declarations.some(({ property }) => properties.test(property))) ??
      rules.at(-1);
    if (best) return best.selector;
  }
  return null;
}

export function ruleOf(draft: SiteDraft, selector: string): boolean {
  return styleSheetPaths(draft).some((path) =>
    draft.sheet(path).rules.some((rule) => rule.selector === selector),
  );
}
