/** "3. Joining. Family £195 a year …": a title that is run into its paragraph, with or without a number before it. */
const runIn =
  /^(?<number>\s*(?:\d{1,2}[.)]\s+)?)(?<title>\p{Lu}[\p{L}\d’'&-]*(?:\s[\p{L}\d’'&-]+){0,4})\.(?=\s+[\p{L}£$€\d][^\n]{24,})/u;
/** A title that is none: somebody's, a greeting, or a sentence of a few words. */
const noTitle =
  /^Website for\s|^(?:Dr|Mr|Mrs|Ms|St|Rev|Prof|No|Hi|Hello|Hey|Hiya|Thanks|Thank you|Dear|Yes|Please)\b|^(?!What\b|Who\b|How\b|Where\b|When\b|Why\b).*\b(?:is|are|was|were|am|we|i|you|it|he|she|they|have|has|do|does|can|will|needs?|wants?|please|welcome)\b/iu;
/** Fewer paragraphs that begin so may do so by chance. */
const fewest = 3;

/** "3. Services: Consultations £52 …": a paragraph by number, with what it is about before a colon. */
const numbered = /^\s*\d{1,2}[.)]\s+(?=(?<title>\p{Lu}[\p{L}\d’'& -]{1,40}):\s+\S[^\n]{24,})/u;

/** Paragraphs that each begin with a number and a label are no list: blanks for their numbers. Those of an outline stay. */
const withoutCount = (prompt: string): string => {
  const lines = prompt.split('\n');
  const titles = lines.map((line, at) => ((lines[at - 1] ?? '').trim() === '' ? numbered.exec(line)?.groups?.['title'] : undefined)); // prettier-ignore
  const own = titles.filter((title) => title !== undefined);
  if (own.length < fewest || own.some((title) => /^home\b/iu.test(title))) return prompt;
  return lines.map((line, at) => (titles[at] === undefined ? line : line.replace(numbered, (count) => ' '.repeat(count.length)))).join('\n'); // prettier-ignore
};

/**
 * A prompt whose paragraphs open with run-in titles, with a colon behind each, as a label is written, and blanks for its number.
 * As long as before, so that every place in it stays where it was.
 */
export const runInLabels = (written: string): string => {
  const prompt = withoutCount(written);
  const lines = prompt.split('\n');
  const isTitled = (line: string): boolean => {
    const title = runIn.exec(line)?.groups?.['title'];
    return title !== undefined && !noTitle.test(title);
  };
  if (lines.filter(isTitled).length < fewest) return prompt;
  return lines
    .map((line) =>
      isTitled(line)
        ? line.replace(
            runIn,
            (_all, number: string, title: string) => `${' '.repeat(number.length)}${title}:`,
          )
        : line,
    )
    .join('\n');
};
