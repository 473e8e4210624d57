// A leap year, for the day of a date that tells no year (--MM-DD).
const anyYear = '2024';
const openDate = (date: string): Date => new Date(`${date.replace(/^-(?=-)/u, anyYear)}T12:00:00Z`);

/**
 * An ISO date (YYYY-MM-DD, --MM-DD) in words of a language: "12 June 2027", with its day of the week where the year is
 * told and it is asked for. What is no date is returned as it is.
 */
export function writeDate(date: string, language: string, lead?: 'weekday'): string {
  const moment = openDate(date);
  if (Number.isNaN(moment.getTime())) return date;
  const hasWeekday = lead !== undefined && !date.startsWith('--');
  const written = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    ...(hasWeekday ? { weekday: 'long' } : {}),
    ...(date.startsWith('--') ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(moment);
  // "Saturday 12 June 2027": engines disagree about the comma.
  return language === 'en' ? written.replace(/^(\p{L}+), /u, '$1 ') : written;
}

/**
 * The day of an ISO date apart from its month and year, where there is one: "12" and "June 2027"; "10–12" where it
 * lasts until a later day of that month.
 */
export function writeDay(
  date: string,
  language: string,
  until: string | null = null,
): { day: string; rest: string } {
  const moment = openDate(date);
  if (Number.isNaN(moment.getTime())) return { day: date, rest: '' };
  const locale = language === 'en' ? 'en-GB' : language;
  // Beside its day a month may stand in another case than alone: "19" and "czerwca 2027".
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, day: 'numeric', timeZone: 'UTC' })
      .formatToParts(moment)
      .filter(({ type }) => type === 'month' || type === 'year')
      .map(({ value }) => value)
      .join(' ');
  return {
    day:
      until === null ? String(moment.getUTCDate()) : `${moment.getUTCDate()}–${openDate(until).getUTCDate()}`,
    rest: write(date.startsWith('--') ? { month: 'long' } : { month: 'long', year: 'numeric' }),
  };
}

/** First and last day of an event in words of a language: "10–12 June 2027". What are no dates are returned as they are. */
export function writeDays(first: string, last: string, language: string): string {
  const [from, to] = [openDate(first), openDate(last)];
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return `${first} – ${last}`;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    ...(first.startsWith('--') ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).formatRange(from, to);
}
