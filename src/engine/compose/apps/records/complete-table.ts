import type { AppContext } from '../app';
import { readBars } from './record-bars';
import { readChart } from './record-chart';
import type { RecordField, RecordTable } from './record-field';
import { deadlineOf, readSoon, readToday, workOutSince } from './days-since';
import { readRecordLimits } from './record-limits';
import { withToldSorts } from './told-sorts';
import { endedThen, persons, readSummaries } from './summaries';

const amounts = /quantit|qty|count|stock|hours|words|units?|copies|pieces|number|days|nights|(?:^|-)items?$/u;
const rates = /rate|price|cost|fee|wage|pay-per/u;
const products =
  /^(?:(?:line|row|grand|sub)-?)?total(?:-(?:value|price|cost|amount))?$|^subtotal$|^(?:stock|line|total)-(?:value|worth)$/u;

/** "Words translated, rate per word, total": the last is worked out from the two before. */
function workOutProducts(fields: readonly RecordField[]): readonly RecordField[] {
  const isFree = ({ name, type }: RecordField): boolean => type === 'number' && !products.test(name);
  const second = fields.find((field) => isFree(field) && rates.test(field.name));
  const first = fields.find((field) => isFree(field) && field !== second && amounts.test(field.name));
  if (!first || !second) return fields;
  const derived = { of: 'product', first: first.name, second: second.name } as const;
  // "Pay is 14.50 € an hour": what the hours come to.
  if (first.derived?.of === 'hours' && !fields.some(({ name }) => products.test(name)))
    return [
      ...fields,
      {
        name: 'earned',
        label: `Earned${/ \([€$£]\)$/u.exec(second.label)?.[0] ?? ''}`,
        type: 'number',
        derived,
      },
    ];
  return fields.map((field) =>
    field.type === 'number' && products.test(field.name) ? { ...field, derived } : field,
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

const ofWork = /\b(?:time ?sheets?|shifts?|working hours|hours (?:worked|log)|break)\b/iu;
const isMoment = ({ name, type }: RecordField): boolean =>
  type === 'date' && /^(?:start|end|started|finished|from|to)$/u.test(name);

/** "Bedtime, wake time, hours slept": the hours from one to the other, past midnight too. */
function workOutHours(
  { brief: { prompt }, words }: AppContext,
  columns: readonly RecordField[],
): readonly RecordField[] {
  // "Start, end and break" of a day at work: hours, and no days.
  const isOfWork = ofWork.test(prompt) && columns.filter(isMoment).length === 2;
  const fields = isOfWork ? columns.map((field) => (isMoment(field) ? { ...field, type: 'time' as const } : /^(?:break|pause|lunch)/u.test(field.name) ? { ...field, type: 'number' as const, label: field.label.length < 9 ? `${field.label} (min)` : field.label } : field)) : columns; // prettier-ignore
  const [first, second] = fields.filter(({ type }) => type === 'time');
  if (!first || !second) return fields;
  const pause = fields.find(({ name, type }) => type === 'number' && /^(?:break|pause|lunch)/u.test(name));
  // "Rounds to 15 minutes"
  const round =
    /\bround(?:s|ed|ing)?(?: up| down)? to (?:the )?(?:nearest |next |full )?(\d{1,2}) ?min/iu.exec(
      prompt,
    )?.[1];
  const derived = { of: 'hours', first: first.name, second: second.name, ...(pause ? { less: pause.name } : {}), ...(round ? { round: Number(round) } : {}) } as const; // prettier-ignore
  const told = fields.findIndex(({ name }) => /^(?:total-)?(?:hours?(?!ly)|duration|time-(?:slept|worked)|length|slept|sleep)/u.test(name)); // prettier-ignore
  const all: readonly RecordField[] =
    told < 0
      ? isOfWork ||
        /\bhours?\b|\bduration\b|\bhow long\b|\btotals?\b|\bsle(?:ep|pt)\b|\baverages?\b/iu.test(prompt)
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
    derived: { of: 'due', first: last.name, second: every.name, ...(/\bweeks?\b/iu.test(every.label) ? { times: 7 } : /\bmonths?\b/iu.test(every.label) ? { times: 30 } : {}) }, // prettier-ignore
  };
  return [...fields.slice(0, at), due, ...fields.slice(at)];
}

const members =
  /\b(?:my|our|the|two|three|four|five|six) (?:\p{L}+ )?(?<who>children|(?!(?:columns|fields|categories|options|tags|pages|days|months|stages|lists|tabs|views|statuses)\b)\p{L}{2,}s)(?:,| named| called|:)? (?<names>\p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+)*,? (?:and|&) \p{Lu}[\p{L}'’-]+)/u;

/** "For my two dogs Bruno and Pip": which of them a record is about. */
function whichOf({ brief }: AppContext, fields: readonly RecordField[]): readonly RecordField[] {
  const found = members.exec(brief.prompt)?.groups;
  const who = found?.['who'] ?? '';
  const label =
    who === 'children' || who === 'kids'
      ? 'Child'
      : who.replace(/(?<=[^aeiou])ies$/u, 'y').replace(/s$/u, '');
  const name = label.toLowerCase();
  const [first, ...others] = fields;
  if (!found || !first) return fields;
  const options = (found['names'] ?? '').split(/,? (?:and|&) |, /u);
  // "Name, date and hours" of cleaners who are told: one of these.
  const known = fields.find(
    (field) =>
      field.name === name ||
      (field.type === 'text' &&
        persons.test(field.name) &&
        (field.name !== 'name' || ofWork.test(brief.prompt))),
  );
  if (known)
    return fields.map((field) => (field === known ? { ...field, type: 'select' as const, options } : field));
  return [first, { name, label: label.charAt(0).toUpperCase() + label.slice(1), type: 'select', options }, ...others]; // prettier-ignore
}

/** "Average consumption", "hours per person per week": figures that are worked out, and nothing that is entered. */
const withoutFigures = (fields: readonly RecordField[]): readonly RecordField[] =>
  fields.filter(({ name, label, derived }) => derived !== undefined || !(name.startsWith('average-') || /^(?:fuel )?(?:consumption|economy)$|\b(?:hours|totals?|sums?|costs?|amounts?) (?:per|by|for each) (?:person|head|employee|member|child|driver|day|week|month|year)\b/iu.test(label))); // prettier-ignore

const monthly =
  /\b(?:charts?|graphs?|bars)\b[^.;]{0,60}\b(?:per|by|each|every|a) (?:month|year)\b|\b(?:(?:monthly|weekly|yearly|annual) (?:totals?|sums?|overview|summary)|(?:totals?|sums?) (?:per|by|each|every|a) (?:month|year))\b/iu;

/** "Count of books read this year", "monthly total" need the day of each. */
const withDay = ({ brief, words }: AppContext, fields: readonly RecordField[]): readonly RecordField[] =>
  !fields.some(({ type }) => type === 'date') && monthly.test(brief.prompt)
    ? /\b(?:read|finished|completed|watched|played)\b/iu.test(brief.prompt)
      ? [...fields, { name: 'date', label: 'Finished on', type: 'date' }]
      : [{ name: 'date', label: words.fields.date, type: 'date', required: true }, ...fields]
    : (endedThen.test(brief.prompt) ||
          /\b(?:count|number|how many|tally|totals?|sum)\b[^.;]{3,40}\bthis (?:year|month)\b/iu.test(
            brief.prompt,
          )) &&
        !fields.some(({ type }) => type === 'date')
      ? [...fields, { name: 'date', label: /\b(?:read|finished|completed|watched|played)\b/iu.test(brief.prompt) ? 'Finished on' : words.fields.date, type: 'date' }] // prettier-ignore
      : fields;

/** "Search by ingredient, tags": words to find a record by. */
const withTags = (prompt: string, fields: readonly RecordField[]): readonly RecordField[] =>
  /(?<!\bno )\btags?\b(?! line)/iu.test(prompt) && !fields.some(({ label }) => /^tags?$/iu.test(label))
    ? [...fields, { name: 'tags', label: 'Tags', type: 'text' }]
    : fields;

/** "Mark paid or not paid": a choice, where no column says so. */
const withMark = (prompt: string, fields: readonly RecordField[]): readonly RecordField[] => {
  const told = /\bmark(?:ed|ing)?\b[^.;,]{0,16}?\b(?<what>paid|done|returned|invoiced|sent|collected|delivered|confirmed) (?:or|\/|and) (?:not|un)/iu.exec(prompt)?.groups?.['what']?.toLowerCase() ?? (/\bmark(?:ed|ing|s)?\b(?:\s(?:it|them|books?|one|each|a \p{L}+|as)){0,2}\s(?:as\s)?(?<what>returned|paid|delivered|collected|invoiced|sent|done)\b/iu.exec(prompt)?.groups?.['what']?.toLowerCase()); // prettier-ignore
  return told === undefined || fields.some(({ name, options = [] }) => name.startsWith(told) || options.some((option) => option.toLowerCase() === told))
    ? fields
    : [...fields, { name: told, label: told.charAt(0).toUpperCase() + told.slice(1), type: 'select', options: ['No', 'Yes'] }]; // prettier-ignore
};

const topFirst =
  /\b(?:show|see|tell|list|say)(?:s|ing)?\b[^.;,]{0,12}\b(?:which|what|who|those|ones|when)\b[^.;,]{0,24}\b(?:due|overdue|thirsty|water)\b|\b(?:overdue|due|late|thirsty|expired|expiring|out of date|gone off)\b[^.;,]{0,30}\b(?:on top|at the top|first)\b|\b(?:sort(?:ed)?|order(?:ed)?) by (?:when|what|who)?[^.;,]{0,16}\b(?:due|next)\b/iu;

/** A table of records with what follows from its columns: worked out columns, whom a record is about, figures under it. */
export function completeTable(context: AppContext, table: RecordTable): RecordTable {
  if (context.words.language !== 'en') return withChart(context, { ...table, summaries: readSummaries(context, table) }); // prettier-ignore
  const fields = withTags(
    context.brief.prompt,
    withMark(
      context.brief.prompt,
      withDay(
        context,
        whichOf(
          context,
          workOutSince(
            context.brief.prompt,
            workOutDue(
              workOutShare(
                workOutProducts(
                  workOutBetween(
                    context.brief.prompt,
                    workOutHours(context, withoutFigures(withToldSorts(context, table.fields))),
                  ),
                ),
                context.brief.prompt,
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const due = deadlineOf(fields);
  const yearly = fields.find(({ derived }) => derived?.of === 'yearly');
  const product = fields.find(({ derived }) => derived?.of === 'product')?.derived;
  const whole = {
    ...table,
    fields,
    ...(yearly ? { order: yearly.name } : {}),
    ...readSoon(context.brief.prompt, fields),
    ...readToday(context.brief.prompt, fields),
    ...(due && topFirst.test(context.brief.prompt) ? { order: due.name } : {}),
    ...(product && !table.sum ? { sum: { first: product.first, second: product.second, label: fields.some(({ name }) => name === 'earned') ? 'Total earned' : 'Total' } } : {}), // prettier-ignore
  };
  const limits = readRecordLimits(context.brief.prompt, fields);
  return withChart(context, {
    ...whole,
    summaries: readSummaries(context, whole),
    ...(limits.length > 0 ? { limits } : {}),
  });
}

function withChart(context: AppContext, table: RecordTable): RecordTable {
  const bars = context.words.language === 'en' ? readBars(context, table.fields) : null;
  // Bars are the chart that is meant, unless a curve is asked for beside them.
  const isCurve = /\b(?:lines?|curves?|trends?|over time)\b/iu.test(context.brief.prompt);
  const chart = bars && !isCurve ? null : readChart(context, table.fields);
  return { ...table, ...(chart ? { chart } : {}), ...(bars ? { bars } : {}) };
}
