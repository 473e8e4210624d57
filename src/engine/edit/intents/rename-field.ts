import { elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { replaceText, textSplices } from '../draft/write-text';
import { done } from '../intent';
import type { Intent } from '../intent';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

const forms: readonly RegExp[] = [
  /^(?:change|rename|call) (?:field |input |form )?(?:labels?|fields?|input|box)(?: (?:of|for|called|named|on))? (?<old>.+?) (?:field |box )?(?:to(?: say)?|into|as) (?<next>.+)$/,
  /^(?:change|rename|call) (?<old>.+?) (?:label|field|input|box) (?:to(?: say)?|into|as) (?<next>.+)$/,
  /^(?:change|rename|call) (?<old>.+?) (?:to|into) (?<next>.+)$/,
];
const fillers = new Set(['number', 'amount', 'of', 'the', 'your', 'field', 'label', 'total']);

/** "Change the label Number of people to Friends": what stands beside a field of a form or an app. */
export const renameField: Intent = {
  name: 'set-text',
  attempt(step) {
    if (step.picked) return null;
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.old || !match.next) continue;
      const wanted = wordsOf(match.old.text);
      const next = match.next.text.charAt(0).toUpperCase() + match.next.text.slice(1);
      let shown = '';
      let count = 0;
      for (const page of step.draft.pages()) {
        const found = step.draft.tree(page).elements.filter((element) => isLabel(element) && isNamed(wordsIn(element), wanted)); // prettier-ignore
        const exact = found.filter(
          (element) => foldWord(wordsIn(element)) === foldWord(match.old?.text ?? ''),
        );
        const [label] = exact.length > 0 ? exact : found;
        if (!label) continue;
        shown = wordsIn(label);
        step.draft.splice(page, textSplices(step.draft.text(page), label, next));
        // What the slider beside it is called for those who listen.
        replaceText(step.draft, page, shown, next);
        count += 1;
      }
      if (count > 0) return done(`Label “${shown}”`, `“${next}”`, `The label “${shown}” says “${next}” now.`);
    }
    return null;
  },
};

const isLabel = (element: PageElement): boolean =>
  element.tag === 'label' && wordsIn(element).length < 60 && !elementsIn(element).some(({ tag }) => tag === 'select'); // prettier-ignore

const wordsOf = (text: string): readonly string[] =>
  foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word));

const isNamed = (label: string, wanted: readonly string[]): boolean => {
  const own = wordsOf(label);
  return wanted.length > 0 && own.length === wanted.length && own.every((word, at) => word === wanted[at]);
};
