import { raise } from './rewrite-rules';

/** "I'd like a page for the workshop, one for the classes, one with prices and one for getting in touch." */
const sentence =
  /(?<=^|[.!?]\s|\n)(?:(?:please|and|so|also|then),?\s)?(?:(?:(?:i|we)(?:['’]d|\swould)?\s(?:like|want|need|imagine|think\sof)|could\s(?:i|we|you)\s(?:have|make|do)|there\sshould\sbe|make|include|let['’]s\shave)\s)?(?:an?\s(?:simple\s|small\s)*(?<count>two|three|four|five|\d)[- ]page\s(?:web)?\s?site(?:\sin\s\p{Lu}\p{L}+)?\s?[,:–—-]\s)?(?<list>(?:an?|one)\spage\s(?:for|about|on|with)\s[^.:!?\n]{3,60}?(?:(?:,|\sand|,\sand)\s(?:one|another)\s(?:page\s)?(?:for|about|on|with|where)\s[^.:!?,\n]{3,60}?)+)(?:,?\s(?:please|if\s(?:possible|you\scan)|thank\syou))?[.!?](?=\s|$)/giu;
const between = /(?:,\s(?:and\s)?|\sand\s)(?=(?:one|another)\s(?:page\s)?(?:for|about|on|with|where)\s)/giu;
const before =
  /^(?:an?|one|another)\s(?:page\s)?(?:for|about|on|with|where)\s(?:all\s)?(?:(?:the|our|my|your)\s)?/iu;
/** What visitors do there, by the name that such a page has. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^(?:getting|to\sget|people\scan\sget)\sin\stouch|^(?:contact|contacting|reaching|ringing)\b|^(?:people|they)\s(?:can\s)?(?:contact|reach|ring)/iu, 'Contact'], // prettier-ignore
  [/^(?:finding|how\sto\s(?:find|get))\b/iu, 'Find us'],
  [/^(?:what\s(?:it|things|everything)\scosts?|price\slist|rates|prices)$/iu, 'Prices'],
  [/^(?:me|us|who\s(?:i\sam|we\sare))$/iu, 'About'],
]; // prettier-ignore
const longest = 4;
const counts: readonly string[] = ['', '', 'two', 'three', 'four', 'five'];

const titleOf = (entry: string): string | null => {
  const what = entry.replace(before, '').trim();
  const usual = known.find(([pattern]) => pattern.test(what))?.[1];
  if (usual !== undefined) return usual;
  return what.split(/\s+/u).length > longest ? null : raise(what);
};

/** Pages that are wished for in turn, as the list that they are: "Pages: Home, Workshop, Classes, Prices, Contact." */
export const pagesInTurn = (text: string): string =>
  text.replace(sentence, (whole: string, ...rest: unknown[]) => {
    const { list = '', count } = rest.at(-1) as { list?: string; count?: string };
    const titles = list.split(between).map(titleOf);
    if (titles.includes(null)) return whole;
    // Of as many pages as it names the first one is its first.
    const isCounted = counts.indexOf(count ?? '') === titles.length || Number(count) === titles.length;
    if (isCounted) titles[0] = 'Home';
    return `\nPages: ${[...new Set(['Home', ...titles])].join(', ')}.\n`;
  });
