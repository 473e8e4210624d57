import { readEntryFields } from '../../brief/short/wares/read-entry-fields';
import type { Brief } from '@/domain/site/brief';
import { findInstall } from '../../brief/apps/find-install';

const small =
  /^(?:with|from|that|this|their|them|they|have|there|about|your|ours|will|also|which|where|when|what)$/u;

/** Beginnings of the words of a text that say something. */
export const stemsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => (word.length > 3 || /\d/u.test(word)) && !small.test(word))
    .map((word) => word.slice(0, 5));

/** Whether a bracket opens or closes that has no other half. */
export const isUneven = (text: string): boolean =>
  (text.match(/\(/gu)?.length ?? 0) !== (text.match(/\)/gu)?.length ?? 0);

/** "3 packages R450" of "R450, R1200, R3500", "4 rooms (Gannet £95, Puffin £105)": prices that stand in their list. */
export const opensPriceRow = (text: string, { items }: Brief): boolean =>
  items.some(({ value }) => value.price !== undefined) &&
  /^(?:\d{1,2}|two|three|four|five|six)\s\p{L}+s\s(?:\S*\d\S*|\([^()]*[£$€]?\d[^()]*,[^()]*\))$/iu.test(
    text.trim(),
  );

/** Words of a prompt and where they begin. */
export type Stretch = { readonly text: string; readonly start: number };

const tongue =
  '(?:English|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Turkish|Arabic|Hebrew|Welsh|Irish|Gaelic|Urdu|Hindi|Punjabi|Bengali|Tamil|Mandarin|Cantonese|Japanese|Korean|Russian|Ukrainian|Romanian|Greek|Somali|Farsi|Vietnamese|Swedish|Norwegian|Danish|Finnish)';
/** "English, Urdu and Punjabi spoken": one fact, whatever marks stand in it. */
const tongues = new RegExp(String.raw`\b${tongue}(?:,\s${tongue})+(?=,?\s(?:and|or|&)\s${tongue}\b)`, 'gu');

/** A text in pieces between marks; a mark inside brackets parts nothing. */
export const cut = (text: string, start: number, mark: RegExp): Stretch[] => {
  // A list in brackets belongs to the word before it.
  const whole = [/\([^()\n]{1,200}\)/gu, tongues].reduce(
    (rest, joined) => rest.replace(joined, (part) => part.replace(/[,;.]/gu, '\u0000')),
    text,
  );
  const found: Stretch[] = [];
  let from = 0;
  const add = (to: number): void => {
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim() !== '') found.push({ text: piece.trim(), start: start + from + lead });
  };
  for (const match of whole.matchAll(mark)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(text.length);
  return found;
};

/** Wishes for how the site looks and what it has: a sentence with one in it speaks to whoever makes it. */
export const wishesOf = (brief: Brief) => [
  ...[
    ...brief.colours,
    ...brief.excluded,
    ...brief.pages,
    brief.font,
    brief.scheme,
    brief.style,
    brief.onePage,
    brief.hours,
    brief.phone,
    brief.email,
    brief.address,
    findInstall(brief.prompt),
  ].flatMap((slot) => slot?.spans ?? []),
  ...[readEntryFields(brief.prompt)?.span ?? []].flat(),
];
