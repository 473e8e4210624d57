import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { strayedToParts } from './strayed-to-parts';
import { slotAt } from '../../slot-at';
import { capitalise } from '../../../capitalise';

type Spanned = { readonly spans: readonly Span[] };
const within = ({ spans }: Spanned, start: number, end: number): boolean =>
  spans.some((one) => one.start >= start && one.end <= end);
const textOf = ({ prompt }: Brief, { spans }: Spanned): string =>
  prompt.slice(spans[0]?.start ?? 0, spans[0]?.end ?? 0).trim();

const shelf =
  /(?<!\p{L})(?:boutique|tienda|shop|online-?shop|laden|loja|negozio|winkel|webshop|sklep|mağaza|متجر|חנות)(?!\p{L})/iu;
const label = /(?:^|[,:;.]\s|\s(?:y|e|et|und|en|i|ve)\s)(?<what>\p{L}[\p{L}’' -]{3,32}?)\s?\($/iu;
/** "cestas semanales (pequeña 18 €, mediana 25 €)": a house of no known kind has those as its prices, under what they are. */
export function pricesUnderLabel(brief: Brief): Brief {
  const wares = brief.items.filter(({ value }) => value.section === 'products' && value.price !== undefined);
  const [first] = wares;
  // "site avec boutique et panier": where a shop is asked for, goods stay on its shelf.
  const hasShelf = shelf.test(brief.prompt);
  if (brief.kind.value !== 'unknown' || !first || hasShelf) return brief;
  const before = brief.prompt.slice(0, first.spans[0]?.start ?? 0);
  const what = label.exec(before)?.groups?.['what'];
  const start = what === undefined ? -1 : before.lastIndexOf(what);
  const spans = start < 0 || what === undefined ? first.spans : [{ start, end: start + what.length }];
  return {
    ...brief,
    items: brief.items.map((item): Slot<ListedItem> =>
      wares.includes(item) ? { ...item, value: { ...item.value, section: 'pricing' } } : item,
    ),
    sections: brief.sections.some(({ value }) => value === 'pricing')
      ? brief.sections
      : [...brief.sections, { value: 'pricing' as const, spans }],
  };
}

const shops = new Set(['shop', 'florist', 'product', 'bakery']);
const filters =
  /(?<!\p{L})(?:filtr\p{L}*|filter\p{L}*)\s(?:por |nach |par |per |op |na |według )?[^,.;:\n/]{2,30}(?:\s?\/\s?[^,.;:\n/]{2,30})+/iu;
const ownPlace =
  /^(?:notre|nos|unsere?|nuestr[oa]s?|noss[oa]s?|(?:la |il |i )?nostr[oaie]|onze?|nasz[ae]?)\s(?:atelier|werkstatt|manufaktur|taller|oficina|ateliê|laboratorio|werkplaats|pracownia|boutique|laden|tienda|loja|negozio|winkel|sklep)(?: [^,]{2,30})?$/iu;
/** "huit savons, filtre peau sèche / cheveux, notre atelier": how many there are, how they are looked through and where they are made. */
export function waresCountedBySort(brief: Brief): Brief {
  if (!shops.has(brief.kind.value)) return brief;
  const found = filters.exec(brief.prompt);
  const isFilter = (slot: Spanned): boolean =>
    found !== null && within(slot, found.index, found.index + found[0].length);
  const counted = brief.counts.find(
    ({ value }) => !/^(?:products|posts|questions|rooms|team|faq|pricing)$/u.test(value.thing),
  );
  const isCount = (slot: Spanned): boolean =>
    counted !== undefined &&
    counted.spans.some((one) => slot.spans.some(({ start, end }) => one.start >= start && one.start < end));
  const left = {
    ...brief,
    items: brief.items.filter((item) => item.value.price !== undefined || !(isFilter(item) || isCount(item))),
    phrases: brief.phrases.filter((slot) => !isFilter(slot) && !isCount(slot)),
    parts: brief.parts.filter((slot) => !isFilter(slot)),
    counts:
      counted === undefined || brief.counts.some(({ value }) => value.thing === 'products')
        ? brief.counts
        : [
            ...brief.counts,
            { value: { thing: 'products', count: counted.value.count }, spans: counted.spans },
          ],
  };
  return strayedToParts(left, ownPlace);
}

const saying =
  /(?<!\p{L})(?:wir sind|somos|nous sommes|siamo|(?:wij|we) zijn|jesteśmy)\s[^.:!?]{3,80},\s?["“„«]\s?$/iu;
/** "Wir sind eine kleine Tanzschule in Bamberg, „Schritt für Schritt“": what stands between marks behind who they are. */
export function nameBetweenMarks(brief: Brief): Brief {
  if (brief.name !== null) return brief;
  const quote = brief.quotes.find(
    ({ value, spans }) =>
      value.use === 'other' &&
      saying.test(
        brief.prompt.slice(0, brief.prompt.indexOf(value.text, Math.max(0, (spans[0]?.start ?? 0) - 1))),
      ),
  );
  if (!quote) return brief;
  const start = brief.prompt.indexOf(quote.value.text, Math.max(0, (quote.spans[0]?.start ?? 0) - 1));
  return {
    ...brief,
    name: slotAt(quote.value.text, start),
    quotes: brief.quotes.map((one) =>
      one === quote ? { ...one, value: { ...one.value, use: 'name' } } : one,
    ),
  };
}

/** 'klubu szachowego "Goniec" z Rzeszowa': the name is what stands between the marks. */
export function nameInsideMarks(brief: Brief): Brief {
  const { name } = brief;
  const told = /["“„«]\s?(?<inner>[^"“”„«»]{2,40}?)\s?["”“»]/u.exec(name?.value ?? '')?.groups?.['inner'];
  if (!name || told === undefined) return brief;
  const start = brief.prompt.indexOf(told);
  return start < 0 ? brief : { ...brief, name: slotAt(told, start) };
}

const deed =
  /^(?:unterrichten|bieten|machen|fertigen|impartimos|enseñamos|ofrecemos|enseignons|proposons|ensinamos|oferecemos|insegniamo|offriamo|geven|uczymy|oferujemy|(?:on|nous) (?:accueill(?:e|ons)|propos(?:e|ons)|fai(?:t|sons)|vend(?:ons)?)(?: (?:les|des))?|نبيع|نقدم|نوفر|عندنا|لدينا|אנחנו (?:מוכרים|מציעים))\s(?=\p{L}{3})/iu;
/** "und unterrichten Standard, Latein, Salsa": the first of a list without the verb before it. */
export const rowsWithoutVerb = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item) =>
    deed.test(item.value.name)
      ? { ...item, value: { ...item.value, name: capitalise(item.value.name.replace(deed, '')) } }
      : item,
  ),
  // "Julia und Marco Weiß": a name is no colour.
  colours: brief.colours.filter(
    (colour) =>
      !brief.items.some(
        (item) =>
          (item.value.section === 'team' || item.value.section === 'teacher') &&
          item.spans.some(({ start, end }) => within(colour, start, end)),
      ),
  ),
});

const weekMenu =
  /^(?:ementa(?: semanal)?|cardápio(?: semanal)?|menú(?: semanal)?(?: del comedor)?|comedor|menu de la (?:semaine|cantine)|cantine|speiseplan|wochenmenü|mittagessen|menù (?:settimanale|della mensa)|mensa|weekmenu|jadłospis|haftalık (?:yemek )?menü(?:sü)?|yemek listesi|قائمة الطعام|(?:ה)?תפריט(?: שבועי)?)$/iu;
/** "ementa semanal" of a nursery: what children eat is taught in no lesson. */
export function mealsOfSchool(brief: Brief): Brief {
  if (brief.kind.value !== 'course') return brief;
  const told = brief.phrases.filter(({ value }) => weekMenu.test(value.trim()));
  if (told.length > 0)
    return {
      ...brief,
      phrases: brief.phrases.filter((phrase) => !told.includes(phrase)),
      parts: [
        ...brief.parts,
        ...told.map(({ value, spans }) => ({ value: { title: capitalise(value), isPage: false }, spans })),
      ],
    };
  const found = brief.sections.filter(
    (slot) => (slot.value === 'curriculum' || slot.value === 'menu') && weekMenu.test(textOf(brief, slot)),
  );
  if (found.length === 0) return strayedToParts(brief, weekMenu);
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !found.some((one) => one === slot)),
    parts: [
      ...brief.parts,
      ...found.map((slot) => ({
        value: { title: capitalise(textOf(brief, slot)), isPage: false },
        spans: slot.spans,
      })),
    ],
  };
}

/** "Bassi e Fontana di Parma:": the town behind the name is where they are, and no part of who they are. */
export function townOfPartners(brief: Brief): Brief {
  const [span] = brief.name?.spans ?? [];
  if (!span || brief.place !== null) return brief;
  const found =
    /^["”»]?\s(?<of>di|aus|uit|z|ze|de|da)\s(?<town>\p{Lu}[\p{L}’-]+(?:\s\p{Lu}[\p{L}’-]+)?)(?=\s?[:,.])/u.exec(
      brief.prompt.slice(span.end),
    );
  const { of, town } = found?.groups ?? {};
  if (of === undefined || town === undefined) return brief;
  const tail = ` ${of} ${town}`;
  return {
    ...brief,
    place: slotAt(town, brief.prompt.indexOf(town, span.end)),
    items: brief.items.map((item) =>
      item.value.section === 'team' && item.value.name.endsWith(tail)
        ? { ...item, value: { ...item.value, name: item.value.name.slice(0, -tail.length) } }
        : item,
    ),
  };
}

const papers =
  /^(?:pubblicazioni|publicaciones|publications|veröffentlichungen|publikationen|publicações|publicaties|publikacje|yayınlar|(?:ال)?منشورات|פרסומים)$/iu;
/** "progetti, studio, pubblicazioni": what was printed about a studio is no service of it. */
export const papersAreParts = (brief: Brief): Brief => strayedToParts(brief, papers);
