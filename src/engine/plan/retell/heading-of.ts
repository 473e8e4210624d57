import { wordsIn } from './part-lists';
import { courseOf } from './told-lists/courses';

/** What opens an entry of a list. */
export const bullet = /^\s*(?:[-*•–—·▪>]|\d{1,2}[.)])\s+/u;
/** A line that is set as a heading. */
export const marked = /^\s*(?:#{1,5}\s+(.+?)\s*#*|\*\*([^*]{2,60}?):?\*\*:?|__([^_]{2,60}?)__:?)\s*$/u;
/** A label before what it tells: "Prices: …". */
export const label =
  /^\*{0,2}(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{L}*\s(?:\d|at\s|from\s|noon)|(?:[Yy]es|[Nn]o|[Ww]ell|NB|PS)\b)(\p{L}[\p{L}\d’'&/ ()-]{1,44}?)(?:\*\*)?:(?:\*\*)?\s+(?=\S)/u;
/** "Many thanks" over a name closes a letter. */
export const closingLine =
  /^(?:(?:with\s)?(?:every\s)?(?:kind|good|best|warm|warmest|many|all)\s|with\s|all the\s)?(?:best|regards|wish|wishes|thanks|thank you|cheers|diolch(?: yn fawr)?|sl[aá]inte|le gach dea-ghu[ií]|slán|love|yours|ta|x+)(?:\s(?:sincerely|faithfully|truly|from))?[\s,!.x]*$/iu;
const isHeading = (line: string, before: string, after: string, at: number): boolean => {
  const text = line.trim();
  // Whom a paper is for stands over it in a line of its own.
  const isFirst = /^Website for [^.!?\n]{3,70}\.$/u.test(before.trim());
  if (text === '' || at === 0 || after.trim() === '' || (before.trim() !== '' && !isFirst)) return false;
  if (closingLine.test(text)) return false;
  if (
    /[.!?,;]$/u.test(text) ||
    /[£$€@\d]/u.test(text.replace(/\s(?:19|20)\d\d$/u, '')) ||
    /\||\s[–—-]\s|:\s|^[-*•]/u.test(text)
  )
    return false;
  // "Classes (all at the Miners' Welfare, Kiveton Park)"
  return wordsIn(text.replace(/\s*\([^()]*\)$/u, '')) <= 5;
};

/** "COTTAGE 1: Seal Cottage": one of several of a sort, over what is told of it. */
export const numberedHead =
  /^\s*(?:#{1,5}\s*)?(?:\*\*)?(?:\p{Lu}\p{L}+\s){1,2}(?:\d{1,2}|one|two|three|four|five|[A-F])\s*[:.–—-]\s*(\p{Lu}[\p{L}\d’'& -]{1,50}?)(?:\*\*)?:?\s*$/u;

/** The heading that a line is over those after it; null where it is none. */
export const headingOf = (line: string, before: string, after: string, at: number): string | null => {
  const one = numberedHead.exec(line)?.[1];
  if (
    one !== undefined &&
    after.trim() !== '' &&
    !/^\s*(?:day|week|session|module|lesson|step|page|part|phase|option|term|year|level|unit)\b/iu.test(
      line.replace(/^[#*\s]+/u, ''),
    ) &&
    !bullet.test(line)
  )
    return one.trim();
  const found = marked.exec(line);
  const told = found?.[1] ?? found?.[2] ?? found?.[3];
  if (told !== undefined) return told.replace(/[*:]+$/u, '').trim();
  const text = line.trim();
  if (/^[^.!?]{2,90}:$/u.test(text) && wordsIn(text.replace(/\s*\([^()]*\)/gu, '')) <= 8)
    return text.slice(0, -1).trim();
  if (
    /^[\p{Lu}\d](?=.*\p{Lu}{3})[\p{Lu}\d\s&/’'-]{2,40}$/u.test(text) &&
    wordsIn(text) <= 5 &&
    !/\d{3}/u.test(text.replace(/\b(?:19|20)\d\d\b/u, ''))
  )
    return text;
  // "Starters" over its dishes, under the name of the menu.
  const isCourse = bullet.test(after) && !bullet.test(line) && wordsIn(text) < 4 && courseOf(text) !== null;
  return isCourse || isHeading(line, before, after, at) ? text : null;
};

/** Whether the entries of a list are for the most part labels with what they tell: "Fees: …", "Partners: …". */
export const isLabelList = (lines: readonly string[], at: number): boolean => {
  let [from, to] = [at, at];
  while (from > 0 && bullet.test(lines[from - 1] ?? '')) from -= 1;
  while (bullet.test(lines[to + 1] ?? '')) to += 1;
  const own = lines.slice(from, to + 1).map((line) => label.exec(line.replace(bullet, '')));
  const labels = own.filter((found) => found !== null && wordsIn(found[1] ?? '') <= 4);
  return own.length > 4 && labels.length * 2 > own.length;
};

const offered =
  /\b(?:services?|treatments?|what (?:we|i) (?:do|offer|make|sell|teach)|products?|courses?|classes|lessons?|sessions?|workshops?|packages?|rooms?|menus?|prices?|fees|rates|range|repairs?|therapies|tours?|hire|in the shop|on the menu|boxes|programm?e?s?|tuition|plans|memberships?|tickets|admission|groups|squads|levels|ages)\b/iu;
/** "Services" right over lines that each name one and tell of it: "Rewires: full and partial, two to five days". */
export const isTermList = (lines: readonly string[], at: number, heading: string): boolean => {
  if (!offered.test(heading) || bullet.test(lines[at] ?? '')) return false;
  let [from, to] = [at, at];
  while (from > 0 && (lines[from - 1] ?? '').trim() !== '') from -= 1;
  while ((lines[to + 1] ?? '').trim() !== '') to += 1;
  if ((lines[from] ?? '').trim().replace(/[:*#\s]+$/u, '') !== heading) return false;
  const own = lines.slice(from + 1, to + 1);
  const labels = own.filter(
    (line) => label.test(line.trim()) && wordsIn(label.exec(line.trim())?.[1] ?? '') <= 5,
  );
  return own.length > 2 && labels.length * 3 >= own.length * 2;
};
