import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';
import { capitalise } from '../../../capitalise';

type Spanned = { readonly spans: readonly Span[] };
const meets = ({ spans }: Spanned, start: number, end: number): boolean =>
  spans.some((one) => one.start < end && one.end > start);

const work =
  /(?:album|álbum|disco|disque|singolo|single|płyta|albüm|libro|livre|livro|buch|boek|romanzo|roman|novela)\s["“„«]?\s?$/iu;
const who =
  /^(?<what>\p{L}[\p{Ll}-]+(?:\s\p{Ll}[\p{Ll}-]+)?)\s(?<name>\p{Lu}\p{Ll}[\p{L}’'-]*\s\p{Lu}\p{Ll}[\p{L}’'-]*)(?=,|\s(?:a|à|in|en|em|aus|uit|z)\s)/u;
/** 'Cantautore Elia Monti, Genova: … album "Sale"': a record has a name of its own, and is not who sings. */
export function singerNotRecord(brief: Brief): Brief {
  const start = brief.name?.spans[0]?.start ?? -1;
  if (start < 0 || !work.test(brief.prompt.slice(0, start))) return brief;
  const { what, name } = who.exec(brief.prompt)?.groups ?? {};
  if (what === undefined || name === undefined) return brief;
  return {
    ...brief,
    name: slotAt(name, brief.prompt.indexOf(name)),
    offer: slotAt(what, 0),
    quotes: brief.quotes.map((one) =>
      one.value.use === 'name' ? { ...one, value: { ...one.value, use: 'other' as const } } : one,
    ),
  };
}

const called =
  /,\s(?<name>(?:Dona|Doña|Don|Dom|Tía|Tio|Tante|Oma|Opa|Nonna|Zia|Madame|Ciocia|Babcia)\s\p{Lu}\p{Ll}[\p{L}’'-]*)(?=\s?[:,.])/u;
/** "uma costureira em Coimbra, Dona Rosa:": so she is called. */
export function calledByAll(brief: Brief): Brief {
  const found = brief.name === null ? called.exec(brief.prompt.slice(0, 140)) : null;
  const name = found?.groups?.['name'];
  if (!found || name === undefined) return brief;
  const start = found.index + 2;
  return {
    ...brief,
    name: slotAt(name, start),
    items: brief.items.filter(
      (item) => item.value.price !== undefined || !meets(item, start, start + name.length),
    ),
  };
}

const where =
  /(?<=[,:;]\s|\s(?:e|y|et|und|en|i|ve)\s)(?<what>onde (?:estou|estamos|fico|ficamos)|dónde (?:estoy|estamos|encontrarnos)|où (?:je suis|nous sommes)|dove (?:sono|siamo)|wo (?:ich bin|wir sind)|waar (?:ik zit|we zitten|wij zitten)|neredeyiz|gdzie (?:jestem|jesteśmy))(?=[,.;]|\s(?:e|y|et|und|en|i|ve)\s|$)/iu;
/** "horário, onde estou": that asks for a map. */
export function whereIsMap(brief: Brief): Brief {
  const found = where.exec(brief.prompt);
  const what = found?.groups?.['what'];
  if (!found || what === undefined || brief.sections.some(({ value }) => value === 'map')) return brief;
  const span = { start: found.index, end: found.index + what.length };
  const isElse = (slot: Spanned): boolean => !meets(slot, span.start, span.end);
  return {
    ...brief,
    items: brief.items.filter((item) => item.value.price !== undefined || isElse(item)),
    phrases: brief.phrases.filter(isElse),
    parts: brief.parts.filter(isElse),
    sections: [...brief.sections, { value: 'map', spans: [span] }],
  };
}

const rate =
  /^(?:tarifas?|tarifs?|tariff[ae]|tarieven|preise?|precios?|prix|preços?|prezz[io]|prijzen|cennik|ceny|ücretler|fiyatlar)$/iu;
const unit =
  /^(?:woche|semana|semaine|settimana|tydzień|hafta|monat|mois|mese|mes|mês|maand|stunde|hora|heure|uur|tag|día|jour|giorno|dag)$/iu;
const bracket = /(?:^|[,:;.]\s)(?<what>\p{L}[\p{L}’' -]{3,30}?)\s?\([^()]*$/u;
/** "Ferienkurse (190 € die Woche)", "tarifas (sesión 55 €)": what costs that stands before the bracket, or within it. */
export const thingOfBracket = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item): Slot<ListedItem> => {
    const { name, price, note, ...rest } = item.value;
    if (price === undefined) return item;
    if (rate.test(name) && note !== undefined && /^\p{L}+$/u.test(note))
      return { ...item, value: { ...rest, name: capitalise(note), price } };
    if (!unit.test(name)) return item;
    const what = bracket.exec(brief.prompt.slice(0, brief.prompt.indexOf(price)))?.groups?.['what'];
    if (what === undefined || rate.test(what)) return item;
    return { ...item, value: { ...item.value, name: capitalise(what.trim()) } };
  }),
});

/** "fiyat filtresi", "filtro por precio": how a list is looked through is no list of prices. */
export const filtersNoPrices = (brief: Brief): Brief => ({
  ...brief,
  sections: brief.sections.filter(({ value, spans }) => {
    const [span] = spans;
    if (value !== 'pricing' || !span) return true;
    const round = brief.prompt.slice(Math.max(0, span.start - 14), span.end + 12);
    return !/fiyat(?:a göre)? filtre|filtr[eo]s? (?:de|por|par|per|di) $|filtr\p{L}* (?:de|por|par|per|nach|op|po|według) (?:precio|prix|preço|prezzo|preis|prijs|cen)/iu.test(
      round,
    );
  }),
});
