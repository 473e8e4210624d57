const verb =
  /\b(?:reserv(?:e|es|ing)|book(?:s|ing)?|hir(?:e|es|ing)|borrow(?:s|ing)?|choose|pick|choosing|picking)(?:\s(?:out|either))?\s(?=(?:the|an?|our|either)\s|\p{Lu})(?<row>[^.;:\n()]{4,200})/gu;
/** Where the row is over: how long, by whom, what else can be done. */
const end =
  /,?\s(?:by\sthe|by|for|per|with|online|on|in|at|from|when|whenever|up\sto|so|without|themselves|until|between|each|every|max(?:imum)?)(?=\s|$).*$|,\s(?=(?:\d+|max|open|one|two|see|cancel|pay|no|show|only)\b).*$|\s(?:and|or)\s(?=(?:see|get|pay|cancel|show|check|view|find|leave|add|export|know)\b).*$/u;
const parted = /\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+|\s+\/\s+|\/(?=\p{Lu})/u;
const isThing = (part: string): boolean =>
  /^(?:(?:the|an?|our)\s(?:[\p{L}\d'’&-]+\s?){1,4}|\p{Lu}[\p{L}\d'’&-]*(?:\s[\p{L}\d'’&-]+){0,3})$/u.test(
    part,
  ) &&
  !/\b(?:slots?|time|times|date|day|hours?|minutes?|appointments?|session|place|seat|spot|turn)$/iu.test(
    part,
  );

/** What a thing is called on its own: "the Drum Cupboard" stands in a list without its article. */
const called = (part: string): string => {
  const name = part.replace(/^(?:the|an?|our|either)\s/u, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const asThings = (row: string): readonly string[] => {
  const parts = row.replace(end, '').trim().split(parted);
  return parts.length > 1 && parts.length <= 20 && parts.every(isThing) ? parts.map(called) : [];
};

const proper = String.raw`(?:the\s)?\p{Lu}[\p{L}\d'’&-]*(?:\s(?:\p{Lu}[\p{L}\d'’&-]*|\d{1,2}))*`;
/** "Court 1, Court 2 and the Practice Wall": names in a row, of which one at least is counted, lettered or a room. */
const inRow = new RegExp(
  String.raw`(?<![\p{L}\d])(?<row>${proper}(?:,\s${proper})*,?\s(?:and|or)\s${proper})(?![\p{L}\d])`,
  'gu',
);
const counted =
  /^\p{Lu}\p{L}+\s(?:\d{1,2}|\p{Lu})$|\s(?:Hall|Room|Court|Studio|Suite|Pitch|Lane|Barn|Lounge|Boat|Van|Desk|Field|Marquee)$/u;

/**
 * What can be booked, where a prompt names it all: "reserve Room A, Room B or the Drum Cupboard by the hour". None where
 * it names fewer than two.
 */
export function readBookedThings(prompt: string): readonly string[] {
  for (const { groups } of prompt.matchAll(verb)) {
    const things = asThings(groups?.['row'] ?? '');
    if (things.length > 1) return things;
  }
  for (const { groups } of prompt.matchAll(inRow)) {
    const things = asThings(groups?.['row'] ?? '');
    if (things.length > 1 && things.some((thing) => counted.test(thing))) return things;
  }
  return [];
}
