const bracketed =
  /(?<=^|[.:;,–—]\s?|\n|\s-\s|\b(?:and|with|plus|has)\s)(?<thing>\p{L}[\p{L}'’-]*(?:\s[\p{L}&][\p{L}'’-]*){0,3})\s\((?<count>\d{1,2})\)/gu;
/** Words of one group of people: so many of them are in it. */
const group = /^(?:.*\s)?(?:team|crew|staff|band|committee|board|council|panel)$/iu;
const asked = /^(?:.*\s)?faqs?$/iu;
const shown = /^(?:.*\s)?gallery$/iu;
const most = 60;

/** "Blue Door Studios (2)": a sign, whose words all have capitals. */
const isSign = (thing: string): boolean =>
  thing.split(' ').length > 1 && thing.split(' ').every((word) => /^\p{Lu}/u.test(word));

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

/** "testimonials 4" as an entry of a list: the number is how many, and no price. */
const behind = new RegExp(
  String.raw`${opens}(?<thing>testimonials|reviews|features|projects|team members|speakers|case studies|photos|pictures|faqs|questions|posts|articles|episodes|logos)\s(?<count>[2-9]|1\d|2[0-4])(?=\s?(?:[,;\n]|\.(?!\d)|$))`,
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
/** "FAQ (6)" has so many questions, a "team (4)" so many people, "instructors (3)" are so many. */
const countOf = (whole: string, words: string, count: string): string => {
  if (Number(count) < 1 || Number(count) > most || isSign(words)) return whole;
  if (asked.test(words)) return `${words} with ${count} questions`;
  if (shown.test(words)) return `${words} with ${count} photos`;
  if (group.test(words)) return `${words} of ${count}`;
  if (!/\p{Ll}s$/u.test(words)) return whole;
  return `${count} ${low(words.replace(/^(?:our|the|meet (?:the|our)|all)\s/iu, ''))}`;
};
const vague = /^(?:in total|total|max|so far)$/iu;

/** Numbers that stand in brackets behind what they count, "Speakers (12)", put before it, where every other number stands. */
export const countFirst = (written: string): string => {
  const prompt = written.replace(
    behind,
    (...match) => `${groupsOf(match).count} ${low(groupsOf(match).thing)}`,
  );
  return prompt.includes('(')
    ? prompt
        .replace(bracketed, countOf)
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
};
