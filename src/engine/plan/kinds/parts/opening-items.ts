import type { OpeningRange } from '@/domain/site/brief';
import { findWords } from '../../words/find-words';
import { orderWeek } from '../../words/order-week';
import type { ContentItem, Facts } from '../../content';
import { rhythmOn } from './day-rhythm';
import { daysAsTold } from '../../words/tells-days';
import { findRegion } from './regions';
import { capitalise } from './weave';

/** Days from Monday = 1, hours of the day as fractions: `opens(2, 6, 7.5, 19)` is Tuesday to Saturday, 7:30 to 19:00. */
export const opens = (first: number, last: number, from: number, until: number): OpeningRange => ({
  days: Array.from({ length: last - first + 1 }, (_, at) => first + at),
  opens: from * 60,
  closes: until * 60,
});

/** "9:00 ص", "10:00 م": Arabic tells the half of the day. */
export const arabicClock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(Math.round(minutes % 60)).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'ص' : 'م'}`;
};

const clock = (minutes: number, isTwelve: boolean): string => {
  if (!isTwelve && minutes === 1440) return '24:00';
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(Math.round(minutes % 60)).padStart(2, '0');
  if (!isTwelve) return `${hour}:${minute}`;
  const half = hour < 12 ? 'am' : 'pm';
  const short = hour % 12 === 0 ? 12 : hour % 12;
  return minute === '00' ? `${short} ${half}` : `${short}:${minute} ${half}`;
};

/** Open round the clock on every day: "24/7" says it in every language. */
export const isAlways = ({ days, opens, closes }: OpeningRange): boolean =>
  days.length === 7 && opens === 0 && closes === 1440;

const byAppointment =
  /\b(?<days>(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?(?:(?:,| and| &| or|\s?[-–]|\sto)\s?(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?)*)\s(?:(?:is|are|only|strictly)\s)*by (?:appointment|arrangement|booking)\b/giu;
const starts = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** "Saturdays by appointment": a day (Monday is 0) without hours on which one may come all the same. */
const isByAppointment = (prompt: string, at: number): boolean =>
  [...prompt.matchAll(byAppointment)].some(({ groups }) =>
    (groups?.['days'] ?? '')
      .toLowerCase()
      .split(/[^a-z]+/u)
      .some((day) => day.startsWith(starts[at] ?? '-')),
  );

type Appointment = { readonly said: string; readonly asked: RegExp };
const on = (days: string, words: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?<days>(?:(?:${days})\p{L}*(?:,\s|\s(?:y|e|et|und|ed)\s)?)+)\s?(?:(?:nur|solo|sólo|só|uniquement|seulement|sempre)\s)?(?:${words})`,
    'iu',
  );
/** Days on which one may come by appointment, by language: what it is called and how a prompt says it. */
const appointments: Readonly<Record<string, Appointment>> = {
  es: { said: 'Con cita previa', asked: on('lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo', 'con cita|mediante cita|bajo cita|previa cita|a convenir') },
  fr: { said: 'Sur rendez-vous', asked: on('lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche', 'sur rendez-vous|sur rdv') },
  de: { said: 'Nach Vereinbarung', asked: on('montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag', 'nach vereinbarung|nach absprache|auf anfrage') },
  pt: { said: 'Por marcação', asked: on('segunda|terça|quarta|quinta|sexta|sábado|domingo', '(?:por|sob|com|mediante) (?:marcação|agendamento|hora marcada)') },
  it: { said: 'Su appuntamento', asked: on('lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica', 'su appuntamento|per appuntamento') },
}; // prettier-ignore

const only =
  '(?:solo|sólo|solamente|nur|uniquement|seulement|que|só|apenas|somente|soltanto|alleen|enkel|tylko|sadece|yalnızca|فقط|بس|רק)';
/** "w piątki tylko wizyty domowe": what alone there is on a day, as the prompt says it; null where it says nothing such. */
const onlyOn = (prompt: string, day: string): string | null => {
  const stem = day.replace(/^(?:יום |يوم |ال)/u, '');
  const bent = stem.slice(0, stem.length > 5 ? -2 : stem.length);
  const found = new RegExp(
    String.raw`(?<!\p{L})\p{L}{0,2}${bent}\p{L}{0,4}(?:\s(?:sind|haben) wir)?\s(?<what>${only}\s[^,.;:\d\n]{4,40})`,
    'iu',
  ).exec(prompt);
  const what = found?.groups?.['what']?.trim();
  return what === undefined || halfDay.test(what) ? null : capitalise(what);
};
const halfDay =
  /mañana|tarde|matin|après-midi|vormittag|nachmittag|manhã|mattina|pomeriggio|ochtend|middag|rano|sabah|öğle|صباح|מסגר|בוקר/iu;

/** What is said of a day (Monday is 0) without hours on which one may come all the same; null where it is closed. */
export const appointmentOn = (language: string, prompt: string, day: string, at: number): string | null => {
  if (language === 'en') return isByAppointment(prompt, at) ? 'By appointment' : rhythmOn(prompt, at);
  const told = appointments[language];
  const days = told?.asked.exec(prompt)?.groups?.['days']?.toLowerCase();
  return told && days?.includes(day.toLowerCase().slice(0, 4)) === true ? told.said : onlyOn(prompt, day);
};

/**
 * Opening hours as rows, equal days together: the prompt's own, else the usual ones given here as samples.
 * `title` is the day or days, `value` the times.
 */
export const openingItems = (facts: Facts, usual: readonly OpeningRange[]): readonly ContentItem[] => {
  const words = daysAsTold(findWords(facts.brief.language.value), facts.brief);
  const asked = facts.brief.hours?.value;
  const ranges = asked && asked.length > 0 ? asked : usual;
  const isTwelve =
    words.language === 'en' && ['us', 'canada', 'australia'].includes(findRegion(facts)?.id ?? '');
  const tell = (minutes: number): string =>
    words.language === 'ar' ? arabicClock(minutes) : clock(minutes, isTwelve);
  const week = words.weekdays.map((day, at) => {
    const today = ranges.filter(({ days }) => days.includes(at + 1)).toSorted((a, b) => a.opens - b.opens);
    if (today.length === 0)
      return appointmentOn(words.language, facts.brief.prompt, day, at) ?? words.times.closed;
    return today
      .map((range) =>
        isAlways(range) ? '24/7' : `${tell(range.opens)} ${words.times.to} ${tell(range.closes)}`,
      )
      .join(', ');
  });
  const rows: ContentItem[] = [];
  const order = orderWeek(words.language, week);
  const timeOf = (at: number): string | undefined => week[order[at] ?? 0];
  const dayOf = (at: number): string => words.weekdays[order[at] ?? 0] ?? '';
  for (let first = 0; first < order.length;) {
    let last = first;
    while (last + 1 < order.length && timeOf(last + 1) === timeOf(first)) last += 1;
    const isWhole = first === 0 && last === order.length - 1;
    // Arabic and Hebrew write "and" onto the next word.
    const and = words.direction === 'rtl' ? words.times.and : `${words.times.and} `;
    const joint = last === first + 1 ? and : `${words.times.to} `;
    const span = `${dayOf(first)} ${joint}${dayOf(last)}`;
    const title = isWhole ? words.times.everyDay : last === first ? dayOf(first) : span;
    rows.push({
      title: capitalise(title),
      value: timeOf(first) ?? '',
      ...(asked && asked.length > 0 ? {} : { sample: true }),
    });
    first = last + 1;
  }
  return rows;
};
