import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';
import { capitalise } from '../../../capitalise';

const name = String.raw`\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2}?`;
/** For whom all of it is: "for ages 4-11", "for children and adults". */
const whom = String.raw`\sfor\s(?:ages?|aged|all|children|kids|adults|beginners|boys|girls|teens|under|over)\b[^,.!?;:]{0,40}`;
const sentence = new RegExp(
  String.raw`(?<=^|[.!?:]\s)(?<list>${name}(?:,\s${name}){1,7}(?:,?\sand\s${name})?)(?<whom>${whom})?(?=[.!?]|$)`,
  'giu',
);
/** Words for parts of a page, for looks, people, days and towns: of such a list nothing is done. */
const other =
  /\b(?:page|pages|site|website|home|about|contact|gallery|photos?|pictures|map|prices?|pricing|hours|form|faq|questions|news|blog|links?|menu|dates|calendar|how|what|who|where|when|which|light|dark|bright|plain|warm|simple|quiet|calm|soft|modern|clean|bold|colou?rs?|white|black|green|blue|red|cream|navy|gold|grey|big|small|medium|large|heavy|winter|summer|no|not|please|open|closed|daily|trustees|team|results|fixtures|rules|committee|reviews|directions|booking|bookings|shop|sizes?|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|we|i|our|my|is|are|have|it|they|you|free|insured|qualified|sleeps|seats|minimum|maximum|weight)\b/iu;

/** "Disco, bingo, pool, craft table.", "piano, drums, choir for ages 4-11": a sentence of things alone, all of which there are when some of them are. */
export function mendBareList(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  return [...brief.prompt.matchAll(sentence)].reduce((told, { index, groups }) => {
    const list = groups?.['list'] ?? '';
    const names = list.split(/,\s(?:and\s)?|\sand\s/u).map((one) => one.trim());
    if (names.length < 3) return told;
    if (groups?.['whom'] !== undefined) names.push(`${names.pop() ?? ''}${groups['whom']}`);
    if (index === 0 || other.test(list) || names.some((one) => /\p{Lu}/u.test(one.slice(1)))) return told;
    const end = index + list.length + (groups?.['whom']?.length ?? 0);
    const spans = [{ start: index, end }];
    const inside = told.items.filter((item) => overlaps(item.spans, spans));
    const isOffered =
      // "Ballet, tap and jazz for ages 3 to 16": of a school that is what it teaches.
      // "Cake stall, dog show, brass band": of a fair that is what there is.
      (inside.length > 0 ||
        (groups?.['whom'] !== undefined && told.kind.value === 'course') ||
        (told.kind.value === 'event' && names.filter((one) => one.includes(' ')).length > 1)) &&
      inside.every(
        ({ value }) =>
          (value.section === 'services' || (told.kind.value === 'event' && value.section === 'amenities')) &&
          value.price === undefined,
      );
    if (!isOffered) return told;
    // "reports, training, talks": what is done among other things is no calendar.
    const sections = told.sections.filter(
      ({ value, spans: of }) => value !== 'events' || of.length === 0 || !overlaps(of, spans),
    );
    if (inside.length >= names.length) return { ...told, sections };
    const rows = names.map((one): Slot<ListedItem> => {
      const at = told.prompt.indexOf(one, index);
      return {
        value: { section: 'services', name: capitalise(one) },
        spans: [{ start: at, end: at + one.length }],
      };
    });
    const first = Math.max(
      0,
      told.items.findIndex((item) => inside.includes(item)),
    );
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
