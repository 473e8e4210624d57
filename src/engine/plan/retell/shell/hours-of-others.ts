import type { Brief } from '@/domain/site/brief';

/** "we sell at Truro market on Wednesdays 9 to 3": when a stall stands there, and no door of theirs. */
const stalls =
  /\b(?:at|to|do|the)\s(?:the\s)?(?:[\p{L}’'-]+\s){0,3}(?:farmers['’]?\s|street\s|food\s|craft\s)?markets?\b|\b(?:stalls?|pitch)\b/iu;
/** "The trading hut sells compost …, Sundays 10 till 12", "Bar and galley open on Sundays": one room of a club. */
const room =
  /^(?:(?:the|our|a)\s)?(?:[\p{L}-]+\s){0,2}?(?:bar|galley|hut|shop|caf[eé]|tea ?room|kitchen|canteen|counter|tuck ?shop|kiosk|library|museum|pool|hatch)(?:\sand\s\p{L}+)?\s(?:is\s|are\s|sells?\b|opens?\b|open\b|serves?\b)/iu;
/** "The garden and chapel are open to visitors on Wednesday afternoons": for those who look round. */
const grounds = /\b(?:gardens?|chapel|grounds|tower|belfry|crypt)\b[^.]{0,40}\bopen\b/iu;
const clubs = new Set<string>(['nonprofit', 'event']);
/** Rooms that are the house itself, where its name or offer says so: a charity's shop. */
const said = (text: string): string => /\b(bar|galley|hut|shop|caf[eé]|tea ?room|kitchen|canteen|counter|tuck ?shop|kiosk|library|museum|pool|hatch)\b/iu.exec(text)?.[1]?.toLowerCase() ?? ''; // prettier-ignore

/** Whether hours told in a statement are those of a market, a room of the house or a day of a festival, and not of the house. */
export const isHoursOfOthers = ({ kind, date, offer, name }: Brief, statement: string): boolean => {
  // "Sunday is 11am to 5pm and is for families": what happens on given dates has no opening hours.
  if (kind.value === 'event' && date !== null) return true;
  if (stalls.test(statement) && !/\b(?:our|the) (?:shop|workshop|studio) is open\b/iu.test(statement)) return !/\bmarket\b/iu.test(offer?.value ?? ''); // prettier-ignore
  const own = `${offer?.value ?? ''} ${name?.value ?? ''}`.toLowerCase();
  if (grounds.test(statement) && !/\b(?:gardens?|chapel|tower|museum|house)\b/u.test(own)) return true;
  if (!clubs.has(kind.value) || !room.test(statement)) return false;
  return !own.includes(said(statement));
};
