import type { Brief, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const sending =
  "frais (?:de port|de livraison|d['’]envoi)|livraison|expédition|env[ií]os?|gastos de envío|portes(?: de envio)?|versand(?:kosten)?|lieferung|porto|frete|entrega|spedizion[ei]|consegna|verzending|bezorging|dostawa|wysyłka|kargo|teslimat|(?:ال)?شحن|(?:ال)?توصيل|(?:ה)?משלוח(?:ים)?";
const given =
  'offerts?e?s?|gratuit\\p{L}*|gratis|grátis|kostenlos\\p{L}*|kostenfrei\\p{L}*|frei|darmow\\p{L}*|ücretsiz|bedava|مجاني\\p{L}*|חינם';
const sum = String.raw`(?:(?:€|₺|₪|R\$)\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?|zł|₺|TL|₪|R\$|ريال|درهم))`;
/** "frais de port offerts dès 60 €", "gratis verzending vanaf € 35", "500 TL üzeri ücretsiz kargo". */
const free = new RegExp(
  String.raw`(?<=[,:.;،]\s?(?:y |et |und |e |en |i |ve )?)(?<told>(?:(?:${sending})\s(?:${given})|(?:${given})\s(?:${sending}))(?:\s\p{L}+){0,4}\s${sum}|${sum}\s(?:\p{L}+\s){0,2}(?:${given})\s(?:${sending}))(?=\s?(?:[,.;،]|$))`,
  'iu',
);
const sold = new Set(['shop', 'florist', 'product', 'bakery', 'cafe']);

/** A sum from which nothing is charged for sending is good to know, and nothing to put into a cart. */
export function sentFree(brief: Brief): Brief {
  const found = sold.has(brief.kind.value) ? free.exec(brief.prompt) : null;
  const told = found?.groups?.['told'];
  if (!found || told === undefined) return brief;
  const span: Span = { start: found.index, end: found.index + told.length };
  const isFree = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    !spans.some(({ start, end }) => start < span.end && end > span.start);
  return {
    ...brief,
    items: brief.items.filter(isFree),
    phrases: [...brief.phrases.filter(isFree), { value: capitalise(told), spans: [span] }],
    parts: brief.parts.filter(isFree),
  };
}
