import { numberOf } from '../../../number-of';
import type { RecordField, RecordTable } from './record-field';

const lasts =
  /^last-|^(?:watered|fed|cleaned|serviced|changed|repotted|given|washed|aired|contacted|called)(?:-on)?$/u;
const asked =
  /\bdays? (?:since|ago)\b|\bhow (?:long|many days) (?:ago|since|it (?:is|was|has been))\b|\btime since\b/iu;
const warned =
  /\b(?:warn|alert|highlight|mark|flag|red|overdue|late|bold|remind)\w*\b[^.;\d]{0,40}?\b(?<more>more than |over |longer than )?(?<days>\d{1,3}|two|three|four|five|six|seven|ten) days\b/iu;
const longestFirst = /\b(?:driest|thirstiest|dirtiest|oldest|longest(?: ago)?|most (?:overdue|neglected))\b[^.;]{0,24}\b(?:first|top)\b/iu; // prettier-ignore

/** The day by which something is to be done or used. */
export const deadlineOf = (fields: readonly RecordField[]): RecordField | undefined =>
  fields.find(({ name, type }) => type === 'date' && /due|next|deadline|expir|best-before|use-by|sell-by/u.test(name)); // prettier-ignore

/** "What runs out in 2 days in orange": so many days before that day it is marked; none where nothing is told. */
export function readSoon(prompt: string, fields: readonly RecordField[]): Pick<RecordTable, 'soon'> {
  const due = deadlineOf(fields);
  const days = /\b(?:soon|runs? out|expir\w+|due|go(?:es)? off|warn\w*|highlight\w*|mark\w*|orange|yellow|amber)\b[^.;\d]{0,30}\b(?:in|within|next|less than|under|than)\s(?:the next )?(?<days>\d{1,2}|one|two|three|four|five|seven|ten) days?\b/iu.exec(prompt)?.groups?.['days']; // prettier-ignore
  return due && days ? { soon: { field: due.name, days: numberOf(days) } } : {};
}

/** The day on which something was last done to a record. */
const lastOf = (fields: readonly RecordField[]): RecordField | undefined =>
  fields.find(({ name, type }) => type === 'date' && lasts.test(name));

/** "Last watered, a count of days since, warn me after 3 days": how long ago it was, marked from so many days on. */
export function workOutSince(prompt: string, fields: readonly RecordField[]): readonly RecordField[] {
  const last = lastOf(fields);
  const told = warned.exec(prompt)?.groups;
  const isWarned = told !== undefined && !fields.some(({ derived }) => derived?.of === 'due');
  if (!last || (!asked.test(prompt) && !isWarned)) return fields;
  const from = told ? numberOf(told['days'] ?? '') + (told['more'] ? 1 : 0) : 0;
  const since: RecordField = {
    name: 'days-since',
    label: 'Days since',
    type: 'number',
    derived: { of: 'since', first: last.name, second: last.name },
    ...(from > 0 ? { warnFrom: from } : {}),
  };
  const others = fields.filter(({ label }) => !/\bdays? since\b/iu.test(label));
  const at = others.indexOf(last) + 1;
  return [...others.slice(0, at), since, ...others.slice(at)];
}

/** The button that says that it was done today, in the prompt's own words where it has some; and whether what waits longest stands first. */
export function readToday(
  prompt: string,
  fields: readonly RecordField[],
): Pick<RecordTable, 'today' | 'order'> {
  const last = lastOf(fields);
  if (!last || !fields.some(({ derived }) => derived?.of === 'due' || derived?.of === 'since')) return {};
  const own = /["“]([^"”]{3,30})["”](?= button| per | on each| for each|[^.;]{0,20}\bbutton)|\bbutton\b[^.;"“]{0,20}["“]([^"”]{3,30})["”]/iu.exec(prompt); // prettier-ignore
  const done = last.label.replace(/^last\s/iu, '').replace(/\s(?:date|on)$/iu, '');
  const label = own?.[1] ?? own?.[2] ?? `${done.charAt(0).toUpperCase()}${done.slice(1)} today`;
  return { today: { field: last.name, label }, ...(longestFirst.test(prompt) ? { order: last.name } : {}) };
}
