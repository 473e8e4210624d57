import type { Brief, Span } from '@/domain/site/brief';

const goods =
  'productos|art[ií]culos|piezas|produits|articles|pièces|produkten?|artikeln?|produtos|artigos|peças|prodotti|articoli|pezzi|producten|produktów|produkty|ürün(?:ler)?|منتجات|منتجا|منتج|מוצרים|פריטים';
/** A number in figures or in one word before what a shop has on its shelves, or alone such a word. */
const counted = new RegExp(
  String.raw`^(?:(?:con|avec|mit|com|met|z|ve|مع|עם)\s)?(?:[و]?[\p{L}\d]+\s){1,2}(?:${goods})$`,
  'iu',
);
const told = new RegExp(String.raw`(?<![\p{L}\d])و?(?<number>[\p{L}\d]+)\s(?:${goods})(?!\p{L})`, 'iu');
const filtering =
  /^(?:filtr\p{L}*|filter\p{L}*)\s|\s(?:göre\s)?filtre\p{L}*$|^(?:و?تصفية|فلاتر|فلتر)\s|^(?:סינון)\s/iu;

const arabic = [
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  '',
  'اثنا',
];
const arabicCount = (word: string): number =>
  arabic.findIndex((one) => one !== '' && word.startsWith(one)) + 1;

type Spanned = { readonly spans: readonly Span[] };
const textOf = ({ prompt }: Brief, { spans }: Spanned): string =>
  prompt.slice(spans[0]?.start ?? 0, spans[0]?.end ?? 0).trim();

/** "panier, neuf produits, filtre par type de peau": how many there are and how they are looked through, and no goods themselves. */
export function goodsCounted(brief: Brief): Brief {
  if (brief.kind.value !== 'shop') return brief;
  const isGoods = (slot: Spanned): boolean =>
    !counted.test(textOf(brief, slot)) && !filtering.test(textOf(brief, slot));
  const number = told.exec(brief.prompt);
  const count = brief.spoken === 'ar' ? arabicCount(number?.groups?.['number'] ?? '') : 0;
  const isCounted = count === 0 || brief.counts.some(({ value }) => value.thing === 'products');
  const span = { start: number?.index ?? 0, end: (number?.index ?? 0) + (number?.[0].length ?? 0) };
  const tens = /(?<!\p{L})on\s(?<unit>bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz)\s(?:ürün|parça)/iu.exec(
    brief.prompt,
  );
  const units = ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
  const above = tens ? 11 + units.indexOf(tens.groups?.['unit'] ?? '') : 0;
  const grouped = /\p{L}+\sgöre\sfiltre/iu.exec(brief.prompt);
  return {
    ...brief,
    // "kategoriye göre filtre"
    sections: brief.sections.filter(
      ({ value, spans }) => value !== 'categories' || !grouped || spans[0]?.start !== grouped.index,
    ),
    // "Webwinkel voor planten “Groene Vingers”": what it sells, and nobody whom it is for.
    audience: /["“„«]/u.test(brief.audience?.value ?? '') ? null : brief.audience,
    items: brief.items.filter((item) => item.value.price !== undefined || isGoods(item)),
    phrases: brief.phrases.filter(isGoods),
    parts: brief.parts.filter(isGoods),
    counts:
      above > 10
        ? [
            ...brief.counts.filter(({ value }) => value.thing !== 'products'),
            {
              value: { thing: 'products', count: above },
              spans: [{ start: tens?.index ?? 0, end: (tens?.index ?? 0) + 10 }],
            },
          ]
        : isCounted
          ? brief.counts
          : [...brief.counts, { value: { thing: 'products', count }, spans: [span] }],
  };
}

const beforeList =
  /^[^.:\n]{12,110},\s(?<town>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)(?:(?=:\s)|(?=,\s\d))/u;
/** "online satış sitesi, Ayvalık: sepet, …": what stands with a capital between the site and its list is where it is. */
export function townBeforeList(brief: Brief): Brief {
  const { prompt, place, name, quotes } = brief;
  const found = beforeList.exec(prompt);
  const town = found?.groups?.['town'];
  if (place !== null || !found || town === undefined) return brief;
  const end = found[0].length;
  const span = { start: end - town.length, end };
  const isIn = ({ spans }: Spanned): boolean =>
    spans.some((one) => one.start < span.end && one.end > span.start);
  // "Sklep, Liściana: …": it has no other name.
  if (name === null || isIn(name) || quotes.some(isIn) || brief.sections.some(isIn)) return brief;
  return {
    ...brief,
    place: { value: town, spans: [span] },
    items: brief.items.filter((item) => !isIn(item)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    parts: brief.parts.filter((part) => !isIn(part)),
  };
}
