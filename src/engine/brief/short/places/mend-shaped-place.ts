import type { Brief } from '@/domain/site/brief';
import { appKinds } from '@/domain/site/vocabulary';

const apps = new Set<string>(appKinds);
/** "Sutton-on-Sea", "Stow-on-the-Wold": a town, by its shape. */
const joined =
  /(?<![\p{L}-])\p{Lu}\p{Ll}+-(?:on|upon|in|under|by|le|next|super|juxta)-(?:the-)?\p{Lu}\p{Ll}+(?![\p{L}-])/u;
const month = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\\p{Ll}*';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:[-–]|to|and|&)\s?\d{1,2}(?:st|nd|rd|th)?)?\s${month}(?:,?\s\d{4})?`;
const capital = String.raw`\p{Lu}[\p{L}’'-]*`;
const town = String.raw`(?<town>${capital}(?:\s${capital}){0,2})`;
const venue = String.raw`(?<venue>(?:the\s|The\s)?${capital}(?:\s(?:(?:of|the|and|&)\s)?${capital}|\s\d{1,3}){0,4})`;
/** "at Gallery 9, Margate, 3–28 June 2027". */
const before = new RegExp(
  String.raw`\bat\s${venue},\s${town},\s(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\s)?(?=${day})`,
  'u',
);
/** "“SALT FLATS”, 2–4 July 2027, Camber." */
const behind = new RegExp(
  String.raw`${day},\s(?:at\s)?(?:${venue},\s)?${town}(?=[.:;\n]|,\s\p{Ll}|\s?$)`,
  'u',
);

/** Where a short prompt is told no place by its words, the shape of a town or its stand beside the day may tell one. */
export function mendShapedPlace(brief: Brief): Brief {
  const { prompt, place, name, address } = brief;
  if (place !== null || brief.language.value !== 'en' || apps.has(brief.kind.value)) return brief;
  const isEvent = brief.kind.value === 'event';
  const found = joined.exec(prompt) ?? (isEvent ? (before.exec(prompt) ?? behind.exec(prompt)) : null);
  const value = found?.groups?.['town'] ?? found?.[0];
  if (!found || value === undefined || name?.value.includes(value) === true) return brief;
  const house = found.groups?.['venue'];
  const start = prompt.indexOf(
    value,
    found.index + (house === undefined ? 0 : found[0].indexOf(house) + house.length),
  );
  const spans = [{ start, end: start + value.length }];
  return {
    ...brief,
    place: { value, spans },
    address: address ?? (house === undefined ? null : { value: `${house}, ${value}`, spans }),
    phrases: brief.phrases.filter((phrase) => !value.includes(phrase.value)),
  };
}
