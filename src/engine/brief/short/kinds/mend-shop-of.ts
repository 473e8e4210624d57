import type { Brief } from '@/domain/site/brief';

const anyShop = /^(?:(?:online|web|small|little|new|my|our)\s)*(?:web)?(?:shop|store)$/iu;
const wares = /^,\s(?:(?:selling|for|of|with)\s)?(?<what>\p{L}[\p{L}' -]{3,40}?)(?=\s?[:.\n]|$)/u;

/** "Online shop for Fern & Flint, handmade ceramics: …": what stands behind the name is what the shop is about. */
export function mendShopOf(brief: Brief): Brief {
  const { prompt, offer, name } = brief;
  const end = name?.spans[0]?.end;
  if (brief.kind.value !== 'shop' || end === undefined || (offer && !anyShop.test(offer.value))) return brief;
  const rest = prompt.slice(end);
  const what = wares.exec(rest)?.groups?.['what'];
  if (what === undefined || what.split(' ').length > 4) return brief;
  const start = end + rest.indexOf(what);
  // A town or a look behind the name is sold by nobody.
  const others = [
    brief.place,
    brief.style,
    brief.address,
    ...brief.tone,
    ...brief.colours,
    ...brief.sections,
  ];
  if (others.some((slot) => slot?.spans.some((one) => one.start < start + what.length && one.end > start)))
    return brief;
  return { ...brief, offer: { value: what, spans: [{ start, end: start + what.length }] } };
}
