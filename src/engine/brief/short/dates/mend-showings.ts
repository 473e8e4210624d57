import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const month = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December)`;
const shown = new RegExp(
  String.raw`(?:^|[.;\n,]\s)(?<when>${month}|Next|Tonight)\s?:\s["“]?(?<what>(?!\d)\p{Lu}[^.;\n:"”]{2,60}?)["”]?(?=[.;\n]|,\s${month}\s?:|$)`,
  'gu',
);
const often = /\s(?:once|twice|three times)\s(?:a|per|each|every)\s(?:week|fortnight|month|year)$/iu;

/** "Village cinema once a month … September: The Great Escaper.": what is on in which month, and how often is no part of the trade. */
export function mendShowings(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const offer = brief.offer && { ...brief.offer, value: brief.offer.value.replace(often, '') };
  const items = [...brief.prompt.matchAll(shown)].map(({ 0: all, groups, index }): Slot<ListedItem> => ({
    value: { section: 'events', name: groups?.['what'] ?? '', when: groups?.['when'] ?? '' },
    spans: [{ start: index, end: index + all.length }],
  }));
  if (items.length === 0) return { ...brief, offer };
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) =>
      items.some((item) => item.spans.some((one) => start < one.end && end > one.start)),
    );
  return {
    ...brief,
    offer,
    date: brief.date && isIn(brief.date) ? null : brief.date,
    items: [...brief.items.filter((item) => !isIn(item)), ...items],
    parts: brief.parts.filter((part) => !isIn(part)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
  }; // prettier-ignore
}
