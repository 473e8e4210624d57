import type { Brief, Slot } from '@/domain/site/brief';

const tail =
  /\s(?:in|around|near|across|throughout|all over)\s(?:the\s)?(?<town>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)(?:\sarea)?$/u;

/**
 * "I teach manual and automatic around Swindon, £38 an hour": the town behind a thing is where the business is, where no
 * other place was told, and no part of what the thing is called.
 */
export function mendTailTown(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  let place = brief.place;
  const towns = new Set<string>();
  for (const { value, spans } of brief.items) {
    const town = value.price === undefined ? undefined : tail.exec(value.name)?.groups?.['town'];
    const [span] = spans;
    if (town === undefined || !span || value.section === 'events' || value.when !== undefined) continue;
    const start = brief.prompt.indexOf(town, span.start);
    if (start < 0 || (place && place.value !== town)) continue;
    place ??= { value: town, spans: [{ start, end: start + town.length }] };
    towns.add(town);
  }
  if (towns.size === 0) return brief;
  const cut = (text: string): string => {
    const town = tail.exec(text)?.groups?.['town'];
    return town !== undefined && towns.has(town) ? text.replace(tail, '') : text;
  };
  return {
    ...brief,
    place,
    phrases: brief.phrases.map((phrase): Slot<string> => ({ ...phrase, value: cut(phrase.value) })),
    items: brief.items.map((item) => ({ ...item, value: { ...item.value, name: cut(item.value.name) } })),
  };
}
