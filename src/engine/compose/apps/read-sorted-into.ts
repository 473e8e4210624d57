import { isFieldWord } from '@/engine/brief/apps/field-words';
import { capitalise } from '@/engine/capitalise';

const heap = String.raw`\p{Lu}[\p{L}’'-]*(?:\s(?!and\b|or\b|/)[\p{L}’'-]+){0,2}`;
const sorted = new RegExp(
  String.raw`\b(?:[Ss]ort|[Gg]roup|[Ss]plit|[Oo]rgani[sz]e|[Ff]ile|[Dd]ivide)(?:s|ed|ing)?\s(?:\p{Ll}+\s){0,2}?(?:by|into|under|in)\s(?<heaps>${heap}(?:(?:\s?[/|]\s?|,\s(?:and\s)?|\s(?:and|or)\s)${heap})+)`,
  'u',
);

/** "sort them by Clothes / Papers / Gadgets": the heaps that things are sorted into; empty where none are told. */
export const readSortedInto = (prompt: string): readonly string[] => {
  const told = cutHeaps(sorted.exec(prompt)?.groups?.['heaps'] ?? '');
  if (told.length > 1) return told;
  const small = cutHeaps(inSmall.exec(prompt)?.groups?.['heaps'] ?? '');
  // "Sorted by date, priority and name" says by what, and not into which.
  return small.length > 2 && !small.some((heap) => noHeap.test(heap) || isFieldWord(heap))
    ? small.map(capitalise)
    : [];
};

const cutHeaps = (row: string): readonly string[] =>
  row.split(/\s?[/|]\s?|,\s(?:and\s)?|\s(?:and|or)\s/u).filter(Boolean);
const inSmall =
  /\b(?:sort|group|split|organi[sz]e|divide)(?:s|ed|ing)?\s(?:(?:it|them|everything|things)\s)?(?:by|into|under|in)\s(?<heaps>\p{Ll}[\p{Ll}’'-]*(?:\s(?!and\b|or\b|with\b)\p{Ll}+)?(?:(?:\s?[/|]\s?|,\s(?!with\b|export\b|search\b|filter\b)(?:and\s)?|\s(?:and|or)\s)\p{Ll}[\p{Ll}’'-]*(?:\s(?!and\b|or\b|with\b)\p{Ll}+)?)+)/u;
const noHeap =
  /^(?:a-?z|alphabet\w*|newest|oldest|due\b.*|deadline|priority|urgency|importance|person|who|owner|project|tags?|labels?|lists?|columns?|done|status|aisle|room|shop|store|day|week|month|year|author|genre|rating)s?$/u;
