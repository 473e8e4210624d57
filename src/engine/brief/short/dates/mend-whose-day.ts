import type { Brief } from '@/domain/site/brief';

const day = String.raw`(?:(?:every|each|on|the|first|second|third|fourth|last|1st|2nd|3rd|4th)\s){0,3}(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b`;
const told = new RegExp(
  String.raw`(?:^|[,;.:]\s|\s[–—-]\s|\band\s)(?<what>\p{L}[\p{L}'’ -]{2,30}?)\s(?=${day})`,
  'giu',
);
const noThing =
  /\b(?:we|i|it|they|open|closed|meets?|meeting|runs?|is|are|and|or|from|until|till|by|before|every|each|on|the|next|this)$/iu;

/** "Sikh community centre - langar every Sunday": what takes place on the day stands before it, and is not the house. */
export function mendWhoseDay(read: Brief): Brief {
  const brief = {
    ...read,
    // "WI meets"
    items: read.items.map((item) =>
      item.value.when !== undefined && /\smeets?$/iu.test(item.value.name)
        ? { ...item, value: { ...item.value, name: 'We meet' } }
        : item,
    ),
  };
  const offer = brief.offer?.value.toLowerCase();
  if (offer === undefined || !brief.items.some(({ value }) => value.name.toLowerCase() === offer))
    return brief;
  return {
    ...brief,
    items: brief.items.map((item) => {
      if (item.value.when === undefined || item.value.name.toLowerCase() !== offer) return item;
      const when = item.value.when.toLowerCase();
      const found = [...brief.prompt.matchAll(told)].find(({ index, 0: words }) =>
        brief.prompt
          .slice(index + words.length)
          .toLowerCase()
          .startsWith(when),
      );
      const what = found?.groups?.['what']?.trim();
      return what === undefined || noThing.test(what) || what.toLowerCase().includes(offer)
        ? item
        : {
            ...item,
            value: { ...item.value, name: what.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) },
          };
    }),
  };
}
