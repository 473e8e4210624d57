const heap = String.raw`\p{Lu}[\p{L}’'-]*(?:\s(?!and\b|or\b|/)[\p{L}’'-]+){0,2}`;
const sorted = new RegExp(
  String.raw`\b(?:[Ss]ort|[Gg]roup|[Ss]plit|[Oo]rgani[sz]e|[Ff]ile|[Dd]ivide)(?:s|ed|ing)?\s(?:\p{Ll}+\s){0,2}?(?:by|into|under|in)\s(?<heaps>${heap}(?:(?:\s?[/|]\s?|,\s(?:and\s)?|\s(?:and|or)\s)${heap})+)`,
  'u',
);

/** "sort them by Clothes / Papers / Gadgets": the heaps that things are sorted into; empty where none are told. */
export const readSortedInto = (prompt: string): readonly string[] =>
  (sorted.exec(prompt)?.groups?.['heaps'] ?? '')
    .split(/\s?[/|]\s?|,\s(?:and\s)?|\s(?:and|or)\s/u)
    .filter(Boolean);
