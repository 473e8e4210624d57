import type { Span } from '@/domain/site/brief';

const cue =
  /\b(?:(?:start|begin|pre-?fill|seed|fill)(?:s|ing|ed)? (?:it |them |me |off |the \p{L}+ )?with|already (?:in|on|there|listed)(?: (?:it|them|the \p{L}+))?|(?:first|sample|example|current|existing|these|here are(?: the| our| my)?) (?:\p{L}+ )?(?:contacts?|clients?|customers?|leads?|jobs?|posts?|entries|records?|rows?|people|members|items|listings))\s?(?:are|is|:)?\s*(?::\s*)?(?=[\p{Lu}"“\d])/giu;
const opening =
  /[Ss]tart|[Bb]egin|[Ff]ill|[Ss]eed|[Aa]lready|[Ff]irst|[Ss]ample|[Ee]xample|[Cc]urrent|[Ee]xisting|[Tt]hese|[Hh]ere are/;
const ends = /[.!?](?=\s|$)|\n\n/u;
const typed = /[@€$£]|\d/u;

/** Rows of a table that a prompt tells, and where they stand in it. */
export type StartRows = { readonly rows: readonly (readonly string[])[]; readonly span: Span };

/** "Jo Lane, Biscuit, 07700 900123, £14": one record, told by its name and a number, sum or address of its own. */
const isRecord = ([name = '', ...cells]: readonly string[]): boolean =>
  cells.length > 1 &&
  /^\p{Lu}\D*$/u.test(name) &&
  cells.some((cell) => /@|^\+?\d[\d\s()-]{6,}$|^[€$£]\s?\d/u.test(cell));

// "A, x, 1, B, y, 2 and C, z, 3": the last row says how many cells each of them has.
function cutRows(text: string): string[][] {
  const split = (part: string): string[] => part.split(/,\s+/u).map((cell) => cell.trim()).filter(Boolean); // prettier-ignore
  if (/;\s|\n/u.test(text)) return text.split(/;\s+(?:and\s+)?|\n(?:[-*•]\s*)?/u).filter((row) => row.trim() !== '').map(split); // prettier-ignore
  // "Mokabon (Donkersteeg, no, 4) and Julie's (Kraanlei, yes, 5)": what stands in brackets behind each.
  const boxed = [...text.matchAll(/(?<=^|,\s|,?\sand\s)([^(),]{2,40}?)\s?\(([^()]*,[^()]*)\)/gu)];
  if (boxed.length > 0)
    return boxed.map(([, name = '', rest = '']) => [name.replace(/^and\s/u, '').trim(), ...split(rest)]);
  const and = [...text.matchAll(/,?\s+and\s+(?=[\p{Lu}"“])/gu)].at(-1);
  if (!and) return isRecord(split(text)) ? [split(text)] : [];
  const last = split(text.slice(and.index + and[0].length));
  const cells = split(text.slice(0, and.index).replaceAll(/\s+and\s+(?=\p{Lu})/gu, ', '));
  if (last.length < 2 || cells.length % last.length !== 0) return [];
  const rows = Array.from({ length: cells.length / last.length }, (_, at) =>
    cells.slice(at * last.length, (at + 1) * last.length),
  );
  return [...rows, last];
}

/** "Start with Ana Bell, ana@bell.co, £450 and Joe Ray, joe@ray.com, £900": each row with its cells. Null where none are told. */
export function readStartRows(prompt: string): StartRows | null {
  if (!prompt.includes(',')) return null;
  // Most prompts begin with nothing: the long pattern is asked only where one of its words stands.
  if (!opening.test(prompt)) return readRowsBehindColon(prompt);
  for (const { index, 0: lead } of prompt.matchAll(cue)) {
    const start = index + lead.length;
    const rest = prompt.slice(start, start + 1500);
    const text = rest.slice(0, ends.exec(rest)?.index ?? rest.length);
    const rows = cutRows(text);
    // Rows parted by semicolons are some anyway, where each has as many cells; others need a figure or an address.
    const isEven =
      text.includes(';') && rows.every((row) => row.length > 2 && row.length === rows[0]?.length);
    const isTyped = rows.every((row) => row.length > 1 && row.slice(1).some((cell) => typed.test(cell)));
    const isTable =
      (rows.length > 1 && (isEven || isTyped)) || (rows.length === 1 && isRecord(rows[0] ?? []));
    if (isTable) return { rows, span: { start, end: start + text.length } };
  }
  return readRowsBehindColon(prompt);
}

// "Directory of cafés: Lokaal, Main Street, brunch; Reep, Old Quay, buffet": rows from the start, parted by semicolons.
function readRowsBehindColon(prompt: string): StartRows | null {
  const lead = prompt.includes(';') ? /^[^:;.\n]{6,90}:\s+(?=\p{Lu})/u.exec(prompt)?.[0] : undefined;
  if (lead === undefined) return null;
  const rest = prompt.slice(lead.length);
  const text = rest.slice(0, ends.exec(rest)?.index ?? rest.length);
  const rows = cutRows(text);
  const isEven = rows.length > 1 && rows.every((row) => row.length > 2 && row.length === rows[0]?.length);
  return isEven ? { rows, span: { start: lead.length, end: lead.length + text.length } } : null;
}
