import type { Brief, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';

const big = String.raw`\p{Lu}[\p{L}\d'’-]*`;
/** "Dog swimming centre, Paws in the Pool, near Telford": a name with a place in it, between two commas. */
const apposed = new RegExp(
  String.raw`^(?<what>[^,.:;\n]{4,70}),\s(?<name>${big}(?:\s${big}){0,3}(?:\s(?:in|on|at|under|over|by|near|to|with|behind|beyond)(?:\s(?:the|a|an|your|my))?\s${big}(?:\s${big}){0,2}))(?=[,.:;]|$)`,
  'u',
);
const town = new RegExp(
  String.raw`^,\s(?:(?:based|just|right)\s)?(?:in|near|outside|at|by|from|of)\s(?<town>${big}(?:[\s-](?:on|upon|le|under|the|by)?[\s-]?${big}){0,2})`,
  'u',
);
const isWhere = /\s(?:in|on|at|near|by|behind)\s(?!(?:the|a|an|your|my)\s)/u;

/** "the Bell Trust's tea room, The Clapper", "Chocolatier in York, The Cocoa Step.": the last that is told before the stop. */
const ended = new RegExp(
  String.raw`^(?<what>[^.:;\n]{4,110}),\s(?<name>(?:The|Ye)\s${big}(?:\s(?:of|and|&|the|${big})){0,3}|${big}(?:\s(?:of|and|&|the|${big})){1,3})(?=\.(?:\s|$)|$)`,
  'u',
);
const titles =
  /^(?:The\s)?(?:Home|About|Contact|Prices|Gallery|Book|Menu|Shop|Blog|News|Opening|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|UK|USA)\b/u;
const said =
  /\b(?:business|company|shop|firm|stall|place) is (?:called )?(?<name>\p{Lu}[\p{L}'’&]{3,30}(?:\s\p{Lu}[\p{L}'’&]+){0,3})/u;

/** A name at the end of the first sentence, where none was read or only whose house it is. */
export function mendEndedName(brief: Brief): Brief {
  const [called] = brief.name?.spans ?? [];
  // "Hillcrest High class of 2002": which of its years it is belongs to the name of a reunion.
  const year = called && brief.kind.value === 'event' ? /^,?\s(?:the\s)?class of (?:\d{4}|['’]\d\d)/iu.exec(brief.prompt.slice(called.end)) : null; // prettier-ignore
  if (brief.name && called && year) {
    const end = called.end + year[0].length;
    return {
      ...brief,
      name: {
        value: `${brief.name.value}, ${year[0].replace(/^,?\s(?:the\s)?/u, '')}`,
        spans: [{ start: called.start, end }],
      },
    };
  }
  const { prompt, name, place, quotes } = brief;
  const outright = said.exec(prompt);
  const told = outright?.groups?.['name'];
  if (outright && told !== undefined && !quotes.some(({ value }) => value.use === 'name')) {
    const end = outright.index + outright[0].length;
    return { ...brief, name: { value: told, spans: [{ start: end - told.length, end }] } };
  }
  const found = ended.exec(prompt);
  const value = found?.groups?.['name'];
  if (!found || value === undefined || titles.test(value)) return brief;
  const start = found[0].length - value.length;
  const [own] = name?.spans ?? [];
  const isOwner = own !== undefined && /^['’]s?\s/u.test(prompt.slice(own.end)) && own.end < start;
  if (name !== null && !isOwner) return brief;
  // "Plumber in Hull, West Yorkshire.": where it is.
  if (place !== null && (value.includes(place.value) || place.value.includes(value))) return brief;
  if (
    !/^(?:The|Ye)\s/u.test(value) &&
    !/\b(?:in|near|at|on|outside)\s\p{Lu}/u.test(found.groups?.['what'] ?? '')
  )
    return brief;
  if (
    isKnownTown(value.toLowerCase()) ||
    /\b(?:Yorkshire|shire|County|Wales|Scotland|England|Ireland|Cornwall|Devon|Kent|Essex|Sussex|Norfolk|Suffolk)\b|shire$/u.test(
      value,
    )
  )
    return brief;
  return { ...brief, name: { value, spans: [{ start, end: found[0].length }] } };
}

/** What a business is called, where the name itself says a place; the town behind it is where it is. */
export function mendApposedName(brief: Brief): Brief {
  const found = apposed.exec(brief.prompt);
  const name = found?.groups?.['name'];
  const what = found?.groups?.['what'] ?? '';
  // "Bike shop, Open in Leeds": a name with a town, and not one with a thing, is no name.
  if (!found || name === undefined || (isWhere.test(name) && brief.place !== null)) return brief;
  if (!/\p{Ll}$/u.test(what) || /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(what)) return brief;
  const end = found[0].length;
  const start = end - name.length;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every((span) => span.start >= start && span.end <= end);
  if (brief.name !== null && !isIn(brief.name)) return brief;
  const where = town.exec(brief.prompt.slice(end))?.groups?.['town'];
  const at = where === undefined ? -1 : brief.prompt.indexOf(where, end);
  const own = brief.place && isIn(brief.place) ? null : brief.place;
  return {
    ...brief,
    name: { value: name, spans: [{ start, end }] },
    place:
      own ?? (where === undefined ? null : { value: where, spans: [{ start: at, end: at + where.length }] }),
    items: brief.items.filter((item) => !isIn(item)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
  };
}
