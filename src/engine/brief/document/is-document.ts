import { withoutMarkup } from './without-markup';

const fewestWords = 50;
/** A heading over notes that somebody took: "Notes from call with client:". */
export const notesHeading =
  /^\s*(?:(?:my|some|quick|rough|call|meeting|client|phone|telephone)\s){0,3}(?:notes?|brief|summary|details|info|information)\b[^\n:]{0,60}:\s*\n+/iu;
/** A line of a table drawn with strokes. */
export const tableRow = /^\s*\|.*\|\s*$/u;
const label = /^\s*[-*•]\s+\p{L}[\p{L}\s-]{1,20}?\s*:\s*\S/u;
/** "NAME: Gable & Sons", then "WHAT: roofs": labels without anything before them. */
const sheet =
  /^\s*(?:(?:business|company|shop|brand)\s)?name\s*[:=]\s*\S[^\n]*\n(?:[^\n]*\n)?\s*(?:what(?: (?:it is|we do|i do))?|type|kind|trade|description|services?|we do|i do)\s*[:=]\s*\S/iu;

/** Whether few words were pasted from a paper, too: under a heading, beginning with a table, or a list of labels. */
const isPaper = (text: string): boolean => {
  const lines = text.trimStart().split('\n');
  return (
    notesHeading.test(text) ||
    sheet.test(text) ||
    (tableRow.test(lines[0] ?? '') && tableRow.test(lines[1] ?? '')) ||
    (label.test(lines[0] ?? '') && lines.filter((line) => label.test(line)).length > 2)
  );
};

/** Whether a prompt is long enough for a document, or looks like one: only then is what opens documents fetched. */
export const isDocument = (pasted: string): boolean => {
  const text = withoutMarkup(pasted);
  return text.trim().split(/\s+/u).length >= fewestWords || isPaper(text);
};
