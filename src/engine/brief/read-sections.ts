import type { Slot } from '@/domain/site/brief';
import type { BehaviourType, SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { Conditional } from './compile-lexicon';
import { findPhrases, type PhraseIndex, type PhraseMatch } from './phrase-index';
import { spanOf, type Reading } from './reading';

/** A word of the lexicon that was met, with the tokens it covers. */
export type Met<T> = { readonly value: T; readonly from: number; readonly to: number };

/** Meanings met, those for this kind of site before general ones. */
export function findMeant<T>(reading: Reading, index: PhraseIndex<Conditional<T>>, kind: SiteKind): Met<T>[] {
  const groups = new Map<number, PhraseMatch<Conditional<T>>[]>();
  for (const match of findPhrases(index, reading.tokens))
    groups.set(match.from, [...(groups.get(match.from) ?? []), match]);
  return [...groups.values()].flatMap((group) => {
    const special = group.filter((match) => match.value.kinds?.has(kind) === true);
    const chosen = special.length > 0 ? special : group.filter((match) => match.value.kinds === null);
    const values = new Set<T>();
    return chosen.flatMap(({ value, from, to }) => {
      if (values.has(value.value)) return [];
      values.add(value.value);
      return [{ value: value.value, from, to }];
    });
  });
}

/** Collects meanings into slots: one per value, in order of first mention, with every place it was met. */
export function gatherSlots<T extends SectionType | BehaviourType>(
  reading: Reading,
  met: readonly Met<T>[],
): Slot<T>[] {
  const slots = new Map<T, { start: number; end: number }[]>();
  for (const { value, from, to } of met)
    slots.set(value, [...(slots.get(value) ?? []), spanOf(reading.tokens, from, to)]);
  return [...slots].map(([value, spans]) => ({ value, spans }));
}

/** A menu or shop with prices is one section: the prices belong to what they follow. */
const priced = new Set<SectionType>(['menu', 'products', 'services', 'rooms', 'tickets', 'listings']);
/** Kinds whose own word is not a section: "a portfolio", "a blog". */
const ownWords: Partial<Record<SiteKind, readonly SectionType[]>> = {
  portfolio: ['portfolio'], photographer: ['portfolio'], shop: ['products'], blog: ['posts'], docs: ['posts'], directory: ['jobs', 'listings'], 'real-estate': ['listings'], quiz: ['faq'], booking: [], timer: ['countdown'], event: [], calculator: ['quote'], poll: ['form'], 'mobile-app': [], 'link-in-bio': ['links'], course: ['curriculum'], dashboard: ['stats'],
}; // prettier-ignore

/** Reads the sections asked for. `skip` tells tokens that belong to something else: what is denied, listed as a page, the kind. */
export function readSections(
  reading: Reading,
  kind: Slot<SiteKind>,
  skip: (at: number) => boolean,
): { readonly slots: Slot<SectionType>[]; readonly met: readonly Met<SectionType>[] } {
  const kindSpan = kind.spans[0];
  const met = findMeant(reading, reading.lexicon.sections, kind.value).filter((one) => {
    if (skip(one.from)) return false;
    const span = spanOf(reading.tokens, one.from, one.to);
    const isKindWord = kindSpan !== undefined && span.start < kindSpan.end && span.end > kindSpan.start;
    if (isKindWord && one.value !== 'hero') return false;
    return !(
      one.from < 4 &&
      (ownWords[kind.value] ?? []).includes(one.value) &&
      isOpening(reading, one.from)
    );
  });
  const kept = met.filter((one) => one.value !== 'pricing' || !isPriceOf(reading, met, one));
  return { slots: gatherSlots(reading, kept), met: kept };
}

function isOpening(reading: Reading, at: number): boolean {
  return (reading.tokens[at]?.clause ?? 0) === 0;
}

function isPriceOf(reading: Reading, met: readonly Met<SectionType>[], price: Met<SectionType>): boolean {
  if (
    !/^(?:price|prices|cost|costs|precios?|prix|preise?n?|precos?|prezzi|prijzen|cen[ay]|cenami|fiyat\w*|rates?|tarifs?)$/u.test(
      reading.tokens[price.from]?.form ?? '',
    )
  )
    return false;
  const owner = met.findLast(
    (one) => one.to <= price.from && one.to >= price.from - 2 && priced.has(one.value),
  );
  if (!owner) return false;
  // "menu with prices", "menu and prices": joined directly, without a comma.
  return (
    reading.tokens[owner.to - 1]?.clause === reading.tokens[price.from]?.clause &&
    !/[,،;]/u.test(reading.tokens[price.from]?.gap ?? '') &&
    price.from - owner.to === 1 &&
    !isAnd(reading, owner.to)
  );
}

function isAnd(reading: Reading, at: number): boolean {
  return reading.cues.get('and')?.has(at) === true;
}
