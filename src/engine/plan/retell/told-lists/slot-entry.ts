import type { Told } from '../row-readers';
import { tidyRow } from '../tidy-words';

const dayName = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|weekdays?|weekends?)';
const days = String.raw`${dayName}(?:(?:,\s|\s?(?:&|and|to|till|-|–)\s?)${dayName})*(?:\s(?:mornings?|afternoons?|evenings?|nights?))?`;
const clock = String.raw`(?:\d{1,2}(?:[.:]\d{2})?(?:\s?(?:am|pm))?|noon|midday|midnight)`;
/** From one hour to another: an hour alone may be a number of anything. */
const span = String.raw`${clock}\s?(?:–|-|to|till|until)\s?${clock}(?![\d%£$€]|\s?(?:years?|people|weeks?|miles?)\b)`;

const dayFirst = new RegExp(String.raw`^(?:every\s|on\s)?(${days})\s(\p{L}.*)$`, 'iu');
const dayLater = new RegExp(String.raw`^(\p{L}[^,:;()\d]{2,40}?),?\s(?:every\s|on\s|each\s)?(${days}),?\s(?:from\s|at\s)?(${span})(.*)$`, 'iu'); // prettier-ignore
const held = new RegExp(String.raw`^(\p{L}[^:;()\d]{2,40}?),?\s(?:from\s|at\s)?(${span})(.*)$`, 'iu');
const joint = new RegExp(String.raw`(?<=${clock})\s+and\s+(?=\p{L}[^\d]{2,40}\d)`, 'iu');

const raise = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const slot = (name: string, when: string, rest: string, group: string): Told | null => {
  const note = rest.trim().replace(/^\(([^()]*)\)$/u, '$1').replace(/^[,;]\s*/u, ''); // prettier-ignore
  // "We open 9 to 5" tells when somebody is there.
  if (/\b(?:we|i|opens|closed|closes|is|are)\b|^open$/iu.test(name) || /[£$€]/u.test(note)) return null;
  return {
    name: tidyRow(name),
    when,
    group: /^week(?:day|end)$/iu.test(group) ? `Every ${group.toLowerCase()}` : raise(group),
    ...(note === '' ? {} : { note: tidyRow(note) }),
  };
};

/**
 * "Monday and Wednesday aqua fit 10 to 11", "schools every weekday 1 to 3 (closed to the public)": what is on, on which days and
 * from when to when; null for any other entry.
 */
export const slotEntry = (entry: string): Told[] | null => {
  const text = entry.trim().replace(/^and\s/iu, '').replace(/[.\s]+$/u, ''); // prettier-ignore
  const first = dayFirst.exec(text);
  const slots = first
    ? (first[2] ?? '').split(joint).map((part) => {
        const [, name = '', when = '', rest = ''] = held.exec(part) ?? [];
        return name === '' ? null : slot(name, when, rest, first[1] ?? '');
      })
    : [dayLater.exec(text)].map((found) => (found ? slot(found[1] ?? '', found[3] ?? '', found[4] ?? '', found[2] ?? '') : null)); // prettier-ignore
  return slots.every((one) => one !== null) ? slots : null;
};
