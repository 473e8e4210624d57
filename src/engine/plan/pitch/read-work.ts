import type { Brief } from '@/domain/site/brief';
import { keepLatest } from '../../keep-latest';

/** One film, book, record, game, play or exhibition that a short prompt makes a site for. */
export type OneWork = {
  readonly sort: 'film' | 'book' | 'record' | 'table-game' | 'game' | 'stage' | 'exhibition';
  readonly title: string;
  /** What the prompt calls it: "documentary", "debut novel", "cosy puzzle game". */
  readonly noun: string;
  /** "the last salt miners in Poland"; null where it does not say. */
  readonly about: string | null;
  /** "The Larks"; null where it does not say. */
  readonly by: string | null;
};

type Sort = readonly [sort: OneWork['sort'], nouns: string];

const sorts: readonly Sort[] = [
  [
    'film',
    'documentary film|documentary|short film|feature film|feature documentary|animated short|short|film|movie|web series|mini-?series',
  ],
  [
    'book',
    "novella|graphic novel|novel|memoir|poetry collection|short story collection|story collection|picture book|children[’']s book|cookbook|comic book|photo book|photobook|book|autobiography|biography|anthology",
  ],
  ['record', 'album|ep|single|mixtape|record|lp'],
  [
    'table-game',
    'board game|card game|tabletop game|table-?top game|dice game|party game|war ?game|tile game|tabletop role-?playing game|tabletop rpg|ttrpg',
  ],
  [
    'game',
    'video game|puzzle game|role-?playing game|rpg|platformer|visual novel|rogue-?like|rogue-?lite|metroidvania|deck-?builder|city-?builder|dungeon crawler|point-and-click adventure|text adventure|farming sim|life sim|game',
  ],
  [
    'stage',
    'school theatre production|theatre production|school production|school play|school musical|stage production|pantomime|panto|one-woman show|one-man show|solo show|play|musical|opera|ballet|stage show|theatre show',
  ],
  ['exhibition', 'exhibition|installation|art show'],
];
const mods = String.raw`(?:(?!for\b|of\b|the\b|my\b|our\b|a\b|an\b|and\b|site\b|website\b|page\b|launch\b|named\b|called\b)[\p{Ll}\d][\p{L}\d’'-]*\s){0,3}?`;
const quoted = String.raw`["“”'‘](?<title>[^"“”\n]{2,48}?)["”'’](?=[\s,.:;!?]|$)`;
const called = String.raw`(?:called|named|titled|entitled)\s(?:["“'‘])?(?<sign>\p{Lu}[\p{L}\d’'&-]*(?:\s(?:\p{Lu}[\p{L}\d’'&-]*|of|the|and|in|to|a|&))*)`;
const titleRun = String.raw`(?<sign>(?:The\s|A\s|An\s)?\p{Lu}[\p{L}\d’'&-]*(?:\s(?:\p{Lu}[\p{L}\d’'&-]*|\d+|of|the|and|in|to|a|for|on|at|from|with|&)){0,6})`;
/** Behind the noun these make something else of it: a film maker, a book shop. */
const elses = String.raw`(?!\p{L}|\s(?:clubs?|festivals?|shops?|stores?|studios?|company|group|fair|makers?|designers?|directors?|critics?|photographers?|editors?|composers?|producers?|schools?|society|magazine|blog|podcasts?|museum|labels?|agency|art|night|café|cafe|library|rental|hire|and|&|publishers?|series)\b)`;
const longest = 80;
const makers =
  /\b(?:authors?|novelists?|writers?|poets?|film-?makers?|directors?|bands?|musicians?|singers?|songwriters?|artists?|stud(?:io|ios)|compan(?:y|ies)|publishers?|labels?|clubs?|podcasts?|blogs?|cinemas?|theatres?|festivals?|gallery|museums?|shops?|stores?|collective|portfolio)\b/iu;
const part = /\s(?:is|by|with|about|from|in|at|on|for|which|that|out|starring|screening)$/u;

const readAbout = (text: string): string | null =>
  /\babout\s(?!the\s(?:author|film|band|artist|book|maker|director|team)\b|me\b|us\b|page\b)(?<about>\p{L}[^,.;:!?\n(]{4,70}?)(?=,|\.|;|:|!|\n|\(|\s(?:called|named|by\s\p{Lu})|$)/iu
    .exec(text)
    ?.groups?.['about']?.trim() ?? null;

/** "our drama society's production": who puts it on. */
const whose = (before: string): string | null =>
  /\b(?<who>(?:our|the|my)\s\p{L}[\p{L}’' -]{2,50}?)['’]s?\s$/u.exec(before)?.groups?.['who']?.trim() ?? null;

/** Ways to name a work of one sort. */
const patternsOf = keepLatest(sorts.length, ([sort, nouns]: Sort): readonly RegExp[] => [
  new RegExp(
    String.raw`(?<![\p{L}-])(?<noun>${mods}(?:${nouns}))(?:\s(?:launch|release))?(?:\s(?:site|page|website))?[,:]?\s(?:for\s)?(?:${called}|${quoted})`,
    'iu',
  ),
  new RegExp(
    String.raw`${quoted},?\s(?:is\s)?(?:an?|the|our|my)\s(?<noun>${mods}(?:${nouns}))(?!\p{L}|\s(?:club|festival|shop|store|studio|company|group|fair|maker|designer))`,
    'iu',
  ),
  // "a book: The Salt Road by Ines Kaplan", "game page: Hollow Tides, a cosy roguelike"
  new RegExp(
    String.raw`(?<![\p{L}-])(?<noun>${mods}(?:${nouns}))(?:\s(?:launch|release))?(?:\s(?:page|site|website))?\s?(?::|\s[–—-])\s${titleRun}(?=,|\.|\sby\s|\s?$|\s[–—-]|\s\(|\n|;)`,
    'u',
  ),
  // "Hollow Tides, a cosy fishing roguelike"
  new RegExp(
    String.raw`(?:^|[:–—-]\s|\bfor\s)${titleRun},\s(?:an?|the|our|my)\s(?<noun>${mods}(?:${nouns}))${elses}`,
    'u',
  ),
  ...(sort === 'stage' ? [new RegExp(String.raw`\b(?<noun>production)\sof\s["“‘']?${titleRun}`, 'u')] : []),
]);
/** Whether a text has the noun of a sort at all: most prompts are about no work, and its patterns are long. */
const nounOf = keepLatest(
  sorts.length,
  ([sort, nouns]: Sort) => new RegExp(sort === 'stage' ? `production|${nouns}` : nouns, 'iu'),
);

/** The one work that the prompt is about. Null where it names none by its title. */
export function workOfBrief({ prompt, language, spoken }: Brief): OneWork | null {
  if (language.value !== 'en' || spoken !== 'en' || prompt.split(/\s+/u).length >= longest) return null;
  const opening = prompt.slice(0, 160);
  for (const row of sorts) {
    if (!nounOf(row).test(opening)) continue;
    const [sort, nouns] = row;
    const found = patternsOf(row)
      .map((pattern) => pattern.exec(opening))
      .filter((one) => one !== null);
    // An author who has a new novel, a cinema that shows a film: the site is theirs.
    const [first] = found;
    const isProduced = first?.groups?.['noun'] === 'production';
    if (!first || (!isProduced && makers.test(opening.slice(0, first.index)))) continue;
    const title = (first.groups?.['title'] ?? first.groups?.['sign'])?.replace(part, '').trim();
    // "indie game “Moss”, a cosy puzzle game": the longer says more.
    const behind = new RegExp(
      String.raw`^,\s(?:(?:an?|the|our|my)\s)?(?<noun>${mods}(?:${nouns}))${elses}`,
      'u',
    ).exec(opening.slice(first.index + first[0].length));
    const noun = [...found, ...(behind ? [behind] : [])]
      .map(({ groups }) => groups?.['noun'] ?? '')
      .toSorted((one, other) => other.length - one.length)[0];
    if (!title || !noun || !/^[\p{Lu}\d]/u.test(title)) continue;
    const by =
      /\b(?:by|author:?)\s(?<by>(?:The\s)?\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}[\p{L}’'-]+|and|&))*)/u.exec(prompt)
        ?.groups?.['by'] ?? (isProduced ? whose(opening.slice(0, first.index)) : null);
    return {
      sort,
      title,
      noun: noun
        .replace(/^(?:landing|launch)\s/iu, '')
        .toLowerCase()
        .replace(/\b(?:ep|lp|rpg)\b/u, (word) => word.toUpperCase()),
      about: readAbout(prompt),
      by,
    };
  }
  return null;
}
