import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const goes =
  /(?:^|[.,;:!?\n]\s?|\sand\s)(?:i|we)\s(?:(?:also|mostly|mainly|often|regularly)\s)?(?:visit|(?:bring|take)\s(?:it|them|him|her|our\s\p{L}+|the\s\p{L}+)\sto|(?:play|perform|sing|busk|dance)\s(?:at|for)|come to|go to|travel to|appear at)\s(?<list>[^.;:!?\n]{3,140})/iu;
/** Where the list of places ends and the sentence goes on. */
const onward =
  /,?\s(?:up to|from|with|in|on|around|across|near|all over|from|where|who|which|so|but|because|by|using|since)\s.*$|,?\sand\s(?:you|we|i|people|guests|visitors|customers|children|kids|everyone|anyone|they|the|all|bring|take)\s.*$/iu;
const place = /^(?!(?:you|them|it|her|him|us|me|our|my|the)\b)[\p{L}][\p{L}’'-]*(?:\s[\p{L}’'-]+){0,3}$/u;

/** "We visit primary schools and libraries with an inflatable dome": where somebody comes to, each by its name. */
export function toldPlaces({ prompt }: Brief): readonly Slot<ListedItem>[] {
  const found = goes.exec(prompt);
  const list = found?.groups?.['list']?.replace(onward, '');
  if (!found || list === undefined) return [];
  const from = found.index + found[0].length - (found.groups?.['list'] ?? '').length;
  const names = list.split(/,\s(?:and\s|or\s)?|\s(?:and|or|&)\s/u).map((name) => name.trim());
  if (names.length < 2 || !names.every((name) => place.test(name))) return [];
  return names.map((name): Slot<ListedItem> => {
    const start = prompt.indexOf(name, from);
    return {
      value: { section: 'services', name: name.charAt(0).toUpperCase() + name.slice(1) },
      spans: [{ start, end: start + name.length }],
    };
  });
}

const stems = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4));

/** What is offered without what only says the business again: "forage sea vegetables" of a sea vegetable forager. */
export function withoutOwnDeed(brief: Brief): Brief {
  const own = new Set(stems(brief.offer?.value ?? ''));
  const phrases = brief.phrases.filter(({ value }) => stems(value).some((stem) => !own.has(stem)));
  return phrases.length === brief.phrases.length ? brief : { ...brief, phrases };
}
