import { elementsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { escapeAttribute } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { nameSplices } from '../items/item-splices';
import { textSplices } from '../draft/write-text';
import { doneTo } from '../intent';
import type { Intent, Step } from '../intent';
import { findItems } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { findThings, namesOf } from '../items/find-things';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

/** Gives a named thing another name: "rename the Studio plan to Team". */
export const renameItemIntent: Intent = {
  name: 'edit-item',
  attempt(step) {
    const match =
      matchPhrase(step.part, /^(?:rename|change name of) (?<old>.+?) (?:to|into|as) (?<next>.+)$/) ??
      calledMatch(step);
    if (!match?.old || !match.next || match.old.plain.endsWith(' page')) return null;
    const places = findThings(step, match.old);
    const first = places[0];
    if (!first || namesOf(places).length > 1) return null;
    const old = nameOfItem(first.item);
    const next = match.next.isQuoted ? match.next.text : nameLike(old, match.next.text);
    for (const place of places) {
      const fresh = findItems(step.draft, old, place.page).find(
        ({ page, section }) => page === place.page && section.id === place.section.id,
      );
      if (!fresh) continue;
      const html = step.draft.text(fresh.page);
      const isApp = fresh.section.type === 'app';
      const { element, title } = fresh.item;
      const others = [
        ...labelSplices(element, old, next),
        ...(isApp ? nameSplices(html, element, title, old, next) : []),
      ];
      step.draft.splice(fresh.page, [...textSplices(html, fresh.item.title, next), ...others]);
    }
    return doneTo(next, old, next, `${old} is called ${next} now.`);
  },
};

/** "Call the Business plan Agency": the words up to the thing's name, and the new name behind them. */
function calledMatch(step: Step): Readonly<Record<string, Phrase | undefined>> | null {
  const count = /^call (?!us\b|me\b|it\b|them\b)\S+ \S/.test(step.part.plain) ? step.part.plain.split(' ').length - 2 : 0; // prettier-ignore
  for (let words = Math.min(5, count); words > 0; words -= 1) {
    const match = matchPhrase(
      step.part,
      new RegExp(`^call (?<old>\\S+(?: \\S+){${words - 1}}) (?<next>.+)$`),
    );
    if (match?.old && match.next && (match.next.isQuoted || /^\p{Lu}|^\d/u.test(match.next.text)) && namesOf(findThings(step, match.old)).length === 1) return match; // prettier-ignore
  }
  return null;
}

/** Labels that name the thing ("Add to cart: Mug") follow its name. */
function labelSplices(item: PageElement, old: string, next: string): Splice[] {
  return [item, ...elementsIn(item)].flatMap((element) =>
    [...element.attributes.values()].flatMap((attribute) => {
      const isSpoken =
        /^(?:data-name|aria-label|placeholder|title|alt)$/.test(attribute.name) &&
        attribute.value.includes(old);
      const value = attribute.value.split(old).join(next);
      return isSpoken
        ? [
            {
              start: attribute.start,
              end: attribute.end,
              text: `${attribute.name}="${escapeAttribute(value)}"`,
            },
          ]
        : [];
    }),
  );
}

/** "A 12 class pass" after "10 class pass" has no article; "listen" after "Music" begins large. */
function nameLike(old: string, text: string): string {
  const bare = /^(?:an?|the) /i.test(old) ? text : text.replace(/^(?:an?) (?=\S)/i, '');
  return /^\p{Lu}/u.test(old) ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare;
}
