import type { Brief, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';
import { mendBrackets } from '../parts/mend-brackets';
import { mendTold } from '../mend-told';
import { withNameBehind } from './name-behind';
import { withTownOfAddress } from '../places/mend-town';

const word = String.raw`\p{Lu}[\p{L}\d'’-]*`;
const run = String.raw`${word}(?:\s(?:(?:&|and|of|the)\s)?${word}){0,4}`;
/** "… workshop. Harold Pym Horology, 12 Castle Street": a sentence of its own before the address. */
const beforeAddress = new RegExp(String.raw`(?:^|[.!?:]\s|\n)(?<name>${run}),\s?(?:at\s)?$`, 'u');
/** "FELL + FOG": two words with a plus between are a sign, wherever they stand in the first sentence. */
const joined = new RegExp(
  String.raw`(?<![\p{L}+])(?<name>${word}\s?\+\s?${word}(?:\s${word}){0,2})(?![\p{L}+])`,
  'u',
);
/** "a lighthouse you can sleep in, Skerry Light, and": set off by commas behind what it is. */
const setOff = new RegExp(
  String.raw`\p{Ll},\s(?<name>${word}(?:\s(?:(?:&|of|the)\s)?${word}){1,3}),\s(?:and|with|which|where|that|who|on|run|made)\s`,
  'u',
);

/** "for a mobile dog groomer, Pawfection, with booking": one word set off, unless it is or sounds like a town. */
const setOffAlone =
  /\bfor\s(?:an?|my|our|the)\s(?:\p{Ll}[\p{L}'’&-]*\s){0,4}\p{Ll}[\p{L}'’&-]*,\s(?<name>\p{Lu}[\p{Ll}\d’'-]{2,}),\s(?=\p{Ll}|\d)/u;
const soundsLikeTown =
  /(?:ton|ham|ford|bury|ley|worth|wick|mouth|minster|borough|burgh?|ville|stadt|dorf|haven|port|pool|bridge|field|well|shire|land|chester|cester|caster|thorpe|stow|sea|kirk|by)$/iu;

/** "A site for a village that wants its bus back: Save the 47.": what the first sentence ends with. */
const announced = new RegExp(String.raw`\p{Ll}{3,}:\s(?<name>${word}(?:\s[\p{L}\d’'&-]+){1,3})$`, 'u');

const alone = (text: string): RegExpExecArray | null => {
  const found = setOffAlone.exec(text);
  if (!found) return null;
  // "Tapwell, in Leeds": where it is stands behind it, so that it is no town itself.
  const isPlaced = /^(?:in|near)\s\p{Lu}/u.test(text.slice(found.index + found[0].length));
  return isPlaced || !soundsLikeTown.test(found.groups?.['name'] ?? '') ? found : null;
};

function findName({ prompt, address, place }: Brief): Slot<string> | null {
  const [first = ''] = prompt.split(/[.!?;\n](?:\s|$)/u, 1);
  const at = address?.spans[0]?.start ?? 0;
  const before = prompt.slice(Math.max(0, at - 80), at);
  const found =
    (at > 0 ? beforeAddress.exec(before) : null) ??
    joined.exec(first.slice(0, 300)) ??
    setOff.exec(first.slice(0, 300)) ??
    alone(first.slice(0, 300)) ??
    announced.exec(first.slice(0, 300));
  const value = found?.groups?.['name'];
  if (found === null || value === undefined) return null;
  if (isKnownTown(value.toLowerCase())) return null;
  if (value === place?.value && !alone(first)) return null;
  const start = prompt.indexOf(value, found.input === before ? Math.max(0, at - 80) : 0);
  return { value, spans: [{ start, end: start + value.length }] };
}

/** The name of an English prompt that stands where only the whole of its sentence tells it; what was read in it is not on offer. */
export function mendName(read: Brief): Brief {
  const brief = withNameBehind(mendTold(mendBrackets(withTownOfAddress(read))));
  const name = brief.name === null ? findName(brief) : null;
  if (name === null) return brief;
  const isInside = (slot: Slot<unknown>): boolean =>
    slot.spans.some((one) => name.spans.some(({ start, end }) => start < one.end && end > one.start));
  const cut = brief.offer?.value.startsWith(`${name.value} `) === true;
  const isSite = /^(?:web)?(?:site|page)$/iu.test(brief.offer?.value ?? '');
  return {
    ...brief,
    name,
    place: brief.place?.value === name.value ? null : brief.place,
    offer: isSite
      ? null
      : cut && brief.offer
        ? { ...brief.offer, value: brief.offer.value.slice(name.value.length + 1) }
        : brief.offer,
    phrases: brief.phrases.filter((phrase) => !isInside(phrase)),
    parts: brief.parts.filter((part) => !isInside(part)),
    colours: brief.colours.filter((colour) => !isInside(colour)),
    items: brief.items.filter((item) => item.value.price !== undefined || !isInside(item)),
  };
}
