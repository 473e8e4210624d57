import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
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
