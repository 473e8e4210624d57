import { foldText } from '../words/fold-text';
import type { Lexicon } from '../words/compile-lexicon';
import { withLeanLetters } from '../words/lean-letters';

/** When something is, as words of a text: offsets into it, and whether it is a date or comes back every week. */
export type When = {
  readonly start: number;
  readonly end: number;
  readonly isWeekly: boolean;
  /** From one day to another, each of them: "Monday to Thursday 9-3". */
  readonly isDaily: boolean;
  /** Tells when it begins and when it ends. */
  readonly isRange: boolean;
};

const clock = String.raw`\d{1,2}(?:(?:[:.]|h)[0-5]\d\s?(?:am|pm|uhr|uur|h)?|\s?(?:am|pm|uhr|uur|u|h))(?![\p{L}\d])|noon|midday|midnight`;
const lead = String.raw`(?:at|from|um|ab|a las|alle ore|a|as|alle|ore|las|o|om|kl|saat|الساعة|الساعه|בשעה|@|:)`;
const time = String.raw`(?:${clock})(?:\s?(?:-|–|—|to|until|till|bis|a|as|alle|und|and|&|y|et|e)\s?(?:${clock}|\d{1,2}(?![\p{L}\d])))?`;
const bareRange = String.raw`\d{1,2}(?:[:.][0-5]\d)?\s?[-–—]\s?\d{1,2}(?:[:.][0-5]\d)?\s?(?:am|pm|uhr|uur|h)?(?![\p{L}\d])`;
const wordRange = String.raw`(?:von|van|de|das|dalle|du|od|from)?\s?\d{1,2}(?:[:.h][0-5]\d)?h?\s(?:bis|tot|a|as|alle|do|to|ate)\s\d{1,2}(?:[:.h][0-5]\d)?\s?(?:uhr|uur|h|godz)?(?![\p{L}\d])`;
const hours = String.raw`(?:${bareRange}|${time}|(?<=(?<!\p{L})(?:ore|alle|a las|las|godz\.?|saat|um|בשעה) )\d{1,2}(?![\p{L}\d:.,]\S|\d))`;
const parts = String.raw`(?:\s(?:evenings?|mornings?|afternoons?|nights?|abends?|soirs?|matins?|abend|morgen|nachmittag|gunleri|gunu|aksamlari|avond|wieczorem|sera))?`;

type Patterns = {
  readonly months: RegExp;
  readonly days: RegExp;
  readonly date: RegExp;
  readonly weekly: RegExp;
  readonly season: RegExp;
  readonly around: RegExp;
};
const made = new WeakMap<Lexicon, Patterns>();

function alternatives(names: Iterable<string>): string {
  return [...names]
    .filter((name) => name.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.()]/gu, '\\$&'))
    .join('|');
}

function patternsOf(lexicon: Lexicon): Patterns {
  const known = made.get(lexicon);
  if (known) return known;
  const month = `(?:${alternatives(lexicon.months.keys())})`;
  const day = `(?:${alternatives(lexicon.days.keys())})(?:s|e)?`;
  const figure = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|ª|\.)?`;
  const year = String.raw`(?:,?\s(?:de\s|del\s)?20\d\d)?`;
  const begin = String.raw`(?<![\p{L}\d])(?:(?:on|am|le|el|il|op|den|every|each)\s)?(?:(?:the|den)\s)?(?:${day}\.?,?\s)?`;
  const end = String.raw`(?:,?\s(?:${lead}\s?)?(?:${wordRange}|${hours}))?`;
  const date =
    String.raw`${begin}(?:(?:the\s)?(?:${figure}\s?(?:-|–|to|and|&|bis|au|al|a|und|et)\s?)?${figure}\s(?:of\s|de\s|d'|ב)?${month}(?![\p{L}])\.?` +
    String.raw`|${month}\.?\s${figure}(?:\s?[-–]\s?${figure})?(?![\p{L}\d]))${year}${end}`;
  const joint = String.raw`\s?(?:and|und|et|y|e|en|&|\+|\/|-|–|—|to|bis|au|al|a|tot|till|until)\s?`;
  const season = String.raw`${month}\s?(?:-|–|to|till|until|through)\s?${month}`;
  const weekly =
    String.raw`(?<![\p{L}\d])(?:(?:every|each|on|jeden|chaque|todos los|cada|ogni|elke|kazdy|kazda|kazde|w kazdy|w kazda|w|we|her|tutti i|todas as|aos|às|as|op|le|les|los|am|בימי|ביום|בכל יום|כל יום|ימי|كل|كل يوم|يوم|ايام)\s)?` +
    String.raw`(?:(?:first|second|third|fourth|last|other|1st|2nd|3rd|4th|ersten|letzten|premier|dernier|primer)\s)?` +
    String.raw`${day}\.?(?:(?:${joint}|\s)${day}\.?){0,3}${parts}(?:\s(?:(?:of|in)\s)?(?:the|each|every|a)\smonth)?` +
    // "every first Saturday April to October, 11am-8pm"
    String.raw`(?:,?\s\(?(?:from\s|in\s)?${season}\)?)?,?\s(?:${lead}\s?|ב-?)?${hours}`;
  const around = String.raw`^(?<day>(?:(?:every|each)\s)?${day}\.?)\s(?<title>[\p{L}'’& -]{3,40}?)\s(?:${lead}\s?)?(?<time>(?:${time})(?:(?:,|\sand|\s&|,\sand)\s?(?:${clock}))*)$`;
  const patterns = {
    months: new RegExp(month, 'u'),
    days: new RegExp(day, 'u'),
    date: new RegExp(withLeanLetters(date), 'u'),
    weekly: new RegExp(withLeanLetters(weekly), 'u'),
    season: new RegExp(season, 'u'),
    around: new RegExp(withLeanLetters(around), 'u'),
  };
  made.set(lexicon, patterns);
  return patterns;
}

/** The first date or weekly time of a text, null when there is none. */
export function findWhen(text: string, lexicon: Lexicon): When | null {
  const { months, days, date, weekly, season } = patternsOf(lexicon);
  const folded = foldText(text);
  // The long patterns take their time: they are asked where there is a month or a day at all, and a figure or noon beside it.
  if (!/\d|noon|midday|midnight/u.test(folded)) return null;
  const dated = months.test(folded) ? date.exec(folded) : null;
  const match = dated ?? (days.test(folded) ? weekly.exec(folded) : null);
  if (!match) return null;
  return {
    start: match.index,
    end: match.index + match[0].length,
    isWeekly: dated === null,
    isDaily:
      dated === null &&
      /\p{L}\s?(?:-|–|—|\sto\s|\sbis\s|\sau\s|\sal?\s|\stot\s|\still\s)\s?\p{L}/u.test(
        match[0].replace(season, ''),
      ),
    isRange: /\d\S*\s?(?:-|–|—|\sto\s|\suntil\s|\still\s|\sbis\s)\s?\d\S*$/u.test(match[0]),
  };
}

/** "Sunday service 10.30am": what happens between its day and its time; null for anything else. */
export function findAround(
  text: string,
  lexicon: Lexicon,
): { readonly title: string; readonly when: string } | null {
  const groups = patternsOf(lexicon).around.exec(foldText(text))?.groups;
  const [day = '', title = '', hour = ''] = [groups?.['day'], groups?.['title'], groups?.['time']];
  // "Monday to Thursday 9am": the days themselves.
  // "Mon Weds Fri 8.30 to 5": nor other days.
  if (/^(?:(?:mon|tues?|weds?|wednes|thurs?|fri|sat|satur|sun)(?:day)?s?[\s,&]*(?:and\s)?)+$/u.test(title))
    return null;
  if (title === '' || /^(?:to|till|until|bis|and|und|au|al?|tot|y|et|e)(?:\s|$)/u.test(title)) return null;
  const at = text.length - hour.length;
  const from = day.length + 1;
  return {
    title: text.slice(from, from + title.length),
    when: `${text.slice(0, day.length)} ${text.slice(at)}`,
  };
}

const timed = new RegExp(
  String.raw`^(?:(?<first>${time})\s?[:–-]?\s(?<after>\p{L}.{2,60})|(?<before>\p{L}.{2,60}?)[\s:]+(?:at\s|from\s|um\s|à\s)?(?<last>${time})(?:\s(?:at|in)\s(?<place>(?:the\s)?\p{Lu}.{2,50}))?)$`,
  'iu',
);

/** "3pm ceremony", "dinner at 19:00": a point of a programme; null for anything else. */
export function findPoint(
  text: string,
): { readonly title: string; readonly when: string; readonly place?: string } | null {
  const groups = timed.exec(text.trim())?.groups;
  const title = groups?.['after'] ?? groups?.['before'];
  const when = groups?.['first'] ?? groups?.['last'];
  const place = groups?.['place'];
  return title !== undefined && when !== undefined
    ? { title, when, ...(place === undefined ? {} : { place }) }
    : null;
}
