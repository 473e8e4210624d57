import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { lean } from '../words/lean-letters';

const readFrom = 6000;

/** "Nada de tienda online", "bez sklepu internetowego", "لا أريد متجرًا": nothing is to be bought on the site. */
const noShop = lean(
  /(?<!\p{L})(?:(?:nada de|sin|no (?:quiero|queremos|necesito|necesitamos|hace falta)(?: una)?|sem|não (?:quero|queremos|preciso de)(?: uma?)?|nada de uma)\s(?:tienda|loja)(?:\s(?:online|en línea|virtual))?|(?:pas de|sans|pas besoin de|aucune?)\s(?:boutique|vente)(?:\sen ligne)?|(?:kein(?:en)?|ohne|brauche keinen)\s(?:online-?shop|webshop|shop|onlinehandel|online-?bestellung(?:en)?|online-?verkauf)|(?:niente|senza|nessun[oa]?|non (?:voglio|serve|vogliamo)(?: un[oa]?)?)\s(?:negozio|shop|e-?commerce|vendita)(?:\sonline)?|(?:geen|zonder)\s(?:webshop|webwinkel|online winkel|winkel)|(?:bez|nie (?:chc[ęe]my?|potrzebuj[ęe]my?))\s(?:sklepu|sprzedaży)(?:\s(?:internetowego|online))?|(?:online )?(?:mağaza|satış)(?:\p{L}{0,3})\s(?:istemiyor\p{L}*|olmasın|yok|gerekmiyor))(?!\p{L})|(?:بدون|لا أريد|لا نريد|من دون)\s(?:متجر|بيع)|(?:בלי|ללא|לא (?:צריך|צריכה|רוצים))\s(?:חנות|מכירה)/iu,
);

/** A prompt that refuses an online shop: what it names with a price is told, and nothing is put into a cart. */
export function mendRefused(brief: Brief): Brief {
  if (!noShop.test(brief.prompt.slice(0, readFrom))) return brief;
  // A shop with a door still shows its wares.
  if (brief.kind.value === 'shop') return withoutCart(brief);
  const told = (item: Slot<ListedItem>): Slot<ListedItem> =>
    item.value.section === 'products' ? { ...item, value: { ...item.value, section: 'services' } } : item;
  const refused = (['products', 'cart', 'checkout'] as const).filter(
    (type) => !brief.excluded.some(({ value }) => value === type),
  );
  const sections = brief.sections.filter(({ value }) => !['products', 'cart', 'checkout'].includes(value));
  return {
    ...brief,
    items: brief.items.map(told),
    sections,
    excluded: [...brief.excluded, ...refused.map((value) => ({ value, spans: [] }))],
  };
}

/** A course in the shop is none of its wares. */
const taught =
  /kurs|cours|corso|cursus|curso|taller|atelier|workshop|warsztat|stage|clase|aula|lezion|verkostung|cata|dégustation|degusta|proeverij|lesung|lectura|lecture/iu;

function withoutCart(brief: Brief): Brief {
  const isSold = ({ value }: { readonly value: string }): boolean => value === 'cart' || value === 'checkout';
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !isSold(slot)),
    items: brief.items.map((item) =>
      item.value.section === 'products' && taught.test(item.value.name)
        ? { ...item, value: { ...item.value, section: 'services' as const } }
        : item,
    ),
    behaviours: brief.behaviours.filter((slot) => !isSold(slot)),
    excluded: [
      ...brief.excluded.filter(({ value }) => value !== 'products' && !isSold({ value })),
      { value: 'cart', spans: [] },
      { value: 'checkout', spans: [] },
    ],
  };
}
