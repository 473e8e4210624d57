import type { ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { appKinds } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import { clausesOf, type Clause } from './dated-clauses';
import { bareHour, programmeSentences, withHalf } from './dated-programme';
import { bounds, joints, meets, sessionsOf, titleOf } from './dated-words';
import { furtherDates, furtherTime, furtherWeekly, spokenOf } from './further-dates';
import { findAround, findPoint, findWhen } from './find-when';
import { isDays } from './is-days';
import { cooks } from '../parts/section-for';
import type { Reading } from '../reading';
import { lean } from '../words/lean-letters';

const apps = new Set<SiteKind>(appKinds);
const most = 40;
const where =
  /^\s*(?:,\s*)?(?:(?:at|in|@|im|in der|am|au|à la|à|en el|en la|en|chez|nel|alla|no|na)\s)(?<place>.{3,60})$/iu;
/** What takes place for an hour or two, where a shop or office would be open. */
const meetings = lean(
  /(?<!\p{L})(?:groups?|clubs?|class(?:es)?|lessons?|sessions?|workshops?|choir|practice|rehearsals?|training|drop-in|services?|mass|prayers?|worship|meetings?|jam|quiz|story ?time|playgroup|toddlers?|youth|yoga|pilates|kurs|training|probe|treff|cours|atelier|répétitions?|entraînements?|clases?|taller|ensayos?|entrenamientos?|entrenos?|cors[oi]|lezion[ei]|prove|allenament[oi]|aulas?|ensaios?|treinos?|les|lessen|trainingen|repetities?|proben?|übungsabend|treningi?|próby|zajęcia|antrenman\p{L}*|prova\p{L}*|חזרות|אימונים|שיעורים|تدريب\p{L}*|بروفات|دروس)(?!\p{L})/iu,
);

/** A clause that only names a room or a house: where what was told before it takes place. */
const house =
  /^(?!and\s|or\s|plus\s|with\s|also\s|\d)(?:(?:in|at)\s)?(?:the\s)?(?:\p{L}[\p{L}'’]*\s){0,4}(?:hall|church|room|rooms|centre|center|house|school|pub|arms|head|inn|library|theatre|pavilion|barn|studio|café|cafe|gym|chapel|clubhouse|club|hut|upstairs|online|zoom)$/iu;

/** What heads a list of dates: what is on stands after each of them. */
const headings =
  /^(?:(?:next|upcoming|our|live|tour|coming|future|forthcoming|summer|winter|autumn|spring)\s)*(?:gigs?|shows?|concerts|talks|dates?|performances|fixtures|matches|screenings|readings|events|programme|tour|live)$/iu;

/** Once a month, not every week. */
const nth = /(?<!\p{L})(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\s/iu;

/** Weekly times are a timetable's, days of the year events; what happens at an event is its programme. */
function homeOf(kind: SiteKind, isWeekly: boolean, asked: readonly SectionType[]): SectionType {
  if (asked.includes('agenda') && kind === 'event') return 'agenda';
  return isWeekly ? 'timetable' : 'events';
}

/**
 * Things with a day: "Santa Dash 6 Dec", "14 March: open day", "we rehearse Tuesdays 7.30pm at the Methodist hall". The
 * `own` stretches belong to other slots: the name, the date of the whole event.
 */
export function readDated(
  reading: Reading,
  kind: SiteKind,
  asked: readonly SectionType[],
  own: readonly Span[],
  offer: string | null = null,
): Slot<ListedItem>[] {
  if (apps.has(kind)) return [];
  const clauses = clausesOf(reading);
  const items: Slot<ListedItem>[] = [];
  const used = new Set<number>();
  const isOwn = (span: Span): boolean => own.some((one) => one.start < span.end && one.end > span.start);
  const course = kind === 'event' ? programmeSentences(reading, clauses) : new Set<number>();
  const sessions = sessionsOf(clauses, reading, kind);
  const isAsked = asked.includes('agenda') || asked.includes('timetable');
  const programme: SectionType = asked.includes('agenda') || !isAsked ? 'agenda' : 'timetable';
  for (const [at, clause] of clauses.entries()) {
    if (items.length >= most || used.has(at)) continue;
    const text = reading.prompt.slice(clause.start, clause.end);
    const whole: Span = { start: clause.start, end: clause.end };
    const around = findAround(text, reading.lexicon);
    const when = around ? null : findWhen(text, reading.lexicon);
    // "Coach between the two at 2pm.": one more, right after the others.
    const inCourse =
      course.has(clause.sentence) || (course.has(clause.sentence - 1) && findPoint(text) !== null);
    const point =
      !when && (isAsked || inCourse) ? (findPoint(text) ?? (inCourse ? bareHour(text) : null)) : null;
    const plain = around ?? point;
    // "Abierto de lunes a viernes de 10 a 13:30 y de 17 a 20:30": hours, and no thing of its own.
    const isHours = plain !== null && reading.spoken !== 'en' && isDays(reading, plain.title);
    if (isHours) continue;
    if (plain && (point !== null || !bounds.test(plain.title)) && !isOwn(whole)) {
      const section = point ? programme : homeOf(kind, true, asked);
      const hour = inCourse ? withHalf(plain.when, items.at(-1)?.value.when) : plain.when;
      const at = inCourse || isAsked ? findPoint(text)?.place : undefined;
      items.push({
        value: { section, name: titleOf(plain.title), when: hour, ...(at === undefined ? {} : { note: at }) },
        spans: [whole],
      });
      continue;
    }
    if (!when) continue;
    const told: Span = { start: clause.start + when.start, end: clause.start + when.end };
    if (isOwn(told)) continue;
    const before = text.slice(0, when.start);
    const after = text.slice(when.end);
    const place = where.exec(after)?.groups?.['place'];
    // "out 5th September": when it can be bought.
    if (/^\s*(?:(?:is\s|comes?\s)?out|starts?|starting|begins?|beginning)\s*(?:on\s*)?$/iu.test(before))
      continue;
    // "June to August 9-5": a season, and its hours.
    if (/^\s*(?:open\s)?\p{L}+\s(?:to|until|till|through|[-–])\s*$/iu.test(before)) continue;
    if (bounds.test(before) || (place === undefined && bounds.test(after))) continue;
    let title = titleOf(before);
    let note = place;
    // "language exchange in Osaka every Thursday 19:00": the opening says what the whole is.
    let span = at === 0 ? told : whole;
    title =
      at === 0
        ? title.replace(/^.*\b(?:for|of) (?:an?|the|my|our) |\s(?:in|at|near)\s\p{Lu}.*$/gu, '')
        : title;
    // "a weekend class for beginners, next ones 14-15 March": what was spoken of before.
    if (/^ones?$/iu.test(title))
      title = titleOf(spokenOf(reading.prompt.slice(Math.max(0, clause.start - 240), clause.start)));
    const isHeaded = headings.test(title) && titleOf(after) !== '' && !findWhen(after, reading.lexicon);
    if ((title === '' || isHeaded) && place === undefined) title = titleOf(after);
    // "Every first Saturday April to October, 11am-8pm": the whole, where nothing else is said to take place.
    const isNth = when.isWeekly && nth.test(text.slice(when.start, when.end));
    const opens = reading.tokens.find((token) => token.start === clause.start);
    if (
      title === '' &&
      isNth &&
      offer !== null &&
      (opens?.sentence ?? 0) > 0 &&
      clauses[at - 1]?.sentence !== clause.sentence
    ) {
      title = titleOf(offer);
      span = told;
    }
    // "training samstags 10-12 uhr und mittwochs 17-19 uhr": one more time of the same.
    const same =
      reading.spoken !== 'en' && when.isWeekly && clauses[at - 1]?.sentence === clause.sentence
        ? items.findLast(
            ({ value, spans }) => value.section === 'timetable' && (spans[0]?.end ?? 0) <= clause.start,
          )
        : undefined;
    const isNext = same !== undefined && used.has(at - 1);
    if (title === '' && isNext) title = same.value.name;
    if (title === '') {
      const neighbour = neighbourOf(clauses, at, used, asked, reading);
      if (neighbour === null) continue;
      const other = clauses[neighbour];
      if (!other) continue;
      const words = reading.prompt.slice(other.start, other.end);
      if (isOwn(other) || bounds.test(words) || findWhen(words, reading.lexicon)) continue;
      title = titleOf(words);
      used.add(neighbour);
      span = { start: Math.min(other.start, clause.start), end: Math.max(other.end, clause.end) };
    } else if (
      place === undefined &&
      titleOf(before) !== '' &&
      !isHeaded &&
      !/^\s*(?:and|or|plus|with|y|et|und|e)\s|^\s*$/iu.test(after)
    )
      note = cleanName(after) || undefined;
    const next = clauses[at + 1];
    if (
      note === undefined &&
      when.isWeekly &&
      next?.sentence === clause.sentence &&
      /^,\s$/u.test(next.gap) &&
      after.trim() === '' &&
      house.test(reading.prompt.slice(next.start, next.end))
    ) {
      note = reading.prompt.slice(next.start, next.end).replace(/^(?:in|at)\s/iu, '');
      note = note.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
      span = { start: span.start, end: next.end };
      used.add(at + 1);
    }
    // "Tuesdays 9-5": hours, unless something takes place then.
    if (when.isDaily && when.isRange) continue;
    const isMeeting =
      isNext ||
      sessions.has(clause.sentence) ||
      meets.test(before.replace(joints, '').trim()) ||
      (!cooks.has(kind) && meetings.test(title));
    if (
      when.isRange &&
      when.isWeekly &&
      !isMeeting &&
      !isNth &&
      !asked.some((type) => type === 'timetable' || type === 'agenda')
    )
      continue;
    if (reading.spoken !== 'en' && (isDays(reading, title) || /\d\s?€/u.test(title))) continue;
    // "Tuesdays 9.30am - 12 noon" ends at noon; "the cake is made by Pam and it's" names nothing.
    if (/^(?:12\s)?(?:noon|midday|midnight)$|(?:\s(?:is|are|and|was)|\sit['’]s)$/iu.test(title)) continue;
    if (title.split(' ').length > 8 || !/\p{L}{3}/u.test(title)) continue;
    used.add(at);
    const further = when.isWeekly
      ? furtherWeekly(reading, clauses, at, clause.start + when.end)
      : furtherDates(reading, clauses, at, clause.start + when.end);
    for (const day of further) used.add(day.clause);
    const hasMore = further.length > 0;
    const again =
      when.isWeekly && reading.spoken !== 'en' ? furtherTime(reading, after, clause.start + when.end) : [];
    if (again.length > 0) note = undefined;
    for (const day of [
      {
        words: text.slice(when.start, when.end),
        span: hasMore || again.length > 0 ? { start: span.start, end: told.end } : span,
      },
      ...further,
      ...again,
    ])
      items.push({
        value: {
          section: homeOf(kind, when.isWeekly && !(isNth && kind === 'event'), asked),
          // "Concerts 6 Dec and 14 March": each is one.
          name:
            hasMore && reading.language.value === 'en' ? title.replace(/(?<=\p{L}{2}[^s])s$/u, '') : title,
          when: day.words.replace(/^(?:on|am|le|el|il|op)\s/iu, ''),
          ...(note === undefined || hasMore ? {} : { note: note.replace(/^the\s/iu, 'The ') }),
        },
        spans: [day.span],
      });
  }
  return items;
}

/** The clause that tells what happens on a day that stands by itself: after a colon or dash, before a bracket or, in a list, a comma. */
function neighbourOf(
  clauses: readonly Clause[],
  at: number,
  used: ReadonlySet<number>,
  asked: readonly SectionType[],
  reading: Reading,
): number | null {
  const clause = clauses[at];
  const next = clauses[at + 1];
  if (!clause) return null;
  if (next && next.sentence === clause.sentence && /^\s?:\s|^\s[–—-]\s|^\s?\|/u.test(next.gap)) return at + 1;
  const previous = clauses[at - 1];
  if (!previous || used.has(at - 1) || previous.sentence !== clause.sentence) return null;
  const length = reading.prompt.slice(previous.start, previous.end).split(/\s+/u).length;
  if (/^\s?[(:|]|^\s[–—-]\s/u.test(clause.gap) && length < 7) return at - 1;
  const isListed = asked.some((type) => type === 'events' || type === 'agenda' || type === 'timetable');
  return isListed && /^,\s/u.test(clause.gap) && length < 6 ? at - 1 : null;
}
