import type { Brief } from '@/domain/site/brief';

const word = "\\p{Lu}[\\p{Ll}'’-]{1,14}";
// "Uncle Joe", "Mary Ann"
const name = `${word}(?: ${word})?`;
const and = '(?:and|y|e|et|und|en|i|ve|&|\\+)';
const list = new RegExp(
  `(?<![\\p{L}\\p{N}])(${name}(?:,\\s+${name})*,?\\s+${and}\\s+${name}|${name}(?:,\\s+${name}){2,})(?![\\p{L}])`,
  'u',
);
/** "Monday and Thursday": when, and nobody. */
const days = /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/u; // prettier-ignore
const other = /categor|kategor|columns?|colunas|columnas|spalten|currenc/iu;

/** The people of a group in the prompt: the first list of capitalised names that is called nothing else. */
export function readPeople({ prompt: written }: Pick<Brief, 'prompt'>): string[] {
  // "Theo (6) and baby Ida": how old they are is no part of the list.
  const prompt = written.replaceAll(
    / \(\d{1,2}(?: years?(?: old)?)?\)|(?<=, |and )(?:baby|little) (?=\p{Lu})/gu,
    '',
  );
  for (let from = 0; from < prompt.length;) {
    const rest = prompt.slice(from);
    const found = list.exec(rest);
    if (!found?.[1]) return [];
    const before = rest.slice(Math.max(0, found.index - 24), found.index);
    const names = found[1].split(new RegExp(`,\\s+(?:${and}\\s+)?|\\s+${and}\\s+`, 'u'));
    if (!other.test(before) && !names.every((one) => days.test(one))) return [...new Set(names)].slice(0, 12);
    from += found.index + found[1].length;
  }
  return [];
}
