import type { Brief, Exclusion, Slot, Span } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

/** "aus Halle (Saale)", "en Cabra (Córdoba)": where a place lies is nothing on offer. */
export function bracketOfPlace(brief: Brief): Brief {
  const place = brief.place?.spans[0];
  const bracket = place ? /^\s\((?<where>[^()]{2,30})\)/u.exec(brief.prompt.slice(place.end)) : null;
  if (!place || !bracket) return brief;
  const end = place.end + bracket[0].length;
  const isElse = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 || !spans.every((one) => one.start >= place.end && one.end <= end);
  return {
    ...brief,
    items: brief.items.filter(isElse),
    phrases: brief.phrases.filter(isElse),
    parts: brief.parts.filter(isElse),
  };
}

const pair = /^(\p{Lu}[\p{L}-]+) (e|y|et|i) (?:d[aoe]s?|di|d[’'])\s?(\p{Lu}[\p{L}-]+)$/u;
const both = /^(?:casal|pareja|couple|paar|coppia|koppel|stel|para|çift|زوجان|זוג)$/iu;
const blogOf = /^(?:(?:un|um|ein|een|uno)\s)?(?<what>blog(?:ue)?\s(?:de|di|sobre|su|über|over|o)\s\p{L}+)/iu;
/** "Blog de viagem da Luiza e do Caio, um casal": two by their names, and what it is that they write. */
export function blogOfTwo(brief: Brief): Brief {
  const name = brief.name?.value.replace(pair, '$1 $2 $3');
  const isBoth = both.test(brief.offer?.value ?? '');
  const what = isBoth ? blogOf.exec(brief.prompt)?.groups?.['what'] : undefined;
  if (name === brief.name?.value && !isBoth) return brief;
  return {
    ...brief,
    name: brief.name && name !== undefined ? { ...brief.name, value: name } : brief.name,
    offer: !isBoth
      ? brief.offer
      : what === undefined
        ? null
        : {
            value: what,
            spans: [{ start: brief.prompt.indexOf(what), end: brief.prompt.indexOf(what) + what.length }],
          },
  };
}

const inside = (spans: readonly Span[], start: number, end: number): boolean =>
  spans.length > 0 && spans.every((one) => one.start >= start && one.end <= end);
/** "Nossa kombi quebrou em Salta": what stands between marks is called so, with its first word. */
export const quotedWhole = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) => {
    const quote = brief.quotes.find(
      ({ value, spans: [span] }) =>
        (value.use === 'item' || value.use === 'other') &&
        span !== undefined &&
        inside(item.spans, span.start, span.end),
    );
    const isCut =
      quote !== undefined &&
      item.value.price === undefined &&
      item.value.name.length < quote.value.text.length &&
      quote.value.text.toLowerCase().endsWith(item.value.name.toLowerCase());
    return isCut ? { ...item, value: { ...item.value, name: quote.value.text } } : item;
  }),
});

const noOrders = lean(
  /(?<!\p{L})(?:sin (?:pedidos|compras?|venta) (?:online|por internet)|(?:pas de|sans) (?:commandes?|vente) en ligne|keine? online[- ]?bestellung\p{L}*|ohne online[- ]?bestellung\p{L}*|sem (?:encomendas|pedidos|vendas?) online|(?:niente|senza) (?:ordini|vendita) online|geen online bestel\p{L}*|bez zamówień (?:online|przez internet)|(?:online|internetten) (?:sipariş|satış) (?:olmasın|yok|istemiyor\p{L}*)|(?:بدون|لا) طلب\p{L}* (?:أونلاين|اونلاين|عبر الإنترنت)|בלי הזמנות (?:אונליין|באינטרנט))(?!\p{L})/iu,
);
const orders: readonly Exclusion[] = ['products', 'cart', 'checkout'];
/** "Online sipariş olmasın": nothing there can be ordered. */
export function withoutOrders(brief: Brief): Brief {
  const found = noOrders.exec(brief.prompt);
  if (!found) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const known = new Set<string>(brief.excluded.map(({ value }) => value));
  // A shop with a door still shows what it has.
  const isShown =
    brief.kind.value === 'shop' && brief.items.some(({ value }) => value.section === 'products');
  const unwanted = isShown ? orders.slice(1) : orders;
  const refused = new Set<string>(unwanted);
  return {
    ...brief,
    excluded: [
      ...brief.excluded,
      ...unwanted.filter((one) => !known.has(one)).map((value) => ({ value, spans: [span] })),
    ],
    sections: brief.sections.filter(({ value }) => !refused.has(value)),
    behaviours: brief.behaviours.filter(({ value }) => value !== 'cart'),
  };
}

const opened =
  /\s(?:açtım|açtık|açıyorum|açıyoruz|açacağım|açacağız|işletiyorum|işletiyoruz|kurdum|kurduk|kuruyorum)$/iu;
/** "kahve dükkanı açtım": that it was opened is no part of what it is; "filtre kahve" is a coffee. */
export function openedInTurkish(brief: Brief): Brief {
  if (brief.spoken !== 'tr') return brief;
  const value = brief.offer?.value.replace(opened, '');
  const [span] = brief.offer?.spans ?? [];
  return {
    ...brief,
    offer:
      brief.offer && value !== undefined && value !== brief.offer.value
        ? { value, spans: span ? [{ start: span.start, end: span.start + value.length }] : [] }
        : brief.offer,
    behaviours: brief.behaviours.filter(
      (slot) =>
        slot.value !== 'filter' ||
        slot.spans.length === 0 ||
        !slot.spans.every(({ start }) => /^filtre kahve/iu.test(brief.prompt.slice(start))),
    ),
  };
}

const sayings = lean(
  /^(?:(?:wordt |gedeeltelijk )?vergoed(?!\p{L})|cubiert[oa]s? por|reembols\p{L}+|remboursée?s?|pris en charge|von der (?:kranken)?kasse|rimborsabil\p{L}+|comparticipad\p{L}+|refundowan\p{L}+|sgk|sigorta (?:ile|kapsam)|مغطى|مشمول|בהחזר|החזר)/iu,
);
/** "vergoed door de verzekering": who pays in the end is told, and is nothing on offer. */
export const toldNotSold = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.filter(({ value }) => value.price !== undefined || !sayings.test(value.name)),
});

const reply =
  /(?<!\p{L})(?:confirm(?:er|ez|ar|en|ad|a|e|em|ate|are)\s(?:votre|leur|sa|la|su|vuestra|a|sua|la vostra)\s(?:venue|présence|participation|asistencia|presença|presenza|partecipazione)|rsvp|um (?:zusage|rückmeldung|antwort)|zu- oder absag\p{L}+|laat weten of je komt|potwierdz\p{L}+ (?:obecności|przybycia|udział\p{L}*)|katılım\p{L}* (?:bildir|teyit|onay)\p{L}*|تأكيد الحضور|אישור הגעה)(?!\p{L})/iu;
/** "merci de confirmer votre venue avant le 1er octobre": guests reply, and nothing takes place on that day. */
export function replyAsked(brief: Brief): Brief {
  const found = brief.kind.value === 'event' ? reply.exec(brief.prompt) : null;
  if (!found) return brief;
  const meets = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => start < found.index + found[0].length && end > found.index);
  const has = brief.sections.some(({ value }) => value === 'rsvp');
  const span = { start: found.index, end: found.index + found[0].length };
  return {
    ...brief,
    items: brief.items.filter((item) => item.value.price !== undefined || !meets(item)),
    parts: brief.parts.filter((part) => !meets(part)),
    sections: [
      ...brief.sections.filter((slot) => slot.value !== 'events' || !meets(slot)),
      ...(has ? [] : [{ value: 'rsvp' as const, spans: [span] }]),
    ],
  };
}
