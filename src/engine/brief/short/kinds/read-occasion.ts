import { lowered } from '../../words/lowered';
import { ordinaryWords } from '../../words/ordinary-words';
import { occasionHead, sortOf } from './occasion-words';
import type { OccasionSort } from './occasion-words';

/** One day or evening that a prompt is for. */
export type Occasion = {
  readonly sort: OccasionSort;
  /** What it is, in the prompt's words: "charity bake sale". */
  readonly what: string;
  /** Where that stands in the prompt. */
  readonly start: number;
  /** What of it says more than that it takes place: "charity" of a charity bake sale. */
  readonly sign: string;
  /** What it is called, where it is called anything: "Winter Solstice Swim". */
  readonly name: string | null;
  /** Where and when in the prompt's words: "at the Swan Hotel, Saturday 12 September"; empty where they are told elsewhere. */
  readonly told: string;
};

const mostWords = 80;
const mostOpening = 150;
const longestName = 48;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const dated = new RegExp(
  String.raw`(?<!\p{L})(?:\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:-|–|to|and|&)\s?\d{1,2}(?:st|nd|rd|th)?)?\s(?:of\s)?${month}|${month}\s\d{1,2}(?!\d)|(?:this|next|on|bank holiday|easter|good|palm|shrove)\s(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day\s(?:the\s)?\d{1,2}|christmas eve|boxing day|new year['’]s|may day|midsummer|\d{1,2}[./]\d{1,2}[./]\d{2,4}|(?:in|this|next)\s${month})(?!\p{L})`,
  'iu',
);
/** What tells of one day without its date. */
const entered =
  /\b(?:tickets?|entry|entries|rsvp|sign[- ]?ups?|register|raffle|book a (?:slot|place|table)|teams of|per team|doors (?:open|at)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!s)|easter monday)\b|\d\s?[ap]m\b/iu;
// Week after week: an evening of every week has words of its own.
const weekly =
  /\b(?:(?:every|each)\s(?!year)(?:\p{L}+day|\p{L}+ \p{L}+day|day|week|month|fortnight|night|evening)s?|weekly|monthly|fortnightly|(?:first|second|third|last|1st|2nd|3rd) \p{L}+day of)\b/iu;
/** Who says outright that they make it happen. */
const organising = new RegExp(
  String.raw`^(?:(?:hi|hello|hey)[,!]?\s)?(?:(?:we|i)(?:['’](?:re|m)|\s(?:are|am))?|our\s(?:\p{L}+\s){1,3}(?:is|are)|the\s(?:\p{L}+\s){1,3}(?:is|are)|\p{Lu}[\p{L}’' ]{2,30}\s(?:is|are))\s(?:(?:again|all|both|currently|just)\s)?(?:organi[sz]ing|hosting|holding|planning|arranging|staging|throwing|running|putting on|setting up|organi[sz]e|host|hold|run|put on|stage)\s|^(?:organi[sz]ing|hosting|holding|putting on|planning|throwing|arranging|staging)\s`,
  'iu',
);
const asking =
  /^(?:(?:please|can you|could you|i|we|need|want|would like|['’]d like|make|build|create|design|me|us|a|an|the|our|my|simple|small|one|single|nice|website|web site|site|web page|page|one-pager|landing page|microsite|invitation|invite|event page|for|about|to announce|to promote|promoting|announcing)\s)+/iu;
const article =
  /^(?:an?|the|our|my|its|their|his|her|this|another|this year['’]s|the annual|our annual|our first|our next)\s/iu;
/** Words before the head that make it somebody else's business. */
const others =
  /\b(?:for|with|in|at|by|from|that|who|which|to|is|are|was|has|have|will|next|upcoming|latest|planner|planners|hire|organisers?|organizers?)\b/iu;
const behind =
  /^(?:\s?$|\s?[,.:;!?\n(]|\s[–—-]\s|\s(?:and|&)\s(?:\p{L}+\s){0,2}\p{L}+(?=\s?[,.:;]|\s(?:at|in|on)\s)|\s(?:19|20)\d\d|\s(?:at|in|on|from|for|to|with|of|by|through|across|along|around|over|near|outside|called|named|this|next|against|starting|open)\s|\s\d|\s(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu;
const hosts =
  /^,?\s(?:(?:by|from|for|of)\s(?:the\s)?)?(?<host>\p{Lu}[\p{L}’'.]*(?:\s(?:\p{Lu}[\p{L}’'.]*|of|the|and))*\s(?:School|Academy|College|University|Church|Club|Society|Association|Hospice|PTA|Choir|Band|Scouts|Guides|Trust|Players|Painters|Group|Union|Museum|Library|Primary|Nursery|High))(?=[,.:;\s]|$)/u;
const lasting = /\s(?:Association|Society|Club|Guild|Trust|Council|Federation|Committee)$/u;
const small = /^(?:and|or|of|for|the|a|an|to|in|on|at|with|by)$/u;

/** "Our primary school's summer fair": whose it is would be taken for what it is. */
const ofGroup =
  /\b(?:school|nursery|pre-?school|playgroup|college|church|chapel|parish|scouts?|scout group|guides|brownies|cubs|club|society|association|group|hospice|library|museum|choir|band|pta|union|department|office|team|regiment)(?:['’]s|s['’])\s/iu;

const titled = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      at > 0 && small.test(word) ? word : word.replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
    )
    .join(' ');

/** Whether a phrase bears a name, and is not only what such a day is called by anybody. */
const isProper = (phrase: string, head: string, atStart: boolean): boolean => {
  if (/\d{4}|\d{1,3} ?k$/iu.test(phrase)) return true;
  const rest = phrase.slice(0, phrase.length - head.length).trim();
  const words = rest.split(/\s+/u).filter((word) => word !== '');
  // "the Lantern Walk": with capitals throughout, behind an article.
  if (!atStart && /^\p{Lu}/u.test(phrase) && /^\p{Lu}/u.test(head)) return true;
  return words.some(
    (word, at) =>
      /^\p{Lu}/u.test(word) &&
      (at > 0 || !atStart || !ordinaryWords().has(word.toLowerCase().replace(/['’]s$/u, ''))),
  );
};

type Found = {
  readonly sort: OccasionSort;
  readonly phrase: string;
  readonly head: string;
  readonly from: number;
};

/** The first noun phrase of a text that ends with what people come together for. */
const findPhrase = (text: string, from: number): Found | null => {
  const bare = text.replace(article, '');
  const start = from + text.length - bare.length;
  for (const match of lowered(bare).matchAll(occasionHead)) {
    const end = match.index + match[0].length;
    const head = bare.slice(match.index, end);
    const before = bare.slice(0, match.index);
    const sort = sortOf(match);
    const year = /^\s(?:19|20)\d\d/u.exec(bare.slice(end))?.[0] ?? '';
    // "supper and barn dance": both belong to it.
    const more =
      /^\s(?:and|&)\s(?:\p{L}+\s){0,1}(?=\p{L}+(?:[,.:;\s]|$))/u.test(bare.slice(end)) &&
      occasionHead.test(lowered(bare.slice(end)))
        ? (/^\s(?:and|&)\s(?:\p{L}+\s(?!(?:at|in|on|for|from|to|with|by|of)\b)){0,1}\p{L}+/u.exec(
            bare.slice(end),
          )?.[0] ?? '')
        : '';
    occasionHead.lastIndex = 0;
    if (sort === null || /[,:;.(]|\s[–—-]\s/u.test(before)) return null;
    if (
      before.split(/\s+/u).length > 7 ||
      others.test(before.replace(/\p{Lu}[\p{L}’']*\s(?:for|in|by)\s/gu, ''))
    )
      return null;
    if (!behind.test(bare.slice(end + year.length))) continue;
    return { sort, phrase: `${before}${head}${more}${year}`, head, from: start };
  }
  return null;
};

const clock = String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]\.?m\.?|noon)?(?:\s?(?:-|–|to|until)\s?\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]\.?m\.?)?)?`;
const when = new RegExp(
  String.raw`^(?:(?:on|at|from|this|next)\s)?(?:the\s)?(?:(?:first|second|third|fourth|last)\s)?(?:bank holiday|easter|(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?|\d{1,2}(?:st|nd|rd|th)?\s?(?:-|–|to|and|&)?\s?(?:\d{1,2}(?:st|nd|rd|th)?)?\s?(?:of\s)?${month}|${month}\b|every\s\p{L}+day|${clock}$|${clock}(?=\s(?:at|from|outside|in|by|near)\s(?:the|our|\p{Lu})))(?!\p{L})`,
  'iu',
);
const where =
  /^(?:at|in|on|from|outside|near|through|across|along|around|over|beside|behind|opposite|by(?=\sthe\b))\s(?:the|our|a|\p{Lu}[\p{L}’'.]*)(?:\s|$)(?!door\b|advance\b)/u;
const begun = /^(?:kick[- ]?off|doors|starts?|starting|meet(?:ing)?)\s(?:open\s)?(?:at\s|from\s)?\d/iu;
const causes = /^in (?:memory|aid|honou?r|support) of\s/iu;
const titledPlace = /^(?:the\s)?\p{Lu}[\p{L}’'.]*(?:\s(?:\p{Lu}[\p{L}’'.]*|of|the|and|in|on|at))*$/u;

/** What stands behind the phrase about when and where, clause by clause, until something else is told. */
const toldBehind = (after: string): string => {
  const [sentence = ''] = after.split(/[.!?;:(\n](?=\s|$)|\s[–—-]\s/u, 1);
  const clauses = sentence.split(/,\s/u).map((clause) => clause.trim());
  const isDated = (clause: string): boolean =>
    (when.test(clause) || where.test(clause) || begun.test(clause) || causes.test(clause)) &&
    clause.split(/\s+/u).length <= 14;
  // A name alone is where it is, if it stands first or next to what tells that.
  const taken = new Set<number>();
  for (const [at, clause] of clauses.entries())
    if (
      isDated(clause) ||
      (at > 0 &&
        titledPlace.test(clause) &&
        (at === 1 || taken.has(at - 1) || isDated(clauses[at + 1] ?? '')))
    )
      taken.add(at);
  const told = clauses.filter((_, at) => taken.has(at)).join(', ');
  return when.test(told) || /\d/u.test(told) || where.test(told) ? told : '';
};

/** A prompt without the words that say who makes it happen: "We're putting on a hackathon" is a hackathon. */
export const withoutOrganisers = (prompt: string): string =>
  prompt.slice(organising.exec(prompt)?.[0].length ?? 0);

/** The day or evening that a short English prompt is for; null where it is for something that lasts. */
export const readOccasion = (prompt: string): Occasion | null => {
  if (prompt.split(/\s+/u).length >= mostWords) return null;
  const opening = prompt.slice(0, mostOpening);
  const lead =
    organising.exec(opening)?.[0] ??
    // "The Big Tidy": the article is part of a name.
    (/^The\s\p{Lu}/u.test(opening) ? '' : (asking.exec(opening)?.[0] ?? ''));
  const isOurs = organising.test(opening);
  const rest = opening.slice(lead.length);
  // "The Big Tidy: community litter pick on Crosby beach"
  const sign =
    /^(?<name>\p{Lu}[\p{L}\d’'&-]*(?:\s(?:\p{Lu}[\p{L}\d’'&-]*|\d+\p{L}*|of|the|and|for|to|in|a|on))*)(?::\s|,\s|\s[–—-]\s)(?:an?\s|the\s|our\s)?(?=\p{L})/u.exec(
      rest,
    );
  const first = findPhrase(rest, lead.length);
  // "Marlow Riverside 10K, charity fun run": a name, and then what it is.
  const isSign = first === null || (sign?.groups?.['name'] ?? '').includes(first.phrase);
  const second = sign && isSign ? findPhrase(rest.slice(sign[0].length), lead.length + sign[0].length) : null;
  const found = second ?? first;
  if (!found) return null;
  // "Website for Elm Road Residents Association: summer picnic on 12 June": it lasts, and does more than that.
  if (second && /site\b/iu.test(lead) && lasting.test(sign?.groups?.['name'] ?? '')) return null;
  // "I run a shoe repair workshop": where somebody works, day after day.
  if (isOurs && /\b(?:run|running)\s$/iu.test(lead) && /^workshop$/iu.test(found.head) && !dated.test(prompt))
    return null;
  const isOnce = dated.test(prompt) || entered.test(prompt);
  const isGroups = ofGroup.test(found.phrase.slice(0, found.phrase.length - found.head.length));
  if (!isOurs && (!(isOnce || isGroups) || weekly.test(prompt))) return null;
  if (found.sort === 'own' && !isOurs && !isGroups) return null;
  const { sort, phrase, head, from } = found;
  const after = prompt.slice(from + phrase.length);
  const called =
    /^[^.!?\n]{0,40}?\b(?:called|named)\s["“‘']?(?<name>(?:The\s)?\p{Lu}[\p{L}’']*(?:\s(?:\p{Lu}[\p{L}’']*|of|the|for|to))*)/u.exec(
      after,
    )?.groups?.['name'];
  const host = hosts.exec(after)?.groups?.['host'];
  const given =
    /^\sfor\s(?<whom>["“]?\p{Lu}[\p{L}’'.]*(?:\s(?:\p{Lu}[\p{L}’'.]*|of|the|(?:and|&)(?=\s\p{Lu})))*)/u.exec(
      after,
    )?.groups?.['whom'];
  const plain = titled(phrase.replace(/^(?:annual|yearly|first ever|free)\s/iu, ''));
  const isNamed = isProper(phrase, head, from === lead.length && lead === '');
  const whole =
    called ??
    (second ? sign?.groups?.['name'] : undefined) ??
    (isNamed ? plain : null) ??
    (host && !given ? `${host} ${plain}` : null) ??
    (given ? `${plain} for ${given.replace(/["“]/gu, '')}` : null);
  const isThe = from === lead.length + 4 && /^The\s\p{Lu}/u.test(rest) && whole === plain;
  const name =
    whole === null || whole.length > longestName
      ? isNamed
        ? plain
        : null
      : `${isThe ? 'The ' : ''}${whole}`;
  return {
    sort,
    what: phrase.replace(/\s(?:19|20)\d\d$/u, ''),
    start: from,
    sign: phrase.slice(0, phrase.length - head.length).trim(),
    name,
    told: toldBehind(after),
  };
};
