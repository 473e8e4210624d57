import { proseRows } from './prose-rows';
import { raise } from './wishes/rewrite-rules';

/** "The next season: “An Inspector Calls”, 14 to 18 October; “Aladdin”, 9 to 19 December; …" at the start of a sentence. */
const listed =
  /(?<before>^|\n\s*(?:[-*•]\s+)?|[.!?]["”’)]*\s+)(?<label>\p{Lu}[\p{L}’'& ]{2,36}?):\s+(?<list>["“]?[\p{Lu}\d][^\n;]{8,140};\s[^\n]*?[^\n.](?:\.["”’]?(?=\s|$)|(?=\n|$)))/gu;
/** "we have four: a 20-inch mirror called Maggie; a solar telescope; and six pairs of binoculars that anybody may borrow." */
const counted =
  /(?<before>^|\n\s*(?:[-*•]\s+)?|[.!?]["”’)]*\s+|\s[–—-]\s|:\s)(?<label>(?:we|i)(?:['’]ve|\s(?:now\s)?have|\skeep|\soffer|\srun)(?:\sgot)?\s(?:(?:two|three|four|five|six|seven|eight|nine|ten|several|\d{1,2})(?:\s\p{L}+){0,3})|there\sare\s(?:two|three|four|five|six|seven|eight|nine|ten|several|\d{1,2})(?:\s\p{L}+){0,3}):\s+(?<list>(?:an?|the|one|two|three|four|five|six|\d|\p{Lu})[^\n;]{4,140};\s[^\n]*?[^\n.](?:\.["”’]?(?=\s|$)|(?=\n|$)))/giu;
const parted = /;\s+(?:and\s+)?/u;
const fewest = 3;
/** A statement is no entry of a list. */
const hasVerb = /^\p{Lu}[\p{L}’'-]*\s(?:is|are|was|has|have|can|must|will|should|do|does|may|costs?)\s/u;
/** People are read from a line with their offices. */
const people =
  /^(?:(?:our|the|meet the)\s)*(?:people|team|staff|committee|trustees|officers|board|crew|teachers|coaches|tutors|volunteers|cast|who)\b/iu;
const named = /^["“]|^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)+|,\s/u;

const countedInRows = (text: string): string =>
  text.replace(counted, (whole: string, ...found: unknown[]) => {
    const { before = '', label = '', list = '' } = found.at(-1) as Record<string, string | undefined>;
    const rows = list.replace(/\.["”’]?$/u, '').split(parted);
    const isPeopled = /\bof\sus$|\b(?:people|staff|teachers|trainers|volunteers|trustees|partners)$/iu.test(
      label,
    );
    if (isPeopled || rows.length < fewest || rows.some((row) => /[.!?]\s/u.test(row))) return whole;
    return `${before}${label}:\n${rows.map((row) => `  - ${raise(row)}`).join('\n')}\n`;
  });

/** A list told in one sentence behind its label, parted by semicolons, with an entry to a line. */
export const rowsOfSemicolons = (text: string): string =>
  !text.includes(';')
    ? text
    : countedInRows(text).replace(listed, (whole: string, ...found: unknown[]) => {
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
