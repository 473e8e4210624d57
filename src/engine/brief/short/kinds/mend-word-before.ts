import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

/** Kinds of houses whose word often stands before what is made for them or done to them. */
const houses: ReadonlySet<SiteKind> = new Set([
  'nonprofit',
  'hotel',
  'restaurant',
  'bar',
  'cafe',
  'real-estate',
]);
const things =
  /^\s(?:windows?|organs?|bells?|roofs?|pews?|candles?|clocks?|towers?|doors?|floors?|furniture|signs?|kitchens?|textiles|vestments|glass|stone(?:work|masonry)?|plaster(?:work)?|linen|uniforms?|menus?|lighting|chairs?|tables?|sofas?|curtains?|carpets?|boilers?|ovens?|equipment|cleaning|cleaners?|repairs?|restorations?|refits?|supplies)(?=[\s,.:;]|$)/iu;
/** What is done by those who come to a house. */
const comes =
  /\b(?:glaz\p{L}*|clean\p{L}*|repairs?|roof\p{L}*|plumb\p{L}*|heating|electric\p{L}*|pest|lock\p{L}*|damp|drain\p{L}*)\b/iu;
const least = 2;
const house = /\b(?:church|chapel|hotel|pub|bar|restaurant|caf[eé])(?=\s)/iu;

/** "Emergency glazing and church windows, boarding up £90": what is done to a church is no congregation. */
export function mendWordBefore(brief: Brief): Brief {
  const { prompt, kind, items, offer } = brief;
  if (brief.language.value !== 'en' || !houses.has(kind.value)) return brief;
  const priced = items.filter(({ value }) => value.price !== undefined);
  const spans = kind.spans.length > 0 ? kind.spans : (offer?.spans ?? []);
  const word = kind.spans.length > 0 ? null : house.exec(offer?.value ?? '');
  const start = spans[0]?.start ?? -1;
  const isBefore =
    word === null
      ? spans.length > 0 && spans.every(({ end }) => things.test(prompt.slice(end)))
      : start >= 0 && things.test((offer?.value ?? '').slice(word.index + word[0].length));
  if (!isBefore || priced.length < least) return brief;
  // "Emergency glazing and church windows": the half that names no house.
  const halves = (offer?.value ?? '').split(/\s(?:and|&)\s/u);
  const half = halves.length === 2 ? halves.find((one) => !house.test(one)) : undefined;
  return {
    ...brief,
    offer: offer && half !== undefined ? { ...offer, value: half } : offer,
    kind: { value: comes.test(prompt.split(/[.:\n]/u, 1)[0] ?? '') ? 'home-services' : 'unknown', spans: [] },
    items: items.map((item) =>
      item.value.section === 'menu' || item.value.section === 'rooms' || item.value.section === 'donation'
        ? { ...item, value: { ...item.value, section: 'pricing' as const } }
        : item,
    ),
  };
}
