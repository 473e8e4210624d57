import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { isIn, pieceAt, sentenceAt } from './sentence-at';
import { capitalise } from '../../../capitalise';
import { lean } from '../../words/lean-letters';

const arranged =
  /\s(?:(?:solo |sólo |uniquement |nur |só )?(?:su (?:prenotazione|appuntamento|richiesta)|previa prenotazione|con (?:reserva|cita)(?: previa)?|bajo reserva|previa (?:reserva|cita)|sur (?:réservation|rendez-vous|demande)|nach (?:voranmeldung|vereinbarung|anmeldung|absprache)|auf (?:anfrage|vorbestellung)|mit voranmeldung|(?:com|por|sob|mediante) (?:marcação|reserva|agendamento)(?: prévia)?))$/iu;
const weekday =
  /^(?:(?:am|el|le|la|il|o|a|ao|aos|los|les|i)\s)?(?:lun|mar|mi[eé]|mer|jue|jeu|gio|vie|ven|s[aáà]b|sam|dom|dim|so|mo|di|do|fr|seg|ter|qua|qui|sex)\p{L}*/iu;
const meets = (slot: Slot<unknown>, { start, end }: Span): boolean =>
  slot.spans.some((one) => one.start < end && one.end > start);

const only =
  /^\s(?:nur |ausschließlich |solo |sólo |uniquement |só |apenas )?(?:nach (?:vereinbarung|absprache)|(?:con|bajo) cita|sur (?:rendez-vous|demande)|su appuntamento|por marcação|a combinar|à combiner)/iu;
/** "Termine nur nach Vereinbarung": how one comes to see them, and no dates of anything. */
export const datesByArrangement = (brief: Brief): Brief => ({
  ...brief,
  sections: brief.sections.filter(
    ({ value, spans: [span] }) =>
      value !== 'events' || span === undefined || !only.test(brief.prompt.slice(span.end, span.end + 40)),
  ),
});

/** "degustazioni su prenotazione": something that is done there and how one comes to it, and no dates or form. */
export function byArrangement(brief: Brief): Brief {
  const asked = brief.sections.filter(({ value }) => value === 'booking' || value === 'events');
  const found = new Map<number, ReturnType<typeof pieceAt>>();
  for (const slot of asked) {
    const at = slot.spans[0]?.start;
    if (at === undefined) continue;
    const piece = pieceAt(brief.prompt, at, sentenceAt(brief.prompt, at));
    const count = piece.text.split(/\s+/u).length;
    if (
      arranged.test(piece.text) &&
      count > 2 &&
      count < 9 &&
      piece.span.start > 0 &&
      !weekday.test(piece.text)
    )
      found.set(piece.span.start, piece);
  }
  if (found.size === 0) return brief;
  const pieces = [...found.values()];
  const isThere = (slot: Slot<unknown>): boolean => pieces.some(({ span }) => isIn(slot, span));
  const added = pieces
    .filter(({ span }) => !brief.items.some((item) => meets(item, span)))
    .map(({ text, span }): Slot<ListedItem> => ({
      value: { section: 'services', name: capitalise(text) },
      spans: [span],
    }));
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !(asked.includes(slot) && isThere(slot))),
    behaviours: brief.behaviours.filter((slot) => slot.spans.length === 0 || !isThere(slot)),
    parts: brief.parts.filter((part) => !isThere(part)),
    phrases: brief.phrases.filter((phrase) => !isThere(phrase)),
    items: [...brief.items, ...added].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

const showcase = /(?<!\p{L})(?:sito|site|web|página|pagina|website|webseite|sitio)\s$/iu;
/** "sito vetrina", "site vitrine": the sort of site, and no goods in a window. */
export const noShowcase = (brief: Brief): Brief => ({
  ...brief,
  sections: brief.sections.filter(
    ({ value, spans }) =>
      !(
        value === 'products' &&
        spans.length > 0 &&
        spans.every(
          ({ start, end }) =>
            showcase.test(brief.prompt.slice(Math.max(0, start - 12), start)) &&
            /^(?:vetrina|vitrine|escaparate|montra)$/iu.test(brief.prompt.slice(start, end)),
        )
      ),
  ),
});

const farm = lean(
  /(?<!\p{L})(?:azienda (?:agricola|vitivinicola|apistica)|fattoria|frantoio|cantina|cascina|finca|granja|bodega|almazara|quesería|viñedo|ferme|domaine|vignoble|exploitation|\p{L}*hof|weingut|winzer\p{L}*|\p{L}*käserei|\p{L}*imkerei|gärtnerei|sennerei|alpe?|quinta|herdade|fazenda|sítio|adega|lagar|queijaria|apicult\p{L}*|imker\p{L}*|apicoltur\p{L}*)(?!\p{L})/iu,
);
const done =
  /^(?:visit|dégust|degust|verkost|führung|\p{L}+-?führung|cata|prova|atelier|taller|labor|workshop|kurs|curso|corso|übernacht|urlaub|ferien|event|feste|feiern|hochzeit|bod|mariage|casament|matrimon|paseo|balade|passegg|passeio|alquiler|location|noleggio|aluguer|soggiorn|aloj|estad)/iu;

/** Behind a comma or a colon of a sentence that asks for no section. */
const isListed = ({ prompt, sections }: Brief, at: number): boolean => {
  const sentence = sentenceAt(prompt, at);
  return /[,:]\s$/u.test(prompt.slice(0, at)) && !sections.some((slot) => isIn(slot, sentence));
};

/** "azienda agricola, olio extravergine, visite in cantina": what a farm lists is what it sells and what one does there. */
export function goodsOfFarm(brief: Brief): Brief {
  if (!farm.test(brief.offer?.value ?? '') || !['unknown', 'shop'].includes(brief.kind.value)) return brief;
  const isGood = ({ value, spans }: Brief['parts'][number]): boolean =>
    !value.isPage &&
    !value.lines?.length &&
    value.section === undefined &&
    isListed(brief, spans[0]?.start ?? 0);
  const goods = brief.parts.filter(isGood);
  if (
    goods.length === 0 ||
    brief.items.some((item) => goods.some((part) => part.spans.some((span) => meets(item, span))))
  )
    return brief;
  const added = goods.map(({ value, spans }): Slot<ListedItem> => ({
    value: {
      section: brief.kind.value === 'unknown' || done.test(value.title) ? 'services' : 'products',
      name: value.title,
    },
    spans,
  }));
  return {
    ...brief,
    parts: brief.parts.filter((part) => !isGood(part)),
    items: [...brief.items, ...added].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}
