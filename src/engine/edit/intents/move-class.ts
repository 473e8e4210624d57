import { findWords } from '../../plan/words/find-words';
import { wordsIn } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import { daysIn, timesIn } from '../facts/name-days';
import { doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { dayEntries } from '../items/day-entries';
import { isDay, moveEntry } from '../items/move-entry';
import type { DayGoal } from '../items/move-entry';
import { clock, entriesNamed, spotOf, titleOf } from '../items/named-entries';
import type { FoundEntry } from '../items/named-entries';
import { siteFacts } from '../site-facts';
import { everySection } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

const forms: readonly RegExp[] = [
  /^(?:move|put|change|make|reschedule|postpone|delay|start|begin|hold) (?<what>.+?)(?:'s time| time)? (?:to|on|at|until|till|start at|start on|begin at) (?:start at |begin at |start )?(?<goal>.+)$/,
  /^(?<what>.+?)(?:'s time)? (?:is|are|starts?|begins?|moves?|runs?|happens|takes place|will be|should be|should start|should begin|is moving|has moved|moved|goes|must be)(?: now)? (?:(?:at|on|to|from|now|held|moved) )*(?<goal>.+)$/,
];
const goalNoise =
  /\b(?:now|instead|from now on|at|on|every|each|to|the|o'clock|uhr|same time|day|days|evenings?|mornings?|afternoons?|in|of|a|las|il|alle|um|am|le|à|h)\b|[.,]/giu;
/** "Move the Monday Hatha class to Tuesday at 19:00": what stands in a timetable or programme to another day or time. */
export const moveClass: Intent = {
  name: 'move-item',
  attempt(step) {
    const places = everySection(step.draft, step.page).filter(({ section }) =>
      /^(?:timetable|agenda|events|timeline|curriculum)$/.test(section.type ?? ''),
    );
    if (places.length === 0) return null;
    const words = findWords(siteFacts(step.draft, step.page).language);
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      const goal = match?.goal ? readGoal(match.goal, places, words) : null;
      if (!match?.what || !goal) continue;
      const result = move(step, places, match.what, goal, words);
      if (result) return result;
    }
    return null;
  },
};

/** A day, a time or both and nothing else; null for other words. */
function readGoal({ text }: Phrase, places: readonly SectionPlace[], words: Words): DayGoal | null {
  const said = clock.exec(text)?.[0];
  const time = said === undefined ? null : (timesIn(said)[0] ?? null);
  const bare = text.replace(clock, ' ').trim();
  const days = daysIn(bare, words);
  const heading = places
    .flatMap(({ section }) => dayEntries(section.element))
    .flatMap(({ day }) => (day ? [wordsIn(day)] : []))
    .find(
      (name) =>
        daysIn(name, words).length === 0 && new RegExp(`(?:^|\\s)${escape(name)}(?:$|\\s)`, 'iu').test(bare),
    );
  const left = (heading ? bare.replace(new RegExp(escape(heading), 'iu'), ' ') : bare)
    .split(/\s+/u)
    .filter((word) => daysIn(word, words).length === 0)
    .join(' ')
    .replace(goalNoise, ' ')
    .trim();
  const day = days.length === 1 ? (days[0] ?? null) : null;
  if (left !== '' || (time === null && day === null && heading === undefined)) return null;
  return { day: heading ? null : day, heading: heading ?? null, time };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function move(
  step: Step,
  places: readonly SectionPlace[],
  what: Phrase,
  goal: DayGoal,
  words: Words,
): StepResult | null {
  const all = places.flatMap((place) =>
    dayEntries(place.section.element).map((entry, at): FoundEntry => ({ ...place, entry, at })),
  );
  const found = nearest(entriesNamed(all, what, words), goal, words);
  const first = found[0];
  if (!first) return null;
  const titles = new Set(found.map(({ entry }) => titleOf(entry)));
  const spots = new Set(found.map(({ entry }) => spotOf(entry)));
  if (titles.size > 1 || spots.size > 1)
    return refuse(
      'ambiguous',
      `Which one: ${[...new Set(found.map(({ entry }) => `${titleOf(entry)} (${spotOf(entry)})`))].slice(0, 4).join(', ')}?`,
    );
  // Another page, or another language, shows the same thing at the same time under another name.
  const isTwin = (one: FoundEntry) =>
    found.includes(one) ||
    (one.page !== first.page &&
      !found.some(({ page }) => page === one.page) &&
      keyOf(step, one) === keyOf(step, first) &&
      all.filter((other) => other.page === one.page && keyOf(step, other) === keyOf(step, one)).length === 1);
  let count = 0;
  for (const { page, section, at } of all.filter(isTwin)) {
    const fresh = step.draft.sections(page).find(({ id }) => id === section.id);
    const own = findWords(siteFacts(step.draft, page).language);
    if (fresh && moveEntry(step.draft, page, fresh.element, at, goal, own)) count += 1;
  }
  const name = titleOf(first.entry);
  if (count === 0)
    return refuse(
      'not-found',
      `The timetable shows no ${goal.heading ?? words.weekdays[(goal.day ?? 1) - 1] ?? 'such day'} to move ${name} to.`,
    );
  const where = [
    goal.heading ?? (goal.day === null ? '' : (words.weekdays[goal.day - 1] ?? '')),
    goal.time === null ? '' : `${Math.floor(goal.time / 60)}:${String(goal.time % 60).padStart(2, '0')}`,
  ].filter(Boolean);
  return doneTo(
    name,
    name,
    where.join(', '),
    `${name} is on ${where.join(' at ')} now.`
      .replace('is on at', 'is at')
      .replace(/is on (?=\d)/u, 'is at '),
  );
}

/** Of several that go by a name, the one that has the day already where only its time is new: "put lunch on day 2 at 13:00". */
function nearest(found: readonly FoundEntry[], goal: DayGoal, words: Words): readonly FoundEntry[] {
  if (goal.time === null || (goal.day === null && goal.heading === null)) return found;
  const there = found.filter(({ entry }) => isDay(entry.day, goal, words));
  return there.length > 0 && new Set(there.map(({ entry }) => spotOf(entry))).size === 1 ? there : found;
}

/** The day, as a number or its heading, and the minute at which something begins. */
function keyOf({ draft }: Step, { page, section, entry }: FoundEntry): string {
  const own = findWords(siteFacts(draft, page).language);
  const said = spotOf(entry);
  const time = timesIn(/\d.*$/u.exec(wordsIn(entry.clock))?.[0] ?? '')[0] ?? -1;
  const day = daysIn(said, own)[0] ?? (entry.day ? wordsIn(entry.day) : '');
  return `${section.type ?? ''} ${day} ${time}`;
}
