import { readNamedPeople } from './read-named-people';
import { readPeople } from './read-people';
import { tokensIn, type Reading } from '../reading';
import { spansOf } from '../words/slot-spans';

/** Tokens of people told by their role or title: "dottor Marco Neri" names no colour. */
export function findPersons(reading: Reading): Set<number> {
  return tokensIn(reading, spansOf([...readPeople(reading), ...readNamedPeople(reading)]));
}
