const name = String.raw`[\p{L}\p{N}][^,.;:()\n/]{0,28}?`;
const led = String.raw`\b(?:(?:agenda|programme|program|schedule|timetable|menu|line-?up|fixtures?|price list|code|install(?:ation)?)? ?(?:with |in |as )?)?tabs?(?: (?:for|between|per|of|called|named|:) ?|: ?| (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|day (?:1|one)\b))(?:each (?:of )?)?`;
const list = new RegExp(
  String.raw`${led}(?<list>${name}(?:, ${name})*(?:(?:,? (?:and|&) | ?/ ?)${name}(?: ?/ ?${name})*|, ${name}(?=\s*[.;:)\n]|$)))(?=\s*[,.;:()\n]|$| with | and (?:an?|the) )`,
  'iu',
);
const mostWords = 4;

/** What the tabs of a page are to be called, and where the prompt says so: "agenda tabs for Friday and Saturday". */
export function readTabNames(
  prompt: string,
): { readonly names: readonly string[]; readonly start: number; readonly end: number } | null {
  const found = list.exec(prompt);
  const told = found?.groups?.['list'];
  if (!found || told === undefined) return null;
  const names = told
    .split(/,\s(?:and\s)?|\s(?:and|&)\s|\s?\/\s?/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (names.length < 2 || names.length > 8 || names.some((one) => one.split(' ').length > mostWords))
    return null;
  return { names, start: found.index, end: found.index + found[0].length };
}
