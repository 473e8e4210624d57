/** A heading over notes that somebody took: "Notes from call with client:". */
const heading =
  /^\s*(?:(?:my|some|quick|rough|call|meeting|client|phone|telephone)\s){0,3}(?:notes?|brief|summary|details|info|information)\b[^\n:]{0,60}:\s*\n+/iu;
/** "Northgate Clock Repairs — Derek, 40 years' experience": whose they are, before what they say. */
const title = /^\s*(?<name>\p{Lu}[\p{L}\d’'&]*(?:\s(?:of|the|and|&|\p{Lu}[\p{L}\d’'&]*)){1,5})\s(?:—|–|-)\s/u;
const row = /^\s*\|.*\|\s*$/u;
const rule = /^\s*\|[\s:|-]+\|\s*$/u;
const label = /^\s*[-*•]\s+\p{L}[\p{L}\s-]{1,20}?\s*:\s*\S/u;

/** Whether few words were pasted from a paper, too: under a heading, beginning with a table, or a list of labels. */
export const isPaper = (text: string): boolean => {
  const lines = text.trimStart().split('\n');
  return (
    heading.test(text) ||
    (row.test(lines[0] ?? '') && row.test(lines[1] ?? '')) ||
    (label.test(lines[0] ?? '') && lines.filter((line) => label.test(line)).length > 2)
  );
};

/** Notes without the heading over them, and what is told of whom in a sentence. */
export const withoutHeading = (text: string): string => {
  if (!heading.test(text)) return text;
  const bare = text.replace(heading, '');
  const name = title.exec(bare);
  if (!name) return bare;
  // "Derek, 40 years' experience": whoever runs it.
  const rest = bare.slice(name[0].length).replace(/^(?=\p{Lu}\p{Ll}+,\s)/u, 'run by ');
  const called = name.groups?.['name'] ?? '';
  return `Website for ${called}, ${rest.replace(/\b(?:dislikes|hates):\s/giu, 'Avoid ')}`;
};

/** A table that comes before all else stands behind the words about it, so that they open the prompt. */
export const tableLast = (text: string): string => {
  const lines = text.trimStart().split('\n');
  const end = lines.findIndex((line) => !row.test(line));
  if (end < 2) return text;
  const all = lines.slice(0, end).filter((line) => !rule.test(line));
  // What stands over the columns is no row of its own.
  const rows = all.filter((line, at) => at > 0 || /\d/u.test(line));
  const rest = lines.slice(end).join('\n').trim();
  return rest === '' ? text : `${rest}\n\nPrices:\n${rows.join('\n')}`;
};
