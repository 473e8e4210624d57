import type { Brief, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';

const word = String.raw`\p{Lu}[\p{L}\d'’&-]*`;
const run = String.raw`${word}(?:\s(?:&\s|and\s|of\s|the\s)?${word}){0,4}`;
/** "Landing page for Rota, shift planning software": what stands between the page and what it is, whatever else the word means. */
const apposed = new RegExp(
  String.raw`^[^.,:;!?\n]{0,40}\b(?:page|site|website|homepage|docs|documentation|app|portfolio|blog)\sfor\s(?<name>${run}),\s(?:an?\s|the\s)?(?=\p{Ll}+\s\p{Ll})`,
  'u',
);
/** "Help center for smart lock brand Keyper": a name behind the word for those who have it. */
const branded = new RegExp(
  String.raw`^[^.:;!?\n]{0,40}\bfor\s(?:an?\s|the\s|our\s)?(?:\p{Ll}[\p{L}-]*\s){0,4}(?:brand|maker|start-?up|label|company|app|tool|platform|software|service|browser|library)\s(?<name>${run})(?=\s?[:,.;\n]|\s[-–—]\s|$)`,
  'u',
);
/** "House of Looms in Borås": such a house is called by all of it. */
const houseOf = new RegExp(
  String.raw`^(?:(?:[Aa]|[Tt]he|[Ww]ebsite|[Ss]ite|[Hh]ome ?page|for|my|our)\s)*(?<name>(?:The\s)?(?:${word}\s){0,2}(?:Museum|Gallery|House|Library|Theatre|Theater|Society|Academy|School|Institute|Centre|Center|Archive|Garden|Church|Chapel|Guild|Friends|College|Order|Company)\s(?:of|for)\s(?:the\s)?${word}(?:\s(?:and\s|&\s|of\s)?${word}){0,3})(?=\s(?:in|at|near|on|with)\s|\s?[,.:;\n(]|\s[-–—]\s|$)`,
  'u',
);
/** "St Brigid's parish church": whose it is belongs to the name. */
const ownHouse =
  /^['’]s(?=\s(?:parish|church|cathedral|chapel|abbey|priory|school|primary|academy|hospice|college|hall|PTA|community)\b)/iu;
/** What programs are written in, where "in Rust" tells no town. */
const tongues =
  /^(?:rust|go|golang|python|java|javascript|typescript|ruby|php|perl|swift|kotlin|scala|elixir|haskell|julia|crystal|c|c\+\+|c#|lua|zig|dart|clojure|react|vue|svelte|django|rails|laravel)$/iu;

const shown = /\b(?:Museum|Gallery|House)(?=\sof\s)/u;

/** The name by the place where it stands alone: before what the site is, at the head of a house, and with whose house it is. */
function statedName({ prompt, name, place }: Brief): Slot<string> | null {
  const house = houseOf.exec(prompt)?.groups?.['name'];
  if (house !== undefined && (name === null || (house.includes(name.value) && house !== name.value))) {
    const start = prompt.indexOf(house);
    return { value: house, spans: [{ start, end: start + house.length }] };
  }
  const [span] = name?.spans ?? [];
  const own = span ? ownHouse.exec(prompt.slice(span.end))?.[0] : undefined;
  if (name && span && own !== undefined && /^St\.?\s/u.test(name.value))
    return { value: `${name.value}${own}`, spans: [{ ...span, end: span.end + own.length }] };
  const brand = branded.exec(prompt.slice(0, 160))?.groups?.['name'];
  if (brand !== undefined && (name === null || (name.value.includes(brand) && name.value !== brand))) {
    const start = prompt.indexOf(brand);
    return { value: brand, spans: [{ start, end: start + brand.length }] };
  }
  const told = apposed.exec(prompt.slice(0, 160))?.groups?.['name'];
  if (name !== null || told === undefined || isKnownTown(told.toLowerCase()) || told === place?.value)
    return null;
  const start = prompt.indexOf(told);
  return { value: told, spans: [{ start, end: start + told.length }] };
}

/** A name that no other reader found, or found the half of; and no town that is the language of a program. */
export function mendStatedName(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const stated = statedName(brief);
  const name = stated ?? brief.name;
  // "Gallery of Modern Maps, Tartu: exhibitions": what hangs in a house is not what the house is.
  const house = stated ? shown.exec(stated.value)?.[0].toLowerCase() : undefined;
  const isShown =
    house !== undefined &&
    (brief.kind.value === 'event' || brief.kind.value === 'unknown') &&
    /\b(?:exhibitions?|collections?|guided tours?|visit)\b/iu.test(brief.prompt);
  const isTongue =
    tongues.test(brief.place?.value ?? '') && ['docs', 'saas', 'portfolio'].includes(brief.kind.value);
  return {
    ...brief,
    name,
    place: isTongue ? null : brief.place,
    ...(isShown
      ? {
          kind: { ...brief.kind, value: 'nonprofit' as const },
          offer: { value: house === 'house' ? 'museum' : house, spans: stated?.spans ?? [] },
        }
      : {}),
  };
}
