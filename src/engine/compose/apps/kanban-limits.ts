import { numberOf } from '../../number-of';
import type { AppContext } from './app';

const limitNumber = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
const limitOf = new RegExp(`(?:limit(?:ed)?(?: of| to)?|at most|max(?:imum)?(?: of)?|no more than|wip(?: limit)?(?: of)?:?)\\s+${limitNumber}\\b([^.;]{0,90})`, 'giu'); // prettier-ignore
const furtherLimit = new RegExp(
  `(?:\\band|,)\\s+(?:at most\\s+)?${limitNumber}(?:\\s+cards?)?\\s+(?:in|for|on)\\s+`,
  'iu',
);

const bracketed = new RegExp(
  String.raw`\s?\((?:(?:max(?:imum)?|limit(?:ed)?|wip(?: limit)?|at most|no more than|up to)\.?(?: of| to)?:?\s?)?${limitNumber}(?: (?:cards?|items?|tasks?|max(?:imum)?|at most|at a time|at once))*\)`,
  'giu',
);

/** "Recording (max 2)": the prompt without how many cards a column may hold, so that its columns can be read. */
export const withoutLimits = (prompt: string): string => prompt.replace(bracketed, '');

/** Whether a full column only warns: "turns red when there are more than 3". */
export const onlyWarns = (prompt: string): boolean =>
  prompt
    .split(/[.;\n]/u)
    .some(
      (sentence) =>
        /\b(?:warn\w*|alert\w*|turns? (?:red|orange)|highlight\w*|soft limits?|goes red|shows? red)\b/iu.test(sentence) &&
        /\b(?:limit\w*|max(?:imum)?|more than|at most|over (?:the|\d)|full|exceed\w*|too many|wip|above)\b/iu.test(sentence),
    ); // prettier-ignore

/** "at most 2 cards in Record and three in Edit": how many cards a column may hold; every one where none is named. */
export function readLimits(
  { brief: { prompt } }: AppContext,
  columns: readonly string[],
): readonly (number | null)[] {
  const limits: (number | null)[] = columns.map(() => null);
  for (const { index, 1: told = '' } of prompt.matchAll(bracketed)) {
    const before = prompt.slice(0, index).toLowerCase();
    const at = columns.findIndex((name) => before.endsWith(name.toLowerCase()));
    if (at >= 0) limits[at] = numberOf(told);
  }
  if (limits.some((limit) => limit !== null)) return limits;
  for (const [, told = '', after = ''] of prompt.matchAll(limitOf)) {
    if (/characters|letters|people|members|users/iu.test(after.slice(0, 24))) continue;
    // "In “Doing”, columns: To do, Doing …": the list of columns behind it names none that are limited.
    let [limit, near] = [numberOf(told), after.split(/\bcolumns?\b|:/iu)[0] ?? ''];
    for (let more = furtherLimit.exec(near); near !== ''; more = furtherLimit.exec(near)) {
      const here = (more ? near.slice(0, more.index) : near).toLowerCase();
      const named = columns.filter((name) => here.includes(name.toLowerCase()));
      columns.forEach((name, at) => {
        if (named.length === 0 ? !more && limits.every((one) => one === null || one === limit) : named.includes(name)) limits[at] = limit; // prettier-ignore
      });
      if (!more) break;
      limit = numberOf(more[1] ?? '');
      near = near.slice(more.index + more[0].length);
    }
  }
  return limits;
}
