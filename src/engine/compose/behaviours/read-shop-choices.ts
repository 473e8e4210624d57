/** What every thing of a shop comes in: the word for it and the choices. */
export type ShopChoice = { readonly label: string; readonly options: readonly string[] };

const lead =
  /\b(?<word>sizes?|flavou?rs?|scents?|materials?|finish(?:es)?|tallas?|tailles?|größen?|tamanhos?|taglie|maten|rozmiary|bedenler)\b\s*(?:(?:are|in|of|from|:|\()\s*)?(?<list>[^.;:()\n]{2,90})/giu;
const joint = /\s*[,/|]\s*(?:(?:and|or|y|o|et|ou|und|oder|e|en)\s+)?|\s+(?:and|or|y|o|et|ou|und|oder|en)\s+/u;
const word =
  /^(?:x{0,3}[sl]|m|[\p{L}][\p{L}'’-]{1,14}(?: [\p{L}'’-]{2,12})?|\d{1,4}(?:[.,]\d)?\s?(?:cm|mm|ml|cl|l|g|kg|oz|inch|in|")?)$/iu;
const other =
  /\b(?:free|delivery|shipping|cart|checkout|filters?|search|price|prices|colou?rs?|chart|guide|only|with|for|on|at|by|all|available)\b/iu;

/** "Sizes small and large", "in sizes S, M, L": what a buyer chooses of every thing; null where the prompt names fewer than two. */
export function readShopChoice(prompt: string): ShopChoice | null {
  for (const { groups } of prompt.matchAll(lead)) {
    const options: string[] = [];
    for (const piece of (groups?.['list'] ?? '').split(joint)) {
      const text = piece.trim();
      if (!word.test(text) || other.test(text)) break;
      options.push(text.length <= 3 ? text.toUpperCase() : text.charAt(0).toUpperCase() + text.slice(1));
    }
    const label = (groups?.['word'] ?? '').toLowerCase();
    const one = label.replace(/shes$/u, 'sh').replace(/(?<=[^s])s$/u, '');
    if (options.length > 1)
      return {
        label: one.charAt(0).toUpperCase() + one.slice(1),
        options: [...new Set(options)].slice(0, 12),
      };
  }
  return null;
}

/** By what a shop is narrowed besides its shelves: the field of its things, the word for it, and what there is. */
export type ShopFacet = ShopChoice & { readonly field: 'size' | 'colour' };

const narrowed = /\bfilter\w*\s(?:\p{L}+\s)?(?:by|for)\s(?<list>[^.;\n]{3,70})/iu;

/** "Filter by size and colour": both as told, else what such goods usually come in. */
export function readShopFacets(prompt: string): readonly ShopFacet[] {
  const list = narrowed.exec(prompt)?.groups?.['list'] ?? '';
  return [...new Set(list.match(/\b(?:size|colou?r)/giu) ?? [])].map((label) => {
    const word = label.toLowerCase();
    const told = word === 'size' ? readShopChoice(prompt)?.options : undefined;
    const usual = word !== 'size' ? 'Blue,Green,Red,Natural' : /\bkids|child|bab(?:y|ies)/iu.test(prompt) ? '0–2 years,3–6 years,7–10 years' : /shoe|boot|trainer|sneaker/iu.test(prompt) ? '36–39,40–43,44–47' : 'S,M,L'; // prettier-ignore
    return {
      field: word === 'size' ? 'size' : 'colour',
      label: word.charAt(0).toUpperCase() + word.slice(1),
      options: told ?? usual.split(','),
    };
  });
}

/** "Filter by price", "with a price filter". */
export const filtersByPrice = (prompt: string): boolean =>
  /\bprice/iu.test(narrowed.exec(prompt)?.groups?.['list'] ?? '') ||
  /\bprice (?:filter|range|slider|limit)s?\b|\bmax(?:imum)?\.? price\b/iu.test(prompt);

/** What a made-up thing of a shop has of a facet: most sizes, one colour. */
export const haveOf = ({ field, options }: ShopFacet, index: number): readonly string[] =>
  options.filter((_, at) => ((at + index) % options.length === 0) !== (field === 'size'));
