import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';
import { capitalise } from '../../../capitalise';

const name = String.raw`\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2}`;
const sentence = new RegExp(
  String.raw`(?<=^|[.!?]\s)(?<list>${name}(?:,\s${name}){2,7}(?:,?\sand\s${name})?)(?=[.!?]|$)`,
  'giu',
);
/** Words for parts of a page, for looks, people, days and towns: of such a list nothing is done. */
const other =
  /\b(?:page|pages|site|website|home|about|contact|gallery|photos?|pictures|map|prices?|pricing|hours|form|faq|questions|news|blog|links?|menu|dates|calendar|how|what|who|where|when|which|light|dark|bright|plain|warm|simple|quiet|calm|soft|modern|clean|bold|colou?rs?|white|black|green|blue|red|cream|navy|gold|grey|big|small|medium|large|heavy|winter|summer|no|not|please|open|closed|daily|trustees|team|results|fixtures|rules|committee|reviews|directions|booking|bookings|shop|sizes?|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|we|i|our|my|is|are|have|it|they|you|free|insured|qualified|sleeps|seats|minimum|maximum|weight)\b/iu;

/** "Disco, bingo, pool, craft table.": a sentence of things alone, all of which there are when some of them are. */
export function mendBareList(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  return [...brief.prompt.matchAll(sentence)].reduce((told, { index, groups }) => {
    const list = groups?.['list'] ?? '';
    const names = list.split(/,\s(?:and\s)?|\sand\s/u).map((one) => one.trim());
    if (index === 0 || other.test(list) || names.some((one) => /\p{Lu}/u.test(one.slice(1)))) return told;
    const spans = [{ start: index, end: index + list.length }];
    const inside = told.items.filter((item) => overlaps(item.spans, spans));
    const isOffered =
      inside.length > 0 &&
      inside.every(({ value }) => value.section === 'services' && value.price === undefined);
    if (!isOffered) return told;
    // "reports, training, talks": what is done among other things is no calendar.
    const sections = told.sections.filter(
      ({ value, spans: of }) => value !== 'events' || of.length === 0 || !overlaps(of, spans),
    );
    if (inside.length >= names.length) return { ...told, sections };
    const rows = names.map((one): Slot<ListedItem> => {
      const at = index + list.indexOf(one);
      return {
        value: { section: 'services', name: capitalise(one) },
        spans: [{ start: at, end: at + one.length }],
      };
    });
    const first = told.items.findIndex((item) => inside.includes(item));
    const rest = told.items.filter((item) => !inside.includes(item));
    return {
      ...told,
      sections,
      items: [...rest.slice(0, first), ...rows, ...rest.slice(first)],
      parts: told.parts.filter(({ spans: of }) => of.length === 0 || !overlaps(of, spans)),
      phrases: told.phrases.filter(({ spans: of }) => of.length === 0 || !overlaps(of, spans)),
    };
  }, brief);
}
