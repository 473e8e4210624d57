import { childElements, elementsIn, textLeaves, wordsIn } from '../../locate/page-tree';
import type { PageElement } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import { escapeText, wholeLines } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { textSplices } from '../draft/write-text';
import { daysIn, timesIn } from '../facts/name-days';
import { countOf, done, doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { dayEntries } from '../items/day-entries';
import type { DayEntry } from '../items/day-entries';
import { titleElement } from '../items/find-items';
import { clock, entriesNamed, spotOf, titleOf } from '../items/named-entries';
import type { FoundEntry } from '../items/named-entries';
import { writtenTime } from '../items/timetable';
import { siteFacts } from '../site-facts';
import { everySection } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import { matchPhrase } from '../words/read-command';

const none =
  /^(?:(?:no|remove|cancel|drop|make no|there (?:is|are) no|we (?:have|hold|give|offer) no) (?:more |all |every |any )?(?:classes|class|sessions?|lessons?|courses?|training|trainings)|(?:remove|cancel|drop) (?:everything|all)) (?:on|of|from) (?<day>\S+)(?: (?:any ?more|any longer|now|from now on|from timetable|in timetable|evenings?))*$/;
const replaced =
  /^(?:(?:on|every) (?<lead>\S+) ,? ?)?(?:change|replace|swap) (?<what>.+?) (?:with|by|for|to|into) (?<to>.+)$/;

/** "On Wednesday replace Gymnastics with Yoga at 20:00", "no classes on Friday any more": what a day of a timetable holds. */
export const changeClass: Intent = {
  name: 'set-text',
  attempt(step) {
    const places = everySection(step.draft, step.page).filter(({ section }) => section.type === 'timetable');
    return places.length === 0 ? null : (emptyDay(step, places) ?? replaceClass(step, places));
  },
};

function emptyDay(step: Step, places: readonly SectionPlace[]): StepResult | null {
  const match = matchPhrase(step.part, none);
  const words = findWords(siteFacts(step.draft, step.page).language);
  const [day, ...others] = daysIn(match?.day?.text ?? '', words);
  if (day === undefined || others.length > 0) return null;
  const name = words.weekdays[day - 1] ?? '';
  let count = 0;
  for (const { page, section } of places) {
    const { html } = step.draft.tree(page);
    const all = dayEntries(section.element);
    const gone = all.filter((one) => one.day && daysIn(wordsIn(one.day), words).includes(day));
    // A day whose list is empty then goes with its heading; a column of a table stays as it is for the others.
    const isOfDay = (block: PageElement | null): block is PageElement =>
      block !== null && all.every((one) => one.block !== block || gone.includes(one));
    const whole = [...new Set(gone.map(({ block }) => block))].filter(isOfDay);
    const single = gone.filter(({ block }) => !block || !whole.includes(block)).map(({ element }) => element);
    step.draft.splice(
      page,
      [...whole, ...single].map((element) => ({ ...wholeLines(html, element), text: '' })),
    );
    count += gone.length;
  }
  return count === 0
    ? refuse('nothing-to-change', `The timetable shows nothing on ${name}.`)
    : done(`Timetable, ${name}`, countOf(count, 'place'), `Took ${name} out of the timetable, in ${countOf(count, 'place')}.`); // prettier-ignore
}

function replaceClass(step: Step, places: readonly SectionPlace[]): StepResult | null {
  const match = matchPhrase(step.part, replaced);
  if (!match?.what || !match.to) return null;
  const words = findWords(siteFacts(step.draft, step.page).language);
  const [day] = daysIn(step.part.source, words);
  const told = clock.exec(match.to.text)?.[0];
  const time = told === undefined ? null : (timesIn(told)[0] ?? null);
  if (day === undefined && time === null && !clock.test(match.what.text)) return null;
  const title = match.to.text
    .replace(clock, ' ')
    .replace(/\s+(?:at|um|a las|à|om|on|every)\s*$/iu, '')
    .split(/\s+/u)
    .filter((word) => daysIn(word, words).length === 0)
    .join(' ')
    .replace(/\s+(?:at|on|every)$/iu, '')
    .trim();
  if (title === '') return null;
  const all = places.flatMap((place) =>
    dayEntries(place.section.element).map((entry, at): FoundEntry => ({ ...place, entry, at })),
  );
  const found = entriesNamed(all, match.what, words).filter(
    ({ entry }) => day === undefined || daysIn(spotOf(entry), words).includes(day),
  );
  const first = found[0];
  if (!first) return null;
  const spots = [...new Set(found.map(({ entry }) => spotOf(entry)))];
  if (spots.length > 1) return refuse('ambiguous', `Which one: ${spots.slice(0, 4).join(', ')}?`);
  const bare = titleSplices(step.draft.text(first.page), first.entry, title)[0];
  const old = bare ? step.draft.text(first.page).slice(bare.start, bare.end) : titleOf(first.entry);
  for (const page of new Set(found.map((one) => one.page))) {
    const { html } = step.draft.tree(page);
    const splices = found
      .filter((one) => one.page === page)
      .flatMap(({ entry }) => [...titleSplices(html, entry, title), ...timeSplices(html, entry, time)]);
    step.draft.splice(page, splices);
  }
  const at = time === null ? '' : ` at ${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
  return doneTo(title, spots[0] ?? old, title, `${spots[0] ?? ''}: ${title} instead of ${old}${at} now, in ${countOf(found.length, 'place')}.`); // prettier-ignore
}

/** The title of an entry: an element of its own, or the words between its time and its note. */
function titleSplices(html: string, entry: DayEntry, title: string): Splice[] {
  const own = titleElement(entry.element);
  if (own && own !== entry.clock && own !== entry.element) return textSplices(html, own, title);
  const inner = elementsIn(entry.element);
  const leaf = textLeaves(entry.element).find(
    ({ start, text }) =>
      text.trim() !== '' && !inner.some((one) => one.openEnd <= start && start < one.closeStart),
  );
  const bold = childElements(entry.element).find((one) => one.tag === 'b' && one !== entry.clock);
  if (!leaf) return bold ? textSplices(html, bold, title) : [];
  const source = html.slice(leaf.start, leaf.end);
  const start = leaf.start + (source.length - source.trimStart().length);
  return [{ start, end: leaf.start + source.trimEnd().length, text: escapeText(title) }];
}

/** Its time, where the list tells one for each; the row of a table has one for all. */
function timeSplices(html: string, entry: DayEntry, time: number | null): Splice[] {
  if (time === null || entry.list === null) return [];
  return textSplices(html, entry.clock, writtenTime(time, wordsIn(entry.clock)));
}
