import { childElements, elementsIn, textLeaves, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import type { Splice } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { foldWord } from '../words/fold-word';
import { matchPhrase } from '../words/read-command';

const number = String.raw`\d[\d.,]*\+?`;
const pair = String.raw`${number} (?!(?:px|rem|%|percent|euros?|pounds?|dollars?|am|pm|o'clock)\b)\p{L}\S*(?: \p{L}\S*)? to ${number}(?: \p{L}\S*)?`;
const form = new RegExp(
  String.raw`^change (?<pairs>${pair}(?: ?(?:,|and|, and) (?:change )?${pair})*)$`,
  'u',
);
const each = new RegExp(String.raw`(${number}) (\p{L}\S*(?: \p{L}\S*)?) to (${number})`, 'gu');

/** "Change 300 volunteers to 450 and 18 tonnes to 21": numbers with what they count, in figures and in sentences. */
export const setFigures: Intent = {
  name: 'set-text',
  attempt(step) {
    const match = matchPhrase(step.part, form);
    if (!match?.pairs) return null;
    const said: string[] = [];
    const missing: string[] = [];
    let count = 0;
    for (const [, old = '', noun = '', fresh = ''] of match.pairs.plain.matchAll(each)) {
      const changed = step.draft.everyPage().reduce((sum, page) => sum + swapFigure(step, page, old, noun, fresh), 0); // prettier-ignore
      count += changed;
      if (changed > 0) said.push(`${fresh} ${noun}`);
      else missing.push(`${old} ${noun}`);
    }
    if (count === 0) return refuse('not-found', `I see ${missing.join(' and ')} nowhere on this site.`);
    const not = missing.length > 0 ? ` Of ${missing.join(' and ')} I see nothing.` : '';
    return done('Figures', said.join(', '), `It says ${said.join(' and ')} now, in ${countOf(count, 'place')}.${not}`); // prettier-ignore
  },
};

function swapFigure({ draft }: Step, page: string, old: string, noun: string, fresh: string): number {
  const tree = draft.tree(page);
  const bare = escape(old.replace(/\+$/u, ''));
  const alone = new RegExp(`(?<![\\d.,])${bare}(?![\\d]|[.,]\\d)`, 'u');
  const together = new RegExp(`(?<![\\d.,])${bare}(?=\\+?\\s+${escape(noun)})`, 'iu');
  const splices: Splice[] = [];
  for (const element of tree.elements) {
    if (/^(?:script|style|head|title|html)$/u.test(element.tag)) continue;
    for (const leaf of textLeaves(element)) {
      if (childElements(element).some((child) => child.start <= leaf.start && leaf.end <= child.end))
        continue;
      const source = tree.html.slice(leaf.start, leaf.end);
      const isFigure = /^\s*\D{0,3}\d[\d.,]*\D{0,3}\s*$/u.test(source) && isLabelled(element, noun);
      const match = together.exec(source) ?? (isFigure ? alone.exec(source) : null);
      if (match) splices.push({ start: leaf.start + match.index, end: leaf.start + match.index + match[0].length, text: fresh.replace(/\+$/u, '') }); // prettier-ignore
    }
  }
  draft.splice(page, splices);
  return splices.length;
}

/** Whether the words around a figure say what it counts: of the smallest block with any letters. */
function isLabelled(element: PageElement, noun: string): boolean {
  let block: PageElement | null = element;
  while (block && !/\p{L}/u.test(wordsIn(block))) block = block.parent ?? null;
  return (
    block !== null &&
    elementsIn(block).length < 12 &&
    foldWord(wordsIn(block)).includes(foldWord(noun.split(' ')[0] ?? noun).replace(/s$/u, ''))
  );
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
