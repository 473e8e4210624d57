import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { eventNoun } from '../dates/date-words';
import { capitalise } from '../../../capitalise';

const artists =
  /(?<!\p{L})(?:actor|actress|dancer|painter|artist|sculptor|printmaker|illustrator|photographer|ceramicist|potter|weaver|writer|author|novelist|poet|composer|musician|singer|songwriter|band|duo|trio|quartet|choir|orchestra|rapper|dj|producer|filmmaker|film-?maker|director|playwright|designer|architect|maker|woodworker|jeweller|luthier|engraver|cartoonist|animator|gallery|press|publisher|label|sculpture|ceramics|paintings|prints|linocuts|studio)(?!\p{L})/iu;
/** What heads the titles of somebody's works. */
const heading =
  /(?<!\p{L})(?<what>albums?|eps?|lps?|singles?|records?|songs?|tracks?|works?|paintings|pictures|prints|sculptures|pieces|books?|novels?|games?|apps|commissions?|murals?|linocuts|etchings|woodcuts|drawings|watercolou?rs|oils|bronzes|quilts|tapestries|rugs|stained glass|recipes|latest(?: episodes?)?|episodes?|poems?|collections?|plays|films?|projects|recent work|recent(?:ly)?(?=\s?:)|credits(?=\s?:)|roles(?=\s?:)|case studies|titles|photographs|series)(?:\s(?:so far|include|are|called|titled|out now))?\s?(?<colon>[:–(-]\s?)?(?=\s?["“‘]?[\p{L}\d])/giu;
const small = String.raw`(?:am|im|de|du|der|la|of|the|a|an|at|in|on|to|for|and|with|by|after|from|under|over)`;
const title = String.raw`["“‘]?(?:\p{Lu}[\p{L}\p{N}'’-]*|No\.?\s\d+)(?:\s(?:${small}\s){0,2}(?:\p{Lu}\.(?=\s\p{Lu})|\p{Lu}[\p{L}\p{N}'’-]*|\d{1,4}(?![\d£€$]|\s?(?:€|euros?|dollars|kr))))*["”’]?`;
const priced = String.raw`(?:\s?\(?(?:[£€$]\s?\d[\d.,]*\d|[£€$]\s?\d|\d[\d.,]*\s?(?:€|euros?|dollars|kr))\)?)?(?:\s\(?(?:19|20)\d\d\)?)?(?:\s\(?(?:sold|nfs|on loan)\)?)?`;
const run = new RegExp(
  String.raw`^(?:${title}${priced})(?:,\s(?:and\s)?${title}${priced}|\s(?:and|&)\s${title}${priced})*`,
  'u',
);
const each = new RegExp(String.raw`(?<name>${title})(?<price>${priced})`, 'gu');
const joined = /^(?<one>.+?)\s(?:and|&)\s(?<other>.+)$/u;
const countOf: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

const groupOf = (what: string): string =>
  what
    .toLowerCase()
    .replace(/^(?:ep|lp)s?$/u, (word) => word.slice(0, 2).toUpperCase())
    .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/**
 * The titles of works that somebody tells: "two albums: Salt Road and North Light", "works Marsh at Dawn £400 and Winter
 * Reeds £350". Where some are told the site shows these and no others.
 */
export function readToldWorks(brief: Brief): Slot<ListedItem>[] {
  const { prompt, kind } = brief;
  if (
    !artists.test(brief.offer?.value ?? '') &&
    !(['portfolio', 'blog'].includes(kind.value) || artists.test(prompt))
  )
    return [];
  const quoted = [
    ...prompt.matchAll(
      /["“](?<name>[^"”\n]{2,50})["”]\s?(?<price>[£€$]\s?\d[\d.,]*\d|[£€$]\s?\d|\(?sold\)?|nfs)/giu,
    ),
  ];
  // "Low Water" £480, "Two Gulls" sold
  if (quoted.length > 1)
    return quoted.map((match) => ({
      value: {
        section: 'portfolio' as const,
        name: match.groups?.['name'] ?? '',
        note: capitalise(match.groups?.['price'] ?? ''),
      },
      spans: [{ start: match.index, end: match.index + match[0].length }],
    }));
  return [...prompt.matchAll(heading)].flatMap(({ 0: all, index, groups }): Slot<ListedItem>[] => {
    const from = index + all.length;
    const list = run.exec(prompt.slice(from, from + 240))?.[0];
    const what = groups?.['what'] ?? '';
    const before = prompt.slice(Math.max(0, index - 12), index);
    // "latest EP with 5 tracks": no title either.
    if (/^(?:EP|LP|CD|DVD)s?(?!\p{L})/u.test(list ?? '')) return [];
    // "works in oil", "prints from £20": no titles; nor does the name of a house: "Print Works Leeds".
    if (
      list === undefined ||
      (/\p{Lu}$/u.test(what.slice(0, 1)) &&
        index > 0 &&
        !/[.!?\n]\s*$/u.test(before) &&
        groups?.['colon'] === undefined)
    )
      return [];
    if (/\bat\s$|\bthe\s$/iu.test(before) && groups?.['colon'] === undefined) return [];
    const told = countOf[/(?<n>\p{L}+)\s$/u.exec(before)?.groups?.['n']?.toLowerCase() ?? ''];
    const found = [...list.matchAll(each)];
    // "two albums: Salt Road and North Light": the number says whether "and" parts them.
    const parts = found.flatMap((match) => {
      const name = match.groups?.['name'] ?? '';
      const two = joined.exec(name)?.groups;
      const isTwo =
        two !== undefined &&
        (told === undefined ? found.length === 1 && what.endsWith('s') : told > found.length);
      const price = (match.groups?.['price'] ?? '').trim().replace(/^\((?<told>.*)\)$/u, '$<told>');
      const start = from + match.index;
      return isTwo
        ? [
            { name: two['one'] ?? '', price: '', start },
            { name: two['other'] ?? '', price, start: start + name.length - (two['other'] ?? '').length },
          ]
        : [{ name, price, start }];
    });
    return parts
      .filter(({ name }) => name.length > 2 && !eventNoun.test(name.split(' ')[0] ?? ''))
      .map(({ name, price, start }) => ({
        value: {
          section: kind.value === 'blog' ? ('posts' as const) : ('portfolio' as const),
          name: name.replace(/^["“‘]|["”’]$/gu, ''),
          group: groupOf(what),
          ...(price === '' ? {} : { note: price }),
        },
        spans: [{ start, end: start + name.length + price.length }],
      }));
  });
}
