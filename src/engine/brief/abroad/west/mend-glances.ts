import type { Brief, ListedItem, SitePart, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../parts/section-of-title';
import { pieceAt, sentenceAt } from './sentence-at';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;
const without = <T>(slots: readonly Slot<T>[], isGone: (slot: Slot<T>) => boolean): Slot<T>[] =>
  slots.filter((slot) => !isGone(slot));

const withPrices =
  /^(?<what>.{3,30}?)\s(?:mit|con|avec|com)\s(?:\p{L}+\s)?(?:preis\p{L}*|prezzi|precios?|prix|tarifs?|tarifas?|preços?)(?!\p{L})/iu;
const withSections = /^(?<what>.{3,}?)\s(?:mit|con|avec|com)\s(?<title>\p{L}+)$/iu;
/** "Produkte mit Preisen", "Speisekarte mit Preisen": what the page is to have is nobody's name. */
export function namelessSections(brief: Brief): Brief {
  const { name, spoken, kind } = brief;
  const listed = name ? withSections.exec(name.value)?.groups : undefined;
  const [span] = name?.spans ?? [];
  const asked = listed?.['title'] === undefined ? null : sectionOfTitle(listed['title'], spoken, kind.value);
  // "Tischlerei in Bludenz mit Leistungen": what it is, where, and the first of the sections.
  if (name && span && listed?.['what'] !== undefined && asked !== null)
    return {
      ...brief,
      name:
        /\s(?:in|im|am|bei|aus|en|à|em|a)\s/u.test(listed['what']) ||
        sectionOfTitle(listed['what'], spoken, kind.value) !== null
          ? null
          : { ...name, value: listed['what'] },
      sections: brief.sections.some(({ value }) => value === asked)
        ? brief.sections
        : [{ value: asked, spans: [span] }, ...brief.sections],
    };
  const what = name ? withPrices.exec(name.value)?.groups?.['what'] : undefined;
  return what !== undefined && sectionOfTitle(what, spoken, kind.value) !== null
    ? { ...brief, name: null }
    : brief;
}

const sending =
  /(?:versand|lieferung|liefern|verschick\p{L}*|env[ií]os?|enviamos|entregas?|livraison|expédition|livrons|spedizion[ei]|spediamo|consegn[ae]|envios?)\s(?:\p{L}+\s){0,2}?(?:in|nach|a|à|en|para|au|aux|per|em|por|pour)?\s?(?:die|den|das|der|la|el|le|les|los|todo|toda|tutta|tout|toute|ganz|gesamte|a|o)?\s?$/iu;
const money = /^(?:EUR|CHF|USD|GBP|BRL|MXN|ARS|CLP|COP|PEN|euros?|dólares|dollars?|pesos|reais|soles)$/iu;
/** "Versand in die Schweiz", "Preise in EUR": where it is sent and in which money, and not where it is. */
export function placeOfHouse(brief: Brief): Brief {
  const { place, prompt } = brief;
  const start = place?.spans[0]?.start;
  if (!place || start === undefined) return brief;
  const isSent = sending.test(prompt.slice(Math.max(0, start - 48), start));
  return isSent || money.test(place.value.trim()) ? { ...brief, place: null } : brief;
}

const shopLead =
  /^(?:(?:klein\p{L}{0,2}|kleine[rsn]?|petite?|pequeñ[oa]|pequen[oa]|piccol[oa]|unser|mein)\s)?(?:online-?shop|onlineshop|webshop|web-?shop|shop|tienda(?: online| en línea)?|boutique(?: en ligne)?|loja(?: online| virtual)?|e-?shop|negozio(?: online)?|e-?commerce|shop online|site de vente|webwinkel|winkel)$/iu;
const ware =
  /^\s(?:für|von|mit|de|d['’]|di|com|per|para|pour|voor|met|van)\s?(?<what>\p{L}[\p{L}'’-]*(?:\s(?!(?:in|im|aus|uit|op|mit|met|und|en|à|a|au|em|no|na|con|avec|com|que|qui|che|y|e|et|feitos?|feitas?|hech[oa]s?|faits?|faites?|fatt[ei]|versand|envíos?|livraison|spedizione|entrega)(?!\p{L}))[\p{L}'’-]+){0,4})/iu;
/** "Onlineshop für handgemachte Seifen": what it sells tells more than that it sells. */
export function wareOfShop(brief: Brief): Brief {
  const { offer, prompt, kind } = brief;
  const [span] = offer?.spans ?? [];
  if (kind.value !== 'shop' || !offer || !span) return brief;
  const whole =
    /^(?<lead>(?:loja|tienda|boutique|negozio|online-?shop|shop)(?: online| en ligne| en línea| virtual)?)\s(?:de|di|für|d['’])\s?(?<what>\p{L}.{5,})$/iu.exec(
      offer.value,
    )?.groups;
  const what =
    whole?.['what'] ??
    (shopLead.test(offer.value) ? ware.exec(prompt.slice(span.end))?.groups?.['what'] : undefined);
  if (what === undefined || what.length < 3) return brief;
  const start = prompt.indexOf(what, span.start);
  // "mit handgemachten Seifen": as a heading without the ending that "mit" gave it.
  const isBent = brief.spoken === 'de' && /(?:mit|von)\s$/iu.test(prompt.slice(0, Math.max(0, start)));
  const value = isBent ? what.replace(/(?<=\p{Ll}{3}e)n(?=\s\p{Lu})/gu, '') : what;
  return start < 0 ? brief : { ...brief, offer: { value, spans: [{ start, end: start + what.length }] } };
}

const causes = new Set<SiteKind>(['nonprofit', 'event', 'unknown', 'portfolio', 'gym', 'course', 'blog']);
const beds =
  /zimmer|chambre|habitaci|quarto|camer|suite|room|unterk|alojam|hébergement|allogg|apart|appart/iu;
const staples =
  /^(?:pão|pan|panes|pain|pains|brote?|pane|café|kaffee|caffè|bebidas|getränke|boissons|bevande|comida|essen|vino|vinho|vin|wein|cerveza|cerveja|bière|bier|birra)$/iu;
const animals =
  /^(?:chiens|chats|chiens et chats|perros|gatos|hunde|katzen|cães|cani|gatti|mascotas|animaux|haustiere|animales|animais|animali)$/iu;
/** "syndics bénévoles" of a program want no volunteers; "chiens et chats" are whom a groomer grooms. */
export function notOnOffer(brief: Brief): Brief {
  return {
    ...brief,
    // "curso de fotografía con el celular": what it is done with.
    parts: without(
      brief.parts,
      ({ value, spans: [span] }) =>
        brief.kind.value === 'course' &&
        value.lines === undefined &&
        span !== undefined &&
        /^\s(?:con|avec|mit|com)\s(?:el|la|le|los|tu|seu|o|il|dem|der|den)?\s?$/iu.test(
          brief.prompt.slice(brief.offer?.spans[0]?.end ?? 0, span.start),
        ),
    ),
    sections: without(
      brief.sections,
      ({ value, spans }) =>
        (value === 'volunteer' && !causes.has(brief.kind.value)) ||
        // "emplacements de la semaine" of a food truck are no rooms.
        (value === 'rooms' &&
          brief.kind.value !== 'hotel' &&
          spans.length > 0 &&
          !spans.some(({ start, end }) => beds.test(brief.prompt.slice(start, end)))),
    ),
    items: without(
      brief.items,
      ({ value }) =>
        value.price === undefined &&
        ((brief.kind.value === 'veterinary' && animals.test(value.name)) ||
          // "pão, encomendas, horário": bread alone is no menu.
          (value.section === 'menu' &&
            staples.test(value.name) &&
            brief.items.filter((item) => item.value.section === 'menu').length === 1)),
    ),
  };
}

const priceTold =
  /(?<!\p{L})(?:precio|prix|preis|preço|prezzo|costo|cuesta|coûte|kostet|custa|costa)\s?:?\s(?:de\s|von\s|total\s)?(?<price>(?:[€$£]|R\$|CHF|US\$)\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|CHF|EUR|USD|euros?|eur|dólares|dolares|dollars?|pesos|reais|soles|francs?|franken))(?![\p{L}\d])/iu;
const oneThing = new Set<SiteKind>(['course', 'event', 'product', 'mobile-app', 'saas']);
/** "curso …, precio 79 dólares": of a single thing on sale the price is its own. */
export function priceOfOne(brief: Brief): Brief {
  const { prompt, offer, kind, items } = brief;
  const found = oneThing.has(kind.value) ? priceTold.exec(prompt) : null;
  const price = found?.groups?.['price'];
  if (!found || price === undefined || !offer || items.some(({ value }) => value.price !== undefined))
    return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const item: Item = {
    value: {
      section: 'pricing',
      name: capitalise(offer.value),
      price: price.replace(/dolares/iu, 'dólares'),
    },
    spans: [span],
  };
  return { ...brief, items: [...items, item] };
}

const taughtBy =
  /(?<!\p{L})(?:lo (?:da|imparte|dicta)|la (?:da|imparte|dicta)|impartid[oa] por|dictad[oa] por|(?:est )?donné par|animé par|gegeben von|geleitet von|unterrichtet von|dado por|ministrado por|quem dá é|tenuto da|lo tiene)\s(?<who>\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,2})/u;
/** "lo da Mariana Quiroga de Guadalajara": who teaches it. */
export function whoTeaches(brief: Brief): Brief {
  const found = taughtBy.exec(brief.prompt);
  const who = found?.groups?.['who'];
  if (!found || who === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isIn = (slot: Slot<unknown>): boolean =>
    slot.spans.some(({ start, end }) => start < span.end && end > span.start);
  const teacher: Item = { value: { section: 'team', name: who }, spans: [span] };
  const isKnown = brief.items.some(({ value }) => value.section === 'team' && value.name === who);
  return {
    ...brief,
    items: [
      ...without(brief.items, (item) => isIn(item) && item.value.section !== 'team'),
      ...(isKnown ? [] : [teacher]),
    ],
    parts: without(brief.parts, isIn),
    phrases: without(brief.phrases, isIn),
  };
}

const day = String.raw`(?:lun(?:es|di|edì|edi)?|mar(?:tes|di|tedì|tedi)?|mi[ée]rcoles|mercredi|mercoledì|mercoledi|jueves|jeudi|giovedì|giovedi|viernes|vendredi|venerdì|venerdi|s[áa]bado|samedi|sabato|domingo|dimanche|domenica|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?)`;
const daysTold = new RegExp(
  String.raw`(?<!\p{L})(?<when>(?:du|de|von|dal|da|das|vom)\s(?:la\s|le\s)?${day}\s(?:au|a|à|bis|al|alla|e|und|et|y)\s(?:la\s|le\s)?${day}(?:,?\s(?:(?:le\s|al\s|a\s)?(?:midi|soir|almoço|jantar|mediodía|mediodia|noche|pranzo|cena|mittags|abends|mañana|tarde|mattina|pomeriggio|sera|matin|manhã|noite)(?:\s(?:et|y|e|und|\+)\s(?=\p{L}))?(?:le\s|a\s|al\s)?){1,3})?)(?![\p{L}])`,
  'iu',
);
/** "horaires du mardi au samedi midi et soir": days without hours are told as they are, and no week is made up beside them. */
export function daysAlone(brief: Brief): Brief {
  const found = brief.hours ? null : daysTold.exec(brief.prompt);
  const when = found?.groups?.['when']?.trim();
  if (
    !found ||
    when === undefined ||
    /^[\s,]*(?:de\s|von\s|dalle\s|das\s)?\d/u.test(brief.prompt.slice(found.index + found[0].length))
  )
    return brief;
  if (
    !brief.sections.some(({ value }) => value === 'hours') ||
    brief.items.some(({ value }) => value.when !== undefined || value.section === 'hours')
  )
    return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const isIn = (slot: Slot<unknown>): boolean =>
    slot.spans.some(({ start, end }) => start < span.end && end > span.start);
  return {
    ...brief,
    items: [
      ...without(brief.items, isIn),
      { value: { section: 'hours', name: capitalise(when) }, spans: [span] },
    ],
    parts: without(brief.parts, isIn),
    phrases: without(brief.phrases, isIn),
  };
}

const showing = new Set<SiteKind>(['portfolio', 'photographer', 'studio']);
/** "Libros, proyectos, sobre mí, tienda": the one thing in a row of headings is a heading as well. */
export function headingAmongHeadings(brief: Brief): Brief {
  const services = brief.items.filter(({ value }) => value.section === 'services');
  const [only] = services;
  const start = only?.spans[0]?.start;
  if (!showing.has(brief.kind.value) || services.length !== 1 || !only || start === undefined) return brief;
  if (only.value.price !== undefined || only.value.note !== undefined) return brief;
  const sentence = sentenceAt(brief.prompt, start);
  const beside = brief.sections.filter((slot) =>
    slot.spans.some((span) => span.start >= sentence.start && span.end <= sentence.end),
  );
  if (beside.length < 2) return brief;
  const { text, span } = pieceAt(brief.prompt, start, sentence);
  const part: Slot<SitePart> = {
    value: { title: capitalise(text), isPage: false, lines: [] },
    spans: [span],
  };
  return { ...brief, items: without(brief.items, (item) => item === only), parts: [...brief.parts, part] };
}

const withWhom =
  /(?<!\p{L})(?:mi boda con|mon mariage avec|meine hochzeit mit|meu casamento com|mio matrimonio con|me caso con|je me marie avec|ich heirate)\s(?<other>\p{Lu}\p{Ll}+)/iu;
const selfName =
  /(?<!\p{L})(?:[Ss]oy|[Jj]e suis|[Ii]ch bin|[Ss]ou|[Ss]ono|[Mm]e llamo|[Jj]e m['’]appelle|[Ii]ch heiße|[Mm]i chiamo|[Cc]hamo-me)\s(?<self>\p{Lu}\p{Ll}+)(?=[.,;!\s]|$)/u;
const joined: Readonly<Record<string, string>> = { es: 'y', fr: 'et', de: 'und', pt: 'e', it: 'e' };
/** "mi boda con Andrés … soy Fernanda": two marry. */
export function bothWhoMarry(brief: Brief): Brief {
  const other = withWhom.exec(brief.prompt)?.groups?.['other'];
  const self = selfName.exec(brief.prompt);
  const who = self?.groups?.['self'];
  const and = joined[brief.spoken];
  if (brief.kind.value !== 'event' || other === undefined || !self || who === undefined || and === undefined)
    return brief;
  const span = { start: self.index + self[0].length - who.length, end: self.index + self[0].length };
  return { ...brief, name: { value: `${who} ${and} ${other}`, spans: [span] } };
}

const treating = new Set<SiteKind>([
  'clinic',
  'dentist',
  'therapist',
  'law',
  'accountant',
  'veterinary',
  'studio',
  'consulting',
]);
const two =
  /^(?<one>\p{Lu}[\p{L}-]+\s\p{Lu}[\p{L}-]+)\s(?:et|und|y|e|&)\s(?<other>\p{Lu}[\p{L}-]+\s\p{Lu}[\p{L}-]+)$/u;
/** "Sophie Aeby et Marc Yerly": two names on the door are those who work there. */
export function teamOfName(brief: Brief): Brief {
  const { name, kind, items } = brief;
  const found = name ? two.exec(name.value)?.groups : undefined;
  if (!name || !found || !treating.has(kind.value) || items.some(({ value }) => value.section === 'team'))
    return brief;
  const people = [found['one'], found['other']].flatMap((who): Item[] =>
    who === undefined ? [] : [{ value: { section: 'team', name: who }, spans: name.spans }],
  );
  return { ...brief, items: [...items, ...people] };
}
