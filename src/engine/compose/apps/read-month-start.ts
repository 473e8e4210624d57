const ordinal = '(\\d{1,2})(?:st|nd|rd|th|\\.|º)?';
const span = new RegExp(
  `(?<![\\d/:.-])${ordinal} ?(?:to|until|till|through|–|-|al|au|bis(?: zum)?|ao|tot|do)(?: (?:the|le|den|el|o|il))? ?${ordinal}(?![\\d/:%])`,
  'iu',
);
const begins = new RegExp(
  `\\b(?:months?|periods?|budgets?|cycles?)\\b[^.;]{0,16}\\b(?:runs?|starts?|starting|begins?|beginning|resets?|from)\\b(?: (?:from|on|at|each month|the|again))* ${ordinal}(?![\\d/:%€$£.,]|\\d)`,
  'iu',
);

/** The day on which a month begins where it runs from pay day to pay day ("from the 25th to the 24th"); 1 where nothing else is told. */
export function readMonthStart(prompt: string): number {
  const [, from, to] = span.exec(prompt) ?? [];
  const told = from !== undefined && Number(to) === Number(from) - 1 ? from : begins.exec(prompt)?.[1];
  const day = Number(told ?? 1);
  return day > 1 && day < 29 ? day : 1;
}
