import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { styleSheetPaths } from '../style/find-styles';
import { findTokens, setTokens } from '../style/site-tokens';
import { setDeclarations } from '../style/write-rule';
import type { CssRule } from '../../locate/style-sheet';
import { matchPhrase } from '../words/read-command';
import { applyScheme } from './set-theme';

/** Turns light and dark round, or puts the colours of header and footer into each other's places. */
export const switchColours: Intent = {
  name: 'set-color',
  attempt(step) {
    const { plain } = step.part;
    if (
      /^(?:invert|reverse|flip) (?:all )?(?:colors?|color scheme|palette|site|page|everything)(?: of (?:site|page))?$/.test(
        plain,
      )
    )
      return invert(step);
    const match = matchPhrase(
      step.part,
      /^(?:change|swap|exchange|switch|flip) (?:colors? of )?(?:header and footer|footer and header)(?: colors?| backgrounds?)?(?: around| over)?$/,
    );
    return match ? exchange(step) : null;
  },
};

function invert(step: Step): StepResult {
  const isDark = findTokens(step.draft)?.scheme === 'dark';
  const result = applyScheme(step, isDark ? 'light' : 'dark');
  return result.status === 'done'
    ? { ...result, said: `The site is ${isDark ? 'light' : 'dark'} now, the reverse of before.` }
    : result;
}

function exchange(step: Step): StepResult {
  const { draft } = step;
  const tokens = findTokens(draft);
  const pairs = [
    ['--header-bg', '--footer-bg'],
    ['--header-ink', '--footer-ink'],
  ] as const;
  const values = new Map<string, string>();
  for (const [header, footer] of pairs) {
    const one = tokens?.declarations.get(header)?.value;
    const other = tokens?.declarations.get(footer)?.value;
    if (one && other) values.set(header, other).set(footer, one);
  }
  const said = 'Header and footer have swapped their colours.';
  if (values.size === 4)
    return setTokens(draft, values)
      ? done('Header and footer', 'colours swapped', said)
      : refuse('nothing-to-change', 'Header and footer have the same colours.');
  return exchangeRules(step)
    ? done('Header and footer', 'colours swapped', said)
    : refuse('not-found', 'I found no colours of header and footer in the stylesheet to swap.');
}

const painted = /^(?:background|background-color|color)$/;

/** On a site without tokens: the background and text colours in the two rules. */
function exchangeRules({ draft, page }: Step): boolean {
  const namesOf = (id: string) => {
    const element = draft.sections(page).find((section) => section.id === id)?.element;
    const word = element?.attributes.get('class')?.value.split(/\s+/)[0];
    return element ? [element.tag, ...(word ? [`.${word}`] : [])] : [];
  };
  for (const path of styleSheetPaths(draft)) {
    const find = (names: readonly string[]): CssRule | undefined =>
      draft
        .sheet(path)
        .rules.find(
          ({ selector, conditions, declarations }) =>
            conditions.length === 0 &&
            names.includes(selector) &&
            declarations.some(({ property }) => painted.test(property)),
        );
    const header = find(namesOf('nav'));
    const footer = find(namesOf('footer'));
    if (!header || !footer) continue;
    const colours = (rule: CssRule) => ({
      ground: rule.declarations.find(({ property }) => property.startsWith('background')),
      ink: rule.declarations.find(({ property }) => property === 'color'),
    });
    const [one, other] = [colours(header), colours(footer)];
    if (!one.ground || !other.ground) continue;
    const css = draft.text(path);
    const wanted = (own: typeof one, next: typeof one) => ({
      [own.ground?.property ?? 'background']: next.ground?.value ?? '',
      color: next.ink?.value ?? (own.ink ? 'inherit' : ''),
    });
    draft.splice(path, [
      ...setDeclarations(css, header, wanted(one, other)),
      ...setDeclarations(css, footer, wanted(other, one)),
    ]);
    return true;
  }
  return false;
}
