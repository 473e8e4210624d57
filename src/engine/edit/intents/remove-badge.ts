import { classesOf, elementsIn } from '../../locate/page-tree';
import { wholeLines } from '../draft/splice-text';
import { countOf, doneTo, refuse } from '../intent';
import type { Intent } from '../intent';
import { findThings } from '../items/find-things';
import { nameOfItem } from '../items/find-items';
import { matchPhrase } from '../words/read-command';

/** "Remove the popular badge from the Class plan": the mark alone, the thing stays. */
export const removeBadge: Intent = {
  name: 'remove-element',
  attempt(step) {
    const match =
      matchPhrase(
        step.part,
        /^remove (?:\S+ ){0,3}?(?:badge|label|tag|mark|marker|highlight|highlighting|sticker) (?:from|of|on) (?<name>.+)$/,
      ) ?? matchPhrase(step.part, /^(?:unhighlight|unmark) (?<name>.+)$/);
    if (!match?.name) return null;
    const places = findThings(step, match.name);
    const first = places[0];
    if (!first) return null;
    const name = nameOfItem(first.item);
    let count = 0;
    for (const page of new Set(places.map((place) => place.page))) {
      const html = step.draft.text(page);
      const badges = places
        .filter((place) => place.page === page)
        .flatMap(({ item }) => elementsIn(item.element))
        .filter((element) => classesOf(element).includes('badge'));
      step.draft.splice(
        page,
        badges.map((badge) => ({ ...wholeLines(html, badge), text: '' })),
      );
      count += badges.length;
    }
    return count === 0
      ? refuse('nothing-to-change', `${name} has no badge.`)
      : doneTo(name, name, `badge removed, ${countOf(count, 'place')}`, `${name} has no badge any more.`);
  },
};
