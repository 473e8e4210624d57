import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { everyItem, findItems } from '../items/find-item';
import type { ItemPlace } from '../items/find-item';
import { findCollections, nameOfItem } from '../items/find-items';
import { findThings, namesOf } from '../items/find-things';
import { ordinalItem } from '../items/ordinal-item';
import { homesOfThing } from '../items/thing-homes';
import { matchPhrase, readCommand } from '../words/read-command';
import type { Phrase } from '../words/read-command';

/** Puts two things of one list into each other's places: "swap Team and Business". */
export const swapItems: Intent = {
  name: 'move-item',
  attempt(step) {
    const match = matchPhrase(
      step.part,
      /^(?:change|swap|exchange|switch)(?: (?:order|places?|positions?) of)? (?<one>.+?) (?:and|with) (?<other>.+?)(?: (?:around|round|over|about|plans?|items?|places?|positions?))*$/,
    );
    if (!match?.one || !match.other) return swapBoth(step);
    const noun = match.other.plain.split(' ').slice(1).join(' ');
    const phrase =
      /^\S+$/.test(match.one.plain) && noun !== '' ? `${match.one.plain} ${noun}` : match.one.plain;
    const first = ordinalItem(step, phrase) ?? thingOf(step, match.one);
    const second = ordinalItem(step, match.other.plain) ?? thingOf(step, match.other);
    if (!first || !second) return null;
    const names = [nameOfItem(first.item), nameOfItem(second.item)] as const;
    if (first.page !== second.page || first.collection.holder !== second.collection.holder)
      return refuse(
        'not-found',
        `“${names[0]}” and “${names[1]}” do not stand in one list, so I cannot swap them.`,
      );
    if (first.item.element === second.item.element) return null;
    // Wherever the two stand in one list: in the shop, among its kinds, on the first page.
    const everywhere = (name: string): readonly ItemPlace[] =>
      everyItem(step.draft, step.page).filter(({ item }) => nameOfItem(item) === name);
    const pairs = everywhere(names[0]).flatMap((one) =>
      everywhere(names[1])
        .filter(({ page, collection }) => page === one.page && collection.holder === one.collection.holder)
        .slice(0, 1)
        .map((other) => ({ page: one.page, one: one.item.element, other: other.item.element })),
    );
    // One that a layout sets apart from its list, such as the first review: the words change places, the elements stay.
    if (pairs.length === 0) {
      const html = step.draft.text(first.page);
      const inside = ({ openEnd, closeStart }: ItemPlace['item']['element']) => ({
        start: openEnd,
        end: closeStart,
      });
      const [one, other] = [inside(first.item.element), inside(second.item.element)];
      step.draft.splice(first.page, [
        { ...one, text: html.slice(other.start, other.end) },
        { ...other, text: html.slice(one.start, one.end) },
      ]);
    }
    for (const page of new Set(pairs.map((pair) => pair.page))) {
      const html = step.draft.text(page);
      step.draft.splice(
        page,
        pairs
          .filter((pair) => pair.page === page)
          .flatMap(({ one, other }) => [
            { start: one.start, end: one.end, text: html.slice(other.start, other.end) },
            { start: other.start, end: other.end, text: html.slice(one.start, one.end) },
          ]),
      );
    }
    return done(`${names[0]} and ${names[1]}`, 'swapped', `${names[0]} and ${names[1]} have swapped places.`);
  },
};

/** "The scone" is the scone with jam where no other thing has that word in its name. */
function thingOf(step: Step, phrase: Phrase): ItemPlace | undefined {
  const named = findItems(step.draft, phrase.text, step.page);
  const found = named.length > 0 ? named : findThings(step, phrase);
  return namesOf(found).length === 1 ? found[0] : undefined;
}

/** "Swap the two teachers": the things of a list that has no others. */
function swapBoth(step: Step): StepResult | null {
  const thing = matchPhrase(step.part, /^(?:change|swap|exchange|switch)(?: (?:order|places?|positions?) of)? (?:two|both) (?<thing>\S+s)(?: around| over)?$/)?.thing; // prettier-ignore
  if (!thing || !/swap|switch|exchang|interc|[ée]chang|tausch|scamb|troc|wissel/iu.test(step.part.source)) return null; // prettier-ignore
  const home = homesOfThing(step, thing.plain.replace(/s$/, ''), false)[0];
  const items = home ? (findCollections(home.section)[0]?.items ?? []) : [];
  const [one, other] = items;
  return one && other && items.length === 2
    ? swapItems.attempt({
        ...step,
        part: readCommand(`swap "${nameOfItem(one)}" and "${nameOfItem(other)}"`, 'en'),
      })
    : null;
}
