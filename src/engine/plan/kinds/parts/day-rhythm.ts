import { capitalise } from './weave';

const names = [
  'mon(?:day)?s?', 'tue(?:s(?:day)?)?s?', 'wed(?:nesday)?s?', 'thu(?:rs(?:day)?)?s?', 'fri(?:day)?s?', 'sat(?:urday)?s?', 'sun(?:day)?s?',
]; // prettier-ignore
const part = String.raw`(?:\s(?:mornings?|afternoons?|evenings?))?`;
const clock = String.raw`(?<when>\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?\s?(?:to|till|until|-|–)\s?\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?(?![\d\p{L}]))`;
const nth = '(?:1st|2nd|3rd|4th|first|second|third|fourth|last)';
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|term time|school holidays)';

const behind = (day: string): RegExp =>
  new RegExp(
    String.raw`\b${day}${part}[,:]?\s(?:from\s)?${clock},?\s\(?(?<rhythm>(?:once|twice) a month|every other week|once a fortnight|fortnightly|alternate weeks)`,
    'iu',
  );
const before = (day: string): RegExp =>
  new RegExp(
    String.raw`\b(?<rhythm>alternate|every (?:other|second)|(?:the\s)?${nth}(?:\s(?:and|&)\s${nth})?)\s${day}${part}(?:\s(?:of|in)\s(?:the|each|every|a)\smonth)?[,:]?\s(?:from\s)?${clock}`,
    'iu',
  );
const season = (day: string): RegExp =>
  new RegExp(
    String.raw`\b(?<rhythm>(?:in|during)\s(?:the\s)?${month}(?:\s(?:and|to)\s${month})?)\s[^.\n]{0,30}\b(?:open|also)\b[^.\n]{0,20}\b${day}\b(?:[,:]?\s(?:from\s)?${clock})?`,
    'iu',
  );

/**
 * What an English prompt says of a day (Monday is 0) that is open now and then: "Twice a month, 9 to 12", "Every other
 * Saturday, 10 to 1", "In January". Null where it says no such thing, so that the day is closed.
 */
export const rhythmOn = (prompt: string, at: number): string | null => {
  const day = names[at] ?? '';
  const after = behind(day).exec(prompt)?.groups;
  // A time alone is when something begins; from when to when tells of doors.
  if (after) return `${capitalise((after['rhythm'] ?? '').toLowerCase())}, ${after['when'] ?? ''}`;
  const found = before(day).exec(prompt);
  const { rhythm = '', when } = found?.groups ?? {};
  // "first Saturday in May": a day of one month is a date.
  const isOften = /^(?:alternate|every)/iu.test(rhythm) || /\bmonth\b/iu.test(found?.[0] ?? '');
  if (found && when !== undefined && isOften) {
    const words = found[0].slice(0, found[0].lastIndexOf(when)).replace(/[,:\s]+(?:from\s)?$/u, '');
    return `${capitalise(words)}, ${when}`;
  }
  const told = season(day).exec(prompt)?.groups;
  return told ? [capitalise(told['rhythm'] ?? ''), told['when']].filter(Boolean).join(', ') : null;
};
