import type { OpeningRange, Slot, Span } from '@/domain/site/brief';
import { daysOfBoth, isMonthly, readDays, spread, type DayMark } from './find-day-marks';
import { ownDays, withoutHalfDays } from './half-days';
import { halvesInFigures } from './halves-in-words';
import { isRestOfWeek } from './rest-of-week';
import type { Reading } from '../reading';
import { readEarlyClosing } from './early-closing';
import { earlyHouses, findTimes, type Time } from './find-times';
import { readFrom, readTill } from './half-told-hours';

const lateHouses =
  /\b(?:bars?|pubs?|taprooms?|brewery|microbrewery|tap|restaurants?|bistro|clubs?|pizz\w+|trattoria|cocktails?|wine|supper|dinner|jazz|comedy|cinema|theatre|takeaway|kebab|curry)\b/u;

/** "dalle 9 alle 13 e dalle 15 alle 19" */
const further =
  /^\s?,?\s?(?:and|und|e|en|et|y|i|oraz|ve|וגם|و)?\s?(?:from|von|de|dalle|das|van|od|desde|من)\s$/u;

/** "Fri 4-10" of a taproom: neither half of the day is told, and nobody opens at four in the morning. */
function isEvening(reading: Reading, { opens, closes, isSure }: Time): boolean {
  if (isSure || opens < 60 || closes <= opens || closes > 720 || reading.language.value !== 'en')
    return false;
  return opens <= 300 ? !earlyHouses.test(reading.folded) : opens <= 420 && lateHouses.test(reading.folded);
}

/** "zaterdag 14 juni van 11 tot 16 uur": what takes place on one day of the year is no opening hour. */
function isDated({ folded, lexicon }: Reading, at: number): boolean {
  const told = /\d{1,2}\.?\s(?:de\s)?(?<month>\p{L}{3,}),?(?:\s\p{L}{1,4})?\s$/u.exec(
    folded.slice(Math.max(0, at - 26), at),
  );
  return told?.groups?.['month'] !== undefined && lexicon.months.has(told.groups['month']);
}

/** "Beavers (6-8)": how old they are. */
function isAge({ text }: Reading, { start, end, isSure }: Time): boolean {
  return (
    !isSure &&
    text[start - 1] === '(' &&
    /^(?:\.5)?\s?(?:years?|yrs|year olds)?\)/u.test(text.slice(end, end + 14))
  );
}

/** "tutti i giorni tranne il lunedì dalle 18": letters taken by the days that are closed, between days and their hours. */
const exceptIn = (marks: readonly DayMark[], from: number, to: number): number => {
  const closed = marks.find((mark) => mark.isClosed && mark.start >= from && mark.end <= to);
  return closed ? closed.end - from : 0;
};

/** "Friday to Sunday from March to October, 10 to 4": the season stands between the days and their hours. */
const season =
  /\s(?:from\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december|easter)\s(?:to|until|till|-|–)\s(?:the\s)?(?:end\sof\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december|easter)/iu;

const keyed =
  /^,?\s?(?:(?:every day|daily|(?:seven|7) days(?: a week)?|all week|(?:on\s)?any day)\s?)?\(?(?:for|if you(?: are|['’]re)? a|to)\s(?:\p{L}+\s)?(?:key[- ]?holders?|members|residents|tenants|card[- ]?holders?|studio holders?)\b/iu;

const urgent =
  /(?:spoed|storing|notdienst|notfall|urgenc|urgent|emergenz|depannage|plantao|pogotowie|awari|dyzur|acil|חירום|طوار)/u;

/** Opening hours, normalised; null when no range of times stands beside days or a word for hours. */
export function readHours(
  reading: Reading,
  isDenied: (offset: number) => boolean,
): Slot<readonly OpeningRange[]> | null {
  const marks = readDays(reading);
  const ranges: OpeningRange[] = [];
  const spans: Span[] = [];
  const round = /\b24\s?\/\s?7\b/u.exec(reading.folded);
  // "24/7 spoed": for emergencies, and no hours of a shop.
  const isUrgent =
    round !== null && urgent.test(reading.folded.slice(Math.max(0, round.index - 16), round.index + 18));
  if (round && !isUrgent)
    return {
      value: [{ days: spread(1, 7), opens: 0, closes: 1440 }],
      spans: [{ start: round.index, end: round.index + round[0].length }],
    };
  let lastTime: Time | null = null;
  let lastAfter: DayMark | undefined;
  const times = findTimes(halvesInFigures(reading.folded, reading.spoken));
  for (const [nth, time] of times.entries()) {
    if (isDenied(time.start) || isDated(reading, time.start) || isAge(reading, time)) continue;
    const before = marks
      .filter(
        (mark) =>
          !mark.isClosed &&
          // "10-10 weekdays, 9-6 weekends": those days have their hours before them.
          mark !== lastAfter &&
          mark.end <= time.start &&
          time.start -
            mark.end -
            exceptIn(marks, mark.end, time.start) -
            (season.exec(reading.text.slice(mark.end, time.start))?.[0].length ?? 0) <
            16 &&
          // "sob. 8:00": the dot of a short day ends nothing.
          !/[.;\n]\s/u.test(
            // "batter on Mondays. Eat in 12 to 8": a whole word ends with its sentence.
            /\p{L}{5}$/u.test(reading.text.slice(mark.start, mark.end))
              ? reading.text.slice(mark.end, time.start)
              : reading.text.slice(mark.end, time.start).replace(/^\./u, ''),
          ),
      )
      .at(-1);
    const after = marks.find(
      (mark) =>
        !mark.isClosed &&
        mark.start >= time.end &&
        mark.start - time.end < 8 &&
        // "Shop open 8 to 5.30, Sunday 9 to 12": that day has hours of its own behind it.
        !(
          /,/u.test(reading.text.slice(time.end, mark.start)) &&
          /^\s?\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?\s?(?:-|–|to\b)/iu.test(reading.text.slice(mark.end))
        ) &&
        !/[.;\n]/u.test(reading.text.slice(time.end, mark.start)),
    );
    // "age 8 to 14": how old, not when.
    if (
      /\b(?:ages?|aged|kids|children|alter|âge|edad|età|wiek|leeftijd|grades?|years?|jahre[n]?)\s?:?\s?$/iu.test(
        reading.text.slice(Math.max(0, time.start - 12), time.start),
      )
    )
      continue;
    const isBack = lastAfter !== undefined && after !== undefined && after !== lastAfter;
    const isShared: boolean =
      !isBack &&
      lastTime !== null &&
      ranges.length > 0 &&
      (time.start - lastTime.end < 8 || further.test(reading.folded.slice(lastTime.end, time.start)));
    // "Friday nights at the Norway Inn 5-9, Saturdays on the beach": where they are then is no house of theirs.
    if (reading.spoken === 'en' && !before && /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s(?:nights?|evenings?|mornings?|lunch(?:time)?s?)?\s?(?:at|in|outside)\s[^,.;\d]{3,40}$/iu.test(reading.text.slice(Math.max(0, time.start - 70), time.start))) continue; // prettier-ignore
    // "5am to 9pm every day except Friday 1 to 2.30": when it is shut.
    if (reading.spoken === 'en' && /\bexcept (?:on )?\p{L}+days?\s(?:from\s)?$/iu.test(reading.text.slice(0, time.start))) continue; // prettier-ignore
    if (before && isMonthly(reading, before)) continue;
    // "office 10 to 4, studio 9am to 10pm for key holders": when those who have a key may come, nobody else may.
    if (reading.spoken === 'en' && ranges.length > 0 && keyed.test(reading.text.slice(time.end))) continue;
    const mark =
      before ?? (isShared ? undefined : (after ?? daysOfBoth(reading, marks, time, times[nth + 1])));
    if (mark && mark === after) lastAfter = after;
    const hasWord =
      /(?:hours?|open|opening|times?|eat in|food served|kitchen|(?:to|until|till|through) (?:january|february|march|april|may|june|july|august|september|october|november|december)|horarios?|horaires?|ouvert|abiert[oa]s?|abert[oa]s?|apert[oi]|aperta|ouverts?|ouverte|abrimos|abre|apre|saat|من|ouvre|wir offnen|czynne|otwart[aey]|open from|orari[o]?|offnungszeiten|geoffnet|godziny|otwarte|acik|saatleri|openingstijden|geopend|ساعات|מפתוח|שעות|מ)[^.\n]{0,28}$/u.test(
        reading.folded.slice(Math.max(0, time.start - 34), time.start),
      ) ||
      // Turkish says it behind: "09:00-20:00 arası açık".
      /^['’\p{L}]{0,5}\s?(?:saatleri\s)?(?:arasi\s|arasinda\s)?aci(?:k|gi)/u.test(
        reading.folded.slice(time.end, time.end + 30),
      );
    if (
      !mark &&
      !isShared &&
      !(hasWord && time.isSure) &&
      // "9-18, not mondays": a day that is left out right behind them makes them hours.
      !marks.some((one) => one.isClosed && one.start >= time.end && one.start - time.end < 22) &&
      !(hasWord && time.closes > time.opens && ranges.length === 0)
    )
      continue;
    const closed = new Set(marks.filter((one) => one.isClosed).flatMap((one) => one.days));
    // "pazartesi kapalıyız, diğer günler 10-20": all but the days that are named besides.
    const isRest = mark !== undefined && isRestOfWeek(reading.folded.slice(mark.start, mark.end));
    const others = isRest ? marks.filter((one) => one !== mark).flatMap((one) => one.days) : [];
    const days =
      mark?.days.filter((day) => !others.includes(day)) ??
      (isShared ? (ranges.at(-1)?.days ?? []) : spread(1, 7).filter((day) => !closed.has(day)));
    // "12-3 and 5-10", "10-12, 1-3, 4-6": each stretch of a day comes after the one before.
    const isLater =
      isShared &&
      (!mark || ranges.at(-1)?.days.join() === mark.days.join()) &&
      !(reading.spoken === 'en' ? time.isHalved : time.isSure) &&
      lastTime !== null &&
      time.opens < (ranges.at(-1)?.opens ?? lastTime.opens) &&
      time.opens <= 660;
    // "7 to 9.30 every Friday" of a club: nobody plays bingo before breakfast.
    const isClubNight =
      reading.spoken === 'en' &&
      time.opens >= 360 &&
      time.opens <= 510 &&
      time.closes > time.opens &&
      time.closes - time.opens <= 210 &&
      /^\s?(?:every|on|each)\s(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu.test(
        reading.text.slice(time.end),
      ) &&
      /\b(?:club|group|choir|band|disco|bingo|quiz|meet|meets|rehears\p{L}+|society)\b/iu.test(
        reading.text,
      ) &&
      !/\b[ap]m\b/iu.test(reading.text.slice(time.start, time.end + 4));
    const isPast = isLater || isClubNight || isEvening(reading, time);
    // "Open 7 to 9 daily": a house that opens in the morning is not shut by nine.
    const isLong =
      !time.isSure &&
      !isPast &&
      reading.spoken === 'en' &&
      time.opens >= 360 &&
      time.opens <= 660 &&
      time.closes > time.opens &&
      time.closes - time.opens <= 150 &&
      time.closes < 720 &&
      /\bopen(?:s|ing)?(?: hours)?:?\s(?:from\s)?$/iu.test(
        reading.text.slice(Math.max(0, time.start - 20), time.start),
      );
    ranges.push({
      days: days.filter((day) => !(mark && closed.has(day) && days.length === 7)),
      opens: time.opens + (isPast ? 720 : 0),
      closes: time.closes + ((isPast || isLong) && time.closes <= 720 ? 720 : 0),
    });
    spans.push(
      mark
        ? { start: Math.min(mark.start, time.start), end: Math.max(mark.end, time.end) }
        : { start: time.start, end: time.end },
    );
    lastTime = time;
  }
  // "a course every second Saturday from 9:30": no opening hours where others are told.
  const isEvent = (span: Span): boolean =>
    // "a post office counter Mon Wed Fri 9 to 12": one of the things in the house.
    /\b(?:post office|(?:post office|fish|deli|cheese|meat|butchery|prescription) counter|prescriptions?|surgery|food bank|toy library)\s(?:is\s)?(?:open\s)?(?:on\s)?$/iu.test(
      reading.text.slice(Math.max(0, span.start - 40), span.start),
    ) ||
    (/\b(?:every|each|first|second|third|fourth|last|other|1st|2nd|3rd|4th|jeden|cada|chaque)\s(?:\p{L}+\s)?$/iu.test(
      reading.text.slice(Math.max(0, span.start - 22), span.start),
    ) &&
      // "ouvert, chaque dimanche 8h-13h et mercredi": nothing takes place then.
      !(
        reading.spoken !== 'en' &&
        // "tüv jeden mittwoch, mo-fr 8-18 uhr": the days behind the comma are others.
        (/,\s\p{L}/u.test(reading.text.slice(span.start, span.end)) ||
          /[,;.]\s(?:jeden|cada|chaque)\s$/iu.test(
            reading.text.slice(Math.max(0, span.start - 12), span.start),
          ))
      ));
  if (spans.some((span) => !isEvent(span)))
    for (let at = spans.length - 1; at >= 0; at -= 1)
      if (isEvent(spans[at] ?? { start: 0, end: 0 })) {
        spans.splice(at, 1);
        ranges.splice(at, 1);
      }
  const early = readEarlyClosing(reading, marks, ranges);
  const till = [
    ...readTill(reading, marks, ranges).filter(
      ({ value }) => !early.some((one) => one.value.days.join() === value.days.join()),
    ),
    ...readFrom(reading, marks, ranges),
    ...early,
  ];
  const late = new Set(till.flatMap(({ value }) => value.days));
  // "Tue-Sat 9-6, late Thu till 8": that day has its own end.
  const usual = ranges
    .map((range) => ({ ...range, days: range.days.filter((day) => !late.has(day)) }))
    .filter(({ days }) => days.length > 0);
  const all = withoutHalfDays(reading, ownDays([...usual, ...till.map(({ value }) => value)]));
  return all.length > 0 ? { value: all, spans: [...spans, ...till.flatMap((slot) => slot.spans)] } : null;
}
