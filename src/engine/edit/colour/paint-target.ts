import { classesOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { findTokens, setTokens } from '../style/site-tokens';
import type { Device } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import { pageSelector } from '../target/take-page';
import type { RoleWord, Target } from '../target/target';
import { colourTokens } from './colour-tokens';
import type { PaintPlace } from './role-elements';
import { roleSelectors, nameOf, elementsForRole, ruleSelectorFor, ruleOf } from './role-elements';
import { paintSelector } from './paint-selector';

const surfaceTags = new Set([
  'section',
  'header',
  'footer',
  'article',
  'aside',
  'nav',
  'main',
  'div',
  'button',
  'form',
  'figure',
  'ul',
  'ol',
  'table',
  'li',
  'details',
  'fieldset',
  'dl',
  'body',
  'input',
]);

/** Gives a target a colour. Says false when there is nothing that could carry it. */
export function paintTarget(
  draft: SiteDraft,
  target: Target,
  hex: string,
  device: Device | null,
  place: PaintPlace | null,
  onlyPage: string | null = null,
): boolean {
  const scope = onlyPage ? `${pageSelector(draft, onlyPage)} ` : '';
  const isInk = place === 'ink' && target.role !== 'text';
  if (
    target.role &&
    target.kind !== 'element' &&
    !device &&
    !isInk &&
    place !== 'line' &&
    !onlyPage &&
    target.role !== 'headings'
  ) {
    const values = colourTokens(findTokens(draft), target.role, hex);
    if (values) {
      setTokens(draft, values);
      return true;
    }
  }
  if (target.kind === 'role')
    return target.role !== null && paintRole(draft, target.role, hex, device, place, scope);
  const selector = giveSelector(draft, target);
  if (!selector) return false;
  const element = target.places[0]?.element;
  const own = place ?? (element && isSurface(element) ? 'ground' : 'ink');
  paintSelector(draft, scope + selector, hex, own, {
    device,
    block: target.block,
    isSection: target.kind === 'section',
    element,
  });
  return true;
}

function isSurface(element: PageElement): boolean {
  if (/(?:^|\s)(?:button|btn|badge|card|tag|pill)(?:$|[\s-])/.test(classesOf(element).join(' '))) return true;
  return surfaceTags.has(element.tag);
}

function paintRole(
  draft: SiteDraft,
  role: RoleWord,
  hex: string,
  device: Device | null,
  wanted: PaintPlace | null,
  scope: string,
): boolean {
  const known = roleSelectors[role];
  if (!known) return false;
  const [fallback, place] = known;
  const element = draft.pages().flatMap((page) => elementsForRole(draft, page, role))[0];
  const selector = element
    ? (ruleSelectorFor(draft, element, wanted ?? place) ??
      (fallback.includes(element.tag) ? fallback : nameOf(element)))
    : fallback;
  if (!element && role !== 'background' && role !== 'text' && role !== 'headings' && role !== 'links')
    return false;
  const isWhole = role === 'links' || role === 'headings' || role === 'buttons';
  // A rule for one level of headings is not for all of them.
  const isPart = role === 'headings' && !/h1.*h2.*h3/s.test(selector);
  const plain = isPart || (isWhole && !ruleOf(draft, selector)) ? fallback : selector;
  // On one page only: the selector is led by the page's own class; the body itself carries it.
  const limited =
    scope === ''
      ? plain
      : plain === 'body'
        ? scope.trim()
        : plain
            .split(',')
            .map((part) => scope + part.trim())
            .join(', ');
  paintSelector(draft, limited, hex, wanted ?? place, {
    device,
    block: null,
    isSection: false,
    element,
  });
  return true;
}
