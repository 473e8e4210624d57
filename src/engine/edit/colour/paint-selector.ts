import type { PageElement } from '../../locate/page-tree';
import type { SiteDraft } from '../draft/site-draft';
import { styleSheetPaths } from '../style/find-styles';
import { findTokens, hasToken, pairOf, tokenValue } from '../style/site-tokens';
import { setDeclarations, writeRule } from '../style/write-rule';
import type { Device } from '../style/write-rule';
import { counterpartOf, inkOn, mixOf, readableOn } from './shades';
import type { PaintPlace } from './role-elements';

type PaintOptions = {
  readonly device: Device | null;
  readonly block: string | null;
  readonly isSection: boolean;
  readonly element: PageElement | undefined;
};

/** Sets colours on one selector: the last plain rule with it is altered, or a rule is added. */
export function paintSelector(
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
      declarations: place === 'line' ? { border: `2px solid ${pairOf(pair('mark'))}` } : { color: value },
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
