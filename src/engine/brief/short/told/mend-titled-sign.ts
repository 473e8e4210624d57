import type { Brief } from '@/domain/site/brief';

const small = 'at|of|in|on|the|and|by|for|to|with|under|over';
const sign = new RegExp(
  String.raw`^[^.:\n]{0,40}?\b(?:site|website|page|homepage)\sfor\s(?:an?|my|our|the)\s(?<what>[^.:,\n]{3,40}):\s(?<name>\p{Lu}[\p{L}\d’'&-]*(?:\s(?:(?:${small})\s){0,2}\p{Lu}[\p{L}\d’'&-]*){1,4})(?:,\s(?<town>\p{Lu}\p{Ll}[\p{L}’'-]+(?:\s\p{Lu}\p{Ll}+)?))?(?=[,.])`,
  'u',
);
const by = /\b(?:by|chef|cook|host|with)\s$/iu;

/** "site for a supper club: Supper at Number Nine, Bristol": what stands behind the colon is the sign, then the town. */
export function mendTitledSign(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const found = sign.exec(brief.prompt);
  const { name, town } = found?.groups ?? {};
  if (!found || name === undefined) return withEndedSign(brief);
  const start = brief.prompt.indexOf(name);
  const end = start + name.length;
  const at = brief.name?.spans[0]?.start ?? 0;
  const isOther = brief.name === null || (at > end && by.test(brief.prompt.slice(0, at)));
  const isInside = brief.place?.spans.some((span) => span.start < end && span.end > start) === true;
  const townAt = town === undefined ? -1 : brief.prompt.indexOf(town, end);
  const cook = brief.name;
  return {
    ...brief,
    name: isOther ? { value: name, spans: [{ start, end }] } : brief.name,
    place:
      town !== undefined && (isInside || brief.place === null)
        ? { value: town, spans: [{ start: townAt, end: townAt + town.length }] }
        : brief.place,
    phrases: brief.phrases.filter(({ spans }) => !spans.some((span) => span.start < end && span.end > start)),
    items:
      isOther && cook !== null && !brief.items.some(({ value }) => value.name === cook.value)
        ? [...brief.items, { value: { section: 'team', name: cook.value }, spans: cook.spans }]
        : brief.items,
  };
}

const ended = new RegExp(
  String.raw`^[^.!?\n]{20,160}?(?:,|:)\s(?<name>\p{Lu}[\p{L}\d’'&-]*(?:\s(?:(?:${small})\s){0,2}\p{Lu}[\p{L}\d’'&-]*){0,3})\.(?=\s|$)`,
  'u',
);

/** "Charity that … in Kent, Wheels for Carers.", "online orders in Hove: Crumbless.": the sign ends the first sentence. */
function withEndedSign(brief: Brief): Brief {
  const name = brief.name === null ? ended.exec(brief.prompt)?.groups?.['name'] : undefined;
  if (name === undefined || brief.place?.value === name) return brief;
  // "…, Hampshire.": one word behind a comma is where it is.
  const start = brief.prompt.indexOf(name);
  const before = brief.prompt.slice(0, start);
  if (!name.includes(' ') && !/:\s$/u.test(before)) return brief;
  // "Bath and the Mendips" is where somebody comes, and the last of several names is one of them.
  if (/\sand\s/u.test(name) || /[,:]\s["“]?\p{Lu}[^,]{1,40},\s(?:and\s)?$/u.test(before)) return brief;
  if (/^(?:The )?(?:North|South|East|West|County|Greater|Upper|Lower|Isle|New|St|Great|Little)\b/u.test(name))
    return brief;
  const place =
    brief.place?.value.endsWith(`, ${name}`) === true
      ? { ...brief.place, value: brief.place.value.slice(0, -name.length - 2) }
      : brief.place;
  return { ...brief, place, name: { value: name, spans: [{ start, end: start + name.length }] } };
}
