import type { Reading } from '../reading';
import type { Head } from './find-heads';

/** Whether something that is made or kept, told with its verb in the same clause, stands right before a "for". */
export function isMadeBefore(reading: Reading, heads: readonly Head[], at: number): boolean {
  const { tokens, spoken } = reading;
  const last = heads.at(-1);
  if (spoken !== 'en' || !last || last.to < at - 2 || tokens[last.from]?.clause !== tokens[at]?.clause)
    return false;
  // Not the first words of a clause, which "for" may belong to as a whole: "gift shop for tea lovers".
  const told = tokens.slice(Math.max(0, last.from - 3), last.to).map(({ form }) => form);
  return told.some((form) => made.test(form));
}

/** Whether "in my", "at our", "from the" stands before the token. */
export function isWhere({ tokens, spoken }: Reading, from: number): boolean {
  const [own, led, thing] = [tokens[from - 1], tokens[from - 2], tokens[from - 3]];
  return (
    spoken === 'en' &&
    // "Book a slot at our village sauna": what is booked is nothing without the place.
    !booked.test(thing?.form ?? '') &&
    /^(?:my|our)$/u.test(own?.form ?? '') &&
    own?.gap === ' ' &&
    /^(?:in|at|from|on|behind|above|outside)$/u.test(led?.form ?? '')
  );
}

const booked =
  /^(?:slots?|tables?|places?|appointments?|sessions?|times?|visits?|lessons?|courts?|seats?|spots?|stays?|nights?|rooms?)$/u;
const made =
  /^(?:breeds?|breeding|makes?|making|grows?|growing|builds?|building|rears?|rearing|raises?|raising|forges?|carves?|weaves?|sews?|casts?|blows?|manufactures?|manufacturing|mills?|produces?|producing|supply|supplies|supplying|restores?|restoring|repairs?|repairing|imports?|importing)$/u;

/** Whether small words after a name and a mark tell what it is, right before a "for". */
export function isToldBefore(reading: Reading, heads: readonly Head[], at: number): boolean {
  const [name, told] = heads.slice(-2);
  const first = reading.tokens[told?.from ?? -1];
  return (
    name !== undefined &&
    told?.to === at &&
    told.to - told.from >= 2 &&
    told.lead === 'start' &&
    first !== undefined &&
    /^\s?[,–—:-]\s$/u.test(first.gap) &&
    /^\p{Ll}/u.test(first.text) &&
    /^\p{Lu}/u.test(reading.tokens[name.to - 1]?.text ?? '')
  );
}

/** Whether the noun phrase before was one of those something is made for, and this one, with no article, goes on. */
export const isNextServed = (last: Head | undefined, isLed: boolean): boolean =>
  last?.lead === 'for' && last.strength === 0.3 && !isLed;

/** Whether the noun phrase before tells what is done or offered. */
export const isToldOf = (last: Head | undefined): boolean =>
  last !== undefined && last.strength >= 0.9 && ['deed', 'offers', 'start'].includes(last.lead);
