import type { Slot, Span } from '@/domain/site/brief';
import type { BehaviourType, SectionType, SiteKind } from '@/domain/site/vocabulary';
import { findMeant, gatherSlots, type Met } from '../offer/find-meant';
import { tokenAt, type Reading } from '../reading';

/** What an application of a kind cannot do without: added unasked, with no words of the prompt behind it. */
export const kindBehaviours: Partial<Record<SiteKind, readonly BehaviourType[]>> = {
  todo: ['crud', 'filter', 'persist', 'empty-state'],
  kanban: ['kanban', 'crud', 'persist'],
  notes: ['crud', 'search', 'persist', 'empty-state'],
  calculator: ['calculator'],
  converter: ['calculator'],
  timer: ['timer', 'persist'],
  quiz: ['quiz'],
  flashcards: ['crud', 'persist'],
  tracker: ['crud', 'persist', 'chart', 'empty-state'],
  habits: ['crud', 'persist'],
  dashboard: ['chart'],
  game: ['game', 'persist'],
  poll: ['poll', 'persist'],
  crm: ['crud', 'search', 'persist', 'empty-state'],
  inventory: ['crud', 'search', 'sort', 'persist', 'empty-state'],
  booking: ['booking', 'persist'],
  chat: ['crud', 'persist'],
  forum: ['crud', 'persist'],
  directory: ['search', 'filter', 'crud'],
  palette: ['copy'],
  shop: ['cart'],
};

/** What a section needs to work, once asked for. */
const sectionBehaviours: Partial<Record<SectionType, readonly BehaviourType[]>> = {
  countdown: ['countdown'], rsvp: ['rsvp'], 'before-after': ['before-after'], cart: ['cart'], checkout: ['checkout'],
  booking: ['booking'], quote: ['form'], contact: ['form'], newsletter: ['form'], volunteer: ['form'], form: ['form'],
}; // prettier-ignore

/** "Print the list", "I can print it": an app is put on paper. "A print shop" prints something else. */
const onPaperKinds = new Set<SiteKind>(['todo', 'notes', 'tracker', 'habits', 'flashcards', 'quiz', 'poll', 'crm', 'inventory', 'booking', 'dashboard', 'directory', 'converter']); // prettier-ignore
const printed =
  /\bprint(?:s|ing)? (?:the|this|my|our|your|it|them|all|out|each|every|a (?:copy|list|summary|page)|week|list|button|view|mode|preview)\b|\b(?:can|could|to|and|or|then|also|i|we) print(?=\s?(?:[.,;:)]|$))|(?:^|[.,;:] ?)print(?=\s?(?:[.,;)]|$))/gu;
function findPrinting(reading: Reading, skip: (at: number) => boolean): readonly Span[] {
  return [...reading.folded.matchAll(printed)]
    .filter(({ index, 0: text }) => !skip(tokenAt(reading.tokens, index + text.indexOf('print'))))
    .map(({ index, 0: text }) => ({ start: index + text.indexOf('print'), end: index + text.length }));
}

/** Reads what the pages must do: words of the lexicon, what asked sections need, and what an application of its kind is. */
export function readBehaviours(
  reading: Reading,
  kind: SiteKind,
  sections: readonly Slot<SectionType>[],
  skip: (at: number) => boolean,
): { readonly slots: Slot<BehaviourType>[]; readonly met: readonly Met<BehaviourType>[] } {
  // A column called "Printed" asks for no printing.
  const isDone = (one: Met<BehaviourType>): boolean =>
    one.value === 'print' && kind === 'kanban' && reading.tokens[one.from]?.form === 'printed';
  const met = findMeant(reading, reading.lexicon.behaviours, kind).filter((one) => !skip(one.from) && !isDone(one)); // prettier-ignore
  const slots = gatherSlots(reading, met);
  const has = (value: BehaviourType): boolean => slots.some((slot) => slot.value === value);
  const add = (value: BehaviourType, spans: readonly Span[]): void => {
    if (!has(value)) slots.push({ value, spans });
  };
  for (const section of sections)
    for (const value of sectionBehaviours[section.value] ?? []) add(value, section.spans);
  for (const value of kindBehaviours[kind] ?? []) add(value, []);
  const onPaper = onPaperKinds.has(kind) ? findPrinting(reading, skip) : [];
  if (onPaper.length > 0) add('print', onPaper);
  return { slots, met };
}
