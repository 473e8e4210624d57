import type { Brief } from '@/domain/site/brief';
import { numberOf } from '../../number-of';

const and = '(?:,?\\s+(?:and|or|y|o|et|ou|und|oder|e|en|i|ve|و|ו)\\s+)';
const phrase = "[\\p{L}\\p{N}][\\p{L}\\p{N} '’&+-]{0,28}?";
const list = `(${phrase}(?:\\s*[,/|]\\s*${phrase})*(?:${and}|\\s*[,/|]\\s*)${phrase})`;

// Parts of a page, not members of a list that the page is about.
const features =
  /\b(?:bars?|percent\w*|live|results?|charts?|buttons?|comments?|filters?|scores?|counts?|dark|mode|export|import|search|saved?|streaks?|reminders?|weekly|daily|accents?|themes?|colou?rs?|fonts?)\b/i;

function splitList(written: string, hasLead = true): string[] {
  // "General, Camp, Lost and found": among names with capitals one holds the "and".
  const isNamed = /^\p{Lu}[^,]*,\s\p{Lu}/u.test(written.trim());
  const text = isNamed ? written.replace(/(?<=\p{L}) and (?=\p{Ll}[\p{L}'’-]*\s*$)/u, '\u0001') : written;
  return (
    text
      .split(new RegExp(`${and}|\\s*[,/|]\\s*`, 'u'))
      .map((part, index) =>
        index === 0 && hasLead
          ? part.replace(/^.*\s(?:with|of|for|like|has|have|having|named|called|con|mit|avec|com)\s+/i, '')
          : part,
      )
      .map((part) => part.replace(/^\s*(?:with|of|for|the|an?|con|mit|avec|com)\s+/u, '').trim())
      // "Chapters Intro, Methods and Results as categories"
      .map((part, index) =>
        (index === 0 ? part.replace(/^\p{Ll}{3,}s (?=\p{Lu})/u, '') : part).replace(/\s(?:as|for)$/u, ''),
      )
      .map((part) => part.replace('\u0001', ' and '))
      .filter((part) => part !== '')
  );
}

// "decks Verbs, Food and Travel", "channels #general and #random": names, each with a capital or a sign of its own.
const name =
  "#?[\\p{Lu}\\p{N}#][\\p{L}\\p{N}'’&+-]*(?: (?!(?:and|y|et|und|e|en|i|ve) )[\\p{L}\\p{N}'’&+-]{1,14}){0,2}?";
function namedAfter(prompt: string, word: string): RegExpExecArray | null {
  // "Tea and cake" at the end is one of them; "and search" is none.
  const tail = `(?: and (?!(?:search|filter|export|import|dark|light|save|emoji|sort|drag|print|login|undo|more|so|the|a|an|with|for)\\w*\\b)\\p{Ll}[\\p{L}'’-]+(?=[.,;)\\n]|$))?`;
  const names = `(${name}(?:, ${name})*(?:,? (?:and|y|et|und|e|en|i|ve) |, )${name}${tail})(?=[.;)\\n]|,(?! \\p{Lu})|$| (?:with|for|and|where|that|which|so|in|para|por|con|pour|avec|für|mit|com|per|voor|met|dla|z)(?!\\p{L}))`;
  return new RegExp(`(?:${word})\\s+${names}`, 'u').exec(prompt);
}

/** The prompt without what it says of the looks: "habits, purple, dark" lists no habit of being purple. */
export function withoutLooks({ prompt, colours, scheme, style, font, tone }: Brief): string {
  const looks = [
    ...colours,
    ...tone,
    ...(scheme ? [scheme] : []),
    ...(style ? [style] : []),
    ...(font ? [font] : []),
  ];
  return looks
    .flatMap(({ spans }) => spans)
    .reduce(
      (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
      prompt,
    );
}

// "categories food, rent, travel": plain words, three at least, so that "categories, search and export" is no list of them.
const short =
  "[\\p{L}\\p{N}][\\p{L}\\p{N}'’&+-]*(?: (?!(?:and|or|with|for|y|et|und|e|en) )[\\p{L}\\p{N}'’&+-]+)?";
function listedAfter(prompt: string, word: string): string[] {
  const found = new RegExp(
    `(?:${word})\\s+(${short}(?:,\\s*${short})+(?:${and}${short})?)(?=[.;)\\n]|$|,? (?:with|for|and)\\s|(?<=${and}${short}),)`,
    'iu',
  ).exec(prompt);
  const parts = splitList(found?.[1] ?? '');
  const end = parts.findIndex((part) => features.test(part));
  const members = end < 0 ? parts : parts.slice(0, end);
  return members.length >= 3 ? members : [];
}

/** The members of a list that the prompt gives an app: its categories, the columns of its table, exercises. */
export const listAsked = (
  { items }: Brief,
  of: 'categories' | 'columns' | 'exercises' | 'habits' | 'rows',
): string[] =>
  items
    .filter(({ value }) => value.section === 'app' && value.group === of)
    .map(({ value }) => value.name.charAt(0).toUpperCase() + value.name.slice(1));

/** The list named by a word that follows it, or stands before it with a colon: "To do, Doing and Done columns". */
export function readListOf(prompt: string, word: string): string[] {
  const before = new RegExp(`(?:^|[^\\p{L}])${list}\\s+(?:${word})`, 'iu').exec(prompt);
  const after = new RegExp(
    `(?:${word})\\s*(?::|\\(|called|named|are|like|such as)\\s*${list}(?=[.;)\\n]|$)`,
    'iu',
  ).exec(prompt);
  const found = after ?? namedAfter(prompt, word);
  // "Columns: Waiting for parts": behind the colon nothing leads it in.
  if (found)
    return splitList(
      found[1] ?? '',
      /[^:(]$/u.test(found[0].slice(0, found[0].indexOf(found[1] ?? '')).trimEnd()),
    );
  const listed = listedAfter(prompt, word);
  // "For me and my girlfriend with aisles": what is parted from the word by another is no list of it.
  const lone =
    /\s(?:with|of|for|by|in|has|have|having|show(?:ing)?|per|par|por|nach|pro|op|po|sur|von|de|di|mit|con|avec|com|met)$/iu.test(
      before?.[1] ?? '',
    );
  return listed.length > 0 ? listed : lone ? [] : splitList(before?.[1] ?? '');
}

/** The list after a word: "with pizza, sushi, tacos, and live bars". Parts of too many words end it. */
export function readListAfter(prompt: string, word: string, longest = 3): string[] {
  const found = new RegExp(
    `(?:${word})\\s*:?\\s+${list}(?=[.;)\\n]|\\s+(?:with|where|so)\\s|,|$)`,
    'iu',
  ).exec(prompt);
  const parts = splitList(found?.[1] ?? '');
  const end = parts.findIndex((part) => part.split(' ').length > longest || features.test(part));
  return end < 0 ? parts : parts.slice(0, end);
}

/** How many of something the prompt asks for, within limits; null when it does not say. */
export function readCount(brief: Brief, word: RegExp, least: number, most: number): number | null {
  const counted = brief.counts.find(({ value }) => word.test(value.thing))?.value.count;
  const written = new RegExp(
    `(?<![\\p{L}\\d])(\\d{1,4}|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)(?!\\p{L}))\\s*-?\\s*(?:[\\p{L}]+\\s+)?(?:${word.source})`,
    'iu',
  ).exec(brief.prompt)?.[1];
  const count = counted ?? (written === undefined ? null : numberOf(written));
  return count === null ? null : Math.min(most, Math.max(least, count));
}

/** The quoted text for a place: an empty list, a question, a button. */
export function readQuote(brief: Brief, use: string): string | null {
  return brief.quotes.find(({ value }) => value.use === use)?.value.text ?? null;
}
