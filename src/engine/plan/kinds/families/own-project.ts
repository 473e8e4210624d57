/** "My boat build", "our barn conversion": what somebody makes for themselves. */
const owned =
  /\b(?:my|our)\s(?:[a-z0-9'’-]+\s){0,4}?(?:project|build|rebuild|restoration|conversion|renovation|refit|makeover)\b(?!\s(?:company|business|firm|service|team|shop|studio|portfolio|manage|work))/iu;
/** "Narrowboat conversion: follow along". */
const followed =
  /\b(?:project|build|rebuild|restoration|conversion|renovation|refit)\b.{0,40}\bfollow (?:along|us|me|our|my)\b/isu;
/** Whoever takes money or orders for it does it for others. */
const forOthers =
  /[£$€]|\b(?:hire|clients?|customers?|quotes?|book(?:ings?)?|prices?|commissions?|services|charity|donat\w+|fund\w*|appeal|community|village|volunteers?)\b/iu;

/** Whether a prompt tells of something that its writer makes or mends for themselves, and that nobody can order. */
export const isOwnProject = (prompt: string): boolean =>
  (owned.test(prompt) || followed.test(prompt)) && !forOthers.test(prompt);

/** "Project restoring a Fordson tractor", "boat build": the thing itself, which is what there is to see. */
export const thingOfProject = (offer: string): string => {
  const thing = offer
    .replace(
      /^.*\b(?:restoring|rebuilding|building|converting|renovating|turning|making)\s(?:an?\s|the\s|our\s|my\s)?/iu,
      '',
    )
    .replace(
      /\s(?:projects?|builds?|rebuilds?|restorations?|conversions?|renovations?|refits?|makeovers?)$/iu,
      '',
    );
  return thing === '' ? offer : thing;
};
