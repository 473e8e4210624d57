import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { strayedToParts } from './strayed-to-parts';
import { slotAt } from '../../slot-at';
import { capitalise } from '../../../capitalise';

type Spanned = { readonly spans: readonly Span[] };
const textOf = ({ prompt }: Brief, { spans }: Spanned): string =>
  prompt.slice(spans[0]?.start ?? 0, spans[0]?.end ?? 0).trim();

/** 'cafés especiais "Grão Alto", de Poços de Caldas': the name stands between the marks, and the town behind it. */
export function townTakenForName(brief: Brief): Brief {
  const { name, prompt } = brief;
  const start = name?.spans[0]?.start ?? -1;
  const quote = brief.quotes.find(
    ({ value, spans }) => value.use === 'other' && (spans[0]?.start ?? 0) < start,
  );
  if (!name || !quote || start < 0) return brief;
  const at = prompt.indexOf(quote.value.text);
  const between = prompt.slice(at + quote.value.text.length, start);
  if (
    at < 0 ||
    !/^["”“»]?,?\s(?:de|da|do|di|aus|uit|z|ze|en|in|em|a|à|près de|cerca de|vicino a|perto de|bei|bij|nahe|koło|pod)\s$/iu.test(
      between,
    )
  )
    return brief;
  return {
    ...brief,
    name: slotAt(quote.value.text, at),
    place: brief.place ?? name,
    quotes: brief.quotes.map((one) =>
      one === quote ? { ...one, value: { ...one.value, use: 'name' as const } } : one,
    ),
  };
}

const shipping =
  /^(?:frete|portes|envíos?|entregas?|livraison|versand|spedizion[ei]|verzending|dostawa|kargo|(?:ال)?توصيل|משלוחים)$/iu;
/** "carrinho e frete": how goods are sent is no list of them. */
export function shippingIsPart(brief: Brief): Brief {
  const found = brief.sections.filter(
    (slot) => slot.value === 'products' && shipping.test(textOf(brief, slot)),
  );
  if (found.length === 0) return brief;
  return {
    ...brief,
    sections: brief.sections.map((slot) =>
      found.some((one) => one === slot) ? { ...slot, spans: [] } : slot,
    ),
    parts: [
      ...brief.parts,
      ...found.map((slot) => ({
        value: { title: capitalise(textOf(brief, slot)), isPage: false },
        spans: slot.spans,
      })),
    ],
  };
}

const tiers =
  /^(?:(?:prijs|precio|prix|preis|preço|prezzo|cena|fiyat)\s)?(?<free>gratis|free|kostenlos|gratuite?|grátis|gratuit[ao]|za darmo|bezpłatn[ya]|ücretsiz)\s(?:en|und|et|y|e|i|ve|oder|of|o)\s(?<tier>\p{Lu}[\p{L}\d ]{1,20})$/iu;
/** "prijs gratis en Plus €2,99 per maand": two plans, the first for nothing. */
export const twoTiers = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.flatMap((item): Slot<ListedItem>[] => {
    const { free, tier } = tiers.exec(item.value.name)?.groups ?? {};
    if (item.value.price === undefined || free === undefined || tier === undefined) return [item];
    const zero = item.value.price
      .replace(/\d[\d.,]*/u, '0')
      .replace(/\s(?:per|pro|par|al|por|na|a)\s.*$/iu, '');
    const value = { ...item.value, section: 'pricing' as const };
    return [
      { ...item, value: { section: 'pricing', name: capitalise(free), price: zero } },
      { ...item, value: { ...value, name: tier.trim() } },
    ];
  }),
});

const author =
  /^(?:autora?|escritora?|auteure?|autrice|écrivaine?|romancière?|autorin|schriftsteller(?:in)?|scrittrice|scrittore|schrijver|schrijfster|kinderboekenschrijver|pisar(?:z|ka)|autork?a?|yazar|كاتبة?|מחברת?|סופרת?)(?!\p{L})/iu;
const books =
  /^(?:(?:meus |mis |mes |meine |i miei |mijn )?(?:livros|libros|livres|bücher|libri|boeken|książki|kitaplar(?:ım)?|كتبي|ספרים))$/iu;
const besideBooks =
  /^(?:visitas?|visites?|lesungen|schulbesuche|letture|lezingen|spotkania|imza günleri|imprensa|prensa|presse|stampa|pers|prasa|basın|eventos|événements|veranstaltungen|eventi)(?:\s.{2,30})?$/iu;
/** "autora de livros infantis": who writes shows books, and has no shop. */
export function writersShowBooks(brief: Brief): Brief {
  if (!author.test(brief.offer?.value ?? '') || !['unknown', 'shop', 'blog'].includes(brief.kind.value))
    return brief;
  const isBooks = ({ value }: Slot<ListedItem>): boolean =>
    value.price === undefined && books.test(value.name.trim());
  const spans = [
    ...brief.items.filter(isBooks).flatMap((item) => item.spans),
    ...brief.parts.filter(({ value }) => books.test(value.title)).flatMap((part) => part.spans),
    ...brief.phrases.filter(({ value }) => books.test(value)).flatMap((phrase) => phrase.spans),
  ];
  return strayedToParts(
    {
      ...brief,
      kind: { ...brief.kind, value: 'portfolio' },
      items: brief.items.filter((item) => !isBooks(item)),
      parts: brief.parts.filter(({ value }) => !books.test(value.title)),
      phrases: brief.phrases.filter(({ value }) => !books.test(value)),
      sections: brief.sections.some(({ value }) => value === 'portfolio')
        ? brief.sections
        : [...brief.sections, { value: 'portfolio', spans: spans.slice(0, 1) }],
    },
    besideBooks,
  );
}

const hebrewCalling =
  /^(?<what>ל?(?:עורכת?|מעצבת?|צלמת?|מאיירת?|אדריכלית?|מפתחת?|זמרת?|סופרת?|שחקנית?|מוזיקאית?|אמנית?|יועצת?)(?:\s[א-ת]+)?)\s(?<who>[א-ת]{2,}\s[א-ת]{2,})$/u;
/** "לעורכת וידאו שירה לוי": what she is, and who. */
export function callingBeforeName(brief: Brief): Brief {
  const { name, offer, spoken } = brief;
  const told = name?.value ?? offer?.value.replace(/^ל/u, '') ?? '';
  const { what, who } = (spoken === 'he' && hebrewCalling.exec(told)?.groups) || {};
  if (what === undefined || who === undefined) return brief;
  const at = Math.max(0, brief.prompt.indexOf(who));
  const bare = what.replace(/^ל/u, '');
  const from = Math.max(0, brief.prompt.indexOf(bare));
  const shows = brief.sections.some(({ value }) => value === 'portfolio');
  return {
    ...brief,
    kind: brief.kind.value === 'unknown' && shows ? { ...brief.kind, value: 'portfolio' } : brief.kind,
    name: slotAt(who, at),
    offer: { value: bare, spans: [{ start: from, end: from + bare.length }] },
  };
}

const self = /^(?:על עצמי|אודותיי|עליי|about me|over mij|o mnie|hakkımda|نبذة عني|عني)$/iu;
/** "על עצמי" among what is done: that asks who somebody is. */
export function selfIsAbout(brief: Brief): Brief {
  const found = brief.items.filter(({ value }) => value.price === undefined && self.test(value.name.trim()));
  const said = brief.phrases.filter(({ value }) => self.test(value.trim()));
  const [first] = [...found, ...said];
  if (!first) return brief;
  return {
    ...brief,
    items: brief.items.filter((item) => !found.includes(item)),
    phrases: brief.phrases.filter((phrase) => !said.includes(phrase)),
    sections: brief.sections.some(({ value }) => value === 'about')
      ? brief.sections
      : [...brief.sections, { value: 'about', spans: first.spans }],
  };
}

const sum =
  /^(?<more>[^,.;:]{0,24}?)\s?(?<price>(?:R\$|€|£|\$|zł|TL)\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros?|zł|TL|R\$))/iu;
/** "filtro por torra, assinatura mensal R$ 79": what has a price is no way to look through the rest. */
export const pricedNoFilter = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item): Slot<ListedItem> => {
    const at = brief.prompt.indexOf(item.value.name, item.spans[0]?.start ?? 0);
    const end = at < 0 ? undefined : at + item.value.name.length;
    if (item.value.section !== 'categories' || item.value.price !== undefined || end === undefined)
      return item;
    const { more, price } = sum.exec(brief.prompt.slice(end))?.groups ?? {};
    return more === undefined || price === undefined
      ? item
      : {
          ...item,
          value: { section: 'products', name: capitalise(`${item.value.name}${more}`.trim()), price },
        };
  }),
});

const asked =
  /^(?:projet|places? disponibles?|freie plätze|plazas (?:libres|disponibles)|vagas|posti disponibili|vrije plaatsen|wolne miejsca|inspectierapport(?:en)?|rondleiding(?: aanvragen)?|führungen|tag der offenen tür|visites? guidées?|puertas abiertas|porte aperte|dni otwarte|klachten(?:regeling)?)$/iu;
/** "locaties, tarieven, inspectierapporten": papers and tours of a house for children are parts of its page. */
export const papersOfSchool = (brief: Brief): Brief =>
  brief.kind.value === 'course' ? strayedToParts(brief, asked) : brief;
