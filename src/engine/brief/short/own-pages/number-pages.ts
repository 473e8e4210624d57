import { capitalise } from '../../../capitalise';
import { numberOf } from '../../../number-of';

const figures = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'] as const; // prettier-ignore
const number = String.raw`(?<count>[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
/** "each cottage its own page with sleeps and photos", "each with its own page". */
const each =
  /,?\s?\b(?:each|every|all)\s(?:(?!with|has|have|gets?|on)(?<noun>\p{L}+)\s)?(?:(?:with|has|have|gets?|on|having)\s)?(?:(?:its|their|an?)\s)?own\spages?\b(?:\swith\s[^.;\n]+)?/iu;
const counted = new RegExp(String.raw`(?<![\p{L}\d.,£€$-])${number}\s(?:\p{Ll}[\p{L}-]*\s){0,2}?(?<things>\p{Ll}[\p{L}-]*s)(?!\s?[(:]|\p{L})`, 'giu'); // prettier-ignore
/** What has no page of its own, however many there are. */
const never = /^(?:pages|steps|days|weeks|years|hours|people|guests|questions|photos|pictures|columns|minutes|months|nights|tiers|languages)$/iu; // prettier-ignore

const singular = (things: string): string =>
  things.replace(/ies$/u, 'y').replace(/(?<=ss|x|ch|sh)es$/u, '').replace(/(?<![su])s$/u, ''); // prettier-ignore

/**
 * "6 cottages, each its own page": where nobody told their names they are numbered, since a page has to be called something.
 * The prompt as it is where names follow or nothing is counted.
 */
export function numberPages(prompt: string): string {
  const wish = each.exec(prompt);
  // "each with its own page: Mudlarks, Salt": their names follow.
  if (!wish || /^\s?[:(–—-]/u.test(prompt.slice(wish.index + wish[0].length))) return prompt;
  const noun = wish.groups?.['noun']?.toLowerCase();
  const found = [...prompt.matchAll(counted)].findLast(({ index, groups }) => {
    const things = groups?.['things'] ?? '';
    return (
      index < wish.index &&
      !never.test(things) &&
      (noun === undefined || singular(things.toLowerCase()) === noun)
    );
  });
  const count = numberOf(found?.groups?.['count'] ?? '');
  if (!found || !(count > 1)) return prompt;
  const one = capitalise(singular((found.groups?.['things'] ?? '').toLowerCase()));
  const names = figures.slice(0, count).map((figure) => `${one} ${figure}`);
  const end = found.index + found[0].length;
  const rest = `${prompt.slice(end, wish.index)}${prompt.slice(wish.index + wish[0].length)}`;
  return `${prompt.slice(0, end)} (${names.join(', ')}), each with its own page${rest}`
    .replace(/:\s?;\s/u, ': ')
    .replace(/,\s?,/gu, ',');
}
