import { childElements, elementsIn, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { indentAt, wholeLines, escapeText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { textSplices } from '../draft/write-text';
import { countOf, doneTo, refuse } from '../intent';
import type { Intent } from '../intent';
import { findThings, namesOf } from '../items/find-things';
import { matchPhrase } from '../words/read-command';

const rank = '(?<rank>first|second|third|fourth|fifth|sixth|last)';
const line = '(?:line|point|bullet|bullet point|feature|benefit|tick|item|entry)';
const change = new RegExp(`^(?:change|make|rename) ${rank} ${line} (?:of|in|on|under|from) (?<thing>.+?) (?:to|into|say|with|:) (?<text>.+)$`); // prettier-ignore
const remove = new RegExp(`^remove ${rank} ${line} (?:of|in|on|under|from) (?<thing>.+)$`);
const add = new RegExp(`^add (?:new )?${line}(?: called| saying| :)? (?<text>.+?) (?:to|in|on|under) (?<thing>.+ (?:plan|package|tier|offer|membership|ticket|card))$`); // prettier-ignore
const addTo = new RegExp(`^add (?:new )?${line} (?:to|in|on|under) (?<thing>[^:]+?) ?: (?<text>.+)$`);
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "Change the second line of the Unlimited plan to Sauna included": one line of what a plan or another thing lists. */
export const setItemLine: Intent = {
  name: 'set-text',
  attempt(step) {
    const found = [change, remove, add, addTo].flatMap((form, at) => {
      const match = matchPhrase(step.part, form);
      return match?.thing ? [{ way: Math.min(at, 2), match, thing: match.thing }] : [];
    })[0];
    if (!found) return null;
    const { way, match, thing } = found;
    const things = findThings(step, thing);
    const names = namesOf(things);
    if (names.length > 1) return refuse('ambiguous', `Which one: ${names.slice(0, 4).join(', ')}?`);
    const name = names[0];
    if (name === undefined) return null;
    let count = 0;
    let [old, most] = ['', 0];
    for (const page of new Set(things.map((one) => one.page))) {
      const { html } = step.draft.tree(page);
      const splices = things
        .filter((one) => one.page === page)
        .flatMap(({ item }): Splice[] => {
          const lines = linesOf(item.element);
          most = Math.max(most, lines.length);
          const last = lines.at(-1);
          if (way === 2) return last && match.text ? [lineAfter(html, last, match.text.text)] : [];
          const chosen = match.rank?.plain === 'last' ? last : lines[places.indexOf(match.rank?.plain ?? '')];
          if (!chosen) return [];
          old = wordsIn(chosen);
          return match.text
            ? textSplices(html, chosen, match.text.text)
            : [{ ...wholeLines(html, chosen), text: '' }];
        });
      step.draft.splice(page, splices);
      count += splices.length;
    }
    if (count === 0 && most === 0)
      return refuse('ambiguous', `${name} has no list of lines here.`, match.text ? [`change the description of ${name} to "${match.text.text}"`] : []); // prettier-ignore
    if (count === 0) return refuse('not-found', `${name} lists ${countOf(most, 'line')} here.`);
    const text = match.text?.text ?? '';
    const said =
      way === 0 ? `${name} lists “${text}” instead of “${old}” now.` : way === 1 ? `${name} lists “${old}” no more.` : `${name} lists “${text}” now.`; // prettier-ignore
    return doneTo(name, name, countOf(count, 'place'), said);
  },
};

/** What a thing lists, in its first list of short lines. */
export function linesOf(item: PageElement): readonly PageElement[] {
  const list = elementsIn(item).find(
    ({ tag, children }) => (tag === 'ul' || tag === 'ol') && children.length > 0,
  );
  return list ? childElements(list).filter(({ tag }) => tag === 'li') : [];
}

export function lineAfter(html: string, last: PageElement, text: string): Splice {
  const open = html.slice(last.start, last.openEnd).replace(/\s+data-sample(?:="[^"]*")?/u, '');
  return { start: last.end, end: last.end, text: `\n${indentAt(html, last.start)}${open}${escapeText(text)}</li>` }; // prettier-ignore
}
