import { wordsIn } from '../../locate/page-tree';
import { findWords } from '../../plan/words/find-words';
import { isoOf } from '../facts/dates';
import type { CalendarDay } from '../facts/dates';
import { timesIn } from '../facts/name-days';
import { minutesIn } from '../facts/spoken-times';
import type { Intent, Step, StepResult } from '../intent';
import { dayEntries } from '../items/day-entries';
import { entriesNamed } from '../items/named-entries';
import { siteFacts } from '../site-facts';
import { everySection } from '../target/find-named-sections';
import { countIn } from '../words/count-in';
import { matchPhrase, readCommand } from '../words/read-command';
import type { Phrase } from '../words/read-command';
import { moveClass } from './move-class';
import { moveDate, presentDays } from './set-date';
import { dateThing, isSiteEvent } from './set-thing-date';

const span = '(?<span>(?:\\S+ ){0,3}?(?:hours?|hrs?|minutes?|mins?|hour and half|days?|weeks?))';
const forms: readonly RegExp[] = [
  new RegExp(`^(?:move|push|put|delay|postpone|make|start|hold|change|bring|have) (?<what>.+?)(?: (?<way>back|forward|on|up|later|earlier|out))? by ${span}$`), // prettier-ignore
  new RegExp(`^(?:move|push|put|delay|postpone|make|start|hold|change|bring|have)? ?(?<what>.+?)(?: start)?(?: back| forward)? ${span} (?<way>later|earlier|sooner|back|forward)$`), // prettier-ignore
  new RegExp(`^(?<what>.+?) (?:is|starts?|begins?|should (?:be|start|begin)|will (?:be|start|begin)|happens|moves?)(?: now)? ${span} (?<way>later|earlier|sooner)(?: now)?$`), // prettier-ignore
];

/** "Push dinner back by half an hour", "the concert is a week later": from what the site tells now. */
export const shiftTime: Intent = {
  name: 'move-item',
  attempt(step) {
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.what || !match.span) continue;
      const isEarlier = /^(?:forward|up|earlier|sooner)$/.test(match.way?.plain ?? '');
      const minutes = minutesIn(match.span.plain);
      const days = daysOf(match.span.plain);
      const sign = isEarlier ? -1 : 1;
      const result =
        minutes === null
          ? days === null
            ? null
            : moveDays(step, match.what, days * sign)
          : shift(step, match.what, minutes * sign);
      if (result) return result;
    }
    return null;
  },
};

function shift(step: Step, what: Phrase, minutes: number): StepResult | null {
  const words = findWords(siteFacts(step.draft, step.page).language);
  const all = everySection(step.draft, step.page)
    .filter(({ section }) => /^(?:timetable|agenda|events|timeline|curriculum)$/.test(section.type ?? ''))
    .flatMap((place) => dayEntries(place.section.element).map((entry, at) => ({ ...place, entry, at })));
  const first = entriesNamed(all, what, words)[0];
  const old = first ? timesIn(wordsIn(first.entry.clock))[0] : undefined;
  if (old === undefined) return null;
  const next = (old + minutes + 1440) % 1440;
  const goal = `${Math.floor(next / 60)}:${String(next % 60).padStart(2, '0')}`;
  return moveClass.attempt({ ...step, part: readCommand(`move ${what.text} to ${next < 720 ? `${goal} am` : goal}`, 'en') }); // prettier-ignore
}

function moveDays(step: Step, what: Phrase, days: number): StepResult | null {
  if (!isSiteEvent(what.plain)) return dateThing(step, what, (old) => later(old, days));
  const old = presentDays(step)[0];
  const next = old ? later(old, days) : null;
  return old && next ? moveDate(step, old, next, isoOf(next)) : null;
}

function daysOf(text: string): number | null {
  const { count, unit } = /^(?:(?<count>\S+) )?(?<unit>day|week)s?$/.exec(text)?.groups ?? {};
  const many = count === undefined ? 1 : countIn(count);
  return unit === undefined || many === null ? null : many * (unit === 'week' ? 7 : 1);
}

function later({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const at = new Date(Date.UTC(year, month - 1, day + days));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}
