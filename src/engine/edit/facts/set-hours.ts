import { writeHours } from '../../compose/layouts/hours-table';
import { findWords } from '../../plan/words/find-words';
import type { Words } from '../../plan/words/words';
import { countOf, done, refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { insertSection } from '../sections/insert-section';
import { siteBrief } from '../sections/site-brief';
import { siteFacts } from '../site-facts';
import { foldWord } from '../words/fold-word';
import { daysSaid, halfLeft, isUntil, readClauses } from './hours-asked';
import { daysIn, timesIn } from './name-days';
import { presentRanges } from './hours-on-page';
import { badgeSplices, listSplices } from './rewrite-hours';
import { seasonNote } from './season-note';
import { setLinkedValue } from './set-json-ld';

const codes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Sets the opening hours: tables and lists of days, the open-now badge, JSON-LD. Null when the part is about none. */
export function setHours(step: Step): StepResult | null {
  const { plain } = step.part;
  const seasonal = seasonNote(step);
  if (seasonal) return seasonal;
  const source = step.part.source
    .replace(/\bmidnight\b/giu, '24:00')
    // "Not 24/7 any more, 7 to 7 every day": what is over, and one figure for morning and evening.
    .replace(/^.*\b(?:not|no longer)\b[^,;]*(?:24\/7|24 hours)[^,;]*[,;]\s*/iu, '')
    .replace(
      /\b(\d|1[01])\s*(?:to|till|until|-|–)\s*\1\b(?!\s*[:.]?\d|\s*[ap]\.?m)/giu,
      (_, hour: string) => `${hour}:00 to ${Number(hour) + 12}:00`,
    ) // prettier-ignore
    .replace(/\b(?:noon|midday)\b/giu, '12:00')
    // "Freitagnachmittag" names a day and its half.
    .replace(/(?<=(?:tag|woch))(?:s?)((?:vor|nach)mittag|abend)s?\b/giu, ' $1s');
  const words = findWords(siteFacts(step.draft, step.page).language);
  const isDays = /\b(?:closed|open)\b/.test(plain) && daysSaid(source, plain, words).length > 0;
  const isAbout =
    isDays ||
    isOnlyTimes(source, plain, words) ||
    /\b(?:opening hours|hours|opening|we are open|we're open|we open|we are (?:now )?closed|we're closed|we (?:now )?clos(?:e|es)|closed on|(?:clos(?:e|es|ed|ing)|shuts?|shutting) (?:early |earlier |late |later )?(?:at|on|(?:mon|tues?|wed|thu|fri|sat|sun)[a-z]*)|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:is |are |we are |we're )?(?:closed|open)|open (?:from|on|until|till|daily|every day|weekdays|weekends|mon|tues?|wed|thu|fri|sat|sun|\d)[a-z]*|horario|horaires)\b/.test(
      plain,
    );
  // "Put the opening hours at the top" says where they go, not when the door is open.
  const isMove =
    (/^(?:put|place|bring|show|want|swap)\b/.test(plain) ||
      /^(?:change|move|make|set) .+ (?:up|down)$/.test(plain) ||
      / (?:to|at) (?:top|end)$| (?:above|below|under) \S| on \S+ page\b/.test(plain)) &&
    !/\d/.test(plain);
  // "Change the phone to … and closed on Mondays" are two wishes.
  if (/^(?:change|add|use) (?:phone|email|mail|address|price)\b/.test(plain)) return null;
  // "The hours should be on the home page": where they stand.
  if (step.onlyPage !== null && !/\d|clos|shut|\bopen\b/.test(plain)) return null;
  if (!isAbout || isMove || /\b(?:add|remove|move|hide|rename|section|color|page|font)\b/.test(plain))
    return null;
  const present = presentRanges(step.draft, words);
  const ranges = readClauses(source, plain, present, words);
  const isHalf = !/\d/.test(source) && halfLeft(source, /\bclos/.test(plain)) !== null;
  if (isHalf && !ranges)
    return refuse(
      'ambiguous',
      'Closed for a part of the day: from when until when is it open then? For example:',
      ['open Sundays 9:00-12:00'],
    );
  if (
    !ranges &&
    present.length === 0 &&
    !/\d{3}|@/.test(source) &&
    /\bclos/.test(plain) &&
    daysSaid(source, plain, words).length > 0
  )
    return noHoursYet('not-understood');
  if (!ranges)
    return /\bhours\b/.test(plain)
      ? refuse('ambiguous', 'Which days and times? For example:', [
          'open Monday to Friday 9:00-17:00',
          'we are closed on Sundays',
          'open every day 8:00-18:00',
        ])
      : null;
  // Of a site without hours "closed on Sundays" tells nothing of the other days: they are not closed for that.
  const told = new Set([...daysSaid(source, plain, words), ...ranges.flatMap(({ days }) => days)]);
  const isMore = /\bclos|\b(?:as well|too|also|auch|aussi|anche|tambi[eé]n|também|ook)\b/.test(`${plain} ${source.toLowerCase()}`); // prettier-ignore
  if (present.length === 0 && isMore && [1, 2, 3, 4, 5].some((day) => !told.has(day)))
    return noHoursYet('ambiguous');
  const lines = writeHours(
    ranges.toSorted((one, other) => one.opens - other.opens),
    { words },
  ).map(({ days, time }) => ({
    days: days.charAt(0).toUpperCase() + days.slice(1),
    time,
  }));
  const writeAll = (): number =>
    [...step.draft.everyPage()].reduce((sum, page) => {
      const splices = [
        ...listSplices(step.draft, page, lines, words),
        ...badgeSplices(step.draft, page, ranges),
      ];
      step.draft.splice(page, splices);
      return sum + splices.length;
    }, 0);
  let count = writeAll();
  // Hours that are told for a site without any get a section of their own.
  const isNew = count === 0 && present.length === 0;
  if (isNew) {
    const brief = siteBrief(step.draft, step.page);
    insertSection(step.draft, step.page, { ...brief, hours: { value: [...ranges], spans: [] } }, step.seed, { type: 'hours' }); // prettier-ignore
    count = Math.max(1, writeAll());
  }
  count += setLinkedValue(
    step.draft,
    'openingHours',
    ranges.map(
      ({ days, opens, closes }) =>
        `${days.map((day) => codes[day - 1]).join(',')} ${clock(opens)}-${clock(closes)}`,
    ),
  );
  if (count === 0)
    return refuse('not-found', 'This site shows no opening hours yet.', ['add an opening hours section']);
  const said = lines.map(({ days, time }) => `${days} ${time}`).join('; ');
  return done(
    'Opening hours',
    said,
    isNew
      ? `Added a section with the opening hours: ${said}.`
      : `The opening hours are now: ${said} (${countOf(count, 'place')}).`,
  );
}

/** "Mittwochs nur 8 bis 12 Uhr", "Fridays 9-3 now", "le jeudi de 10h à 20h": days and times and nothing else. */
function isOnlyTimes(source: string, plain: string, words: Words): boolean {
  const isTimed =
    timesIn(source).length > 1 ||
    (timesIn(source).length === 1 && isUntil.test(foldWord(source))) ||
    (/\b(?:only|nur|seulement|solo|solamente|so|soltanto)\b/.test(foldWord(source)) &&
      halfLeft(source, false) !== null);
  if (!isTimed || daysSaid(source, plain, words).length === 0) return false;
  return foldWord(source)
    .split(/[^\p{L}\d]+/u)
    .every((word) => /^(?:\d.*|h|[ap]m|on|only|just|now|as|well|from|to|till|until|and|in|the|at|nur|noch|also|too|auch|aussi|anche|noi|tambien|tambem|bis|uhr|von|wir|haben|sind|da|offen|auf|geoffnet|on est|est|nous|sommes|ouvert|ouverts|ouvre|ouvrons|midi|soir|soirs|mittags?|abends?|mediodia|noche|sera|jusqu|hasta|abrimos|estamos|abierto|abiertos|ate|aberto|abertos|fino|siamo|aperti|apriamo|open|we|re|are|tot|zijn|am|ab|die|den|der|dem|jetzt|um|und|de|du|le|la|les|a|el|los|das|as|das|dalle|alle|il|e|y|et|ahora|solo|so|maintenant|seulement|agora|ora|mornings?|afternoons?|vormittags?|nachmittags?|matin|sprechzeiten|sprechstunde|offnungszeiten|horaires|horario|orari)?$/.test(word) || daysIn(word, words).length > 0); // prettier-ignore
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const noHoursYet = (reason: 'ambiguous' | 'not-understood'): StepResult =>
  refuse(
    reason,
    'This site shows no opening hours yet, so I need those of the other days too. For example:',
    ['open Monday to Friday 9:00-17:00, Saturday 9:00-13:00, closed on Sundays'],
  );
