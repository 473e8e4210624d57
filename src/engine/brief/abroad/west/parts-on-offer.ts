import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { isPricedAlready, unlike } from './lost-pieces';
import { isIn, pieceAt, sentenceAt } from './sentence-at';
import { capitalise } from '../../../capitalise';

type Item = Slot<ListedItem>;

const pageTalk =
  /(?<!\p{L})(?:secciones|sección|apartados?|páginas?|pestañas?|web|sitio|site|rubriques?|sections?|pages?|onglets?|bereiche?|seiten?|homepage|website|webseite|abschnitte?|unterseiten?|seções|seção|secções|secção|sito|pagine|pagina|sezioni|sezione|(?:con|avec|mit|com)(?!\s\d)|menú|menu|debe|incluya|quiero|quero|voglio|vorrei|veux|möchte|brauche|necesito|preciso)(?!\p{L})/iu;
const listHead =
  /(?:secciones|apartados|páginas|rubriques|sections|pages|onglets|bereiche|seiten|unterseiten|inhalte?|seções|secções|sezioni|pagine|con|avec|mit|com|menú|menu)\s?:$/iu;
const including = /(?<!\p{L})(?:con|avec|mit|com|debe|incluya|inclut|includa)(?!\p{L})/iu;
const forWhom =
  /^(?:niños|niñas|adultos|enfants|adultes|kinder|erwachsene|crianças|bambini|adulti|familias|familles|famílias|famiglie|familien|principiantes|débutants|anfänger|iniciantes|mayores|seniors|senioren|idosos|anziani|ragazzi|jugendliche|jóvenes|jovens)$/iu;
const scheduled =
  /cerrad|abiert|ferm[ée]|ouvert|geschlossen|geöffnet|fechad|abert|chius[oi]|apert[oi]|horario|horários?|emploi du temps|planning|stundenplan|kursplan|orari|calendario|grade/iu;

const possessive =
  /^(?:nuestr[oa]s|mis|los|las|nos|mes|les|unsere?|meine|die|noss[oa]s|[oa]s|meus|minhas|i|le|nostri|nostre|miei|mie)\s/iu;
/** "soins naturels" beside "massages": with an adjective behind it the word for what is done is one of the things. */
const isOneOfThings = ({ prompt }: Brief, slot: Slot<SectionType>, list: Span): boolean => {
  if (slot.value !== 'services' && slot.value !== 'booking') return false;
  const [span] = slot.spans;
  const { text } = pieceAt(prompt, span?.start ?? 0, list);
  const more = text.length - (span ? span.end - span.start : text.length);
  return (
    more > 3 &&
    !possessive.test(text) &&
    !/\d/u.test(text) &&
    (slot.value === 'booking' || !/\s(?:y|et|und|e|ed)\s/u.test(text))
  );
};
const fewestTreated = 3;
const soft = new Set<SectionType>(['timetable', 'events', 'curriculum']);

/** "Clases para niños, alquiler de tablas, campamentos.": a sentence that names no part of a page tells what there is. */
export function partsOnOffer(brief: Brief): Brief {
  const { prompt } = brief;
  const parts = brief.parts.filter(({ value }) => !value.isPage && !value.lines && !value.section);
  if (parts.length === 0) return brief;
  const added: Item[] = [];
  const gone = new Set<unknown>();
  const softGone = new Set<unknown>();
  for (const part of parts) {
    const [at] = part.spans;
    if (!at) continue;
    if (unlike.test(part.value.title)) continue;
    const sentence = sentenceAt(prompt, at.start);
    // "Adultes, nourrissons, sportifs": who is treated is what a practice does.
    const beside = parts.filter((other) => isIn(other, sentence)).length;
    if (forWhom.test(part.value.title) && beside < fewestTreated) {
      gone.add(part);
      continue;
    }
    const said = prompt.slice(sentence.start, sentence.end);
    // "Ruhig, erdig, viel Weißraum": how it is to look.
    const looks = [brief.style, ...brief.tone].some((slot) => slot !== null && isIn(slot, sentence));
    if (looks && said.split(',').every((piece) => piece.trim().split(' ').length <= 3)) {
      gone.add(part);
      continue;
    }
    // "Site pour ma ferme : ateliers, anniversaires": behind the colon the house itself is told.
    const colon = prompt.slice(sentence.start, at.start).lastIndexOf(': ');
    const comma = prompt.slice(sentence.start, at.start).indexOf(',');
    const opened = colon >= 0 ? colon + 1 : pageTalk.test(said) && comma >= 0 ? comma + 1 : 0;
    const list = { start: sentence.start + opened, end: sentence.end };
    const head = prompt.slice(sentence.start, list.start);
    const isListed = opened > 0 && (colon >= 0 ? listHead : including).test(head);
    const told = prompt.slice(list.start, list.end);
    const isSoft = (slot: Slot<SectionType>): boolean =>
      soft.has(slot.value) || isOneOfThings(brief, slot, list);
    const hasSections = brief.sections.some((slot) => !isSoft(slot) && isIn(slot, list));
    if (isListed || hasSections || pageTalk.test(told) || scheduled.test(told) || !told.includes(','))
      continue;
    gone.add(part);
    if (!isPricedAlready(brief, part.value.title))
      added.push({ value: { section: 'services', name: part.value.title }, spans: part.spans });
    for (const slot of brief.sections)
      if (isSoft(slot) && isIn(slot, list) && !softGone.has(slot)) {
        softGone.add(slot);
        const piece = pieceAt(prompt, slot.spans[0]?.start ?? 0, list);
        added.push({ value: { section: 'services', name: capitalise(piece.text) }, spans: [piece.span] });
      }
  }
  if (gone.size === 0) return brief;
  return {
    ...brief,
    parts: brief.parts.filter((part) => !gone.has(part)),
    sections: brief.sections.filter((slot) => !softGone.has(slot)),
    items: [...brief.items, ...added].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}
