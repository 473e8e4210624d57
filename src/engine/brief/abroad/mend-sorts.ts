import type { Brief, Slot } from '@/domain/site/brief';

const bracket =
  /(?<=^|[.,:;\n]\s?|[.,:;\n])\s*(?<head>\p{L}[\p{L}'’ -]{2,40}?)\s?\((?<inside>[^()\n]{6,300})\)/gu;
const priceWord =
  /pre[cçz]|prix|preis|prij|cen[ay]|tarif|listino|fiyat|أسعار|السعر|מחיר|karta|menu|menü|carta|carte|kart[ey]|ementa|cardápio|quarto|zimmer|camer|chambre|habitaci|kamer|poko|غرف|חדר/iu;
const most = 4000;

/** "boerenkaas (jong € 9,80, oud € 14,50)": sorts of what stands before the bracket bear its name. */
export function mendSorts(brief: Brief): Brief {
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  if (priced.length < 2) return brief;
  const heads = [...brief.prompt.slice(0, most).matchAll(bracket)].flatMap((match) => {
    const head = match.groups?.['head'] ?? '';
    const start = match.index + match[0].indexOf(head);
    const end = match.index + match[0].length;
    const inside = priced.filter(({ spans }) =>
      spans.some((one) => one.start > start + head.length && one.end <= end),
    );
    const isIn = ({ spans }: Slot<unknown>): boolean =>
      spans.some((one) => one.start < start + head.length && one.end > start);
    // A thing on offer, not "precios (…)" or "camere (…)".
    const isThing =
      !priceWord.test(head) &&
      (brief.items.some((item) => item.value.price === undefined && isIn(item)) ||
        ![...brief.sections, ...brief.counts, brief.offer, brief.name, brief.place].some(
          (slot) => slot !== null && isIn(slot),
        ));
    return inside.length > 1 && isThing && inside.every(({ value }) => value.name.split(' ').length <= 3)
      ? [{ head, start, end: start + head.length, inside: new Set(inside) }]
      : [];
  });
  if (heads.length === 0) return brief;
  return {
    ...brief,
    items: brief.items.flatMap((item) => {
      const own = heads.find(({ inside }) => inside.has(item));
      if (own) {
        const head = own.head.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
        return [{ ...item, value: { ...item.value, name: `${head} (${item.value.name})` } }];
      }
      const isHead = heads.some(({ start, end }) =>
        item.spans.some((one) => one.start >= start && one.end <= end),
      );
      return isHead ? [] : [item];
    }),
  };
}
