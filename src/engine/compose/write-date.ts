// A leap year, for the day of a date that tells no year (--MM-DD).
const anyYear = '2024';
const openDate = (date: string): Date => new Date(`${date.replace(/^-(?=-)/u, anyYear)}T12:00:00Z`);

/** An ISO date (YYYY-MM-DD, --MM-DD) in words of a language: "12 June 2027". What is no date is returned as it is. */
export function writeDate(date: string, language: string): string {
  const moment = openDate(date);
  if (Number.isNaN(moment.getTime())) return date;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    ...(date.startsWith('--') ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(moment);
}

/** The day of an ISO date apart from its month and year, where there is one: "12" and "June 2027". */
export function writeDay(date: string, language: string): { day: string; rest: string } {
  const moment = openDate(date);
  if (Number.isNaN(moment.getTime())) return { day: date, rest: '' };
  const locale = language === 'en' ? 'en-GB' : language;
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
  return {
    day: String(moment.getUTCDate()),
    rest: write(date.startsWith('--') ? { month: 'long' } : { month: 'long', year: 'numeric' }),
  };
}
