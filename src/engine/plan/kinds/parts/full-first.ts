import { readAmount } from '../../../compose/layouts/read-amount';
import type { ListedItem } from '@/domain/site/brief';

/** "billets à 25 € et 60 €": of tickets under one name the full one costs most, and stands first. */
export const fullFirst = (told: readonly ListedItem[]): readonly ListedItem[] =>
  new Set(told.map(({ name }) => name)).size === 1
    ? told.toSorted((one, other) => (readAmount(other.price ?? '') ?? 0) - (readAmount(one.price ?? '') ?? 0))
    : told;
