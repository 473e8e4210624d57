import { partsAt, withoutStop } from '../prose-rows';
import { raise as raiseAny } from '../wishes/rewrite-rules';

/** A statement with its first letter large; "hello@fern.example" stays small. */
export const raise = (text: string): string => (/^\S*[@/]/u.test(text) ? text : raiseAny(text));

/** What parts the entries of a list told in one sentence. Sticky. */
export const comma = /,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/uy;

const price = String.raw`(?:from\s)?(?:[£$€]\s?\d[\d.,]*\d?k?|\d[\d.,]*\s?(?:€|kr|zł|CHF|USD|EUR|GBP))(?:\s?(?:\/|per\s|an?\s)\s?\p{L}+|\seach|\spp)?`;
/** "Sea Lavender – £22 – salt, herbs", "Group lesson (max 5): £28" */
const priced = new RegExp(
  String.raw`^(?<name>[\p{L}\d][^£$€\n:]{1,70}?)(?:\s\((?<aside>[^()]+)\))?\s?(?:\s[–—-]|:|,)?\s(?<price>${price})(?:(?:\s[–—-]\s|[:,;]\s|\s)\(?(?<note>[^£$€\n]+?)\)?)?$`,
  'iu',
);
/** An entry with its price and what is said of it in brackets; null where no sum stands. */
export const pricedRow = (piece: string, isListed = false): string | null => {
  const found = priced.exec(withoutStop(piece))?.groups;
  if (!found) return null;
  const { name = '', aside, price: sum = '', note } = found;
  // "A lesson is £32": a sentence.
  if (/\s(?:is|are|costs?|charge|pay|for|was|has|have)$|[.!?]\s/iu.test(name)) return null;
  if (!isListed && /,\s/u.test(name)) return null;
  const notes = [aside, note].filter((one) => one !== undefined);
  return `- ${raise(name)} ${sum}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
};

/** "choir leader Kate Webb, accompanist Tom Sharp": people behind their offices. */
const officer =
  /^(?:our\s)?(?<office>\p{L}\p{Ll}+(?:[ -]\p{Ll}+){0,3})\s(?<name>\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}’'-]+){1,2})$/u;
export const officers = (parts: readonly string[]): readonly string[] => {
  const found = parts.map((one) => officer.exec(one)?.groups);
  return parts.length > 1 && found.every((one) => one !== undefined)
    ? found.map(
        (one) =>
          `- ${one['name'] ?? ''}, ${(one['office'] ?? '').replace(/^\p{L}/u, (letter) => letter.toLowerCase())}`,
      )
    : [];
};

/** "Saturday: 10:00 Opening, 11:30 Demo; Sunday: 10:30 Clay hour": the hours of each day. */
const day = /^(?<day>\p{Lu}\p{L}+(?:\s\d{1,2}(?:\s\p{L}+)?)?)\s?:\s+(?<hours>\d{1,2}[:.]\d{2}.*)$/u;
export const hoursOfDays = (text: string): readonly string[] => {
  const found = partsAt(withoutStop(text), /;\s+(?:and\s+)?/uy).map((one) => day.exec(one)?.groups);
  return found.length > 0 && found.every((one) => one !== undefined)
    ? found.flatMap((one) => [
        `${one['day'] ?? ''}:`,
        ...partsAt(one['hours'] ?? '', /,\s+(?=\d{1,2}[:.]\d{2})/uy).map(
          (entry) => `- ${entry.replace(/(?<=\p{L}):\s/u, ' – ')}`,
        ),
      ])
    : [];
};

/** The entries of a list told in one sentence, one to a line. */
export const rowsOf = (list: string): string[] =>
  partsAt(withoutStop(list), /;\s/u.test(list) ? /;\s+(?:and\s+)?/uy : comma).map((one) => `- ${raise(one)}`);

/** "Is there parking? No. Do I need a mat? We have some.": a question to each entry. */
const question = /[^.!?\n]{4,110}\?\s[^?\n]+?(?=\s+(?=\p{Lu}[^.!?\n]{4,110}\?)|$)/gu;
export const answeredRows = (text: string): readonly string[] => {
  const rows = text.match(question) ?? [];
  return rows.length > 1 && rows.join(' ').length > text.length - 4
    ? rows.map((one) => `- ${one.trim()}`)
    : [];
};
