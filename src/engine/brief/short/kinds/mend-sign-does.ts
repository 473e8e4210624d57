import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';

const capital = String.raw`\p{Lu}[\p{L}\d'’&-]*`;
const verbs = 'hires? out|rents? out|lends?(?: out)?';
/** "Meadowtop Marquees hires out marquees, dance floors and heaters for weddings": the sign, and what it lets. */
const told = new RegExp(
  String.raw`^(?:(?:[Aa]\s)?(?:website|site|web ?page|page|home ?page)\sfor\s)?(?<name>(?!(?:We|I|Our|My|They|You|The|This|It)\s)${capital}(?:\s(?:&\s|and\s|of\s|the\s)?${capital}){0,4})\s(?<verb>${verbs})\s(?<what>(?:\p{Ll}[\p{L}'’-]*)(?:(?:,\s(?:and\s)?|\s)(?!(?:in|for|at|to|on|with|by|near|across|around|from|and\swe|based|since|all)\s)[\p{Ll}][\p{L}'’-]*){0,9})(?=\s(?:in|for|at|to|on|with|by|near|across|around|from|based|since|all)\s|[.:;!]|\s[-–—]\s|$)`,
  'u',
);

/** Kinds that words for the occasion or the goods may tell, and that say nothing against the deed. */
const guessed: ReadonlySet<SiteKind> = new Set([
  'event',
  'unknown',
  'shop',
  'portfolio',
  'product',
  'hotel',
  'bar',
]);

/** What one sleeps in or works in is let by a house. */
const homes =
  /(?:cottage|house|flat|apartment|room|hut|lodge|cabin|villa|chalet|pod|yurt|bungalow|barn|office|studio|unit|hall)s?$/iu;
const thingsOf = (what: string): readonly string[] =>
  what.split(/,\s(?:and\s)?|\sand\s/u).map((thing) => thing.trim());

/** What a house lets that is named first: no occasion for which it is wanted and no shop; several things are each on offer. */
export function mendSignDoes(brief: Brief): Brief {
  if (brief.language.value !== 'en' || !guessed.has(brief.kind.value)) return brief;
  const { name = '', verb = '', what = '' } = told.exec(brief.prompt)?.groups ?? {};
  const things = thingsOf(what);
  const [first = ''] = things;
  if (name === '' || first === '' || what.split(' ').length > 12) return brief;
  if (brief.name !== null && !brief.name.value.includes(name) && !name.includes(brief.name.value))
    return brief;
  // A yurt that is hired out goes where it is wanted; one that is let stands there.
  if (homes.test(first) && !/^hires?/u.test(verb)) return brief;
  const bare = first.replace(/(?<=[^su])s$/u, '');
  const start = brief.prompt.indexOf(what);
  const span: Span = { start, end: start + what.length };
  const isIn = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => one.start < span.end && one.end > brief.prompt.indexOf(verb));
  const at = brief.prompt.indexOf(name);
  const listed =
    things.length < 2
      ? []
      : things.map((thing): Slot<ListedItem> => ({
          value: { section: 'services', name: capitalise(thing) },
          spans: [span],
        }));
  return {
    ...brief,
    name: brief.name ?? { value: name, spans: [{ start: at, end: at + name.length }] },
    offer: { value: `${bare} hire`, spans: [span] },
    kind: { value: 'unknown', spans: [] },
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    items: [
      ...listed,
      ...brief.items
        .filter((item) => item.value.price !== undefined || !isIn(item))
        .map((item) =>
          item.value.section === 'tickets'
            ? { ...item, value: { ...item.value, section: 'pricing' as const } }
            : item,
        ),
    ],
  };
}
