/** A list that visitors add to: what it is called, what one posts there, and whose turn that is. */
export type OpenList = {
  readonly title: string;
  readonly at: number;
  readonly things: string;
};

const polite =
  'please|make|build|create|design|code|i|we|want|need|would|like|me|us|an?|the|my|our|simple|small|little|clean|modern|local|online|web ?site for|page for|site for';
const sharing =
  'posts?|lists?|adds?|submits?|shares?|advertises?|publish(?:es)?|uploads?|offers?|leaves?|pins?|swaps?|trades?|exchanges?|lends?|gives? away|sells?|rehomes?|reports?';
const asked = new RegExp(
  String.raw`^(?:(?:${polite})\s+)*(?<what>(?:(?!where|which|that|on|for|with|called|named)[\p{L}\p{N}'’&-]+\s){0,5}?(?!shop\b|store\b|blog\b|forum\b|chat\b|wiki\b)[\p{L}'’-]+)(?:\sfor\s(?:our|my|the)\s[\p{L}'’-]+(?:\s(?!where)[\p{L}'’-]+)?)?,?\s(?:(?:called|named)\s(?:["“][^"”]+["”]|(?:(?!where)[\p{L}\p{N}'’&]+\s?){1,4}),?\s)?(?:where|on which|in which)\s(?<who>(?:(?!can\b)[\p{L}'’-]+\s){1,5}?)(?:can\s|may\s)?(?<deed>${sharing})\s(?:(?:their|an?|the|old|new|free|spare|unwanted|own)\s)*(?<things>[\p{L}-]+(?:\s(?!and\b|or\b|to\b|for\b|that\b|which\b|with\b|while\b|so\b)[\p{L}-]+){0,2})(?=[,.;]|\s(?:and|or|to|for|that|which|with|while|so)\b)`,
  'iu',
);
/** "Lost and found board for our campus: post item with category, place and date; search". */
const orders = new RegExp(
  String.raw`^(?:(?:${polite})\s)*(?<what>(?:(?!where|which|that|on|for|with|called|named)[\p{L}\p{N}'’&-]+\s){0,5}?(?:board|classifieds|noticeboard|exchange|swap list))(?:\s(?:for|at|in|of)\s[^:.;\n]{2,50})?[:;.,-]\s(?:people\s|members\s|anyone\s|to\s)?(?:can\s)?posts?\s(?:an?\s|the\s|new\s|their\s)?(?<things>[\p{L}-]+)(?=\s(?:with|and|by|,)|,)`,
  'iu',
);
const ordered = /\b(?:search\w*|filters?|browse)\b/iu;
const narrowing = /\b(?:search(?:es|able)?|filters?|browses?|find)\b[^.;]{0,40}\bby\b/iu;
/** What is bought, answered or applied for there is more than a list. */
const more =
  /\b(?:cart|checkout|jobs?|vacanc\w+|employers?|basket|threads?|repl(?:y|ies)|upvotes?|landing page)\b/iu;

/**
 * "A flatshare board where tenants post rooms and people search and filter by area": whatever its subject, visitors add to a list
 * and narrow it down, so it is a tool, and what it lists says nothing of its trade. Null where a prompt asks for no such list.
 */
export function findOpenList(prompt: string): OpenList | null {
  const order = orders.exec(prompt);
  const found = order ?? asked.exec(prompt);
  const { what, things } = found?.groups ?? {};
  if (!found || what === undefined || things === undefined) return null;
  const isBoard = order !== null || /(?:board|classifieds|exchange|swap|library)$/iu.test(what);
  if (!(isBoard ? ordered : narrowing).test(prompt) || more.test(prompt)) return null;
  const listed = plainly(things.toLowerCase());
  // "A place where parents can swap uniforms": what is done there says more than that it is a place.
  const isVague = /^(?:place|page|somewhere|something|spot|app|site|web ?site|corner)$/iu.test(what);
  const at = isVague ? prompt.indexOf(things, found.index) : found.index + found[0].indexOf(what);
  return {
    title: isVague ? `${one(things.toLowerCase())} ${exchanges(found.groups?.['deed'] ?? '')}` : what.replace(/\s(?:web ?site|site|app|page)$/iu, ''), // prettier-ignore
    at,
    things: listed,
  };
}

const one = (things: string): string => things.replace(/([^aeiou])ies$/u, '$1y').replace(/(?<![su])s$/u, '');
const exchanges = (deed: string): string =>
  /^(?:swap|trade|exchange)/iu.test(deed) ? 'swap' : /^lend/iu.test(deed) ? 'library' : 'board';

// "Things they found", "tools they lend": what one does with them is no part of what they are called.
const plainly = (things: string): string =>
  things
    .replace(/\s(?:they|we|you|people|somebody|someone)(?:\s.*)?$/u, '')
    .replace(/^(?:things?|stuff|ones)$/u, 'items');

const opening =
  '^(?:(?:please|make|build|create|design|i|we|want|need|would|like|me|us|an?|the|my|our|simple|small)\\s)*';
/** Boards that are read, played on or applied at. */
const noBoard = '(?!\\S*(?:score|leader|notice|message|job|dash|bulletin|mood|mother|story)\\s?-?board)';
const board = `(?<what>(?:(?!with|where|for|of|that)[\\p{L}’'-]+\\s){0,3}${noBoard}(?:[\\p{L}-]*[Bb]oard))`;
const columned = [
  new RegExp(`${opening}${board}\\s(?:for\\s[^,.;:]{2,40}\\s)?with\\s[^.;]{3,90}?\\bcolumns?\\b`, 'iu'),
  // "Editorial board for our magazine: columns Pitched, Writing, Editing", "a chore board. Columns are Kitchen and Bathroom".
  new RegExp(
    `${opening}${board}\\b[^.;:\\n]{0,60}?[.,:;\\s]\\s?(?:(?:with|the|and)\\s)*columns?(?:\\s(?:are|called|named|for|should be))?:?\\s(?=\\p{L}[^.;:\\n]{0,40}(?:,|\\sand\\s))`,
    'iu',
  ),
  // "Board for the fair committee. To do, Doing, Waiting on someone, Done."
  new RegExp(`${opening}${board}(?:\\sfor\\s[^.:;\\n]{2,50})?[.:]\\s(?:\\p{Lu}[^,.;:\\n]{1,24},\\s){2,}(?:and\\s)?\\p{Lu}[^,.;:\\n]{1,24}(?=[.;\\n]|$)`, 'u'), // prettier-ignore
  // "A board to see where each job stands (Enquiry, Quoted, Paid)".
  new RegExp(`${opening}${board}\\b[^.;:(\\n]{0,60}\\((?:\\p{Lu}[^,()]{1,24},\\s?){2,}[^()]{2,30}\\)`, 'u'),
];

/** "A repair board with Booked in and Ready columns where jobs can be dragged": columns that cards move between, whatever it serves. */
export function findColumnBoard(prompt: string): Pick<OpenList, 'title' | 'at'> | null {
  const found = columned.map((pattern) => pattern.exec(prompt)).find((one) => one !== null);
  const what = found?.groups?.['what'];
  if (
    !found ||
    what === undefined ||
    !/\b(?:drag\w*|mov(?:e|ed|ing)|cards?|keyboard|arrow keys|tasks?)\b/iu.test(prompt)
  )
    return null;
  const title = what.replace(/^(?:simple|small|little|basic|tiny)\s(?=\p{L})/iu, '');
  return { title, at: found.index + found[0].indexOf(title) };
}
