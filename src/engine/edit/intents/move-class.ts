import { agreeWith } from '../draft/agree-with';
import { findWords } from '../../plan/words/find-words';
import { wordsIn } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import { daysIn, timesIn } from '../facts/name-days';
import { replaceEverywhere } from '../facts/scan-text';
import { writeSpokenTimes } from '../facts/spoken-times';
import { doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { dayEntries } from '../items/day-entries';
import { isDay, moveEntry } from '../items/move-entry';
import type { DayGoal } from '../items/move-entry';
import { clock, entriesNamed, spotOf, titleOf } from '../items/named-entries';
import type { FoundEntry } from '../items/named-entries';
import { writtenTime } from '../items/timetable';
import { siteFacts } from '../site-facts';
import { everySection } from '../target/find-named-sections';
import type { SectionPlace } from '../target/target';
import { matchPhrase } from '../words/read-command';
import type { Phrase } from '../words/read-command';

const forms: readonly RegExp[] = [
  /^(?:move|put|change|make|reschedule|postpone|delay|start|begin|hold) (?<what>.+?)(?:'s time| time)? (?:to|on|at|until|till|start at|start on|begin at) (?:start at |begin at |start )?(?<goal>.+)$/,
  /^(?<what>.+?)(?:'s time)? (?:is|are|starts?|begins?|moves?|runs?|happens|takes place|will be|should be|should start|should begin|is moving|has moved|moved|goes|must be)(?: now)? (?:(?:at|on|to|from|now|held|moved) )*(?<goal>.+)$/,
  // "… and drinks at three"
  /^(?<what>(?!add |remove |show |hide |use |rename |put |make |move |change |call |open )\S+(?: \S+){0,3}?) (?:now )?(?:at|from|on) (?<goal>.+)$/,
];
const goalNoise =
  /\b(?:now|instead|erst|schon|dann|from now on|at|on|every|each|to|the|o'clock|uhr|same time|day|days|evenings?|mornings?|afternoons?|in|of|a|las|il|alle|um|am|le|à|h)\b|[.,]/giu;
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

/** "One o'clock" where nothing begins before six and some in the afternoon: nobody means the night. */
function isAfternoon(said: string, time: number, places: readonly SectionPlace[]): boolean {
  if (time < 60 || time >= 6 * 60 || /m|^0/iu.test(said)) return false;
  const known = places.flatMap(({ section }) => timesIn(wordsIn(section.element)));
  return known.some((one) => one >= 12 * 60) && known.every((one) => one >= 6 * 60);
}

/** A day, a time or both and nothing else; null for other words. */
function readGoal(told: Phrase, places: readonly SectionPlace[], words: Words): (DayGoal & Vague) | null {
  const text = writeSpokenTimes(`at ${told.text.replace(unlike, '')}`).replace(/^at /, '');
  const said = clock.exec(text)?.[0];
  const clocked = said === undefined ? null : (timesIn(said)[0] ?? null);
  const time = clocked !== null && isAfternoon(said ?? '', clocked, places) ? clocked + 12 * 60 : clocked;
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
  const isVague = time !== null && time < 720 && !/[ap]\.?m|^0/iu.test(said ?? '');
  return {
    day: heading ? null : day,
    heading: heading ?? null,
    time,
    isVague,
    isExact: /\d[:.h]\d\d/u.test(told.text),
  };
}

/** Whether a time was told without its half of the day, and whether with its minutes in figures. */
type Vague = { readonly isVague: boolean; readonly isExact: boolean };

/** "…, not half one": what the time was. */
const unlike =
  /(?:\s*,)?\s+(?:not|instead of|rather than|and not|statt|anstatt|au lieu de|en vez de|en lugar de|invece di|in plaats van|em vez de)\s.+$/iu;

/** "Dinner is at seven": of a thing in the evening, the evening is meant. */
function inItsHalf(goal: DayGoal & Vague, entry: FoundEntry): DayGoal {
  const sample = wordsIn(entry.entry.clock);
  const old = timesIn(sample)[0];
  // Who writes 18:00 and says 6:30 means the morning.
  if (goal.isExact && !/[ap]\.?m/iu.test(sample)) return goal;
  if (goal.time === null || !goal.isVague || old === undefined || old < 720) return goal;
  const late = goal.time + 720;
  return Math.abs(late - old) < Math.abs(goal.time - old) ? { ...goal, time: late } : goal;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function move(
  step: Step,
  places: readonly SectionPlace[],
  what: Phrase,
  asked: DayGoal & Vague,
  words: Words,
): StepResult | null {
  const all = places.flatMap((place) =>
    dayEntries(place.section.element).map((entry, at): FoundEntry => ({ ...place, entry, at })),
  );
  const found = nearest(entriesNamed(all, what, words), asked, words);
  const first = found[0];
  if (!first) return null;
  const goal = inItsHalf(asked, first);
  const present = wordsIn(first.entry.clock);
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
    goal.time === null ? '' : writtenTime(goal.time, present),
  ].filter(Boolean);
  if (goal.time !== null && goal.day === null)
    retellTime(step, name, present, writtenTime(goal.time, present));
  return doneTo(
    name,
    name,
    where.join(', '),
    `${name} ${agreeWith(name, 'is', 'are')} ${/^\d/u.test(where[0] ?? '') ? 'at' : 'on'} ${where.join(' at ')} now.`,
  );
}

/** "Ceremony 1.30pm, drinks 2.30pm" in a sentence elsewhere: the time beside the thing's name. */
function retellTime({ draft }: Step, name: string, old: string, next: string): void {
  const word = name.split(/\s+/u).at(-1) ?? name;
  const times = /^\d{1,2}(?:[:.h]\d{2}|h)?(?:\s?[ap]\.?m\.?)?$/iu;
  if (word.length < 4 || !times.test(old)) return;
  const pattern = new RegExp(`(?<![\\p{L}])${escape(word)}[^\\d.;,]{1,24}${escape(old)}(?![\\d:])`, 'giu');
  replaceEverywhere(draft, pattern, (found) => found.slice(0, -old.length) + next);
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
