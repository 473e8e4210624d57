import { raise } from './wishes/rewrite-rules';

/** "What we do: we re-upholster armchairs and sofas, we make loose covers, and we mend rush seats." */
const labelled =
  /(?<=^|\n|[.!?]\s)(?<label>(?:what|things)\s(?:we|i)\s(?:do|make|offer|mend|repair|teach|can\sdo)(?:\sfor\syou)?|(?:our|my)\s(?:work|services)|services)\s?[:–—-]\s(?<deeds>(?:we|i)\s\p{L}[^.!?\n:]{8,}(?:,|;|\sand)\s(?:and\s)?(?:we|i)\s\p{L}[^.!?\n:]{4,})[.!?]?(?=\s|$)/giu;
const between = /(?:[,;]\s(?:and\s)?|\sand\s)(?:also\s)?(?=(?:we|i)\s(?:also\s)?\p{L})/giu;
/** "and we do so by hand": nothing that stands by itself. */
const leaning = /^(?:we|i)\s(?:do\s(?:so|that|it|this)|are|am|have|was|were|can|will)\b/iu;

/** What somebody says they do, clause by clause behind its label, as the list that it is. */
export const deedsInRows = (text: string): string =>
  text.replace(labelled, (whole: string, ...rest: unknown[]) => {
    const { label = '', deeds = '' } = rest.at(-1) as Record<string, string | undefined>;
    const rows = deeds.split(between).map((deed) => raise(deed.trim()));
    if (rows.some((row) => leaning.test(row))) return whole;
    return `\n\n${raise(label)}:\n${rows.map((row) => `- ${row}`).join('\n')}\n\n`;
  });
