/** Where an entry of a list begins: at the start, behind a mark, or behind "and". */
const opens = String.raw`(?<=^|[.!?:;,\n]\s?|[,;]\sand\s|\sand\s|[-–—]\s|\bwith\s)`;
const closes = String.raw`(?=\s?(?:[,.;!\n]|$)|\s(?:and|with|plus)\s)`;
const number = String.raw`(?<count>[2-9]|[1-3]\d|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
/** Words of one entry, none of which tells that something else than a thing is counted. */
const thing = String.raw`(?<thing>(?:(?!(?:from|until|for|in|at|on|to|by|with|of|and|or|the|no|age[sd]?|under|over|years?|ages)\b)[\p{L}’'-]+\s){0,3}(?:[\p{L}’'-]{3,}s|people|staff|faq|team|grid|squad|crew|roster|cast|line-?up))`;

const counted = new RegExp(String.raw`${opens}${thing}\s\(${number}\)${closes}`, 'giu');
/** "concerts (4 upcoming)": which of them are counted stands with the number. */
const sorted = new RegExp(
  String.raw`${opens}${thing}\s\(${number}\s(?<sort>upcoming|past|recent|latest|previous|sample|example|featured|current|new|in total|total|max|so far)\)${closes}`,
  'giu',
);
/** "FAQ (6 questions)", "gallery (8 photos)", "tickets (3 tiers)": how many entries the part has. */
const parted = new RegExp(
  String.raw`${opens}(?<thing>(?:[\p{L}’'-]+\s){0,3}[\p{L}’'-]{3,})\s\((?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?<what>questions?|photos?|images?|pictures?|steps?|quotes?|reviews?|posts?|articles?|issues?|episodes?|tracks?|songs?|projects?|people|members|logos?|links?|features?|cards?|entries|events?|dates?|speakers?|products?|items?|albums|books|films|works|poems|recipes|talks|workshops|shows|games)\)${closes}`,
  'giu',
);

type Groups = {
  readonly thing: string;
  readonly count: string;
  readonly sort?: string;
  readonly what?: string;
};
const groupsOf = (match: readonly unknown[]): Groups => match.at(-1) as Groups;
/** "Speakers" behind its number; "FAQ" and "PDFs" keep their capitals. */
const low = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
/** "Features grid (9)" counts features, "squad (14)" those who are in it. */
const plainly = (words: string): string =>
  words
    .replace(/(?<=\p{L}s)\sgrid$/iu, '')
    .replace(/(?<=^|\s)(squad|crew|roster|cast|line-?up)$/iu, '$1 members');
const vague = /^(?:in total|total|max|so far)$/iu;

/** Numbers that stand in brackets behind what they count, "Speakers (12)", put before it, where every other number stands. */
export const countFirst = (prompt: string): string =>
  prompt.includes('(')
    ? prompt
        .replace(counted, (...match) => `${groupsOf(match).count} ${plainly(low(groupsOf(match).thing))}`)
        .replace(sorted, (...match) => {
          const { thing: what, count, sort = '' } = groupsOf(match);
          return `${count} ${vague.test(sort) ? '' : `${sort.toLowerCase()} `}${low(what)}`;
        })
        .replace(parted, (...match) => {
          const { thing: part, count, what = '' } = groupsOf(match);
          return `${part} with ${count} ${what}`;
        })
    : prompt;
