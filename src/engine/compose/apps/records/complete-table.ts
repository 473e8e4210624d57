import type { AppContext } from '../app';
import { readChart } from './record-chart';
import type { RecordField, RecordTable } from './record-field';
import { readSummaries } from './summaries';

const amounts = /quantit|qty|count|stock|hours|words|units?|copies|pieces|number|days|nights|(?:^|-)items?$/u;
const rates = /rate|price|cost|fee|wage/u;
const products =
  /^(?:(?:line|row|grand|sub)-?)?total(?:-(?:value|price|cost|amount))?$|^subtotal$|^(?:stock|line|total)-(?:value|worth)$/u;

/** "Words translated, rate per word, total": the last is worked out from the two before. */
function workOutProducts(fields: readonly RecordField[]): readonly RecordField[] {
  const isFree = ({ name, type }: RecordField): boolean => type === 'number' && !products.test(name);
  const second = fields.find((field) => isFree(field) && rates.test(field.name));
  const first = fields.find((field) => isFree(field) && field !== second && amounts.test(field.name));
  if (!first || !second) return fields;
  return fields.map((field) =>
    field.type === 'number' && products.test(field.name)
      ? { ...field, derived: { of: 'product', first: first.name, second: second.name } }
      : field,
  );
}

const reached = /saved|raised|collected|paid|done|current|read|completed|so-far/u;
const aims = /target|goal|total|needed|price|cost/u;

/** "Target amount, saved so far, progress bar": how far it is. */
function workOutShare(fields: readonly RecordField[], prompt: string): readonly RecordField[] {
  const numbers = fields.filter(({ type }) => type === 'number');
  const second = numbers.find(({ name }) => aims.test(name));
  const first = numbers.find((field) => field !== second && reached.test(field.name));
  if (!first || !second || !/\bprogress\b|\bpercent\w*|\bhow far\b/iu.test(prompt)) return fields;
  const derived = { of: 'share', first: first.name, second: second.name } as const;
  const told = fields.findIndex(({ name }) => name.startsWith('progress'));
  return told < 0
    ? [...fields, { name: 'progress', label: 'Progress', type: 'number', derived }]
    : fields.map((field, at) =>
        at === told ? { ...field, label: 'Progress', type: 'number', derived } : field,
      );
}

/** "Bedtime, wake time, hours slept": the hours from one to the other, past midnight too. */
function workOutHours(
  { brief: { prompt }, words }: AppContext,
  fields: readonly RecordField[],
): readonly RecordField[] {
  const [first, second] = fields.filter(({ type }) => type === 'time');
  if (!first || !second) return fields;
  const derived = { of: 'hours', first: first.name, second: second.name } as const;
  const told = fields.findIndex(({ name }) => /^(?:total-)?(?:hours?|duration|time-(?:slept|worked)|length|slept|sleep)/u.test(name)); // prettier-ignore
  const all =
    told < 0
      ? /\bhours?\b|\bduration\b|\bhow long\b|\btotals?\b|\bsle(?:ep|pt)\b|\baverages?\b/iu.test(prompt)
        ? [
            ...fields,
            {
              name: 'hours',
              label: /\b(?:sleep|slept|bed ?time)\b/iu.test(prompt) ? 'Hours slept' : 'Hours',
              type: 'number',
              derived,
            } as const,
          ]
        : fields
      : fields.map((field, at) => (at === told ? { ...field, type: 'number' as const, derived } : field));
  return all.some(({ type }) => type === 'date')
    ? all
    : [
        { name: 'date', label: words.fields.date, type: 'date', required: true },
        ...all.map((field) => ({ ...field, required: field === all[0] ? false : (field.required ?? false) })),
      ];
}

/** "Start odometer, end odometer": what lies between. */
function workOutBetween(prompt: string, fields: readonly RecordField[]): readonly RecordField[] {
  const numbers = fields.filter(({ type }) => type === 'number');
  const first = numbers.find(({ name }) => /^(?:start|opening|before|initial|beginning)/u.test(name));
  const second = numbers.find(({ name }) => /^(?:end|closing|after|final|finish)/u.test(name));
  if (!first || !second) return fields;
  const unit = /\b(?:km|kilomet(?:re|er)s?)\b/iu.test(prompt) ? 'Km' : /\bmiles?\b/iu.test(prompt) ? 'Miles' : 'Difference'; // prettier-ignore
  const at = fields.indexOf(second) + 1;
  return [
    ...fields.slice(0, at),
    {
      name: 'between',
      label: unit,
      type: 'number',
      derived: { of: 'between', first: first.name, second: second.name },
    },
    ...fields.slice(at),
  ];
}

const lasts = /^last-|^(?:watered|fed|cleaned|serviced|changed|repotted|done|given)(?:-on)?$/u;
const intervals = /^how-often|^every|interval|frequency/u;

/** "How often in days, last watered": when it is next due follows from both. */
function workOutDue(fields: readonly RecordField[]): readonly RecordField[] {
  const last = fields.find(({ name, type }) => type === 'date' && lasts.test(name));
  const every = fields.find(({ name, type }) => type === 'number' && intervals.test(name));
  if (!last || !every || fields.some(({ name }) => /^next|due/u.test(name))) return fields;
  const at = fields.indexOf(last) + 1;
  const due: RecordField = {
    name: 'due',
    label: 'Next due',
    type: 'date',
    derived: { of: 'due', first: last.name, second: every.name },
  };
  return [...fields.slice(0, at), due, ...fields.slice(at)];
}

const members =
  /\b(?:my|our|the) (?:\p{L}+ )?(?<who>dogs|cats|pets|horses|rabbits|kids|children|sons|daughters|twins|cars|bikes|vans|boats|rooms|gardens|greenhouses|hives|flats|houses) (?<names>\p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+)*,? (?:and|&) \p{Lu}[\p{L}'’-]+)/u;

/** "For my two dogs Bruno and Pip": which of them a record is about. */
function whichOf({ brief }: AppContext, fields: readonly RecordField[]): readonly RecordField[] {
  const found = members.exec(brief.prompt)?.groups;
  const who = found?.['who'] ?? '';
  const label = who === 'children' || who === 'kids' ? 'Child' : who.replace(/s$/u, '');
  const name = label.toLowerCase();
  const [first, ...others] = fields;
  if (!found || !first || fields.some((field) => field.name === name)) return fields;
  const options = (found['names'] ?? '').split(/,? (?:and|&) |, /u);
  return [first, { name, label: label.charAt(0).toUpperCase() + label.slice(1), type: 'select', options }, ...others]; // prettier-ignore
}

/** "Average consumption", "hours per person per week": figures that are worked out, and nothing that is entered. */
const withoutFigures = (fields: readonly RecordField[]): readonly RecordField[] =>
  fields.filter(({ name, label, derived }) => derived !== undefined || !(name.startsWith('average-') || /^(?:fuel )?(?:consumption|economy)$|\b(?:hours|totals?|sums?|costs?|amounts?) (?:per|by|for each) (?:person|head|employee|member|child|driver|day|week|month|year)\b/iu.test(label))); // prettier-ignore

const monthly =
  /\b(?:(?:monthly|weekly|yearly|annual) (?:totals?|sums?|overview|summary)|(?:totals?|sums?) (?:per|by|each|every|a) (?:month|year))\b/iu;

/** "Count of books read this year", "monthly total" need the day of each. */
const withDay = ({ brief, words }: AppContext, fields: readonly RecordField[]): readonly RecordField[] =>
  !fields.some(({ type }) => type === 'date') && monthly.test(brief.prompt)
    ? [{ name: 'date', label: words.fields.date, type: 'date', required: true }, ...fields]
    : /\b(?:count|number|how many|tally)\b[^.;]{3,40}\bthis (?:year|month)\b/iu.test(brief.prompt) &&
        !fields.some(({ type }) => type === 'date')
      ? [...fields, { name: 'date', label: /\b(?:read|finished|completed|watched|played)\b/iu.test(brief.prompt) ? 'Finished on' : words.fields.date, type: 'date' }] // prettier-ignore
      : fields;

/** "Search by ingredient, tags": words to find a record by. */
const withTags = (prompt: string, fields: readonly RecordField[]): readonly RecordField[] =>
  /(?<!\bno )\btags?\b(?! line)/iu.test(prompt) && !fields.some(({ label }) => /^tags?$/iu.test(label))
    ? [...fields, { name: 'tags', label: 'Tags', type: 'text' }]
    : fields;

const topFirst =
  /\b(?:show|see|tell|list|say)(?:s|ing)?\b[^.;,]{0,12}\b(?:which|what|who|those|ones|when)\b[^.;,]{0,24}\b(?:due|overdue|thirsty|water)\b|\b(?:overdue|due|late|thirsty)\b[^.;,]{0,30}\b(?:on top|at the top|first)\b|\b(?:sort(?:ed)?|order(?:ed)?) by (?:when|what|who)?[^.;,]{0,16}\b(?:due|next)\b/iu;

/** A table of records with what follows from its columns: worked out columns, whom a record is about, figures under it. */
export function completeTable(context: AppContext, table: RecordTable): RecordTable {
  if (context.words.language !== 'en') return withChart(context, { ...table, summaries: readSummaries(context, table) }); // prettier-ignore
  const fields = withTags(
    context.brief.prompt,
    withDay(
      context,
      whichOf(
        context,
        workOutDue(
          workOutShare(
            workOutProducts(
              workOutBetween(context.brief.prompt, workOutHours(context, withoutFigures(table.fields))),
            ),
            context.brief.prompt,
          ),
        ),
      ),
    ),
  );
  const due = fields.find(({ name, type }) => type === 'date' && /due|next|deadline|expir/u.test(name));
  const yearly = fields.find(({ derived }) => derived?.of === 'yearly');
  const product = fields.find(({ derived }) => derived?.of === 'product')?.derived;
  const whole = {
    ...table,
    fields,
    ...(yearly ? { order: yearly.name } : {}),
    ...(due && topFirst.test(context.brief.prompt) ? { order: due.name } : {}),
    ...(product && !table.sum ? { sum: { first: product.first, second: product.second, label: 'Total' } } : {}), // prettier-ignore
  };
  return withChart(context, { ...whole, summaries: readSummaries(context, whole) });
}

function withChart(context: AppContext, table: RecordTable): RecordTable {
  const chart = readChart(context, table.fields);
  return chart ? { ...table, chart } : table;
}
