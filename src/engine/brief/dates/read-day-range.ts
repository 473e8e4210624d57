import type { Brief, Slot } from '@/domain/site/brief';

const joint = String.raw`\s?(?:-|–|—|/|to|until|till|through|and|&|bis(?: zum)?|und|al|a|hasta(?: el)?|y|et|au|à|e|ao|até|tot(?: en met)?|t/m|en|do|i|ve|ile|עד|-|إلى)\s?(?:the\s|el\s|le\s|il\s|den\s|o\s)?`;
const day = (name: string): string => String.raw`(?<${name}>[0-3]?\d)(?:st|nd|rd|th|er|\.|º)?(?:-?a)?`;
const word = (name: string): string => String.raw`\s(?:of\s|de\s)?(?<${name}>\p{L}{3,10})\.?`;
const year = String.raw`,?(?:\s(?:de\s)?20\d\d)?`;
/** "10-12 June", "4 March to 9 April 2027", "9 and 10 October". */
const dayFirst = new RegExp(
  String.raw`(?<![\d.])${day('first')}(?:${word('opening')}${year})?${joint}${day('last')}${word('month')}`,
  'giu',
);
/** "June 10-12, 2027". */
const monthFirst = new RegExp(String.raw`(?<month>\p{L}{3,10})\s${day('first')}\s?(?:-|–|to|and|&)\s?${day('last')}(?!\d)`, 'giu'); // prettier-ignore

/** Months of a language by how they begin, as its words are spelled. */
function monthOf(word: string | undefined, language: string): number | null {
  if (word === undefined) return null;
  const said = word.toLowerCase().slice(0, 3);
  const write = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const at = Array.from({ length: 12 }, (_, month) => write.format(Date.UTC(2024, month, 15))).findIndex(
    (name) => name.toLowerCase().startsWith(said),
  );
  return at < 0 ? null : at + 1;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Several days of an event: the first as ISO date, and the last of a row or the other one of two. */
export type DayRange = { readonly first: string; readonly last: Slot<string>; readonly isRow: boolean };
const andWord = /\d\P{L}*\s(?:and|&|und|y|et|e|en|i|ve)\s/iu;

/** The days of an event, told around the one that was read; null for one day. */
export function readDayRange({ date, prompt, spoken }: Brief): DayRange | null {
  const [span] = date?.spans ?? [];
  if (!date || !span) return null;
  const [, yearOf = '', month = ''] = /^(\d{4}|-)-(\d\d)/u.exec(date.value) ?? [];
  for (const match of [...prompt.matchAll(dayFirst), ...prompt.matchAll(monthFirst)]) {
    const end = match.index + match[0].length;
    if (match.index >= span.end || end <= span.start) continue;
    const closing = monthOf(match.groups?.['month'], spoken);
    const opening = monthOf(match.groups?.['opening'], spoken) ?? closing;
    const [from, to] = [Number(match.groups?.['first']), Number(match.groups?.['last'])];
    if (closing === null || opening === null || from < 1 || from > 31 || to < 1 || to > 31) continue;
    if (![closing, opening].includes(Number(month)) || closing < opening || (closing === opening && to <= from)) continue; // prettier-ignore
    // "18-19 and 25-26 October": the first of them was read before.
    const first = `${yearOf}-${two(opening)}-${two(from)}`;
    if (date.value < first) return null;
    const spans = [{ start: Math.min(match.index, span.start), end: Math.max(end, span.end) }];
    return {
      first,
      // "18 and 25 October" are two days, "9 and 10 October" a row.
      isRow: !andWord.test(match[0]) || (closing === opening && to === from + 1),
      last: { value: `${yearOf}-${two(closing)}-${two(to)}`, spans },
    };
  }
  return null;
}
