import type { Step } from '../intent';
import type { Target } from '../target/target';

const states: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:done|completed?|finished|checked|ticked)\b/,
    /(?:^|[^\w-])(?:[\w-]*(?:done|complete|finished|checked)[\w-]*)/,
  ],
  [
    /^(?:active|current|selected)\b/,
    /\[aria-current|\[aria-selected|\.(?:is-)?(?:active|current|selected)\b|aria-pressed/,
  ],
  [/^(?:overdue|late)\b/, /overdue|late/],
  [/^(?:disabled)\b/, /disabled/],
];

/** Things in a state ("the done tasks"): the selectors that the stylesheet has for that state. */
export function stateTarget(step: Step, words: string): Target | null {
  const state = states.find(([spoken]) => spoken.test(words));
  if (!state) return null;
  const rest = words.split(' ').slice(1).join(' ');
  const sheets = step.draft.paths().filter((path) => path.endsWith('.css'));
  const rules = sheets.flatMap((path) =>
    step.draft
      .sheet(path)
      .rules.filter((rule) => rule.conditions.length === 0 && state[1].test(rule.selector)),
  );
  const rule =
    rules.find(({ declarations }) =>
      declarations.some(({ property }) => property === 'color' || property === 'text-decoration'),
    ) ?? rules[0];
  const selector =
    rule?.selector ??
    (/task|todo|item/.test(rest) && /done|complete|finish|check|tick/.test(words)
      ? 'li:has(input:checked)'
      : null);
  if (!selector) return null;
  return {
    kind: 'group',
    label: `the ${words}`,
    role: null,
    places: [],
    sections: [],
    selector,
    block: 'app',
  };
}
