import type { Brief, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';

const things = new Set<SectionType>(['services', 'booking']);
const visit = /^(?:consult|ses|séance|sedut|visit|behand)/iu;
const asked =
  /^(?:nuestr[oa]s?|mis?|los|las|nos|mes|les|unsere?|meine|die|noss[oa]s?|meus|minhas|i|le|nostri|il nostro|notre|l['’]équipe|ons|nasz|unser|il team|lo staff|miei|mie|onze|mijn|de|nasze|moje|con|avec|mit|com|z|met|una?|une?|eine?|uma?)\s|(?:online|formul|prezz|preis|preci|preç|prix|tarif)/iu;

/** "mal di schiena, cervicale, trattamenti per sportivi": in a row of what is done the word that could head a section is one of it. */
export function sectionAmongThings(brief: Brief): Brief {
  const { prompt, items } = brief;
  const rows = items.filter(({ value }) => value.section === 'services' && value.price === undefined);
  if (rows.length < 2) return brief;
  const pieceOf = ({ start, end }: Span): Span => {
    const from = Math.max(
      ...[', ', '. ', ': ', '\n'].map((mark) => prompt.lastIndexOf(mark, start - 1) + 1),
      0,
    );
    const stop = prompt.slice(end).search(/[,.;:\n]/u);
    const lead = prompt.slice(from, start).length - prompt.slice(from, start).trimStart().length;
    return { start: from + lead, end: stop < 0 ? prompt.length : end + stop };
  };
  const isNext = ({ start }: Span): boolean =>
    rows.some(({ spans: [span] }) => span !== undefined && span.end <= start && start - span.end <= 3);
  const strayed = new Map<Slot<SectionType>, Span>();
  for (const slot of brief.sections) {
    const [span] = slot.spans;
    if (!span || slot.spans.length > 1 || !things.has(slot.value)) continue;
    const piece = pieceOf(span);
    const text = prompt.slice(piece.start, piece.end);
    // "afspraak maken" is done on the page.
    if (slot.value === 'booking' && !visit.test(text)) continue;
    if (text.split(/\s+/u).length < 2 || text.length > 50 || asked.test(text) || !isNext(piece)) continue;
    strayed.set(slot, piece);
  }
  if (strayed.size === 0) return brief;
  return {
    ...brief,
    sections: brief.sections.filter((slot) => !strayed.has(slot)),
    items: [
      ...items,
      ...[...strayed.values()].map((span) => ({
        value: { section: 'services' as const, name: capitalise(prompt.slice(span.start, span.end)) },
        spans: [span],
      })),
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}

const most = 4;
/** "مدربات سيدات." said by itself: who teaches there is told, and no row of people is asked for. */
export const teamAsTold = (brief: Brief): Brief => {
  const isStated = (slot: Slot<SectionType>): boolean => {
    const [span] = slot.spans;
    if (slot.value !== 'team' || !span || slot.spans.length > 1) return false;
    if (brief.items.some(({ value }) => value.section === 'team')) return false;
    const from = Math.max(brief.prompt.slice(0, span.start).search(/[^.!?\n]*$/u), 0);
    const stop = brief.prompt.slice(span.end).search(/[.!?\n]/u);
    const to = stop < 0 ? brief.prompt.length : span.end + stop;
    const text = brief.prompt.slice(from, to).trim();
    const count = text.split(/\s+/u).length;
    const isAlone = brief.sections.every(
      (other) => other === slot || !other.spans.some((one) => one.start < to && one.end > from),
    );
    return isAlone && count > 1 && count <= most && !asked.test(text) && from > 0;
  };
  return brief.sections.some(isStated)
    ? { ...brief, sections: brief.sections.filter((slot) => !isStated(slot)) }
    : brief;
};

const lone = /(?<=[.!]\s)(?<where>[A-ZÇĞİÖŞÜ][a-zçğıöşü]{3,})(?=\.(?:\s|$))/gu;
/** "Konyaaltı." between two full stops: the quarter that a house in Turkey stands in. */
export function quarterAlone(brief: Brief): Brief {
  if (brief.spoken !== 'tr' || brief.address !== null || brief.place === null) return brief;
  const slots = Object.values(brief).flatMap((value: unknown) =>
    Array.isArray(value) ? (value as unknown[]) : [value],
  );
  const taken = slots.flatMap((slot) =>
    typeof slot === 'object' && slot !== null && 'spans' in slot ? (slot as Slot<unknown>).spans : [],
  );
  for (const found of brief.prompt.matchAll(lone)) {
    const span = { start: found.index, end: found.index + found[0].length };
    if (taken.some(({ start, end }) => start < span.end && end > span.start)) continue;
    return { ...brief, address: { value: found[0], spans: [span] } };
  }
  return brief;
}
