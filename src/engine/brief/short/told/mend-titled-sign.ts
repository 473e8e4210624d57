import type { Brief } from '@/domain/site/brief';

const small = 'at|of|in|on|the|and|by|for|to|with|under|over';
const sign = new RegExp(
  String.raw`^[^.:\n]{0,40}?\b(?:site|website|page|homepage)\sfor\s(?:an?|my|our|the)\s(?<what>[^.:,\n]{3,40}):\s(?<name>\p{Lu}[\p{L}\d’'&-]*(?:\s(?:(?:${small})\s){0,2}\p{Lu}[\p{L}\d’'&-]*){1,4})(?:,\s(?<town>\p{Lu}\p{Ll}[\p{L}’'-]+(?:\s\p{Lu}\p{Ll}+)?))?(?=[,.])`,
  'u',
);
const by = /\b(?:by|chef|cook|host|with)\s$/iu;

/** "site for a supper club: Supper at Number Nine, Bristol": what stands behind the colon is the sign, then the town. */
export function mendTitledSign(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? sign.exec(brief.prompt) : null;
  const { name, town } = found?.groups ?? {};
  if (!found || name === undefined) return brief;
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
