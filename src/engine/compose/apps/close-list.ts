/** What a page does with answers, beside them in one row. */
const doing =
  /\b(?:live|bars?|votes?|voting|results?|percent\w*|charts?|counts?|totals?|per person|anonymous|reset|button|score|share|link|deadline|closes?)\b/iu;

/**
 * Answers of a row whose last two are joined and followed by what the page does: "Beach, Park, Rooftop and The office, live bars"
 * has four. An "and" before that belongs to an answer: "Fish and chips, pizza, tacos".
 */
export function closeList(names: readonly string[]): readonly string[] {
  const end = names.findIndex((name, at) => at > 0 && doing.test(name));
  const own = end < 0 ? names : names.slice(0, end);
  const last = own.at(-1) ?? '';
  const joined = /^(?<one>\S.{0,40}?)\s(?:and|or|&)\s(?<other>\S.{0,40})$/u.exec(last)?.groups;
  const isClosed = end >= 0 && own.length >= 2 && joined !== undefined;
  return isClosed
    ? [...own.slice(0, -1), joined['one'] ?? '', joined['other'] ?? '']
    : own.length >= 2
      ? own
      : names;
}
