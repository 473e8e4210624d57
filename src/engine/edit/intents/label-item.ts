import { agreeWith } from '../draft/agree-with';
import { classesOf, elementsIn } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import { escapeText, indentAt } from '../draft/splice-text';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { nameOfItem } from '../items/find-items';
import { findThings } from '../items/find-things';
import { siteFacts } from '../site-facts';
import { writeBadgeRule } from '../style/write-badge-rule';
import { matchPhrase } from '../words/read-command';

/** Marks a thing as sold out, or with a label of the owner's words, wherever it stands with its price. */
export const labelItem: Intent = {
  name: 'highlight-item',
  attempt(step) {
    const { draft, part, page } = step;
    const match = matchPhrase(
      part,
      /^(?:mark|show|label|tag|put|list|make|change) (?<name>.+?) (?:as |to |be |is )*sold out$/,
    );
    const labelled = match
      ? null
      : (matchPhrase(
          part,
          /^(?:add|put|give) (?<label>(?!most |popular|recommended|best|featured)\S+(?: \S+){0,4}?) (?:badge|label|tag|sticker|mark|labels|tags|badges)s? (?:to|on) (?<name>.+)$/,
        ) ??
        matchPhrase(
          part,
          /^(?:mark|label|tag|flag) (?<name>.+?) (?:as|with) (?<label>(?!most |popular|recommended|best|featured|main|done|important)\S+(?: \S+){0,3})$/,
        ));
    const said = match?.name ?? labelled?.name;
    if (!said) return null;
    const named = findThings(step, said);
    const priced = named.filter(({ item }) => item.price !== null);
    const places = priced.length > 0 ? priced : named.slice(0, 1);
    const first = places[0];
    if (!first) return refuse('not-found', `I see nothing called “${said.text}” on this site.`);
    const name = nameOfItem(first.item);
    const own = labelled?.label?.text ?? '';
    const label = labelled
      ? own.charAt(0).toUpperCase() + own.slice(1)
      : findWords(siteFacts(draft, page).language).shop.soldOut;
    const isMarked = ({ item }: (typeof places)[number]): boolean =>
      elementsIn(item.element).some(
        (element) =>
          classesOf(element).includes('badge') &&
          draft.text(first.page).slice(element.openEnd, element.closeStart).trim() === label,
      );
    const open = places.filter((place) => !isMarked(place));
    if (open.length === 0)
      return refuse('nothing-to-change', `${name} ${agreeWith(name, 'is', 'are')} marked already.`);
    for (const path of new Set(open.map((place) => place.page)))
      draft.splice(
        path,
        open
          .filter((place) => place.page === path)
          .map(({ item: { title } }) =>
            title.tag === 'dt'
              ? {
                  start: title.closeStart,
                  end: title.closeStart,
                  text: ` <span class="badge">${escapeText(label)}</span>`,
                }
              : {
                  start: title.start,
                  end: title.start,
                  text: `<p class="badge">${escapeText(label)}</p>\n${indentAt(draft.text(path), title.start)}`,
                },
          ),
      );
    writeBadgeRule(draft);
    return done(
      name,
      `marked “${label}”, ${countOf(open.length, 'place')}`,
      `${name} ${agreeWith(name, 'is', 'are')} marked “${label}” now, ${countOf(open.length, 'place')}.${labelled ? '' : ` It is still in the list: say “remove ${name}” to take it out.`}`,
    );
  },
};
