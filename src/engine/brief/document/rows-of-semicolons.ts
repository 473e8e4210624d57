import { proseRows } from './prose-rows';

/** "The next season: “An Inspector Calls”, 14 to 18 October; “Aladdin”, 9 to 19 December; …" at the start of a sentence. */
const listed =
  /(?<before>^|\n\s*(?:[-*•]\s+)?|[.!?]["”’)]*\s+)(?<label>\p{Lu}[\p{L}’'& ]{2,36}?):\s+(?<list>["“]?[\p{Lu}\d][^\n;]{8,140};\s[^\n]*?[^\n.](?:\.["”’]?(?=\s|$)|(?=\n|$)))/gu;
const fewest = 3;
/** A statement is no entry of a list. */
const hasVerb = /^\p{Lu}[\p{L}’'-]*\s(?:is|are|was|has|have|can|must|will|should|do|does|may|costs?)\s/u;
/** People are read from a line with their offices. */
const people =
  /^(?:(?:our|the|meet the)\s)*(?:people|team|staff|committee|trustees|officers|board|crew|teachers|coaches|tutors|volunteers|cast|who)\b/iu;
const named = /^["“]|^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)+|,\s/u;

/** A list told in one sentence behind its label, parted by semicolons, with an entry to a line. */
export const rowsOfSemicolons = (text: string): string =>
  !text.includes(';')
    ? text
    : text.replace(listed, (whole: string, ...found: unknown[]) => {
        const { before = '', label = '', list = '' } = found.at(-1) as Record<string, string | undefined>;
        const rows = proseRows(list);
        if (
          rows === null ||
          rows.length < fewest ||
          people.test(label) ||
          rows.some((row) => hasVerb.test(row))
        )
          return whole;
        if (!rows.every((row) => named.test(row) && row.includes(','))) return whole;
        const lead = before.trim() === '' ? before : `${before.trimEnd()}\n\n`;
        return `${lead}${label}:\n${rows.map((row) => `- ${row.replace(/\.$/u, '')}`).join('\n')}\n`;
      });
