import { classesOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { styleSheetPaths } from '../style/find-styles';
import { findTokens, hasToken, pairOf, setTokens, tokenValue } from '../style/site-tokens';
import { setDeclarations, writeRule } from '../style/write-rule';
import type { Device } from '../style/write-rule';
import { giveSelector } from '../target/give-selector';
import type { RoleWord, Target } from '../target/target';
import { colourTokens } from './colour-tokens';
import { counterpartOf, inkOn, mixOf, readableOn } from './shades';

/** Where a colour goes: `ground` behind a thing, `ink` its text, `line` its border. */
export type PaintPlace = 'ground' | 'ink' | 'line';

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

/** Selectors for roles on a site without our tokens, and whether the colour lies behind the thing or is its text. */
const roleSelectors: Partial<Record<RoleWord, readonly [selector: string, place: PaintPlace]>> = {
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

/** Gives a target a colour. Says false when there is nothing that could carry it. */
export function paintTarget(
  draft: SiteDraft,
  target: Target,
  hex: string,
  device: Device | null,
  place: PaintPlace | null,
): boolean {
  const isInk = place === 'ink' && target.role !== 'text';
  if (target.role && target.kind !== 'element' && !device && !isInk && target.role !== 'headings') {
    const values = colourTokens(findTokens(draft), target.role, hex);
    if (values) {
      setTokens(draft, values);
      return true;
    }
  }
  if (target.kind === 'role')
    return target.role !== null && paintRole(draft, target.role, hex, device, place);
  const selector = giveSelector(draft, target);
  if (!selector) return false;
  const element = target.places[0]?.element;
  const own = place ?? (element && isSurface(element) ? 'ground' : 'ink');
  paintSelector(draft, selector, hex, own, {
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
  paintSelector(draft, isWhole && !ruleOf(draft, selector) ? fallback : selector, hex, wanted ?? place, {
    device,
    block: null,
    isSection: false,
    element,
  });
  return true;
}

function nameOf(element: PageElement): string {
  const word = classesOf(element)[0];
  return word ? `.${word}` : element.tag;
}

function elementsForRole(draft: SiteDraft, page: string, role: RoleWord): readonly PageElement[] {
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
function ruleSelectorFor(draft: SiteDraft, element: PageElement, place: PaintPlace): string | null {
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

function ruleOf(draft: SiteDraft, selector: string): boolean {
  return styleSheetPaths(draft).some((path) =>
    draft.sheet(path).rules.some((rule) => rule.selector === selector),
  );
}

type PaintOptions = {
  readonly device: Device | null;
  readonly block: string | null;
  readonly isSection: boolean;
  readonly element: PageElement | undefined;
};

/** Sets colours on one selector: the last plain rule with it is altered, or a rule is added. */
function paintSelector(
  draft: SiteDraft,
  selector: string,
  hex: string,
  place: PaintPlace,
  options: PaintOptions,
): void {
  const tokens = findTokens(draft);
  const isPaired =
    tokens?.scheme === 'auto' &&
    [...tokens.declarations.values()].some(({ value }) => value.startsWith('light-dark('));
  const pair = (use: Parameters<typeof counterpartOf>[1], light = hex) => ({
    light,
    dark: isPaired ? counterpartOf(light, use) : light,
  });
  if (place !== 'ground') {
    const grounds = ['--bg', '--surface'].flatMap((name) => tokenValue(tokens, name) ?? []);
    const ink = {
      light: readableOn(
        hex,
        grounds.map(({ light }) => light),
      ),
      dark: readableOn(
        pair('ink').dark,
        grounds.map(({ dark }) => dark),
      ),
    };
    const value = pairOf(grounds.length > 0 && isPaired ? ink : pair('ink'));
    writeRule(draft, {
      selector,
      declarations: place === 'line' ? { 'border-color': pairOf(pair('mark')) } : { color: value },
      ...options,
    });
    return;
  }
  const ground = pair(options.isSection ? 'band' : 'mark');
  const ink = { light: inkOn(ground.light), dark: inkOn(ground.dark) };
  const declarations: Record<string, string> = { 'background-color': pairOf(ground), color: pairOf(ink) };
  if (options.isSection && hasToken(tokens, '--ink', '--card')) {
    // What stands inside uses tokens: they are set anew here, so that all of it keeps its contrast.
    const card = { light: mixOf(ground.light, ink.light, 0.08), dark: mixOf(ground.dark, ink.dark, 0.08) };
    const soft = {
      light: readableOn(mixOf(ink.light, ground.light, 0.2), [ground.light, card.light]),
      dark: readableOn(mixOf(ink.dark, ground.dark, 0.2), [ground.dark, card.dark]),
    };
    const line = { light: mixOf(ground.light, ink.light, 0.25), dark: mixOf(ground.dark, ink.dark, 0.25) };
    const set = {
      '--ink': ink,
      '--soft': soft,
      '--line': line,
      '--accent-text': ink,
      '--card': card,
      '--card-ink': ink,
      '--surface': card,
    };
    for (const [name, value] of Object.entries(set))
      if (hasToken(tokens, name)) declarations[name] = pairOf(value);
  }
  const shorthand = alterShorthand(draft, selector, declarations);
  if (!shorthand || options.device) writeRule(draft, { selector, declarations, ...options });
}

/** A rule that sets `background` keeps that one declaration: a longhand before it would lose. */
function alterShorthand(
  draft: SiteDraft,
  selector: string,
  declarations: Readonly<Record<string, string>>,
): boolean {
  for (const path of styleSheetPaths(draft)) {
    const sheet = draft.sheet(path);
    const rule = sheet.rules.findLast(
      (candidate) =>
        candidate.selector === selector &&
        candidate.conditions.length === 0 &&
        candidate.declarations.some(({ property }) => property === 'background'),
    );
    if (!rule) continue;
    const { 'background-color': ground = '', ...rest } = declarations;
    draft.splice(path, setDeclarations(sheet.css, rule, { background: ground, ...rest }));
    return true;
  }
  return false;
}
