import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const school =
  /^(?:(?:una?|une?|eine?|uma?|een|l['’]|la|die|de)\s?)?(?:(?:kleine?|petite|pequeña|piccola|pequena)\s)?(?:escuelas?|école|escola|scuola|schule|szko[lł][aęyi]|school|okul\p{L}*|\p{L}{3,}schule|\p{L}{3,}school|\p{L}+\s(?:okulu|kursu)|\p{L}+\s(?:okulu|kursu)muz|مدرسة|معهد|בית ספר)(?!\p{L})/iu;
const mistaken = new Set<SiteKind>(['shop', 'studio', 'product', 'auto', 'portfolio', 'florist']);
const noSchool = /^(?:okul (?:öncesi|servis)|school(?:foto|plein))/iu;

/** "szkoła ceramiki": whoever calls itself a school teaches, whatever is made there. */
export function schoolByHead(brief: Brief): Brief {
  const { offer, kind, items } = brief;
  if (!offer || !mistaken.has(kind.value) || !school.test(offer.value) || noSchool.test(offer.value))
    return brief;
  return {
    ...brief,
    kind: { value: 'course', spans: offer.spans },
    behaviours: brief.behaviours.filter(({ value }) => value !== 'cart'),
    items: items.map((item) =>
      item.value.section === 'products'
        ? {
            ...item,
            value: {
              ...item.value,
              section: item.value.price === undefined ? ('services' as const) : ('pricing' as const),
            },
          }
        : item,
    ),
  };
}
