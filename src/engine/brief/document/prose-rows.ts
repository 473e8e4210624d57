import { raise } from './wishes/rewrite-rules';

/** The parts of a text between marks that stand outside its brackets and quotations. `mark` is sticky. */
export const partsAt = (text: string, mark: RegExp): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (/["“”]/u.test(letter)) isQuoted = letter === '“' || (letter === '"' && !isQuoted);
    if (depth > 0 || isQuoted) continue;
    mark.lastIndex = at;
    const found = mark.exec(text);
    if (!found) continue;
    parts.push(text.slice(from, at));
    from = at + found[0].length;
    at = from - 1;
  }
  return [...parts, text.slice(from)].map((one) => one.trim()).filter((one) => one !== '');
};

export const withoutStop = (text: string): string => text.trim().replace(/\.$/u, '');

/** Whether words tell visitors something: a figure, a quotation, a name. */
export const isFactual = (text: string): boolean => /\d|["“]|\p{Ll}[^\n]*\s\p{Lu}\p{Ll}|^\p{Lu}/u.test(text);

/** An "and" parts two entries behind a bracket only: "Bread and Roses (1912), Shenandoah (trad.)". */
const commas = /,\s+(?:and\s+)?|(?<=\))\s+and\s+/uy;
const onlyCommas = /,\s+(?:and\s+)?/uy;
const semicolons = /;\s+(?:and\s+)?/uy;
const bracketed = /^(?:the\s|an?\s)?["“]?[\p{L}\p{N}][^()]{1,80}\([^()]{1,160}\)$/u;
const timed = /^\d{1,2}[.:]\d{2}\s(?:[ap]m\s)?\p{L}/u;
const fewest = 2;
const fewestOfMany = 3;

/** "…, Bo Ray (nurse) and Gavin, the practice cat": what stands behind the last bracket is one entry; without one, none is. */
const lastWhole = (parts: readonly string[]): readonly string[] => {
  const last = parts.findLastIndex((one) => bracketed.test(one));
  const rest = parts.slice(last + 1);
  if (rest.length === 0) return parts;
  return last > 0 &&
    rest.length === 2 &&
    /^\p{Lu}/u.test(rest[0] ?? '') &&
    /^(?:the|our|an?)\s/u.test(rest[1] ?? '')
    ? [...parts.slice(0, last + 1), rest.join(', ')]
    : [];
};

/**
 * Entries of a list told in one sentence, each with more than its name: "Mill House (2019) and Quay Flats (2023)", "8.00 arrival,
 * 9.00 work", "Ana Ruiz, head; Jo Lee, cook; Max Orr, garden". Null where it tells no such list.
 */
export const proseRows = (told: string): readonly string[] | null => {
  const text = withoutStop(told);
  if (/[.!?]\s/u.test(text.replace(/\([^()]*\)|["“][^"”]*["”]/gu, ''))) return null;
  const byComma = lastWhole(partsAt(text, commas));
  if (byComma.length >= fewest && byComma.slice(0, -1).every((one) => bracketed.test(one)))
    return byComma.map((one) =>
      raise(one.replace(/^(?:the|an?)\s/iu, '').replace(/\s\((?<price>[£$€]\s?[\d.,]+)\)$/u, ' $<price>')),
    );
  const byTime = partsAt(text, onlyCommas);
  if (byTime.length >= fewestOfMany && byTime.every((one) => timed.test(one))) return byTime;
  const bySemicolon = partsAt(text, semicolons);
  return bySemicolon.length >= fewestOfMany && bySemicolon.every((one) => /^["“]?[\p{Lu}\p{N}]/u.test(one))
    ? bySemicolon
    : null;
};

const mostWords = 6;
const fewestPlain = 4;
/** Names of a list behind its label, the last two joined by "and": "pipe, boilers, drainage and tools". Null for sentences and pairs. */
export const plainRows = (told: string): readonly string[] | null => {
  const parts = partsAt(withoutStop(told), onlyCommas);
  const [last = ''] = parts.slice(-1);
  const pair = /^(?<one>[^,]+?)\sand\s(?<other>[^,]+)$/u.exec(last)?.groups;
  if (!pair || parts.slice(0, -1).some((one) => /\.\s|[£$€:;]/u.test(one))) return null;
  const rows = [...parts.slice(0, -1), pair['one'] ?? '', pair['other'] ?? ''];
  return rows.length >= fewestPlain &&
    rows.every(
      (row) => row.split(/\s+/u).length <= mostWords && !/^(?:we|i|you|they|it|there|nobody)\s/iu.test(row),
    )
    ? rows.map(raise)
    : null;
};
