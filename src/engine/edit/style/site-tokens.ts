import { contrastOf, hexOf, shadeOf } from '../colour/shades';
import type { SiteDraft } from '../draft/site-draft';
import type { Splice } from '../draft/splice-text';
import type { CssDeclaration, CssRule } from '../../locate/style-sheet';
import { styleSheetPaths } from './find-styles';

/** A design token's value in both schemes; the same twice when the site has but one. */
export type TokenValue = { readonly light: string; readonly dark: string };

/** The custom properties of a site's `:root` rule, with the scheme the site is shown in. */
export type SiteTokens = {
  readonly path: string;
  readonly rule: CssRule;
  readonly declarations: ReadonlyMap<string, CssDeclaration>;
  readonly scheme: 'light' | 'dark' | 'auto';
};

/** The site's tokens, or null when no stylesheet declares custom properties on `:root`. */
export function findTokens(draft: SiteDraft): SiteTokens | null {
  for (const path of styleSheetPaths(draft)) {
    const rule = draft
      .sheet(path)
      .rules.find(
        (candidate) =>
          /^:root\b|^html$/.test(candidate.selector) &&
          candidate.conditions.length === 0 &&
          candidate.declarations.some(({ property }) => property.startsWith('--')),
      );
    if (!rule) continue;
    const scheme = rule.declarations.find(({ property }) => property === 'color-scheme')?.value ?? 'light';
    const isLight = /\blight\b/.test(scheme);
    const isDark = /\bdark\b/.test(scheme);
    return {
      path,
      rule,
      declarations: new Map(rule.declarations.map((declaration) => [declaration.property, declaration])),
      scheme: isLight && isDark ? 'auto' : isDark ? 'dark' : 'light',
    };
  }
  return null;
}

/** Whether the site has the named tokens, so that a change of them is seen. */
export function hasToken(tokens: SiteTokens | null, ...names: readonly string[]): boolean {
  return tokens !== null && names.every((name) => tokens.declarations.has(name));
}

/** A token's value with `light-dark()` split and `var()` of other tokens looked up; null when it has none. */
export function tokenValue(tokens: SiteTokens | null, name: string, depth = 0): TokenValue | null {
  const value = tokens?.declarations.get(name)?.value;
  if (value === undefined || depth > 8) return null;
  const reference = /^var\(\s*(--[\w-]+)\s*(?:,[^)]*)?\)$/.exec(value);
  if (reference?.[1]) return tokenValue(tokens, reference[1], depth + 1);
  const pair = splitPair(value);
  return pair
    ? { light: resolve(tokens, pair[0], 'light', depth), dark: resolve(tokens, pair[1], 'dark', depth) }
    : { light: value, dark: value };
}

function resolve(tokens: SiteTokens | null, value: string, side: 'light' | 'dark', depth: number): string {
  const reference = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value);
  return reference?.[1] ? (tokenValue(tokens, reference[1], depth + 1)?.[side] ?? value) : value;
}

/** The two values of `light-dark(a, b)`, or null for any other value. */
export function splitPair(value: string): readonly [string, string] | null {
  const inner = /^light-dark\(([\s\S]*)\)$/.exec(value.trim())?.[1];
  if (inner === undefined) return null;
  let depth = 0;
  for (let at = 0; at < inner.length; at += 1) {
    if (inner[at] === '(') depth += 1;
    else if (inner[at] === ')') depth -= 1;
    else if (inner[at] === ',' && depth === 0) return [inner.slice(0, at).trim(), inner.slice(at + 1).trim()];
  }
  return null;
}

/** A value for both schemes as CSS. */
export function pairOf({ light, dark }: TokenValue): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

/** Writes new token values in place; tokens that the site lacks are left out. Says whether anything differs. */
export function setTokens(draft: SiteDraft, values: ReadonlyMap<string, string>): boolean {
  const tokens = findTokens(draft);
  if (!tokens) return false;
  const splices: Splice[] = [];
  for (const [name, value] of values) {
    const declaration = tokens.declarations.get(name);
    if (!declaration || declaration.value === value) continue;
    splices.push({ start: declaration.valueStart, end: declaration.valueEnd, text: value });
  }
  draft.splice(tokens.path, splices);
  return splices.length > 0;
}

/** Whether two CSS colours look the same; also true for equal texts that are no colours. */
export function isSameColour(one: string, other: string): boolean {
  if (one.trim().toLowerCase() === other.trim().toLowerCase()) return true;
  const first = shadeOf(one);
  const second = shadeOf(other);
  return first !== null && second !== null && hexOf(first) === hexOf(second) && contrastOf(one, other) < 1.01;
}

/** The number of a token (`1.25`, `8px` -> 8), or null when it does not begin with one. */
export function tokenNumber(tokens: SiteTokens | null, name: string): number | null {
  const number = Number.parseFloat(tokens?.declarations.get(name)?.value ?? '');
  return Number.isFinite(number) ? number : null;
}
