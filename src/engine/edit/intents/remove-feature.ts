import { wholeLines } from '../draft/splice-text';
import { elementsIn } from '../../locate/page-tree';
import { done } from '../intent';
import type { Step, StepResult } from '../intent';
import { findNamedSections } from '../target/find-named-sections';
import { dropUnusedScripts } from '../sections/drop-unused-scripts';

const removable: readonly (readonly [RegExp, string, RegExp])[] = [
  [
    /\b(?:dark mode|theme)\b.*\b(?:toggle|switch|button)\b|\btheme toggle\b/,
    'the switch for dark mode',
    /data-theme-toggle/,
  ],
  [/\bwhatsapp\b/, 'the WhatsApp button', /wa\.me\//],
  [/\b(?:countdown|timer)\b/, 'the countdown', /data-countdown=/],
  [/\bprint\b/, 'the print button', /data-print/],
  [/\b(?:filters?|filter buttons?)\b/, 'the filters', /data-filter=/],
  [/\bsort(?:ing)?\b/, 'the sorting', /data-sort=/],
  [/\bsearch(?: box| field| bar)?\b/, 'the search', /data-search=|role="search"/],
  [/\bopen now\b/, 'the open-now badge', /data-open-now/],
];

export function removeAttempt(step: Step): StepResult | null {
  if (!/^remove\b/.test(step.part.plain)) return null;
  const wanted = removable.find(([words]) => words.test(step.part.plain));
  if (!wanted) return null;
  const [, label, hook] = wanted;
  // What is a section of its own goes as one.
  const said = step.part.plain.replace(/^remove /, '');
  if (findNamedSections(step.draft, said, step.page).length > 0) return null;
  let count = 0;
  for (const page of step.draft.everyPage()) {
    const { html, elements } = step.draft.tree(page);
    const hit = elements.filter((element) => hook.test(html.slice(element.start, element.openEnd)));
    const outer = hit.map((element) => {
      const parent = element.parent;
      const isAlone =
        parent &&
        /^(?:p|div)$/.test(parent.tag) &&
        elementsIn(parent).every(
          (child) => child === element || (child.start >= element.start && child.end <= element.end),
        );
      return isAlone && parent ? parent : element;
    });
    step.draft.splice(
      page,
      outer.map((element) => ({ ...wholeLines(html, element), text: '' })),
    );
    count += outer.length;
  }
  if (count === 0) return null;
  dropUnusedScripts(step.draft);
  return done(label.charAt(0).toUpperCase() + label.slice(1), 'removed', `Removed ${label}.`);
}
