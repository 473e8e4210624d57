import { findWords } from '../../plan/words/find-words';
import { daysIn, timesIn } from '../facts/name-days';
import { doneTo, refuse } from '../intent';
import type { Intent, Step } from '../intent';
import { elementsIn, wordsIn } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import { dayEntries } from '../items/day-entries';
import { moveEntry } from '../items/move-entry';
import type { WeekClass } from '../items/timetable';
import type { Part } from '../words/read-command';
import type { Token } from '../words/split-words';
import { addClass } from '../items/timetable';
import { siteFacts } from '../site-facts';
import type { SectionPlace } from '../target/target';
import { everySection } from '../target/find-named-sections';

const noise =
  /^(?:please|add|put|new|another|class|session|lesson|training|slot|entry|course|to|in|into|on|at|from|every|timetable|schedule|called|named|for|uhr|o'clock|:|,|-|–| |be|should)$/u;
const clock = /(?<![\d.:])\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?(?:am|pm|uhr))?(?![\d%€$£])/iu;

/** "Add a class to the timetable: Tuesday 18:00 Yin Yoga with Maya": into every timetable of the site, by day and time. */
export const addClassIntent: Intent = {
  name: 'add-item',
  attempt(step) {
    if (
      !/^(?:add|put)\b/.test(step.part.plain) ||
      /\b(?:opening )?hours\b|^\S+ (?:line|note|text|sentence) /.test(step.part.plain)
    )
      return null;
    const places = everySection(step.draft, step.page).filter(({ section }) => section.type === 'timetable');
    if (places.length === 0) return null;
    const words = findWords(siteFacts(step.draft, step.page).language);
    const said = step.part.source;
    const days = daysIn(said, words);
    const time = timesIn(clock.exec(said)?.[0] ?? '')[0];
    const isAboutWeek = /\b(?:class|session|lesson|training|timetable|schedule|slot|course)\b/.test(
      step.part.plain,
    );
    if (days.length !== 1 || days[0] === undefined || time === undefined) {
      return isAboutWeek && /\b(?:timetable|schedule|class)\b/.test(step.part.plain) && days.length <= 1
        ? missing(days.length === 0, time === undefined)
        : null;
    }
    const told = titleOf(step.part, (word) => daysIn(word, words).length > 0);
    const { note } = told;
    const title = told.title === '' ? (alike(places, step.part.plain) ?? '') : told.title;
    if (title === '' || (!isAboutWeek && !/^\p{Lu}/u.test(title))) return null;
    const day = words.weekdays[days[0] - 1] ?? '';
    const entry = { day: days[0], time, title, note };
    let count = 0;
    for (const { page, section } of places) {
      const fresh = step.draft.sections(page).find(({ id }) => id === section.id);
      if (
        fresh &&
        (addClass(step.draft, page, fresh.element, entry, words) ||
          addOnNewDay(step, page, section.id, entry, words))
      )
        count += 1;
    }
    return count === 0
      ? refuse('not-found', `The timetable shows no ${day} yet, so I found no place for “${title}”.`)
      : doneTo(
          title,
          'Timetable',
          `${title}, ${day}`,
          `Added ${title} on ${day} to the timetable${note ? `, ${note}` : ''}.`,
        );
  },
};

/** "A training session on Saturdays": one more of what the timetable shows already. */
function alike(places: readonly SectionPlace[], plain: string): string | null {
  const names = places.flatMap(({ section }) =>
    dayEntries(section.element).flatMap(({ element }) => {
      const name = elementsIn(element).find(({ tag }) => /^(?:h\d|b|strong)$/.test(tag)) ?? element;
      return wordsIn(name).length < 40 ? [wordsIn(name)] : [];
    }),
  );
  return names.find((name) => plain.split(' ').some((word) => word.length > 4 && name.toLowerCase().includes(word))) ?? null; // prettier-ignore
}

/** A day that the week has not shown yet: written into one that it shows, and moved from there. */
function addOnNewDay({ draft }: Step, page: string, id: string, entry: WeekClass, words: Words): boolean {
  const sectionOf = () => draft.sections(page).find((one) => one.id === id)?.element;
  const before = sectionOf();
  const day = words.weekdays.findIndex((_, at) =>
    before
      ? dayEntries(before).some((one) => one.day && daysIn(wordsIn(one.day), words).includes(at + 1))
      : false,
  );
  if (!before || day < 0 || !addClass(draft, page, before, { ...entry, day: day + 1 }, words)) return false;
  const after = sectionOf();
  if (!after) return false;
  const known = dayEntries(before).map(({ element }) => wordsIn(element));
  const at = dayEntries(after).findIndex(
    ({ element }, index) => wordsIn(element).includes(entry.title) && wordsIn(element) !== known[index],
  );
  const goal = { day: entry.day, heading: null, time: entry.time };
  return at >= 0 && moveEntry(draft, page, after, at, goal, words);
}

function missing(isDay: boolean, isTime: boolean) {
  if (!isDay && !isTime) return null;
  const what = isDay && isTime ? 'day and time' : isDay ? 'day' : 'time';
  return refuse(
    'ambiguous',
    `Which ${what}? Say it like this: add a class to the timetable: Tuesday 18:00 Yin Yoga.`,
  );
}

/** The words left when day, time and the order around them are taken away; what follows "with" is the note. */
function titleOf(
  { tokens }: Part,
  isDay: (word: string) => boolean,
): { readonly title: string; readonly note: string | null } {
  // "יום שלישי" names a day with both of its words.
  const isPair = (one: string, other: string) => !isDay(one) && !isDay(other) && isDay(`${one} ${other}`);
  const isOfDay = (at: number) => {
    const [before = '', own = '', after = ''] = [-1, 0, 1].map((step) => tokens[at + step]?.written ?? '');
    return isPair(before, own) || isPair(own, after);
  };
  const words = tokens.filter(
    ({ written, plain }, at) =>
      written !== '' &&
      !isOfDay(at) &&
      !isDay(written.replace(/[,:]$/u, '')) &&
      !clock.test(written) &&
      !noise.test(plain || ' '),
  );
  const at = words.findIndex(({ plain }, index) => index > 0 && plain === 'with');
  const textOf = (list: readonly Token[]) =>
    list
      .map(({ text }) => text)
      .join(' ')
      .trim();
  const title = textOf(at < 0 ? words : words.slice(0, at)).replace(/^["“]|["”,.]+$/gu, '');
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    note:
      at < 0
        ? null
        : words
            .slice(at)
            .map(({ written }) => written)
            .join(' '),
  };
}
