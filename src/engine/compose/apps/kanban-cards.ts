import type { AppContext } from './app';
import { asksForStarters } from './asks-for-starters';
import { tasksOfAnyWeek, tasksOfOccasion } from './occasions';
import { readStart } from './read-start';
import { slugOf } from './slug-of';
import { readPeople } from './splitter/read-people';

/**
 * The cards that a board begins with: guests to be seated, those that the prompt names ("Find florist (Ideas)": in the
 * column that the bracket names, else the first), or some of its occasion where it asks for some.
 */
export function readCards(
  context: AppContext,
  columns: readonly string[],
  isSeating: boolean,
): readonly { readonly text: string; readonly column: string }[] {
  const guests = isSeating ? readPeople(context.brief) : [];
  if (guests.length > 0) return guests.map((text) => ({ text, column: `${slugOf(columns[0] ?? '')}-1` }));
  const planned = readPlanned(context.brief.prompt, columns);
  if (planned.length > 0) return planned;
  const told = readStart(context.brief);
  const count = told.length > 0 || context.words.language !== 'en' ? null : asksForStarters(context.brief.prompt, 'cards?|tasks?|items?'); // prettier-ignore
  if (count !== null) {
    const usual = tasksOfOccasion(context.brief.prompt);
    const given = (usual.length > 0 ? usual : tasksOfAnyWeek).slice(0, count);
    // The last of them are done first: most stand at the beginning, and each column has one where they go round.
    return given.map((text, at) => {
      const place = Math.min(
        columns.length - 1,
        Math.floor(((given.length - 1 - at) / given.length) * columns.length),
      );
      return { text, column: `${slugOf(columns[place] ?? '')}-${place + 1}` };
    });
  }
  return told.map(({ name, details }) => {
    const at = columns.findIndex((column) =>
      details.some((detail) => detail.toLowerCase() === column.toLowerCase()),
    );
    const rest = details.filter((detail) => detail.toLowerCase() !== columns[at]?.toLowerCase());
    const place = Math.max(0, at);
    return {
      text: rest.length > 0 ? `${name} (${rest.join(', ')})` : name,
      column: `${slugOf(columns[place] ?? '')}-${place + 1}`,
    };
  });
}

const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const onDay = new RegExp(`\\b(?<day>${days})s?(?:['’]s)?,? (?:(?<meal>breakfast|lunch|dinner|supper|tea)s? )?(?:is|are|=|we have|we eat) (?:always )?(?<what>\\p{L}[^,.;:\\n]{1,40}?)(?=,|[.;\\n]|$| and (?:${days})\\b)`, 'giu'); // prettier-ignore

/** "Monday dinner is lasagne, Friday is fish": what a week is to begin with, under its day. */
function readPlanned(
  prompt: string,
  columns: readonly string[],
): readonly { readonly text: string; readonly column: string; readonly category?: string }[] {
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return [...prompt.matchAll(onDay)].flatMap(({ groups = {} }) => {
    const at = columns.findIndex((name) => name.toLowerCase() === groups['day']?.toLowerCase());
    const meal = groups['meal'] === undefined ? {} : { category: capital(groups['meal'].toLowerCase()) };
    return at < 0 ? [] : [{ text: capital(groups['what'] ?? ''), column: `${slugOf(columns[at] ?? '')}-${at + 1}`, ...meal }]; // prettier-ignore
  });
}
