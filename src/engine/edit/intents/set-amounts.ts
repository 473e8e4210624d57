import { elementsIn, textLeaves, valueOf } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { indentAt, spliceText } from '../draft/splice-text';
import { done } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { matchPhrase } from '../words/read-command';

/** Sets the preset amounts of a form: "change donation amounts to 10, 25, 50 and 100". */
export const setAmounts: Intent = {
  name: 'set-items',
  attempt(step) {
    const nth = matchPhrase(
      step.part,
      /^(?:change |make |set )?(?<rank>first|second|third|fourth|fifth|last|lowest|highest) (?:\S+ )?amount (?:should be|is|is now|becomes|to|be|:) (?<amount>\S*\d\S*)$/,
    );
    if (nth?.rank && nth.amount) return setOne(step, nth.rank.plain, nth.amount.text);
    const match = matchPhrase(
      step.part,
      /^(?:change|make|use) (?<what>.*\b(?:amounts?|presets?|sums|donations)) (?:(?:to|be|with|:) )?(?<list>.*\d.*)$/,
    );
    const amounts = match?.list?.text.match(/\d[\d.,]*\d|\d/g) ?? [];
    if (!match || amounts.length < 1) return null;
    let count = 0;
    for (const page of step.draft.pages()) {
      const { html, elements } = step.draft.tree(page);
      const labels = amountLabels(elements);
      const first = labels[0];
      const last = labels.at(-1);
      if (!first || !last || labels.length < 2) continue;
      const indent = indentAt(html, first.start);
      const gap = /\n[ \t]*$/.test(html.slice(0, first.start)) ? `\n${indent}` : ' ';
      const texts = amounts.map((amount, index) => writeAmount(html, labels[index] ?? last, amount, index));
      step.draft.splice(page, [{ start: first.start, end: last.end, text: texts.join(gap) }]);
      count += 1;
    }
    return count === 0
      ? null
      : done('Amounts', amounts.join(', '), `The amounts are ${amounts.join(', ')} now.`);
  },
};

const ranks = ['first', 'second', 'third', 'fourth', 'fifth'];

/** One of the amounts by its place: "the second donation amount should be £30". */
function setOne(step: Step, rank: string, said: string): StepResult | null {
  const amount = /\d[\d.,]*\d|\d/.exec(said)?.[0] ?? '';
  let count = 0;
  for (const page of step.draft.pages()) {
    const { html, elements } = step.draft.tree(page);
    const labels = amountLabels(elements);
    const place = rank === 'lowest' ? 0 : rank === 'last' || rank === 'highest' ? -1 : ranks.indexOf(rank);
    const label = labels.at(place);
    if (!label || labels.length < 2) continue;
    step.draft.splice(page, [
      { start: label.start, end: label.end, text: writeAmount(html, label, amount, 0) },
    ]);
    count += 1;
  }
  return count === 0 ? null : done('Amounts', `${rank}: ${amount}`, `The ${rank} amount is ${amount} now.`);
}

/** Labels with a radio whose value is a number, next to each other. */
function amountLabels(elements: readonly PageElement[]): readonly PageElement[] {
  const labels = elements.filter(
    (element) =>
      element.tag === 'label' &&
      elementsIn(element).some(
        (inner) =>
          valueOf(inner, 'type') === 'radio' &&
          /^\D{0,4}\d+(?:[.,]\d+)?\D{0,4}$/.test(valueOf(inner, 'value')),
      ),
  );
  const parent = labels[0]?.parent;
  return labels.filter((label) => label.parent === parent);
}

function writeAmount(html: string, label: PageElement, amount: string, index: number): string {
  const input = elementsIn(label).find(({ tag }) => tag === 'input');
  const leaf = textLeaves(label).find(({ text }) => /\d/.test(text));
  const value = input?.attributes.get('value');
  const checked = input?.attributes.get('checked');
  const isSame =
    leaf?.text.includes(amount) === true &&
    new RegExp(`(?<!\\d)${amount.replace(/[.]/g, '\\.')}(?!\\d)`).test(leaf.text);
  // What the old amount paid for says nothing about the new one.
  const reasons = isSame
    ? []
    : elementsIn(label).filter(
        (inner) =>
          /^(?:span|small)$/.test(inner.tag) &&
          inner.parent === label &&
          leaf !== undefined &&
          inner.start > leaf.end,
      );
  const source = leaf ? html.slice(leaf.start, leaf.end) : '';
  const splices = [
    ...reasons.map((inner) => ({ start: inner.start - label.start, end: inner.end - label.start, text: '' })),
    ...(leaf
      ? [
          {
            start: leaf.start - label.start,
            end: leaf.end - label.start,
            text: source.replace(/\d[\d.,]*/, () => amount),
          },
        ]
      : []),
    ...(value
      ? [
          {
            start: value.start - label.start,
            end: value.end - label.start,
            text: `value="${value.value.replace(/\d[\d.,]*/, () => amount)}"`,
          },
        ]
      : []),
    ...(checked && index > 0 && html.slice(label.start, label.end) !== ''
      ? [{ start: checked.start - label.start, end: checked.end - label.start, text: 'checked' }]
      : []),
  ];
  return spliceText(html.slice(label.start, label.end), splices);
}
