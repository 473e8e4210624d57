const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] as const; // prettier-ignore
const joint = String.raw`\s?(?:to|till|until|through|-|–)\s?`;
const spread = new RegExp(
  String.raw`\b(?<from>mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*${joint}(?<to>mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b`,
  'iu',
);
const asked = /\b(?:options?|choices?|answers?|between|from)\s?:?\s/iu;

const between = (list: readonly string[], from: string, to: string): readonly string[] => {
  const at = (start: string): number => list.findIndex((one) => one.toLowerCase().startsWith(start.toLowerCase()));
  const [first, last] = [at(from), at(to)];
  if (first < 0 || last < 0) return [];
  return first <= last ? list.slice(first, last + 1) : [...list.slice(first), ...list.slice(0, last + 1)];
}; // prettier-ignore

/** "options Monday to Friday", "choices: June-August": every day or month of it, in order; empty where none is told. */
export function readRange(prompt: string): string[] {
  const found = spread.exec(prompt);
  const { from = '', to = '' } = found?.groups ?? {};
  const lead = prompt.slice(Math.max(0, (found?.index ?? 0) - 12), found?.index);
  if (!found || !asked.test(lead)) return [];
  return [days, months].map((list) => between(list, from, to)).flatMap((list) => [...list]);
}
