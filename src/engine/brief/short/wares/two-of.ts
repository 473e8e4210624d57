const heads =
  'range|dj|shop|store|studio|salon|clinic|caf[eé]|bar|restaurant|gym|centre|center|park|garage|museum|hotel|photographer|planner|florist|spa|pub|brewery|bakery|venue|kennels?|cattery|school|dealership|farm|barn|diner|roastery|gallery|nursery|practice|pharmacy|laundromat|launderette|car wash|arena|rink';

// Heads that say what a business is, so that what comes after "and" is a second thing of it.
const whole = new RegExp(
  String.raw`(?<first>^.*(?<!\p{L})(?:${heads}))\s(?:and|&|\+|\/)\s(?<second>(?:an?\s)?\p{L}[\p{L}'’ -]{3,40})$`,
  'iu',
);
/** "bar photography", "pub cleaning": what is done to the one is done to the other. */
const doneToBoth = new RegExp(
  String.raw`^(?:${heads}) (?:photography|cleaning|repairs?|design|refurbishment|fitting|supplies|supply|maintenance|consulting|consultancy|interiors|marketing|signs|murals|insurance|staffing|training|software|equipment|furniture)$`,
  'iu',
);

/** "Gun range and training academy": the first of two things that a business is, and the second; null where it is one. */
export const twoOf = (offer: string): { readonly first: string; readonly second: string } | null => {
  const { first = offer, second = '' } = whole.exec(offer)?.groups ?? {};
  return second === '' || doneToBoth.test(second) ? null : { first, second };
};
