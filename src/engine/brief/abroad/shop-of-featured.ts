import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';

const featured =
  /destacad[oa]s|mis(?:es)? en avant|ausgewählte|hervorgehobene|em destaque|in evidenza|uitgelichte|polecan\p{L}*|wyróżnion\p{L}*|öne çıkan|مميزة|נבחר(?:ים|ות)|מומלצ(?:ים|ות)/iu;
const bought =
  /(?<!\p{L})(?:compr\p{L}*|achet\p{L}*|kaufen|bestellen|acquist\p{L}*|koop|kopen|kup|suscripci\p{L}*|abonnem\p{L}*|abo|assinatura|abbonament\p{L}*|subskrypcj\p{L}*|satın|tienda online|boutique en ligne|onlineshop|webshop)(?!\p{L})|اشتر|اشتراك|קנו|מנוי/iu;
const seated = /reserv|réserv|prenot|tisch|mesa|table|tafel|stolik|rezerv|حجز|הזמנת מקום/iu;
const counters = new Set<string>([
  'cafe',
  'bakery',
  'restaurant',
  'unknown',
  'product',
  'portfolio',
  'studio',
  'bar',
  'nonprofit',
  'hotel',
  'salon',
  'spa',
]);
/** "tres cafés destacados (… 14,50 €)" with a subscription and a button that buys: goods that are sent, and no counter with tables. */
export function shopOfFeatured(brief: Brief): Brief {
  const { prompt, kind } = brief;
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  if (
    !counters.has(kind.value) ||
    priced.length < 2 ||
    !featured.test(prompt) ||
    !bought.test(prompt) ||
    seated.test(prompt)
  )
    return brief;
  const has = (type: SectionType): boolean => brief.sections.some(({ value }) => value === type);
  return {
    ...brief,
    kind: { ...kind, value: 'shop' },
    // "pour les gîtes et hôtels": whom they send to, and not what they are.
    offer: (brief.offer?.spans[0]?.start ?? 0) > (priced[0]?.spans[0]?.start ?? 0) ? null : brief.offer,
    items: brief.items.map((item) =>
      item.value.price === undefined
        ? item
        : { ...item, value: { ...item.value, section: 'products' as const } },
    ),
    sections: [
      ...brief.sections.filter(({ value }) => !['menu', 'team', 'services', 'pricing'].includes(value)),
      ...(has('products') ? [] : [{ value: 'products' as const, spans: [] }]),
    ],
  };
}
