/** An ISO date (YYYY-MM-DD) in words of a language: "12 June 2027". What is no date is returned as it is. */
export function writeDate(date: string, language: string): string {
  const moment = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return date;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(moment);
}

/** The day of an ISO date apart from its month and year: "12" and "June 2027". */
export function writeDay(date: string, language: string): { day: string; rest: string } {
  const moment = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(moment.getTime())) return { day: date, rest: '' };
  const locale = language === 'en' ? 'en-GB' : language;
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
  return { day: String(moment.getUTCDate()), rest: write({ month: 'long', year: 'numeric' }) };
}
