import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

type Item = Slot<ListedItem>;

/** What stands behind the sign and a colon: "« Les Jours Heureux » : bouquets, ateliers, livraison, avis clients". */
const behind =
  /^\s?["»”“'’]?(?:\s(?:à|a|en|em|in|aus|de|di)\s\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}?[\p{L}'’-]+){0,2})?\s?:\s(?<list>[^.:\n]{12,240})/u;
const joint = /\s?,\s|\s(?:et|y|e|und|sowie)\s/gu;
/** Parts of any page, by words that no business sells. */
const ofPage = lean(
  /(?<!\p{L})(?:avis|témoignages|formulaires?|contact\p{L}*|galeries?|photos?|horaires|plan d['’]accès|carte d['’]accès|newsletter|prise de|réservation|tarifs|prix|à propos|histoire|équipe|opiniones|reseñas|testimonios|formulario|contacto|galería|fotos|horario\p{L}*|mapa|precios|reservas?|recensioni|testimonianze|modulo|contatti|galleria|foto|orari|mappa|prezzi|prenotazion\p{L}+|avaliações|depoimentos|formulário|contato|galeria|horários|preços|valores|agenda|bewertungen|kundenstimmen|kontakt\p{L}*|galerie|öffnungszeiten|anfahrt|preise|über uns|blog|faq|instagram|facebook|whatsapp|google)(?!\p{L})/iu,
);
/** How things come to people: nothing that lies on a shelf. */
const brought =
  /^(?:la |las |los |le |les |die |a |as |o |il )?(?:livraisons?|commandes?|encargos?|pedidos?|ordini|encomendas?|bestellung(?:en)?|emballages?|envois?|retrait|click and collect|entregas?|env[ií]os?|envio|frete|consegn[ae]|spedizion[ei]|ritiro|lieferung|lieferservice|versand|abholung)(?! (?:sur mesure|personnalis|a medida|personalizad|su misura|sob medida|nach maß))(?: .{0,24})?$/iu;
/** What takes place on a day. */
const held =
  /^(?:ateliers?|rencontres?|(?:séances? de )?dédicaces?|lectures?|soirées?|concerts?|expositions?|encuentros?|firmas?|lecturas?|conciertos?|exposiciones|incontri|letture|concerti|mostre|encontros?|lançamentos?|sessões|concertos|lesungen|konzerte|abende|stages?|cours|initiations?|dégustations?|talleres|cursos|clases|catas|degustaciones|laboratori|corsi|degustazioni|oficinas|workshops?|aulas|kurse?|verkostungen|seminare?)(?: .{0,30})?$/iu;
const selling: ReadonlyMap<SiteKind, SectionType> = new Map([
  ['shop', 'products'], ['florist', 'products'], ['bakery', 'menu'],
]); // prettier-ignore
/** Who makes things to use, and is read as one who shows work. */
const potter =
  /^(?:céramiste|poti(?:er|ère)|ceramista|alfarer[oa]|oleir[oa]|vasai[oa]|keramiker(?:in)?|töpfer(?:in)?|verrier|verrière|bijouti(?:er|ère))\b/iu;

/** Who makes or sells things, or is known by none of the words for houses. */
const makers: ReadonlySet<SiteKind> = new Set(['unknown', 'portfolio', 'shop', 'florist', 'bakery', 'studio', 'product']); // prettier-ignore
/** Sections that words for goods are read as, too. */
const loose: ReadonlySet<SectionType> = new Set(['events', 'amenities', 'products', 'services', 'menu', 'categories', 'timetable']); // prettier-ignore

const meets = (one: Span, { spans }: Slot<unknown>): boolean =>
  spans.some(({ start, end }) => start < one.end && end > one.start);

/**
 * "Site vitrine pour une céramiste, « Terre de Sienne » : vaisselle, stages, commandes sur mesure, avis clients": what is no part of a
 * page is on offer, all of it in one place; what takes place stands among the dates, and that things are sent is no thing.
 */
export function shopWindow(brief: Brief): Brief {
  if (!makers.has(brief.kind.value)) return brief;
  const end = brief.name?.spans[0]?.end;
  const found = end === undefined ? null : behind.exec(brief.prompt.slice(end));
  const list = found?.groups?.['list'];
  if (end === undefined || !found || list === undefined) return brief;
  const start = end + found[0].length - list.length;
  let at = start;
  const pieces = list.split(joint).map((text) => {
    const from = brief.prompt.indexOf(text, at);
    at = from + text.length;
    return { text: text.trim(), span: { start: from, end: at } };
  });
  const isOfPage = ({ text, span }: { readonly text: string; readonly span: Span }): boolean =>
    // "location": what is hired out, and not where it is.
    !(brief.spoken === 'fr' && /^locations?$/iu.test(text)) &&
    (ofPage.test(text) || brief.sections.some((slot) => !loose.has(slot.value) && meets(span, slot)));
  // A list of offers alone is read as such elsewhere.
  if (pieces.length < 3 || !pieces.some(isOfPage)) return brief;
  if (pieces.some(({ text, span }) => /\d/u.test(text) || brief.items.some((item) => item.value.price !== undefined && meets(span, item)))) return brief; // prettier-ignore
  const offered = pieces.filter(
    (piece) => !isOfPage(piece) && piece.text.length > 2 && piece.text.split(/\s/u).length < 6,
  );
  const within = (slot: Slot<unknown>): boolean => offered.some(({ span }) => meets(span, slot));
  const shelf = selling.get(brief.kind.value) ?? 'services';
  const told = offered.filter(({ text }) => !brought.test(text));
  const all = told.map(({ text, span }): Item => ({
    value: { section: held.test(text) && shelf !== 'services' ? 'events' : shelf, name: capitalise(text) },
    spans: [span],
  }));
  const wares = all.filter(({ value }) => value.section === shelf);
  if (wares.length === 0) return brief;
  // "Bouquets" alone is all that a florist sells, and no single thing among others.
  const items = wares.length === 1 && shelf === 'products' ? all.filter((item) => item !== wares[0]) : all;
  const sent = offered
    .filter(({ text }) => brought.test(text))
    .map(({ text, span }) => ({ value: { title: capitalise(text), isPage: false }, spans: [span] }));
  const has = (type: SectionType): boolean => items.some(({ value }) => value.section === type);
  const asked = brief.sections.filter(
    (slot) => !within(slot) || slot.value === shelf || (slot.value !== 'amenities' && has(slot.value)),
  );
  const added = ([shelf, 'events'] as const)
    .filter((type) => (type === shelf || has(type)) && !asked.some(({ value }) => value === type))
    .map((value): Slot<SectionType> => ({ value, spans: [] }));
  return {
    ...brief,
    items: [...brief.items.filter((item) => !within(item)), ...items],
    kind:
      brief.kind.value === 'portfolio' && potter.test(brief.offer?.value ?? '')
        ? { ...brief.kind, value: 'unknown' }
        : brief.kind,
    parts: [...brief.parts.filter((part) => !within(part)), ...sent],
    phrases: brief.phrases.filter((phrase) => !within(phrase)),
    sections: [...asked, ...added],
  };
}
