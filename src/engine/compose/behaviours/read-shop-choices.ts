/** One of several: what it is, and what it costs where that depends on it. */
export type ChoiceOption = { readonly name: string; readonly price?: string };
/** What every thing of a shop comes in, with the stretch of the prompt that tells it. */
export type ToldChoice = {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly start: number;
  readonly end: number;
};
/** What every thing of a shop comes in: the word for it and the choices. */
export type ShopChoice = { readonly label: string; readonly options: readonly string[] };

const nouns = String.raw`sizes?|weights?|lengths?|flavou?rs?|scents?|fragrances?|materials?|finish(?:es)?|grinds?|tallas?|tailles?|größen?|tamanhos?|taglie|maten|rozmiary|bedenler`;
const lead = new RegExp(
  String.raw`\b(?<word>${nouns}|(?<=\b(?:comes?|available|sold|made|choose) (?:in|from) (?:\p{L}+ )?)colou?rs|colou?r (?:options|choices)|(?<=\bin (?:two|three|four|five|six|seven|eight|\d) )colou?rs|(?<=\b(?:two|three|four|five|six|seven|eight|\d) )colou?rs(?=:)|colou?rs(?=:[^.\n]{3,80}\.\s(?:\p{L}+ )?sizes?\b)|(?<=\bsizes?\b[^.\n]{3,90}\.\s)colou?rs(?=:))\b\s*(?:(?:are|in|of|from|:|,|\()\s*)?(?<list>(?:[^.;:()\n]|\.(?=\d)|\((?=[£€$]\s?\d)|(?<=\d)\)){2,120})`,
  'giu',
);
const joint = /\s*[,/|]\s*(?:(?:and|or|y|o|et|ou|und|oder|e|en)\s+)?|\s+(?:and|or|y|o|et|ou|und|oder|en)\s+/u;
const word =
  /^(?:x{0,3}[sl]|m|[\p{L}][\p{L}'’-]{1,14}(?: (?:[\p{L}'’-]{2,12}|& [\p{L}'’-]{2,12}))?|\d{1,4}(?:[.,]\d)?\s?(?:cm|mm|ml|cl|l|g|kg|oz|inch|in|litres?|")?)$/iu;
const other =
  /\b(?:free|delivery|shipping|cart|checkout|filters?|search|price|prices|chart|guide|only|with|for|on|at|by|all|available|request|blog|newsletter|faq|panier|livraison|avis|carrito|cesta|env[ií]os?|warenkorb|versand|lieferung|carrinho|entregas?|carrello|spedizion[ei]|winkelwagen|verzending|koszyk|dostawa|sepet|teslimat|contacto?)\b|^colou?rs?$/iu;
const cost = /\s*(?:[-–:=]\s?|\(|for\s|at\s)?(?<price>(?:[£€$]\s?\d[\d,.]*\d|[£€$]\s?\d|\d[\d.,]*\s?€))\)?$/u;

/** "tees come in black, white and rust colours": the word for it stands behind. */
const behind =
  /\b(?:comes?|available|sold|made) in (?<list>[^.;:()\n]{5,80}?)\s(?<word>colou?r(?:s|ways)|sizes|scents|flavou?rs)\b/giu;

/** Every choice that a prompt tells: "in sizes S, M, L", "Sizes: small £12, large £26", "scents fig and cedar". */
export function readToldChoices(prompt: string): readonly ToldChoice[] {
  return [...prompt.matchAll(lead), ...prompt.matchAll(behind)].flatMap(
    ({ index, 0: whole, groups }): ToldChoice[] => {
      // "sizes S M L XL": letters need no marks between them.
      const list = (groups?.['list'] ?? '').replace(/^(?:x{0,3}[sml]\s){1,5}x{0,3}[sml]\b/iu, (letters) =>
        letters.replaceAll(' ', ','),
      );
      const options: ChoiceOption[] = [];
      let end = index + whole.indexOf(groups?.['list'] ?? '');
      for (const piece of list.split(joint)) {
        const price = cost.exec(piece)?.groups?.['price'];
        const text = piece.replace(cost, '').trim();
        if (!word.test(text) || (other.test(text) && !/^filter$/iu.test(text))) break;
        const name = /^x{0,3}[sml]$/iu.test(text)
          ? text.toUpperCase()
          : text.charAt(0).toUpperCase() + text.slice(1);
        if (options.every((one) => one.name !== name))
          options.push({ name, ...(price === undefined ? {} : { price: price.replace(/\s/gu, '') }) });
        end = Math.max(end, prompt.indexOf(piece, end) + piece.length);
      }
      if (options.length < 2) return [];
      const label = (groups?.['word'] ?? '').toLowerCase().replace(/\s(?:options|choices)$|ways$/u, '');
      const one = label.replace(/shes$/u, 'sh').replace(/(?<=[^s])s$/u, '');
      return [
        {
          label: one.charAt(0).toUpperCase() + one.slice(1),
          options: options.slice(0, 12),
          start: index,
          end,
        },
      ];
    },
  );
}

/** "Sizes small and large", "in sizes S, M, L": what a buyer chooses of every thing; null where the prompt names fewer than two. */
export function readShopChoice(prompt: string): ShopChoice | null {
  const [first] = readToldChoices(prompt);
  return first ? { label: first.label, options: first.options.map(({ name }) => name) } : null;
}

/** By what a shop is narrowed besides its shelves: the field of its things, the word for it, and what there is. */
export type ShopFacet = ShopChoice & { readonly field: string };

const narrowed =
  /(?<!\p{L})(?:filter\p{L}*|filtros?|filtrar|filtres?|filtrer|filtri|filtra)\s?(?:(?:\p{L}+\s)?(?:by|for|por|par|nach|per|op)\s|[:(]\s?)(?<list>(?:[^.;()\n]|\([^()\n]*\)){3,160})/iu;
const entry =
  /(?<name>\p{L}[\p{L} -]{1,24}?)\s?(?:\((?<told>[^()\n]{3,90})\))?(?=\s?(?:,|$)|\s(?:and|y|et|und|e|en|with|plus)\s)/giu;
const yesOrNo = /^(?:pet|child|dishwasher|dog|cat|kid)[- ](?:safe|friendly)$/iu;
/** "Pet safe": a quality that goods have or not. */
export const isYesOrNo = (word: string): boolean => yesOrNo.test(word);
/** What goods of a sort usually come in, where a filter names the sort alone. */
const usual: readonly (readonly [name: RegExp, options: string])[] = [
  [/^light(?: level| needs?)?$/iu, 'Low,Medium,Bright'],
  [/^(?:care|care level|ease|difficulty|difficulty level)$/iu, 'Easy,Medium,Expert'],
  [/^(?:level|skill|skill level|ability)$/iu, 'Beginner,Improver,Advanced'],
  [/^roast(?: level)?$/iu, 'Light,Medium,Dark'],
  [/^(?:strength|intensity)$/iu, 'Mild,Medium,Strong'],
  [/^(?:heat|spice|spice level|spiciness)$/iu, 'Mild,Medium,Hot'],
  [/^sweetness$/iu, 'Dry,Medium,Sweet'],
  [/^(?:diet|dietary needs?)$/iu, 'Vegan,Vegetarian,Gluten free'],
  [/^condition$/iu, 'As new,Good,Well loved'],
  [/^gender$/iu, 'Women,Men,Unisex'],
  [/^occasion$/iu, 'Birthday,Wedding,Thank you'],
  [/^room$/iu, 'Living room,Bedroom,Kitchen'],
  [/^age(?: range| group)?$/iu, '0–2 years,3–5 years,6–8 years,9 and up'],
  [/^season$/iu, 'Spring,Summer,Autumn,Winter'],
  [yesOrNo, 'Yes,No'],
  [/^(?:genre|style)$/iu, 'Classic,Modern,Other'],
  [/^(?:decade|era)$/iu, '1960s,1970s,1980s,1990s'],
  [/^(?:format|binding)$/iu, 'Hardback,Paperback'],
  [/^fuel(?: type)?$/iu, 'Petrol,Diesel,Hybrid,Electric'],
  [/^(?:gearbox|transmission)$/iu, 'Manual,Automatic'],
  [/^(?:mileage|miles)$/iu, 'Under 30k,30k–80k,Over 80k'],
  [/^body(?: type| style)?$/iu, 'Hatchback,Estate,SUV,Van'],
  [/^continent$/iu, 'Africa,Asia,Europe,The Americas'],
  [/^century$/iu, '17th,18th,19th,20th'],
  [/^(?:availability|stock)$/iu, 'In stock,To order'],
];
const make =
  /^(?:brand|make|maker|artist|author|designer|publisher|country|region|marca|marque|marke|merk)s?$/iu;
const shelf =
  /^(?:categor\p{L}*|catégories?|kategorie\p{L}*|prices?|price range|precios?|prix|preis\p{L}*|prezz[oi]|preços?|prij\p{L}*|types?|tipos?|typ|kinds?|collections?)$/iu;
const title = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const optionsOf = (name: string, told: string | undefined, prompt: string): readonly string[] => {
  if (told !== undefined)
    return told.split(joint).flatMap((one) => (one.trim() === '' ? [] : [title(one.trim())]));
  if (/^size$/iu.test(name))
    return (
      readToldChoices(prompt)
        .find(({ label }) => label === 'Size')
        ?.options.map((one) => one.name) ??
      (/\bkids|child|bab(?:y|ies)/iu.test(prompt) ? '0–2 years,3–6 years,7–10 years' : /shoe|boot|trainer|sneaker/iu.test(prompt) ? '36–39,40–43,44–47' : 'S,M,L').split(',') // prettier-ignore
    );
  if (/^colou?r$/iu.test(name)) return ['Blue', 'Green', 'Red', 'Natural'];
  // Makes that nobody named are letters, for the owner to replace.
  if (make.test(name)) return ['A', 'B', 'C'].map((letter) => `${title(name)} ${letter}`);
  return usual.find(([known]) => known.test(name))?.[1].split(',') ?? [];
};

/** "with an age filter": the word for it stands before. */
const before =
  /(?<!\p{L})(?:(?:an?|the|with|and) )?(?<name>\p{L}{3,12}(?: (?:level|type|range))?) filters?(?! (?:by|for)\b)(?!\p{L})/giu;

/** "Filter by size and colour", "by care level (easy, expert)": as told, else what such goods usually come in. */
export function readShopFacets(prompt: string): readonly ShopFacet[] {
  const behind = narrowed.exec(prompt)?.groups?.['list'] ?? '';
  const list = [behind, ...[...prompt.matchAll(before)].map(({ groups }) => groups?.['name'] ?? '')].join(
    ', ',
  );
  const facets = [...list.matchAll(entry)].flatMap(({ groups }): ShopFacet[] => {
    const name = (groups?.['name'] ?? '').trim().replace(/^(?:and|y|et|und|e|en|the)\s/iu, '').replace(/^sizes$/iu, 'size').replace(/^(colou?r)s$/iu, '$1'); // prettier-ignore
    const options = optionsOf(name, groups?.['told'], prompt);
    const field = name
      .toLowerCase()
      .replace(/[^\p{L}]/gu, '')
      .replace(/^color$/u, 'colour');
    return options.length < 2 || field === '' ? [] : [{ field, label: title(name), options }];
  });
  return facets.filter(({ field }, at) => facets.findIndex((one) => one.field === field) === at);
}

/** Whether a word between the things that a shop is narrowed by says how, and is no shelf: "brand", "price", "light". */
export const isFacetWord = (word: string): boolean =>
  shelf.test(word) ||
  make.test(word) ||
  /^(?:size|colou?r)s?$/iu.test(word) ||
  usual.some(([known]) => known.test(word));

/** "Filter by price", "with a price filter". */
export const filtersByPrice = (prompt: string): boolean =>
  /(?<!\p{L})(?:price|precio|prix|preis|prezzo|preço|prijs)/iu.test(
    narrowed.exec(prompt)?.groups?.['list'] ?? '',
  ) || /\bprice (?:filter|range|slider|limit)s?\b|\bmax(?:imum)?\.? price\b/iu.test(prompt);

const ofMatter = /^(?:roast|strength|intensity|heat|spic|sweetness|diet|scent|grape|vintage|skin)/iu;
const besideGoods = /^(?:equipment|accessor|tools?|gear|kit|books?|vouchers?|gift vouchers?)/iu;

/** What a made-up thing of a shop has of a facet: most sizes, one of everything else; `turn` keeps two facets from going together. */
export const haveOf = (
  { field, options }: ShopFacet,
  index: number,
  turn = 0,
  title = '',
  group = '',
): readonly string[] => {
  // A kettle among the coffees is of no roast.
  if (ofMatter.test(field) && besideGoods.test(group)) return [];
  // Of a made-up thing nobody can say that it does no harm.
  if (field.endsWith('safe')) return options.slice(-1);
  // "Assam, thé noir" says itself which it is, "Modal jazz, 1961" when it is from.
  const said = title.toLowerCase().replace(/\b((?:19|20)\d)\d\b/gu, '$10s');
  const named = options.filter((option) => said.includes(option.toLowerCase()));
  if (named.length > 0) return named.slice(0, 1);
  const shifted = index + turn * Math.floor(index / options.length);
  return options.filter((_, at) => ((at + shifted) % options.length === 0) !== (field === 'size'));
};
