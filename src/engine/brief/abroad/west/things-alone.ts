import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { sectionOfTitle } from '../../parts/section-of-title';
import { sentenceAt } from './sentence-at';
import { lean } from '../../words/lean-letters';

type Item = Slot<ListedItem>;

const placed =
  /^(?:(?:auf|in|an|bei|vor|hinter|unter|über|neben|aus|von) (?:der|dem|den|unserem|unserer)|am|beim|im|vom|dans (?:la|le|les|l['’]|notre)|nella|nello|nel|apporter|prévoir|venir|porter|mettre|appeler|réserver|traer|llevar|llamar|avisar|portare|chiamare|prenotare|trazer|ligar|avisar)\s|^(?:molo|pontile|muelle|embarcadère|quai|steg|anleger|cais|spiaggia|playa|plage|praia|strand|porto|puerto|hafen) (?:de|di|del|d['’]|da|do|du|am|von)\s|\s(?:mitbringen|anrufen|anmelden)$/iu;
/** Half of a phrase, a heading or a figure. */
const cutOff =
  /\s(?:por|per|par|über|für|con|mit|avec|com|en|em|na|no|in|bei|w|we|nad|op|te)$|^(?:(?:el |der |le |o |il )?(?:precios?|preise?|prix|tarifs?|preços?|prezz[oi]))$|^\d+ (?:a|à|bis|ai) \d+(?!\p{N})|^(?:nächste|próxim[ao]s?|prochain[es]*|prossim[aei]) (?:termine?|fechas?|dates?|datas?|date)(?!\p{L})/iu;
const stated = lean(
  /(?<!\p{L})(?:esclus|compres|inclus|excluid|inclui|incluid|compris|inkl|exkl|inbegriffen|inklusive|nicht enthalten)\p{L}*$|^(?:alle (?:gesetzlichen )?kassen|privat|privatpatienten|selbstzahler|todas las (?:mutuas|aseguradoras)|tutte le assicurazioni|convênios?)$|^(?:(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|dezembro)(?:\s(?:a|bis|au|à|e|y|et|und|-|–))?\s?){1,3}$/iu,
);
/** Whom it is for. */
const people =
  /^(?:(?:para|pour|für|per|a)\s)?(?:(?:le |les |los |las |i |gli |os |as )?(?:bambini|bambine|ragazzi|ragazze|adulti|anziani|principianti|niños|niñas|adultos|adolescentes|jóvenes|mayores|principiantes|kinder|erwachsene|jugendliche|senioren|anfänger|fortgeschrittene|enfants|ados|adolescents|adultes|seniors|débutants|crianças|jovens|idosos|iniciantes)(?:\s(?:dai|desde|ab|dès|a partir de|de) .*)?)$/iu;
const speaking = lean(
  /(?<!\p{L})(?:ich|wir|je|j['’]\p{L}+|nous|yo|nosotros|eu|nós|io|noi)(?!\p{L})|^(?:soy|estou|sou)\s|^(?!ramos|gramos|remos|tramos|extremos|supremos|cremos)\p{L}{2,}(?:amos|emos|imos|iamo)\s|^(?:wie|comment|cómo|como|come) (?:unsere?|meine?|wir|nos|nuestr[oa]s?|nossa?s?|i nostri|le nostre|se|on)\s/iu,
);
const ages = /^\d{1,2}\s?(?:-|–|à|a|bis|tot|do)\s?\d{1,2}\s(?:ans|años|jahre|anos|anni|jaar|lat)$/iu;
const listed = new Set<string | null>(['services', 'features', 'products', 'amenities', 'menu']);
const taught = new Set<string | null>(['services', 'features', 'curriculum']);

const isBare = ({ price, when, note }: ListedItem): boolean =>
  price === undefined && when === undefined && note === undefined;
const isSaid = ({ value }: Item): boolean =>
  isBare(value) &&
  listed.has(value.section) &&
  (placed.test(value.name) ||
    cutOff.test(value.name) ||
    (value.section !== 'amenities' && stated.test(value.name)) ||
    speaking.test(value.name));
const isPerson = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s(?:(?:von|van|de|da|di|del)\s)?\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?$/u.test(
    name,
  );

const telling = new Set<string | null>(['map', 'contact', 'hours', 'about', 'story', 'booking', 'areas']);
/** "Anfahrt: Straßenbahn 7, Haltestelle Markt": what is told under such a heading is nothing on offer. */
const isUnderLabel = ({ prompt, spoken, kind }: Brief, { spans: [span] }: Slot<unknown>): boolean => {
  if (!span) return false;
  const { start } = sentenceAt(prompt, span.start);
  const label = /^\s*(?<label>\p{L}[\p{L} ]{2,24}):\s/u.exec(prompt.slice(start, span.start + 1))?.groups?.[
    'label'
  ];
  return label !== undefined && telling.has(sectionOfTitle(label, spoken, kind.value));
};

/**
 * Things on offer as a list has them: "am Licht", "Ansprechpartnerin bin ich" say where and who, and whoever is named
 * right behind stands among the people; nothing is listed twice.
 */
export function offersAlone(brief: Brief): Brief {
  const isTold = (item: Item): boolean =>
    isBare(item.value) && listed.has(item.value.section) && isUnderLabel(brief, item);
  // "cours par âge (3-5 ans, ados, adultes)": beside ages these are groups.
  const hasAges = brief.items.some(({ value }) => ages.test(value.name));
  const isWhom = ({ value }: Item): boolean =>
    !hasAges && isBare(value) && taught.has(value.section) && people.test(value.name);
  const isList = brief.items.filter((item) => taught.has(item.value.section)).length > 2;
  // "Sou a Inês Carvalho, engenheira física": what somebody is stands behind the name.
  const named = brief.name?.spans[0];
  const isSelf =
    named !== undefined &&
    /(?:soy|sou|sono|je suis|ich bin|je m['’]appelle|me llamo|mi chiamo|chamo-me|ich heiße)\s(?:(?:a|o|la|el|il|die|der)\s)?$/iu.test(
      brief.prompt.slice(Math.max(0, named.start - 20), named.start),
    );
  const isRole = (item: Item): boolean => {
    const gap = (item.spans[0]?.start ?? 0) - (named?.end ?? 0);
    return isSelf && isBare(item.value) && taught.has(item.value.section) && gap >= 0 && gap < 4;
  };
  const said = brief.items.filter(
    (item) => isRole(item) || isSaid(item) || isTold(item) || (isList && isWhom(item)),
  );
  const isBehind = (item: Item): boolean =>
    isBare(item.value) &&
    listed.has(item.value.section) &&
    isPerson(item.value.name) &&
    said.some(({ value, spans }) => {
      const gap = (item.spans[0]?.start ?? 0) - (spans[0]?.end ?? 0);
      return speaking.test(value.name) && gap >= 0 && gap < 4;
    });
  const seen = new Set<string>();
  const items = brief.items.flatMap((item): Item[] => {
    if (said.includes(item)) return [];
    const { section, name, price, when } = item.value;
    const key = [section, name.toLowerCase(), price, when].join('|');
    if (seen.has(key)) return [];
    seen.add(key);
    return [isBehind(item) ? { ...item, value: { ...item.value, section: 'team' } } : item];
  });
  const isNoThing = (text: string): boolean => placed.test(text) || stated.test(text) || speaking.test(text);
  return {
    ...brief,
    items,
    parts: brief.parts.filter(
      ({ value }) => value.lines !== undefined || value.isPage || !speaking.test(value.title),
    ),
    phrases: brief.phrases.filter((phrase) => !isNoThing(phrase.value) && !isUnderLabel(brief, phrase)),
  };
}

/** "confirmación de asistencia con menú y alergias": guests choose a dish, and buy none. */
export const noMenuForGuests = (brief: Brief): Brief =>
  brief.kind.value === 'event' && brief.items.every(({ value }) => value.section !== 'menu')
    ? { ...brief, sections: brief.sections.filter(({ value }) => value !== 'menu') }
    : brief;

/** "Junghundekurs" has young dogs in it, and is no manner of a site. */
export const mannersAlone = (brief: Brief): Brief =>
  brief.spoken === 'de'
    ? { ...brief, tone: brief.tone.filter(({ value }) => !/^jung\p{L}{4,}/u.test(value)) }
    : brief;

const ticket = lean(
  /^(?:(?:die |der |ein )?(?:eintritt\p{L}*|karten?|tickets?|vollpreis|ermäßigt\p{L}*|(?:für )?(?:kinder|erwachsene|familien|studierende|rentner)(?: (?:unter|bis|ab) \d+.*)?|familienkarte|abendkasse|vorverkauf|tageskarte|jahreskarte)|(?:la )?(?:entradas?|general|reducida|anticipada|taquilla|niños.*|adultos|abono|boletos?)|(?:l['’])?(?:entrée|plein tarif|tarif (?:plein|réduit|enfant)|billets?|places?|enfants.*|adultes|réduit)|(?:l['’])?(?:ingresso|biglietto|biglietti|intero|ridotto|bambini.*|adulti)|(?:o )?(?:bilhetes?|ingressos?|inteira|meia(?:-entrada)?|crianças.*|adultos|entrada))$/iu,
);
const staged = new Set(['unknown', 'nonprofit', 'portfolio', 'event']);
/** "Karten kosten 14 Euro, ermäßigt 9 Euro": what guests pay to come in stands among tickets, and is no service. */
export function ticketsAlone(brief: Brief): Brief {
  const isTicket = ({ value }: Item): boolean => value.price !== undefined && ticket.test(value.name.trim());
  const tickets = brief.items.filter(isTicket);
  if (tickets.length < 2 || !staged.has(brief.kind.value)) return brief;
  const hasSection = brief.sections.some(({ value }) => value === 'tickets');
  return {
    ...brief,
    items: brief.items.map((item) =>
      isTicket(item) ? { ...item, value: { ...item.value, section: 'tickets' as const } } : item,
    ),
    sections: hasSection
      ? brief.sections
      : [...brief.sections, { value: 'tickets' as const, spans: tickets[0]?.spans ?? [] }],
  };
}

const byHand =
  /(?<!\p{L})(?:telefonisch|(?:per|am) (?:telefon|mail|e-mail|whatsapp)|por (?:teléfono|telefone|correo|mail|e-mail|whatsapp|telegram)|par (?:téléphone|mail|e-mail|sms|whatsapp)|per (?:telefono|mail|e-mail|whatsapp)|al telefono|whatsapp)(?!\p{L})/iu;
const online =
  /online|en ligne|en línea|formul|módulo|modulo|kalender|calend|web|site|seite|sito|página|pagina/iu;
/** "Reservieren kann man per Telefon oder per Mail": how to book is told, and no form is asked for. */
export function bookedByHand(brief: Brief): Brief {
  const isByHand = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 &&
    spans.every((span) => {
      const { start, end } = sentenceAt(brief.prompt, span.start);
      const sentence = brief.prompt.slice(start, end);
      // "Agendamento pelo WhatsApp, depoimentos e mapa": a row of what the page has.
      const isRow = brief.sections.some(
        (slot) => slot.value !== 'booking' && slot.spans.some((one) => one.start >= start && one.end <= end),
      );
      return !isRow && byHand.test(sentence) && !online.test(sentence) && sentence.length < 160;
    });
  const gone = brief.sections.filter((slot) => slot.value === 'booking' && isByHand(slot));
  return gone.length === 0 || !/^[^.!?]*[.!?]\s\p{Lu}/u.test(brief.prompt)
    ? brief
    : {
        ...brief,
        sections: brief.sections.filter((slot) => !gone.includes(slot)),
        behaviours: brief.behaviours.filter(({ value }) => value !== 'booking'),
      };
}
