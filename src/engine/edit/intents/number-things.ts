import { nameOfItem } from '../items/find-items';
import { findCollections } from '../items/find-items';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { homesFor, typesOf } from '../items/thing-types';
import { escapeText } from '../draft/splice-text';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

const forms: readonly RegExp[] = [
  /^(?:number|count up|enumerate) (?:all |every |each )*(?<what>(?!of\b)\S+(?: \S+){0,3})$/,
  /^(?:add|put|give|show|have|write) (?:running |little |ordered )?(?:numbers?|numbering|1 ?, ?2 ?, ?3) (?:to|on|before|in front of|at|next to|for|with) (?:all |every |each )*(?<what>\S+(?: \S+){0,3})$/,
  /^(?:make|let|have) (?<what>\S+(?: \S+){0,3}) (?:be )?(?:numbered|a numbered list)$/,
  /^(?:give|add) (?<what>\S+(?: \S+)?) (?:numbers|a number each|a number)$/,
];
const takes: readonly RegExp[] = [
  /^remove (?:numbers|numbering) (?:from|before|in front of|of|on|in) (?<what>\S+(?: \S+){0,3})$/,
];

/** "Number the questions": 1., 2., 3. before the names of a list's things, over all its groups. */
export const numberThings: Intent = {
  name: 'number-items',
  attempt(step) {
    const isTaken = takes.some((form) => matchPhrase(step.part, form) !== null);
    const match = [...forms, ...takes].map((form) => matchPhrase(step.part, form)).find((one) => one);
    const what = (match?.what?.plain ?? '').replace(/(?: ,? ?\d)+(?: (?:and so on|etc))?$/, '').trim();
    if (what === '' || /^(?:is|at|to|the|page|pages|\+?\d)\b/.test(what)) return null;
    const thing = what.replace(/ (?:section|list|page)$/, '');
    // "Take that question out and number the rest"
    const said = /^(?:rest|others|it|them|remaining ones|list)$/.test(thing) ? (step.lastHome ?? step.last?.sections[0]?.section.type ?? '') : thing; // prettier-ignore
    if (said === '') return null;
    const named = findNamedSections(step.draft, said, step.page, true);
    const homes = named.length > 0 ? named : homesFor(step, typesOf(said));
    let count = 0;
    let example = '';
    for (const { page, section } of homes) {
      const lists = findCollections(section);
      const items = lists
        .flatMap(({ items: own }) => own)
        // The groups of a list hold the things that are numbered.
        .filter(
          (one, _, all) =>
            !all.some(
              (other) =>
                other !== one &&
                other.element.start > one.element.start &&
                other.element.end < one.element.end,
            ),
        ) // prettier-ignore
        .filter(({ title }, at, all) => all.findIndex((other) => other.title.start === title.start) === at)
        .toSorted((one, other) => one.title.start - other.title.start);
      const splices = items.flatMap((item, at) => {
        const leaf = item.title.children.find((child) => child.kind === 'text' && child.text.trim() !== '');
        if (!leaf || leaf.kind !== 'text') return [];
        const source = step.draft.text(page).slice(leaf.start, leaf.end);
        const start = leaf.start + (source.length - source.trimStart().length);
        const old = /^\d{1,2}\. /.exec(source.trimStart())?.[0] ?? '';
        const next = isTaken ? '' : `${at + 1}. `;
        if (old === next) return [];
        example ||= `${next}${nameOfItem(item).slice(old.length)}`;
        return [{ start, end: start + old.length, text: escapeText(next) }];
      });
      count += splices.length;
      step.draft.splice(page, splices);
    }
    if (homes.length === 0) return refuse('not-found', `I see no ${what} on this site to number.`);
    return done(
      `Numbers of ${what}`,
      countOf(count, 'place'),
      isTaken
        ? `Took the numbers out of ${countOf(count, 'place')}.`
        : `Numbered ${countOf(count, 'place')}: “${example}” and so on.`,
    );
  },
};
