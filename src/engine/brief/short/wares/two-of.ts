// Heads that say what a business is, so that what comes after "and" is a second thing of it.
const whole =
  /(?<first>^.*(?<!\p{L})(?:range|dj|shop|store|studio|salon|clinic|caf[eé]|bar|restaurant|gym|centre|center|park|garage|museum|hotel|photographer|planner|florist|spa|pub|brewery|bakery|venue|kennels?|cattery|school|dealership|farm|barn|diner|roastery|gallery|nursery|practice|pharmacy|laundromat|launderette|car wash|arena|rink))\s(?:and|&|\+|\/)\s(?<second>(?:an?\s)?\p{L}[\p{L}'’ -]{3,40})$/iu;

/** "Gun range and training academy": the first of two things that a business is, and the second; null where it is one. */
export const twoOf = (offer: string): { readonly first: string; readonly second: string } | null => {
  const groups = whole.exec(offer)?.groups;
  return groups ? { first: groups['first'] ?? offer, second: groups['second'] ?? '' } : null;
};
