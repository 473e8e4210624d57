import { relatives } from '../offer/no-offer';
import type { Reading } from '../reading';
import { findPhrases } from '../words/phrase-index';
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

/** Whether something before is told as what somebody does. */
export const isDone = (heads: readonly Head[]): boolean =>
  heads.some(({ lead, strength }) => lead === 'deed' && strength >= 0.9);

/** "my dad Terry": one of the family, by name. */
export function isRelativeNamed({ tokens, spoken }: Reading, at: number): boolean {
  const next = tokens[at + 1];
  return (
    spoken === 'en' &&
    relatives.test(tokens[at]?.form ?? '') &&
    next?.gap === ' ' &&
    /^\p{Lu}\p{Ll}+$/u.test(next.text)
  );
}

/** "loose covers", "duvet covers and cushions": things, where "covers Kent" says how far somebody goes. */
export function isThingCalled(tokens: Reading['tokens'], from: number, at: number): boolean {
  const next = tokens[at + 1];
  return (
    at > from &&
    tokens[at]?.form === 'covers' &&
    (next === undefined ||
      next.clause !== tokens[at]?.clause ||
      !/^\p{Lu}|^(?:all|most|the|an?)$/u.test(next.text))
  );
}

/** The first sentence, and the next where the first is a list under a section's word: "Plans: Free, Pro $9. Site for …". */
export function isOpening(reading: Reading, sentence: number): boolean {
  if (sentence !== 1) return sentence === 0;
  const at = reading.tokens.findIndex(({ gap }) => gap.includes(':'));
  return (
    at > 0 &&
    at < 4 &&
    findPhrases(reading.lexicon.sections, reading.tokens, { from: 0, to: at }).some(
      (match) => match.from === 0 && match.to === at,
    )
  );
}

/** Whether "is in my", "is at the" stands there: what was named is somewhere. */
export function isPlaced({ tokens, spoken }: Reading, at: number): boolean {
  return (
    spoken === 'en' &&
    /^(?:is|are)$/u.test(tokens[at]?.form ?? '') &&
    /^(?:in|at|on|behind|above)$/u.test(tokens[at + 1]?.form ?? '') &&
    /^(?:my|our|the)$/u.test(tokens[at + 2]?.form ?? '')
  );
}
