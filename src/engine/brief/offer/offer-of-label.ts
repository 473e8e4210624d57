import type { Slot } from '@/domain/site/brief';
import type { Reading } from '../reading';

const label =
  /(?<=^|\n|[.;]\s)(?:what|what we do|business type|type of business|industry|trade)\s?:\s(?<told>\p{L}[^.;:\n]{3,60}?)(?=[.;\n]|$)/iu;
const place =
  /(?<=^|\n|[.;]\s)(?:where|location|city|town|based in|place)\s?:\s(?<told>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})(?=[.,;\n]|$)/iu;

function slotOf(reading: Reading, pattern: RegExp): Slot<string> | null {
  const match = pattern.exec(reading.text);
  const told = match?.groups?.['told'];
  if (!match || told === undefined || reading.language.value !== 'en') return null;
  const start = match.index + match[0].length - told.length;
  return { value: told.trim(), spans: [{ start, end: start + told.length }] };
}

const taught =
  /^\s*(?:an?\s|my\s|our\s)?(?:(?:online|video|evening|weekend|short|free|new)\s)*(?:course|masterclass|workshop series)\s?(?::|–|—|-|on|about|in)\s(?<told>\p{L}[^.,;:\n]{2,50}?)(?=[.,;\n]|$)/iu;

/** "Online course: sourdough for beginners": what is taught says more than that it is a course. */
export function offerOfCourse(reading: Reading): Slot<string> | null {
  const slot = slotOf(reading, taught);
  return slot && !/^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*$/u.test(slot.value)
    ? {
        ...slot,
        // "sourdough course for beginners"
        value: slot.value
          .replace(/\s(?:by|with|from|called|named)\s.*$/iu, '')
          .replace(/^(.+?)(\sfor\s.*)?$/u, '$1 course$2'),
      }
    : null;
}

/** "What: warehouse robot repairs": the business in a brief written as a form. */
export function offerOfLabel(reading: Reading): Slot<string> | null {
  return slotOf(reading, label);
}

/** "Where: Rotterdam": the place in a brief written as a form. */
export function placeOfLabel(reading: Reading): Slot<string> | null {
  const slot = slotOf(reading, place);
  return slot && /^\p{Lu}/u.test(slot.value) ? slot : null;
}
