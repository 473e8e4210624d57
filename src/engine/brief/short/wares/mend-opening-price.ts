import type { Brief, Slot } from '@/domain/site/brief';
import { isKnownTown } from '../../words/ordinary-words';

// "plumber in Leeds", "Dog walker Exeter": what stands between the offer and its price.
const linked =
  /^(?:\sfor\s[\p{L}\s’'-]{2,50}?)?\s(?:in|near|around|covering|across)\s(?:the\s)?(?<town>\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2})$/u;
const bare = /^\s(?<town>\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,2})$/u;
const capitals = /^\p{Lu}[\p{L}’'-]*(?:\s(?:\p{Lu}[\p{L}’'-]*|on|upon|under|of|and|the))*$/u;

/**
 * "Man with a van Brighton £40 an hour": what the business does, where, and what it costs stand in one breath, and were read as
 * a thing called "van Brighton". The price is the offer's, and the town a place.
 */
export const mendOpeningPrice = (brief: Brief): Brief => {
  const { language, offer, prompt, items, place } = brief;
  const [said] = offer?.spans ?? [];
  const item = items.find(({ value, spans: [name] }) => {
    if (!said || !name || value.price === undefined) return false;
    return name.start >= said.start && name.start < said.end && name.end > said.end;
  });
  const end = item?.spans[0]?.end;
  if (language.value !== 'en' || !offer || !said || !item || end === undefined) return brief;
  const between = prompt.slice(said.end, end);
  const named = linked.exec(between)?.groups?.['town'];
  const town = named ?? bare.exec(between)?.groups?.['town'] ?? '';
  const isPlace = isKnownTown(town.toLowerCase()) || (named !== undefined && capitals.test(named));
  if (!isPlace) return brief;
  const at: Slot<string>['spans'][number] = { start: end - town.length, end };
  const name = prompt.slice(said.start, said.end);
  return {
    ...brief,
    place: place ?? {
      value: town.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toLocaleUpperCase('en')),
      spans: [at],
    },
    items: items.map((one) =>
      one === item ? { ...one, value: { ...one.value, name }, spans: [said, ...one.spans.slice(1)] } : one,
    ),
  };
};
