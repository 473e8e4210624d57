/** A day of the calendar. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const monthWords: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene', 'janvier', 'janv', 'januar', 'janeiro', 'jan.'],
  ['february', 'feb', 'febrero', 'fevrier', 'février', 'fevr', 'februar', 'fevereiro'],
  ['march', 'mar', 'marzo', 'mars', 'märz', 'maerz', 'março', 'marco'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr'],
  ['may', 'mayo', 'mai', 'maio'],
  ['june', 'jun', 'junio', 'juin', 'juni', 'junho'],
  ['july', 'jul', 'julio', 'juillet', 'juil', 'juli', 'julho'],
  ['august', 'aug', 'agosto', 'ago', 'août', 'aout'],
  ['september', 'sep', 'sept', 'septiembre', 'septembre', 'setembro', 'set'],
  ['october', 'oct', 'octubre', 'octobre', 'oktober', 'okt', 'outubro', 'out'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro'],
  ['december', 'dec', 'diciembre', 'dic', 'décembre', 'decembre', 'dezember', 'dez', 'dezembro'],
];

function monthOf(word: string): number | null {
  const plain = word.toLowerCase().replace(/\.$/, '');
  const at = monthWords.findIndex((words) => words.includes(plain));
  return at < 0 ? null : at + 1;
}

/** The day that a text names: "19 June 2027", "June 19, 2027", "2027-06-19", "19.6.2027", "19 de junio de 2027". */
export function readDay(text: string, yearElse: number | null = null): CalendarDay | null {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/.exec(text);
  if (dotted) {
    const [first, second, year] = [Number(dotted[1]), Number(dotted[2]), Number(dotted[3])];
    return second > 12 ? valid(year, first, second) : valid(year, second, first);
  }
  const dayFirst =
    /\b(\d{1,2})(?:st|nd|rd|th|\.|º|er)?\s+(?:of\s+|de\s+)?(\p{L}+)\.?,?(?:\s+(?:de\s+)?(\d{4}))?/u.exec(
      text,
    );
  const month = dayFirst?.[2] ? monthOf(dayFirst[2]) : null;
  if (dayFirst && month)
    return valid(dayFirst[3] ? Number(dayFirst[3]) : yearElse, month, Number(dayFirst[1]));
  const monthFirst = /(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?\b/u.exec(text);
  const named = monthFirst?.[1] ? monthOf(monthFirst[1]) : null;
  if (monthFirst && named)
    return valid(monthFirst[3] ? Number(monthFirst[3]) : yearElse, named, Number(monthFirst[2]));
  return null;
}

function valid(year: number | null, month: number, day: number): CalendarDay | null {
  if (year === null || month < 1 || month > 12 || day < 1) return null;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day <= last ? { year, month, day } : null;
}

const months = 'january|february|april|june|july|august|september|october|november|december';
const small = new RegExp(`\\b(?:${months}|(?<=\\d (?:of )?|\\b(?:in|of|from|to|since|until|till|and) )(?:march|may)(?! be)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|easter)\\b`, 'g'); // prettier-ignore

/** English months and days as they are written, however they were typed: "26 june" as "26 June". */
export const writeDaysLarge = (text: string, language: string): string =>
  language === 'en' ? text.replace(small, (word) => word.charAt(0).toUpperCase() + word.slice(1)) : text;

/** `2027-06-19`. */
export function isoOf({ year, month, day }: CalendarDay): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The ways in which a day is written in a language, longest first; each place of the list is one way. */
export function writtenForms(day: CalendarDay, language: string): readonly string[] {
  const at = new Date(Date.UTC(day.year, day.month - 1, day.day));
  const write = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(at);
  const locales = [...new Set([language === 'en' ? 'en-GB' : language, 'en-US', 'en-GB'])];
  const styles: readonly Intl.DateTimeFormatOptions[] = [
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'short', year: 'numeric' },
    { weekday: 'long', day: 'numeric', month: 'long' },
    { day: 'numeric', month: 'long' },
    { day: 'numeric', month: 'short' },
    { month: 'long', year: 'numeric' },
  ];
  const iso = isoOf(day);
  const numbers = [
    iso,
    iso.split('-').toReversed().join('.'),
    iso.split('-').toReversed().join('/'),
    iso.replaceAll('-', ''),
  ];
  return [...numbers, ...locales.flatMap((locale) => styles.map((style) => write(locale, style)))];
}
