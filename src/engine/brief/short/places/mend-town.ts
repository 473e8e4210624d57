import type { Brief } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Wisconsin|Wyoming|Ontario|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Tasmania|Queensland';
const townAndState = new RegExp(
  String.raw`(?:^|,\s|\p{Ll}\s)(?<town>\p{Lu}[\p{Ll}.’']+(?:\s\p{Lu}\p{Ll}+){0,2},?\s(?:${states}))(?=\s*(?:[,.;:!?\n(–—]|$))`,
  'u',
);
// "septic tank emptying, Co. Mayo"
const county =
  /(?:^|,\s|\p{Ll}\s)(?<town>(?:\p{Lu}\p{Ll}+,\s)?Co\.?\s\p{Lu}\p{Ll}+)(?=\s*(?:[,;:!?\n(–—]|\.(?:\s|$)|$))/u;

/** "…, Blaine Ortega, Hamilton Montana": who it is, told right before where. */
const nameBefore = (prompt: string, end: number): Brief['name'] => {
  const name = /,\s(?<name>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2})$/u.exec(prompt.slice(0, end))
    ?.groups?.['name'];
  return name === undefined ? null : { value: name, spans: [{ start: end - name.length, end }] };
};

/** "chainsaw repairs, Blaine Ortega, Hamilton Montana": what ends with a state or a county is where, whatever else it was read as. */
export function withTownOfState(brief: Brief): Brief {
  if (brief.place || brief.address || brief.kind.value === 'link-in-bio') return brief;
  const found = townAndState.exec(brief.prompt) ?? county.exec(brief.prompt);
  const town = found?.groups?.['town'];
  if (!found || town === undefined) return brief;
  const start = found.index + found[0].length - town.length;
  const end = start + town.length;
  const isIn = ({ spans }: { readonly spans: readonly { start: number; end: number }[] }): boolean =>
    spans.some((one) => one.start < end && one.end > start);
  // "Blue Ridge Vermont Cheese Co" is more than a place.
  const isPart =
    brief.name !== null && isIn(brief.name) && !town.toLowerCase().includes(brief.name.value.toLowerCase());
  if (isPart || brief.quotes.some(isIn)) return brief;
  return {
    ...brief,
    place: { value: town, spans: [{ start, end }] },
    name: brief.name === null || isIn(brief.name) ? nameBefore(brief.prompt, found.index) : brief.name,
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    items: brief.items.filter((item) => !isIn(item)),
  };
}

/** "child minder ofsted registered, Sandbach, 2 spaces": a lone name between commas is where it is. */
export function withTown(brief: Brief): Brief {
  if (brief.place || brief.kind.value === 'link-in-bio' || brief.address) return brief;
  const first = brief.prompt.split(/[.;\n]\s/u, 1)[0] ?? '';
  const found = /,\s(?:in\s)?(?<town>\p{Lu}\p{Ll}{3,}(?:\s(?:(?:&|and)\s)?\p{Lu}\p{Ll}{2,})?)(?=,|$)/u.exec(
    first,
  );
  const town = /:\s/u.test(first.slice(0, found?.index ?? 0)) ? undefined : found?.groups?.['town'];
  if (!found || town === undefined) return brief;
  const start = found.index + found[0].length - town.length;
  const end = start + town.length;
  const taken = [
    ...brief.items,
    ...brief.phrases,
    ...brief.quotes,
    ...brief.parts,
    ...brief.sections,
    ...(brief.name ? [brief.name] : []),
  ];
  const isTaken = taken.some(({ spans }) => spans.some((one) => one.start < end && one.end > start));
  // A day or a month is no town.
  const isElse =
    /(?:day|January|February|March|April|May|June|July|August|September|October|November|December|Spotify|Instagram)$/u.test(
      town,
    );
  if (isTaken || isElse || brief.offer === null) return brief;
  const slot = { value: town, spans: [{ start, end }] };
  // "our housing co-op, Sonnenhof, …": what is ours is called so, where no map knows it.
  const isOurs =
    brief.name === null &&
    !isKnownTown(town.toLowerCase()) &&
    ownership.test(brief.prompt.slice(0, brief.offer.spans[0]?.start ?? 0)) &&
    brief.offer.spans[0]?.end === found.index;
  return isOurs ? { ...brief, name: slot } : { ...brief, place: slot };
}

const addressed =
  /,\s(?<town>\p{Lu}[\p{L}'’-]{2,}(?:\s(?:(?:on|upon|le|the|under)\s)?\p{Lu}[\p{L}'’-]+){0,2})(?:,?\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})?$/u;
const noTown =
  /(?:Yard|Street|Road|Lane|House|Mews|Court|Hall|Centre|Center|Park|Square|Estate|Building|Mill|Wharf|Arcade)$/u;

/** "12 Castle Street, Ludlow SY8 1AS": where no town is told otherwise, the address tells it. "Unit 4" is none. */
export function withTownOfAddress(brief: Brief): Brief {
  const { place, address } = brief;
  const town = addressed.exec(address?.value ?? '')?.groups?.['town'];
  if (!address || town === undefined || noTown.test(town) || (place !== null && !/\d/u.test(place.value)))
    return brief;
  const start = (address.spans[0]?.start ?? 0) + address.value.lastIndexOf(town);
  return { ...brief, place: { value: town, spans: [{ start, end: start + town.length }] } };
}

const ownership = /(?:^|\s)(?:our|my)\s(?:\p{Ll}+\s){0,2}$/iu;

/** "areas: Didsbury, Sale, Altrincham": where they come to is told of each, and none is where they are. */
export function withoutListedTown(brief: Brief): Brief {
  const { place, items, prompt } = brief;
  const areas = items.filter(({ value }) => value.section === 'areas');
  const at = areas[0]?.spans[0]?.start ?? 0;
  if (
    !place ||
    areas.length < 2 ||
    !/\b(?:areas?|towns|villages|places)(?:\s\p{Ll}+){0,2}:\s$/iu.test(prompt.slice(Math.max(0, at - 40), at))
  )
    return brief;
  const listed = new Set(areas.map(({ value }) => value.name));
  return place.value.split(', ').every((town) => listed.has(town)) &&
    !prompt.slice(0, at).includes(place.value)
    ? { ...brief, place: null }
    : brief;
}

const howToCall = /\s(?:24\s?\/\s?7|24\s?h(?:rs?|ours?)?|call|ring|phone|tel|text|whatsapp)(?:\s.*)?$/iu;

/** "drain unblocking Hull 24/7 call 01482 …": where it is and how it is reached are no words of what it is. */
export function withoutCall(brief: Brief): Brief {
  const { offer, place } = brief;
  const [span] = offer?.spans ?? [];
  const tail = howToCall.exec(offer?.value ?? '')?.[0];
  if (!offer || !span || tail === undefined || offer.spans.length > 1 || brief.language.value !== 'en')
    return brief;
  const cut = offer.value.slice(0, -tail.length).replace(/\s24\s?\/\s?7$/u, '');
  const town = place ? ` ${place.value}` : '';
  const value = town !== '' && cut.endsWith(town) ? cut.slice(0, -town.length) : cut;
  return value.length < 3
    ? brief
    : { ...brief, offer: { value, spans: [{ start: span.start, end: span.start + value.length }] } };
}

const onlySuch = /\s(?:(?:small|large|adult|local)\s)?[\p{L}-]+\sonly$/iu;

/** "driving instructor automatic only": which of it, told behind what it is, belongs to no name of the business. */
export function withoutOnly(brief: Brief): Brief {
  const { offer } = brief;
  const [span] = offer?.spans ?? [];
  const only = onlySuch.exec(offer?.value ?? '')?.[0];
  if (!offer || !span || only === undefined || offer.spans.length > 1 || brief.language.value !== 'en')
    return brief;
  const value = offer.value.slice(0, -only.length);
  if (value.split(' ').length < 2 && only.trim().split(' ').length > 2) return brief;
  return { ...brief, offer: { value, spans: [{ start: span.start, end: span.end - only.length }] } };
}
