import type { Slot, Span } from '@/domain/site/brief';
import type { BehaviourType, SectionType, SiteKind } from '@/domain/site/vocabulary';
import { findMeant, gatherSlots, type Met } from '../offer/find-meant';
import type { Reading } from '../reading';

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
  directory: ['search', 'filter'],
  palette: ['copy'],
  shop: ['cart'],
};

/** What a section needs to work, once asked for. */
const sectionBehaviours: Partial<Record<SectionType, readonly BehaviourType[]>> = {
  countdown: ['countdown'], rsvp: ['rsvp'], 'before-after': ['before-after'], cart: ['cart'], checkout: ['checkout'],
  booking: ['booking'], quote: ['form'], contact: ['form'], newsletter: ['form'], volunteer: ['form'], form: ['form'],
}; // prettier-ignore

/** Reads what the pages must do: words of the lexicon, what asked sections need, and what an application of its kind is. */
export function readBehaviours(
  reading: Reading,
  kind: SiteKind,
  sections: readonly Slot<SectionType>[],
  skip: (at: number) => boolean,
): { readonly slots: Slot<BehaviourType>[]; readonly met: readonly Met<BehaviourType>[] } {
  const met = findMeant(reading, reading.lexicon.behaviours, kind).filter((one) => !skip(one.from));
  const slots = gatherSlots(reading, met);
  const has = (value: BehaviourType): boolean => slots.some((slot) => slot.value === value);
  const add = (value: BehaviourType, spans: readonly Span[]): void => {
    if (!has(value)) slots.push({ value, spans });
  };
  for (const section of sections)
    for (const value of sectionBehaviours[section.value] ?? []) add(value, section.spans);
  for (const value of kindBehaviours[kind] ?? []) add(value, []);
  return { slots, met };
}
