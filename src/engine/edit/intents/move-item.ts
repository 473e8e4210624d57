import { agreeWith } from '../draft/agree-with';
import { valueOf } from '../../locate/page-tree';
import { indentAt, wholeLines } from '../draft/splice-text';
import { doneTo, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { findCollections, nameOfItem } from '../items/find-items';
import { findThings, namesOf } from '../items/find-things';
import type { ItemPlace } from '../items/find-item';
import { findPage } from '../target/find-pages';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

type Way = 'before' | 'after' | 'first' | 'second' | 'last' | 'up' | 'down';
const forms: readonly (readonly [RegExp, Way])[] = [
  [
    /^(?:move|put|place|show|list) (?<name>.+?) (?:right |directly |just )?(?:before|above|in front of) (?<anchor>.+)$/,
    'before',
  ],
  [
    /^(?:move|put|place|show|list) (?<name>.+?) (?:right |directly |just )?(?:after|below|under|behind) (?<anchor>.+)$/,
    'after',
  ],
  [
    /^(?:move|put|make|place|show|list) (?<name>.+?) (?:to |at |on |in |come |be )*(?:very )?(?:top|start|beginning|first|first place|front)(?: (?:one|place|plan|item|entry|card))?(?: (?:of|on|in) .+)?$/,
    'first',
  ],
  [
    /^(?:move|put|make|place|show|list) (?<name>.+?) (?:to |at |on |in |come |be )*(?:very )?(?:bottom|end|last|last place|back)(?: (?:one|place|plan|item|entry|card))?(?: (?:of|on|in) .+)?$/,
    'last',
  ],
  [
    /^(?:move|put|make|place|show|list) (?<name>.+?) (?:to |at |in |come |be )*(?:second|2nd)(?: (?:one|place|plan|item|entry|card))?$/,
    'second',
  ],
  [/^(?:move|push) (?<name>.+?) (?:one )?(?:up|left|forward)(?: one)?$/, 'up'],
  [/^(?:move|push) (?<name>.+?) (?:one )?(?:down|right|back)(?: one)?$/, 'down'],
];

/** "Put Done first", "move Margherita before Marinara": one thing of a list to another place in it. */
export const moveItem: Intent = {
  name: 'move-item',
  attempt(step) {
    for (const [form, way] of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.name) continue;
      // Sections and pages have orders of their own.
      const bare = match.name.text.replace(/^(?:the|our|my) /i, '');
      const inside = listed(step, match.name.plain, bare);
      if (!inside && findNamedSections(step.draft, match.name.plain, step.page).length > 0) continue;
      if (findPage(step.draft, bare) !== null) continue;
      const places = inside ?? findThings(step, { plain: match.name.plain, text: bare });
      const first = places[0];
      if (!first) continue;
      const names = namesOf(places);
      if (names.length > 1) return refuse('ambiguous', `Which one: ${names.slice(0, 4).join(', ')}?`);
      const moved = places.filter((place) => move(step, place, way, match.anchor?.text));
      if (moved.length === 0)
        return match.anchor
          ? refuse(
              'not-found',
              `I see no “${match.anchor.text}” in the list that ${nameOfItem(first.item)} stands in.`,
            )
          : refuse(
              'nothing-to-change',
              `${nameOfItem(first.item)} ${agreeWith(nameOfItem(first.item), 'stands', 'stand')} there already.`,
            );
      const name = nameOfItem(first.item);
      const words = match.anchor
        ? `${way} ${match.anchor.text}`
        : way === 'up' || way === 'down'
          ? `one ${way}`
          : way;
      return doneTo(name, name, words, `${name} ${agreeWith(name, 'stands', 'stand')} ${words} now.`);
    }
    return null;
  },
};

/** "… first in the services": what is named stands in a list of that section, whatever else goes by its name. */
function listed(step: Step, plain: string, text: string): readonly ItemPlace[] | null {
  const where = / (?:in|of|on|among) (?:list of |list |our )*(?<where>[^,]+?)(?: list)?$/.exec(step.part.plain)?.groups?.where; // prettier-ignore
  const homes = where && where !== plain ? findNamedSections(step.draft, where, step.page, true) : [];
  const found = homes.length > 0 ? findThings(step, { plain, text }, homes) : [];
  return found.length > 0 ? found : null;
}

/** Writes the list of a place anew with its thing where it is wanted; false where it stands there already. */
function move(step: Step, place: ItemPlace, way: Way, said: string | undefined): boolean {
  const anchor = said?.replace(/ (?:in|on|of) (?:the |our )?\S+$/i, '').replace(/['’]s$/u, '');
  const { items } = place.collection;
  const from = items.indexOf(place.item);
  const others = items.filter((item) => item !== place.item);
  const beside = anchor === undefined ? -1 : anchorAmong(others.map(nameOfItem), anchor);
  if (from >= 0 && anchor !== undefined && beside < 0) return moveBeside(step, place, way, anchor);
  if (from < 0) return false;
  const goals: Record<Way, number> = {
    before: beside,
    after: beside + 1,
    first: 0,
    second: Math.min(1, others.length),
    last: others.length,
    up: Math.max(0, from - 1),
    down: Math.min(others.length, from + 1),
  };
  const goal = goals[way];
  if (goal === from) return false;
  const html = step.draft.text(place.page);
  const { element } = place.item;
  const next = others[goal]?.element;
  const last = others.at(-1)?.element;
  const text = html.slice(element.start, element.end);
  const gap = /\n[ \t]*$/.test(html.slice(0, element.start)) ? `\n${indentAt(html, element.start)}` : '';
  step.draft.splice(place.page, [
    { start: element.start - gap.length, end: element.end, text: '' },
    ...(next
      ? [{ start: next.start, end: next.start, text: text + gap }]
      : last
        ? [{ start: last.end, end: last.end, text: gap + text }]
        : []),
  ]);
  return true;
}

/** A list that a layout sets in two columns is two lists: the thing goes over to the one that has the other. */
function moveBeside(step: Step, place: ItemPlace, way: Way, anchor: string): boolean {
  const { holder } = place.collection;
  const { element } = place.item;
  const { group } = place.collection;
  for (const { holder: other, items, group: title } of findCollections(place.section)) {
    const to = items[anchorAmong(items.map(nameOfItem), anchor)]?.element;
    const isBeside = other.parent === holder.parent || other.parent?.parent === holder.parent?.parent;
    const isAlike = group === null && title === null && valueOf(other, 'class') === valueOf(holder, 'class');
    if (!to || !isBeside || !isAlike) continue;
    const html = step.draft.text(place.page);
    const text = html.slice(element.start, element.end);
    const gap = `\n${indentAt(html, to.start)}`;
    step.draft.splice(place.page, [
      { ...wholeLines(html, element), text: '' },
      way === 'before'
        ? { start: to.start, end: to.start, text: text + gap }
        : { start: to.end, end: to.end, text: gap + text },
    ]);
    return true;
  }
  return false;
}

/** Which of some names is meant: the one that is called so, else the only one that has the word. */
function anchorAmong(names: readonly string[], anchor: string): number {
  const at = names.findIndex((name) => isCalled(name, anchor));
  if (at >= 0) return at;
  const words = anchor
    .toLowerCase()
    .replace(/^(?:the|our) /, '')
    .split(' ');
  const partly = names.filter((name) => words.every((word) => name.toLowerCase().split(' ').includes(word)));
  return partly.length === 1 ? names.indexOf(partly[0] ?? '') : -1;
}

const isCalled = (name: string, wanted: string): boolean =>
  name.toLowerCase() === wanted.toLowerCase() ||
  name.toLowerCase() ===
    wanted.toLowerCase().replace(/^(?:the|our) | (?:plan|column|one|list|class|card)$/g, '');
