import { classesOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { styleSheetPaths } from '../style/find-styles';
import type { SiteDraft } from '../draft/site-draft';
import { findTokens, splitPair, tokenValue } from '../style/site-tokens';
import type { RoleWord, Target } from '../target/target';
import { hexOf, shadeOf } from './shades';
import type { Shade } from './shades';

/** The token that holds the colour of a part. */
export const tokenOf: Partial<Record<RoleWord, string>> = {
  header: '--header-bg',
  nav: '--header-bg',
  footer: '--footer-bg',
  hero: '--hero-bg',
  background: '--bg',
  surface: '--surface',
  buttons: '--button',
  'main-button': '--button',
  cards: '--card',
  brand: '--brand',
  accent: '--accent',
  links: '--accent-text',
  text: '--ink',
  borders: '--line',
};

/** The present colour of a target made darker, lighter or otherwise different, as hex; null when it has none of its own. */
export function shiftTarget(draft: SiteDraft, target: Target, way: string, isMuch: boolean): string | null {
  const tokens = findTokens(draft);
  const side = tokens?.scheme === 'dark' ? 'dark' : 'light';
  const name = target.role ? tokenOf[target.role] : undefined;
  const present =
    (name && tokenValue(tokens, name)?.[side]) ??
    (target.role === 'headings' ? inkOfHeadings(draft, side) : null) ??
    colourOfRule(draft, target.selector) ??
    (target.kind === 'section' ? tokenValue(tokens, paperOf(target))?.[side] : null);
  const shade = present ? shadeOf(present) : null;
  if (!shade) return null;
  return shiftShade(shade, way, isMuch);
}

/** A shade made darker, lighter or otherwise different, as hex. */
export function shiftShade(shade: Shade, way: string, isMuch = false): string {
  const step = isMuch ? 0.2 : 0.09;
  const { l, c, h } = shade;
  switch (way) {
    case 'darker':
    case 'bolder':
      return hexOf({ l: l - step, c, h });
    case 'lighter':
      return hexOf({ l: l + step, c, h });
    case 'brighter':
      return hexOf({ l: l + step * 0.7, c: c * 1.2, h });
    case 'softer':
    case 'more muted':
      return hexOf({ l: l > 0.9 ? Math.min(l, 0.93) : Math.min(0.9, l + step * 0.4), c: c * 0.6, h });
    case 'more vivid':
      return hexOf({ l, c: c * 1.4 + 0.02, h });
    case 'warmer':
      // White and black have no hue to turn: they take a little of a warm one.
      if ((c < 0.04 && l > 0.9) || (c < 0.02 && l < 0.25)) return tinted(shade, 75);
      return hexOf({ l, c: c + 0.015, h: h > 60 && h < 240 ? h - 18 : h + 14 });
    default:
      if (c < 0.02 && (l > 0.9 || l < 0.25)) return tinted(shade, 245);
      return hexOf({ l, c: c + 0.01, h: h > 240 || h < 60 ? h - 18 : h + 18 });
  }
}

/** A section without a colour of its own lies on the page, or on another paper of its look. */
const paperOf = ({ sections }: Target): string =>
  sections[0] ? paperOfSection(sections[0].section.element) : '--bg';

/** The token of the paper that a section lies on. */
export function paperOfSection(element: PageElement): string {
  const paper = classesOf(element).find((word) => /^on-(?:surface|brand|accent)$/.test(word));
  return paper ? `--${paper.slice(3)}` : '--bg';
}

const tinted = ({ l }: Shade, h: number): string => hexOf({ l: Math.min(l, 0.972), c: 0.016, h });

/** The colour of headings: that of their own rule, else that of the text. */
function inkOfHeadings(draft: SiteDraft, side: 'light' | 'dark'): string | null {
  const tokens = findTokens(draft);
  for (const path of styleSheetPaths(draft)) {
    const rule = draft
      .sheet(path)
      .rules.findLast(
        ({ selector, conditions, declarations }) =>
          conditions.length === 0 &&
          /^(?:h1|:is\(h1|:where\(h1)/.test(selector) &&
          declarations.some(({ property }) => property === 'color'),
      );
    const value = rule?.declarations.find(({ property }) => property === 'color')?.value;
    const token = /^var\((?<name>--[\w-]+)\)$/.exec(value ?? '')?.groups?.name;
    const pair = value ? splitPair(value) : null;
    const own = token ? tokenValue(tokens, token)?.[side] : (pair?.[side === 'light' ? 0 : 1] ?? value);
    if (own && shadeOf(own)) return own;
  }
  return tokenValue(tokens, '--ink')?.[side] ?? null;
}

function colourOfRule(draft: SiteDraft, selector: string | null): string | null {
  for (const path of selector ? styleSheetPaths(draft) : []) {
    const rule = draft.sheet(path).rules.findLast((candidate) => candidate.selector === selector);
    const value = rule?.declarations.findLast(({ property }) =>
      /^background(-color)?$|^color$/.test(property),
    )?.value;
    if (value) return splitPair(value)?.[0] ?? value;
  }
  return null;
}
