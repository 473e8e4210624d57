import type { SectionType } from '@/domain/site/vocabulary';
import { readNameList, type ListedName } from './read-name-list';

/** Things that are to have a page each: what they are, where they stand together, and their names. */
export type FoundPages = {
  /** The word for one of them, singular and in lower case: "project", "room"; null when none is said. */
  readonly noun: string | null;
  /** Where things of that noun stand together; null when the kind of the site decides. */
  readonly section: SectionType | null;
  readonly names: readonly ListedName[];
  /** The stretch of the prompt that says so. */
  readonly start: number;
  readonly end: number;
};

const nouns: readonly (readonly [section: SectionType | null, words: string])[] = [
  [
    'portfolio',
    'project|building|work|case study|case|film|movie|documentary|book|novel|album|record|painting|series|exhibition|show|collection|commission|campaign',
  ],
  ['rooms', 'room|suite|apartment|flat|cottage|cabin|villa|house|lodge|pod|yurt|hut|caravan|treehouse|boat'],
  [null, 'game|product|model|wine|beer|coffee|tea|bike|instrument'],
  ['services', 'service|treatment|therapy|trade|practice area|area of law|speciality|specialty'],
  ['areas', 'location|branch|shop|office|clinic|venue|restaurant|site|studio|café|cafe|salon|gym'],
  ['curriculum', 'course|class|lesson|programme|program|workshop|level'],
  [
    'team',
    'person|artist|author|writer|member|speaker|teacher|tutor|coach|trainer|instructor|doctor|dentist|vet|therapist|stylist|barber|tattooist|musician|designer|maker|guide|agent|lawyer|partner|chef|photographer|illustrator',
  ],
  [null, 'tour|trip|walk|route|destination|retreat|breed|recipe|story'],
];
const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/studies$/u, 'study')
    .replace(/(?<=.{3})ies$/u, 'y')
    .replace(/(?<=(?:ss|ch|sh))es$/u, '')
    .replace(/(?<![sui])s$/u, '');
const sectionOf = (noun: string): SectionType | null =>
  nouns.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(noun))?.[0] ?? null;

const any = nouns.map(([, words]) => words).join('|');
const plural = `(?:${any.replaceAll('y|', '(?:y|ies)|')})(?:s|es)?`;
const several = plural.replace(/\?$/u, '');
const number = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|both|all)`;
const own = String.raw`(?:(?:an?|its|their) )?(?:own|separate|single|individual|extra|dedicated|detail) `;
const giu = (source: string): RegExp => new RegExp(source, 'giu');
/** Ways to ask for them; before each the words it cannot do without, for most prompts say "page" and ask for none. */
const leads: readonly (readonly [needs: RegExp, lead: RegExp])[] = [
  // "project pages: A, B", "case pages for the films A and B", "room pages for A, B"
  [
    / pages?(?: ?[:–—-]| for| about| on| of)/i,
    giu(
      String.raw`(?<noun>${any}) pages?(?: ?[:–—-]| for| about| on| of)(?: (?:the|our|my))?(?: (?<inner>${plural})(?= ['"“‘\p{Lu}]))?\s`,
    ),
  ],
  // "a page for each room: A, B", "a page each for our games A and B", "one page per project (A, B)"
  [
    /pages?(?: each)? (?:(?:for|about|on|per) (?:each|every)|per) /i,
    giu(
      String.raw`(?:a|one|${own})\s?pages?(?: each)? (?:(?:for|about|on|per) (?:each|every)|per)(?: one)?(?: of)?(?: the| our| my)? (?:\p{Ll}+ )?(?<noun>${plural})\s?(?:[:–—(-]|,(?: namely)?)\s?`,
    ),
  ],
  [
    /(?:pages|page each) (?:for|about|on) (?:our|my|the|each) /i,
    giu(
      String.raw`\b(?:pages|page each) (?:for|about|on) (?:our|my|the|each of (?:our|my|the))(?: ${number})? (?:\p{Ll}+ )?(?<noun>${several})\s?[:–—(,-]?\s(?=['"“‘\p{Lu}])`,
    ),
  ],
  // "a page each for boilers, bathrooms and drains", "separate pages for A and B"
  [
    /pages?(?: each)? (?:for|about|on) /i,
    giu(String.raw`(?:\b(?:a|one) pages? each|(?:${own})pages?) (?:for|about|on)(?: (?:the|our|my))?\s`),
  ],
  // "4 shows each with its own page: A, B"
  [
    / own page ?[:–—(]/i,
    giu(
      String.raw`(?<noun>${plural}),? (?:each )?(?:with|has|having|gets|on) (?:its|their|an?) own page\s?[:–—(]\s?`,
    ),
  ],
  // "with three case studies: A, B, C"
  [/case stud/i, giu(String.raw`\b(?<noun>case stud(?:y|ies))(?: (?:on|of|about|for))?\s?[:–—(-]?\s`)],
];

// "two locations, Hackney and Peckham, a page for each", "cottages in Kent: A and B. One page each, with photos"
const behind = new RegExp(
  String.raw`(?<noun>${plural})(?:\s(?:in|near|on|at|by)\s[^.;:,()\n]{2,40}?)?\s?(?:[:,–—(-]|called|named)\s?(?<list>[^.;:\n]{3,300}?)\)?[.,;]? (?:and )?(?:(?:with )?(?:a|one|an? own|(?:its|their) own|(?:an? )?(?:separate|individual)) pages? (?:for (?:each|every)(?: one)?|each|per \p{L}+)|each (?:\p{L}+ )?(?:with|has|gets|having|on|needs|should have) (?:its|their|a|an) own page)`,
  'iu',
);

/** Finds what is to have a page each, in an English prompt; null when nothing is. */
export function findOwnPages(prompt: string): FoundPages | null {
  if (!/\bpages?\b|case stud/iu.test(prompt)) return null;
  const told = behind.exec(prompt);
  if (told?.groups?.['list'] !== undefined) {
    const list = told.groups['list'];
    const from = told.index + told[0].indexOf(list);
    // The last thing may end in brackets of its own: "The Old Forge (sleeps 2)".
    const names = readNameList(list.includes('(') ? `${list})` : list, from);
    const noun = singular(told.groups['noun'] ?? '');
    const start = prompt.slice(0, from).replace(/\s?(?:[:,–—(-]|called|named)\s*$/iu, '').length;
    if (names.length > 1)
      return { noun, section: sectionOf(noun), names, start, end: told.index + told[0].length };
  }
  for (const [needs, lead] of leads)
    for (const found of needs.test(prompt) ? prompt.matchAll(lead) : []) {
      const from = found.index + found[0].length;
      // "Apartment building page: The Linden, …": what the whole site is for.
      if (
        /\bpage ?:\s(?:(?:the|our|my)\s)?$/iu.test(found[0]) &&
        !/[.;:\n,]/u.test(prompt.slice(0, found.index))
      )
        continue;
      const names = readNameList(prompt.slice(from, from + 400), from);
      // "Case study page, services, client logos": one such page, and the rest of the list.
      if (/^(?:pages?|templates?|layouts?|sections?|views?)$/iu.test(names[0]?.name ?? '')) continue;
      const word = found.groups?.['inner'] ?? found.groups?.['noun'];
      const noun = word === undefined ? null : singular(word);
      const last = names.at(-1);
      if (names.length < 2 || !last) continue;
      return {
        noun,
        section: noun === null ? null : sectionOf(noun),
        names,
        start: found.index,
        end: last.end,
      };
    }
  return null;
}
