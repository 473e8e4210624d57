import type { Slot } from '@/domain/site/brief';
import type { BehaviourType, SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { Conditional } from '../words/compile-lexicon';
import { findPhrases, type PhraseIndex, type PhraseMatch } from '../words/phrase-index';
import { spanOf, type Reading } from '../reading';

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
