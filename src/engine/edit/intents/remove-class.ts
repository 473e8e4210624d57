import { childElements, elementsIn, valueOf, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import { wholeLines } from '../draft/splice-text';
import { daysIn, timesIn } from '../facts/name-days';
import { countOf, done } from '../intent';
import type { Intent } from '../intent';
import { siteFacts } from '../site-facts';
import { everySection } from '../target/find-named-sections';
import { foldWord } from '../words/fold-word';

const clock = /(?<![\d.:])\d{1,2}(?:[:.h]\d{2}|h)(?:\s?(?:am|pm))?|(?<![\d.:])\d{1,2}\s?(?:am|pm)/iu;
const noise =
  /^(?:remove|cancel|the|our|my|class|classes|session|sessions|lesson|training|from|on|at|in|of|timetable|schedule|and|every|no|more|anymore|to)$/u;

/** "Cancel the Thursday Hatha class": that class of that day, from every timetable of the site. */
export const removeClass: Intent = {
  name: 'remove-item',
  attempt({ draft, part, page }) {
    if (!part.plain.startsWith('remove ')) return null;
    const places = everySection(draft, page).filter(({ section }) => section.type === 'timetable');
    if (places.length === 0) return null;
    const words = findWords(siteFacts(draft, page).language);
    const said = part.source;
    const [day, ...others] = daysIn(said, words);
    if (day === undefined || others.length > 0) return null;
    const time = timesIn(clock.exec(said)?.[0] ?? '')[0];
    const name = part.plain
      .replace(clock, ' ')
      .split(' ')
      .filter((word) => word !== '' && !noise.test(word) && daysIn(word, words).length === 0)
      .map(foldWord);
    if (name.length === 0 && time === undefined) return null;
    let count = 0;
    for (const place of places) {
      const { html } = draft.tree(place.page);
      const gone = entriesOf(place.section.element).filter(
        (entry) =>
          daysIn(entry.day, words).includes(day) &&
          (time === undefined || timesIn(entry.time)[0] === time) &&
          name.every((word) => foldWord(wordsIn(entry.element)).includes(word)),
      );
      draft.splice(
        place.page,
        gone.map(({ element }) => ({ ...wholeLines(html, element), text: '' })),
      );
      count += gone.length;
    }
    return count === 0
      ? null
      : done(
          'Timetable',
          countOf(count, 'place'),
          `Took it out of the timetable, in ${countOf(count, 'place')}.`,
        );
  },
};

type Entry = { readonly element: PageElement; readonly day: string; readonly time: string };

/** The classes of a timetable with the words of their day and time, in lists by day or in a table. */
function entriesOf(section: PageElement): readonly Entry[] {
  const lists = elementsIn(section)
    .filter(({ tag }) => /^h[3-5]$/u.test(tag))
    .flatMap((heading) => {
      const list = heading.parent
        ? elementsIn(heading.parent).find(({ tag }) => /^[uo]l$/u.test(tag))
        : undefined;
      return (list ? childElements(list) : []).map((element) => ({
        element,
        day: wordsIn(heading),
        time: wordsIn(element),
      }));
    });
  const heads = elementsIn(section).filter((one) => one.tag === 'th' && valueOf(one, 'scope') === 'col');
  const cells = elementsIn(section)
    .filter(({ tag }) => tag === 'tr')
    .flatMap((row) => {
      const time = elementsIn(row).find((cell) => valueOf(cell, 'scope') === 'row');
      const columns = childElements(row).filter(({ tag }) => tag === 'td');
      return time && heads.length > 0
        ? columns.flatMap((cell, at) =>
            childElements(cell).map((element) => ({
              element,
              day: wordsIn(heads[at] ?? cell),
              time: wordsIn(time),
            })),
          )
        : [];
    });
  return [...lists, ...cells];
}
