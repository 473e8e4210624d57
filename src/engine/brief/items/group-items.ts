import type { ListedItem, Slot } from '@/domain/site/brief';

// "Lunch:" before a dish, at the beginning of a sentence or line; or a line of its own over a list.
const label =
  /(?:^|[.;:!?…\n•*-])\s*(?<name>\p{L}[\p{L}\p{M}'’& -]{1,28}?)\s*(?::\s*(?:\n\s*[-•*–]?\s*)?|\n\s*[-•*–]\s*)$/u;
const longestWords = 3;
/** "Fruit boxes: small £12, large £25": a size says nothing without what it is of. */
const size =
  /^(?:(?:extra )?(?:small|medium|large|big|half|full|mini|pequeñ[oa]|median[oa]|grande|petite?|moyen(?:ne)?|klein[es]?|mittel(?:gro(?:ß|ss)e?)?|groß[es]?|pequen[oa]|médi[oa]|piccol[oa]|medi[oa]|media|middel|groot|grote|kleine|mał[aey]|średni[ae]?|duż[aey]|küçük|orta|büyük|קטנ(?:ה|ים)?|קטן|בינוני(?:ת)?|גדול(?:ה)?|صغير(?:ة)?|متوسط(?:ة)?|كبير(?:ة)?)|[smlx]{1,3})$/iu;
/** "Prices by size: small £32", "Three service levels: Basic £35, Full £75": how they are told apart, and nothing they are of. */
const unnamed =
  /^(?:(?:two|three|four|five|six|our|the|\d+)\s.*|(?:.*\s)?(?:sizes?|levels?|tiers?|packages?|prices?|pricing|options?|plans?|rates?|fees|costs?|charges|price list|memberships?|menu|services?))$|^prices?\s|^(?:(?:los |las |les |die |os |i |le )?(?:planes|tarifas|precios|paquetes|bonos|opciones|servicios|formules|forfaits|tarifs|prix|offres|prestations|abonnements?|abos?|pläne|tarife|preise|pakete|leistungen|planos|preços|pacotes|serviços|piani|tariffe|prezzi|pacchetti|servizi|abonnementen|prijzen|tarieven|pakketten|diensten|plany|pakiety|ceny|cennik|abonamenty|karnety|usługi|planlar|paketler|fiyatlar|hizmetler|الباقات|الأسعار|תוכניות|מחירים|מסלולים))$/iu;
/** A new sentence that names no group ends the one before it. */
const sentenceEnd = /[.!?…](?:\s|$)|\n\s*\n/u;

/**
 * The items with the group that each was listed under: "Breakfast: granola €7, eggs €9. Lunch: soup €8". One label alone
 * is the name of the list, not of a group in it.
 */
export function groupItems(
  prompt: string,
  items: readonly Slot<ListedItem>[],
): { readonly items: readonly Slot<ListedItem>[]; readonly labels: readonly string[] } {
  const placed = items
    .filter(({ value, spans }) => value.price !== undefined && spans.length > 0)
    .toSorted((one, other) => startOf(one) - startOf(other));
  const groups = new Map<Slot<ListedItem>, string>();
  const labels = new Set<string>();
  let group: string | undefined;
  let end = 0;
  for (const item of placed) {
    const between = prompt.slice(end, Math.max(end, startOf(item)));
    const name = label.exec(between)?.groups?.['name']?.trim();
    if (name !== undefined && name.split(/\s+/u).length <= longestWords) group = name;
    else if (sentenceEnd.test(between)) group = undefined;
    if (group !== undefined) {
      groups.set(item, group);
      labels.add(group);
    }
    end = Math.max(...item.spans.map((span) => span.end));
  }
  if (labels.size < 2)
    return { items: followSizes(items).map((item) => nameSize(item, groups.get(item))), labels: [] };
  return {
    items: items.map((item) => {
      const found = groups.get(item);
      return found === undefined ? item : { ...item, value: { ...item.value, group: found } };
    }),
    labels: [...labels],
  };
}

/** "Baño perro pequeño 28 €, mediano 35 €": a size alone is of the thing before it that has one too. */
function followSizes(items: readonly Slot<ListedItem>[]): readonly Slot<ListedItem>[] {
  let thing: string | undefined;
  return items.map((item) => {
    const { name, price } = item.value;
    const last = name.split(' ').at(-1) ?? '';
    if (price === undefined) return item;
    if (!size.test(name)) {
      thing = size.test(last) && name !== last ? name.slice(0, -last.length).trim() : undefined;
      return item;
    }
    return thing === undefined
      ? item
      : { ...item, value: { ...item.value, name: `${thing} ${name.toLowerCase()}` } };
  });
}

function nameSize(item: Slot<ListedItem>, label: string | undefined): Slot<ListedItem> {
  const { name } = item.value;
  return label !== undefined && size.test(name) && !unnamed.test(label)
    ? { ...item, value: { ...item.value, name: `${label}, ${name.toLowerCase()}` } }
    : item;
}

function startOf({ spans }: Slot<ListedItem>): number {
  return Math.min(...spans.map(({ start }) => start));
}
