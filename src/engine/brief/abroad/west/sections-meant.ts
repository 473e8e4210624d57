import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { celebrationWords } from '../celebration-words';
import { unlike } from './lost-pieces';
import { pieceAt, sentenceAt } from './sentence-at';
import { capitalise } from '../../../capitalise';

const cooking = new Set<SiteKind>(['restaurant', 'cafe', 'bar']);
const moving = new Set<SiteKind>(['gym', 'yoga', 'course']);
const scheduled =
  /horario|horário|emploi du temps|planning|stundenplan|kursplan|orari|calendario|grade|cuadrante|settiman|semana|woche|semaine|(?:training|übung|kurs|unterricht|probe)s?zeiten|entraînement|entrenamiento|allenament|treinos|trainingstijden|palinsesto|(?<!\p{L})horaires/iu;
const answering =
  /^(?:confirma\p{L}*(?: presença| asistencia| de presença| de asistencia)?|zusagen?|réponse|rsvp|conferma(?: presenza)?)$/iu;

/** "Verkostung buchen", "réserver une dégustation": whatever is booked, it is booked in a form. */
const bookable =
  /^(?:.{2,40}\s(?:buchen|reservieren|vereinbaren|boeken|reserveren)|(?:réserver|reservar|prenotare|prenota|agendar|marcar|zarezerwuj|zarezerwować|réservation|prenotazione|reserva|agendamento|rezerwacja)\s(?:d['’]|de |des |di |del |da |do |un |una |une |uma |la |el |il |le |a |o )?\p{L}.{2,40})$/iu;

const creed = /(?<!\p{L})(?:miss[ãa]o|vis[ãa]o|nossos valores|princ[ií]pios|prop[óo]sito)(?!\p{L})/iu;

/** Sections as they were meant: prices of a kitchen on its menu, courses that are no week, guests' answers and gifts. */
export function sectionsMeant(brief: Brief): Brief {
  const { prompt, kind, items, language } = brief;
  const has = (section: ListedItem['section']): boolean =>
    items.some(({ value }) => value.section === section);
  const priced = brief.sections.some(({ value }) => value === 'pricing');
  const added: Slot<ListedItem>[] = [];
  const sections = brief.sections.filter((slot) => {
    if (slot.value === 'pricing') return !(cooking.has(kind.value) && has('menu') && !has('pricing'));
    // "tratamentos, valores, depoimentos": what it costs, and not what somebody believes in.
    if (slot.value === 'values' && brief.spoken === 'pt') return !priced || creed.test(prompt);
    // "atiendo": what somebody does is no fitting of a house.
    if (slot.value === 'amenities') return has('amenities') || kind.value === 'hotel';
    if (slot.value !== 'timetable' || !moving.has(kind.value) || scheduled.test(prompt)) return true;
    if (items.some(({ value }) => value.section === 'timetable')) return true;
    const [span] = slot.spans;
    if (!span) return true;
    const piece = pieceAt(prompt, span.start, sentenceAt(prompt, span.start));
    if (piece.text.split(' ').length > 6 || unlike.test(piece.text.replace(/(?:para|pour|für|per)\s/iu, '')))
      return true;
    if (piece.text.includes(' '))
      added.push({ value: { section: 'services', name: capitalise(piece.text) }, spans: [piece.span] });
    return false;
  });
  const gifts = celebrationWords[language.value]?.parts ?? [];
  const answers =
    kind.value === 'event' ? brief.parts.filter(({ value }) => answering.test(value.title)) : [];
  const booked = brief.parts.filter(({ value }) => !value.isPage && bookable.test(value.title));
  const parts = brief.parts
    .filter((part) => !answers.includes(part) && !booked.includes(part))
    .map((part) => {
      const line = gifts.find(([asked]) => asked.test(part.value.title))?.[2];
      return kind.value !== 'event' || part.value.lines || line === undefined
        ? part
        : { ...part, value: { ...part.value, lines: [line] } };
    });
  const booking: Slot<SectionType>[] =
    booked.length > 0 && !sections.some(({ value }) => value === 'booking')
      ? [{ value: 'booking', spans: booked[0]?.spans ?? [] }]
      : [];
  const rsvp: Slot<SectionType>[] =
    answers.length > 0 && !sections.some(({ value }) => value === 'rsvp')
      ? [{ value: 'rsvp', spans: answers[0]?.spans ?? [] }]
      : [];
  return {
    ...brief,
    parts,
    sections: [...sections, ...booking, ...rsvp],
    items: [...items, ...added].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}
