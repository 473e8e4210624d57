import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';

type Item = Slot<ListedItem>;

const months =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|se[p]?tiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|april|juni|juli|august|september|oktober|november|dezember|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|december';
/** By arrangement, and in which months: how and when a thing is to be had. */
const how =
  'su (?:prenotazione|appuntamento|ordinazione|richiesta|misura)|sur (?:réservation|rendez-vous|commande|demande|mesure)|(?:con|previa) (?:reserva|cita|cita previa)|por encargo|a medida|bajo pedido|(?:nach|auf) (?:anmeldung|vereinbarung|absprache|anfrage|bestellung|maß)|(?:sob|com|por) (?:marcação|encomenda|reserva|medida)|op (?:afspraak|aanvraag|bestelling|maat)|na (?:zamówienie|wymiar|miarę|życzenie)';
const tail = new RegExp(
  String.raw`^\s(?:(?:${how})|(?:en|in|im|em)\s(?:${months})(?:\s(?:y|e|et|und|en|bis|a|à|tot)\s(?:${months}))?)(?=[,.;\n]|\s(?:y|e|et|und|en)\s|$)`,
  'i',
);

const polish =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia';
const season = new RegExp(
  String.raw`(?:^|[.,;:!?]\s|\s)(?<said>(?:(?:abiert[oa]|abrimos|vendemos|ouverts?|ouverte|geöffnet|offen|abert[oa]|apert[oi]|aperta|open|geopend|czynne|otwarte)\s)?(?:de|von|da|van|od|du|d['’])\s?(?:${months}|${polish})\s(?:a|bis|à|al|tot(?:\sen\smet)?|t\/m|do|au|até|ad)\s(?:${months}|${polish}))(?![\p{L}])`,
  'iu',
);
/** "Open van april tot oktober": in which months one may come is told beside the hours, and is no thing. */
export function seasonTold(brief: Brief): Brief {
  const found = /open|abr|abier|ouver|öffn|offen|abert|apert|vend|czynn|otwart/i.test(brief.prompt)
    ? season.exec(brief.prompt)
    : null;
  const said = found?.groups?.['said'];
  if (!found || said === undefined || brief.kind.value === 'event') return brief;
  const start = found.index + found[0].indexOf(said);
  const whole = [{ start, end: start + said.length }];
  const isFree = ({ spans }: Slot<unknown>): boolean => !overlaps(spans, whole);
  const isThing = ({ value }: Item): boolean => value.price !== undefined || value.when !== undefined;
  const kept = brief.items.filter((item) => isFree(item) || isThing(item));
  // Alone in its sentence it is told with the other facts.
  if (brief.hours === null && kept.length === brief.items.length) return brief;
  return {
    ...brief,
    items: [...kept, { value: { section: 'amenities', name: capitalise(said) }, spans: whole }],
    phrases: brief.phrases.filter(isFree),
  };
}

const ends = new RegExp(String.raw`\s(?:${how})$`, 'i');

/** "degustazioni su prenotazione e visite al frantoio in ottobre": how and when a thing is to be had belongs to it, and asks for no form. */
export function tailsOfThings(brief: Brief): Brief {
  const tails: Span[] = [];
  const items = brief.items.map((item): Item => {
    const span = item.spans.at(-1);
    if (!span || item.value.price !== undefined || item.value.section === 'team') return item;
    if (ends.test(item.value.name)) tails.push(span);
    const rest = tail.exec(brief.prompt.slice(span.end, span.end + 60))?.[0];
    if (rest === undefined || item.value.name.endsWith(rest)) return item;
    tails.push({ start: span.end, end: span.end + rest.length });
    return { ...item, value: { ...item.value, name: item.value.name + rest } };
  });
  if (tails.length === 0) return brief;
  const isFree = ({ spans }: Slot<unknown>): boolean => spans.length === 0 || !overlaps(spans, tails);
  const gone = brief.sections.filter(
    (slot) => !isFree(slot) && slot.value === 'booking' && slot.spans.length === 1,
  );
  return {
    ...brief,
    items,
    sections: brief.sections.filter((slot) => !gone.includes(slot)),
    behaviours: brief.behaviours.filter(
      ({ value }) => value !== 'booking' || gone.every((slot) => slot.value !== 'booking'),
    ),
    phrases: brief.phrases.filter(isFree),
  };
}
