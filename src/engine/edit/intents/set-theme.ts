import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { findTokens } from '../style/site-tokens';
import { styleSheetPaths } from '../style/find-styles';
import { setDeclarations, writeRule } from '../style/write-rule';
import { counterpartOf, inkOn } from '../colour/shades';

const schemes: readonly (readonly ['dark' | 'light' | 'light dark', RegExp])[] = [
  [
    'light dark',
    /^(?:make|use|change|add|enable|follow|let)?\s*(?:it |site |theme |mode |scheme |design |page )*(?:to |be |in )?(?:follow|auto|automatic|use (?:device|system)|match|system|both)\b.*(?:device|system|auto|automatic|theme|mode|light and dark|dark and light|scheme|visitor)?\b.*$/,
  ],
  [
    'dark',
    /^(?:make |change )?background (?:to )?dark$|^(?:use )?dark background$|^(?:make|use|change|switch|put|turn on|enable|go|want|add|give)?\s*(?:it |site |everything |page |whole |theme |design |look |scheme |all |this |color |me |in |to |into |be |on |as )*(?:dark|night|black)(?: (?:mode|theme|scheme|version|design|look|site|only|style))?(?: on)?$/,
  ],
  [
    'light',
    /^(?:make|use|change|switch|put|turn on|enable|go|want|add|give)?\s*(?:it |site |everything |page |whole |theme |design |look |scheme |all |this |color |me |in |to |into |be |on |as |back )*(?:light|day|bright|white)(?: (?:mode|theme|scheme|version|design|look|site|only|style))?(?: on)?$/,
  ],
];

/** Dark, light or as the visitor's device says: one declaration on a made site. */
export const setTheme: Intent = {
  name: 'set-theme',
  attempt(step) {
    const plain = step.part.plain
      .replace(/^(?:default to|start in|start with|begin in|open in) (?=dark|light|night|day)/, '')
      .replace(/ (?:by|as) default$| first$/, '');
    // "Make the buttons bigger and black": the buttons, not the site.
    const isOfLast = /^(?:make|change) (?:(?:it|them|that) )?(?:dark|light|black|white|bright)$/.test(plain);
    if (step.picked || (step.last && step.last.role !== 'site' && isOfLast)) return null;
    const isOff = /^(?:turn off|disable|remove|no|without) (?:the )?(?:dark)(?: mode| theme)?$/.test(plain);
    const scheme = isOff ? 'light' : schemes.find(([, pattern]) => pattern.test(plain))?.[0];
    if (!scheme || /toggle|switch(?:er)?$|button/.test(plain)) return null;
    return applyScheme(step, scheme);
  },
};

/** Sets the site dark, light, or as the device says. */
export function applyScheme(step: Step, scheme: 'dark' | 'light' | 'light dark'): StepResult {
  const { draft } = step;
  const words = scheme === 'light dark' ? 'as the visitor’s device says' : scheme;
  const tokens = findTokens(draft);
  const hasPairs =
    tokens !== null && [...tokens.declarations.values()].some(({ value }) => value.startsWith('light-dark('));
  if (tokens && (hasPairs || scheme === 'light dark')) {
    if (tokens.declarations.get('color-scheme')?.value === scheme)
      return refuse('nothing-to-change', `The site is ${words} already.`);
    draft.splice(
      tokens.path,
      setDeclarations(draft.text(tokens.path), tokens.rule, { 'color-scheme': scheme }),
    );
    matchThemeColour(step);
    return done('Colour scheme', words, `The site is ${words} now.`);
  }
  if (scheme === 'light dark')
    return refuse(
      'not-found',
      'This site has no colours for both light and dark, so it cannot follow the device.',
    );
  if (!forceMediaScheme(step, scheme)) paintPlain(step, scheme);
  return step.draft.hasChanged()
    ? done('Colour scheme', words, `The site is ${words} now.`)
    : refuse('nothing-to-change', `The site is ${words} already.`);
}

/** A site that switches by `@media (prefers-color-scheme: dark)`: that condition is made to hold always, or never. */
function forceMediaScheme({ draft }: Step, scheme: 'dark' | 'light'): boolean {
  let isFound = false;
  for (const path of styleSheetPaths(draft)) {
    const css = draft.text(path);
    const splices = [...css.matchAll(/@media\s*([^{]*prefers-color-scheme:\s*dark[^{]*?)\s*(?=\{)/g)].map(
      (match) => {
        const start = match.index + match[0].indexOf(match[1] ?? '');
        return { start, end: start + (match[1] ?? '').length, text: scheme === 'dark' ? 'all' : 'not all' };
      },
    );
    if (splices.length > 0) isFound = true;
    draft.splice(path, splices);
    const root = draft
      .sheet(path)
      .rules.find(({ selector, conditions }) => selector === ':root' && conditions.length === 0);
    if (splices.length > 0 && root)
      draft.splice(path, setDeclarations(draft.text(path), root, { 'color-scheme': scheme }));
  }
  return isFound;
}

function paintPlain({ draft }: Step, scheme: 'dark' | 'light'): void {
  const ground = scheme === 'dark' ? counterpartOf('#ffffff', 'page') : '#ffffff';
  writeRule(draft, { selector: ':root', declarations: { 'color-scheme': scheme } });
  writeRule(draft, { selector: 'body', declarations: { 'background-color': ground, color: inkOn(ground) } });
}

/** A `theme-color` meta for the other scheme is left alone; there is none on made pages unless someone added it. */
function matchThemeColour({ draft }: Step): void {
  for (const page of draft.everyPage()) {
    const meta = draft
      .tree(page)
      .elements.find(
        (element) => element.tag === 'meta' && element.attributes.get('name')?.value === 'color-scheme',
      );
    const content = meta?.attributes.get('content');
    const scheme = findTokens(draft)?.declarations.get('color-scheme')?.value;
    if (content && scheme && content.value !== scheme) {
      draft.splice(page, [{ start: content.start, end: content.end, text: `content="${scheme}"` }]);
    }
  }
}
