import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { foldText } from '@/engine/brief/words/fold-text';
import { countColumn } from './record-bars';
import type { RecordField, RecordTable, Summary } from './record-field';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const numbersOf = (fields: readonly RecordField[]): readonly RecordField[] =>
  fields.filter(
    ({ type, name }) =>
      type === 'number' &&
      !/^(?:year|age|least|size|days-since|every-|how-often|interval|frequency)/u.test(name),
  );

/** The column that a phrase speaks of: "rating" in "average rating of all", "exercise" in "for each exercise". */
function columnIn(phrase: string, fields: readonly RecordField[]): RecordField | undefined {
  const said = foldText(phrase);
  const stem = (label: string): string =>
    foldText(label).replace(/\s*\([^()]*\)| (?:in|per|an?) .*$/gu, '').replace(/s$/u, ''); // prettier-ignore
  return fields.find(({ label }) => stem(label).length > 2 && said.includes(stem(label)));
}

const currencies: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' };
const moneyOf = ({ label }: RecordField): { readonly currency?: string } => {
  const currency = currencies[/[€$£]/u.exec(label)?.[0] ?? ''];
  return currency ? { currency } : {};
};

const worth =
  /\b(?<said>(?:total |overall )?(?:stock|inventory) (?:value|worth)|total (?:value|worth|cost))\b/iu;

/** Two columns multiplied and added up, under the name that the prompt gives the sum. */
function readProduct({ brief: { prompt } }: AppContext, { sum }: RecordTable): readonly Summary[] {
  if (!sum) return [];
  const label = capital(worth.exec(prompt)?.groups?.['said'] ?? sum.label);
  const { first, second, currency } = sum;
  return [{ label, op: 'product', field: first, second, ...(currency ? { currency } : {}) }];
}

// "Sum of job value", "totals": the number that the words stand with, else the last of the numbers.
function readTotal(
  { brief: { prompt }, words }: AppContext,
  { fields, sum }: RecordTable,
): readonly Summary[] {
  if (sum || !/\b(?:sums?|totals?|add(?:s|ed)? up|sums up)\b|\bsumm?en?\b|\btotal(?:es?|aux)\b|\btotaux\b|\bsom(?:me|a)\b|\bsuma\b|\btotaal\b/iu.test(prompt)) return []; // prettier-ignore
  // A pace, a mark or a pressure is never added up.
  const numbers = numbersOf(fields).filter(
    ({ name }) =>
      !/^(?:rating|pace|speed|score$|average|temperature|ph|pulse|heart|systolic|diastolic|humidity|quality|mood)/u.test(
        name,
      ),
  );
  const near = /\b(?:sums?|totals?|summe|suma|somme|soma|totale|totaal)(?: of| for)?(?: all)?(?: the)? ([^,.;]{3,40})/iu.exec(prompt)?.[1]?.toLowerCase() ?? ''; // prettier-ignore
  const field =
    numbers.find(({ label }) => near.includes(label.toLowerCase())) ??
    columnIn(near, numbers) ??
    countColumn(numbers) ??
    numbers.at(-1);
  // "Sum of booked": of those alone whose choice says so.
  const choice = fields.find(({ options = [] }) =>
    options.some((option) => near.includes(option.toLowerCase())),
  );
  const only = choice?.options?.find((option) => near.includes(option.toLowerCase()));
  // "Totals of each meal" counts answers, and adds nothing up.
  const isOfAnswers = fields.some(
    ({ type, label }) => type === 'select' && near.includes(label.toLowerCase()),
  );
  if (!field || (isOfAnswers && only === undefined)) return [];
  // "Weekly total": of the last seven days, where hours have no line of their own.
  const last = fields.findLast(({ type }) => type === 'date');
  const isWeekly = words.language === 'en' && last !== undefined && field.name !== 'hours' && /\bweekly (?:totals?|sums?)\b|\b(?:totals?|sums?) (?:this|a|per|each|of the) week\b/iu.test(prompt); // prettier-ignore
  if (isWeekly)
    return [{ label: `${field.label}, last 7 days`, op: 'sum', field: field.name, lately: last.name, ...moneyOf(field) }]; // prettier-ignore
  // "Total pages read this year"
  const [, span] = /\bthis (year|month)\b/iu.exec(near) ?? [];
  const day = span ? fields.findLast(({ type }) => type === 'date') : undefined;
  const lately = day ? ({ lately: day.name, signs: /^y/iu.test(span ?? '') ? 4 : 7 } as const) : {};
  const isOnly = choice && only !== undefined;
  const word = sayApp(words.language, 'total');
  // "Total moths" of a column "How many": what is counted is called by its name.
  const noun = field === countColumn(numbers) && words.language === 'en' ? /^(?<noun>\p{Ll}{3,}s)\b/u.exec(near)?.groups?.['noun'] : undefined; // prettier-ignore
  const what = noun ?? (isOnly ? `${field.label} (${only})` : field.label);
  const label = day ? `${word} ${(noun ?? field.label).toLowerCase()}${isOnly ? ` ${only.toLowerCase()}` : ''} this ${span?.toLowerCase() ?? ''}` : /^total/iu.test(what) ? what : words.language === 'en' ? `${word} ${what.charAt(0).toLowerCase()}${what.slice(1)}` : `${word}: ${what}`; // prettier-ignore
  return [
    { label, op: 'sum', field: field.name, ...moneyOf(field), ...lately, ...(isOnly ? { only: { field: choice.name, values: [only] } } : {}) },
  ]; // prettier-ignore
}

const best =
  /\b(?<said>personal (?:bests?|records?)|pbs?|prs?|(?:best|highest|heaviest|longest|max(?:imum)?) (?<what>[\p{L} ]{3,24}?))(?: (?:for|per|of|by|in)(?: each| every)? (?<by>[\p{L} ]{3,24}))?(?=[,.;:)]|$| (?:and|with|on|at)\b)/iu;

/** "Personal best for each exercise": the highest of a number, by what a record is called or what is named. */
function readBest({ brief: { prompt } }: AppContext, { fields }: RecordTable): readonly Summary[] {
  const found = best.exec(prompt)?.groups;
  if (!found) return [];
  const numbers = numbersOf(fields);
  const isPersonal = /^p/iu.test(found['said'] ?? '');
  const field = isPersonal
    ? ([/weight/u, /distance|score|points/u, /reps/u]
        .map((word) => numbers.find(({ name }) => word.test(name)))
        .find(Boolean) ?? numbers.at(-1))
    : columnIn(found['what'] ?? '', numbers);
  const by = columnIn(found['by'] ?? '', fields) ?? (isPersonal ? fields[0] : undefined);
  if (!field || by === field) return [];
  const label = isPersonal ? capital(found['said'] ?? '') : capital(found['said'] ?? '').trim();
  return [{ label: label.length < 4 ? label.toUpperCase() : label, op: 'max', field: field.name, ...(by ? { by: by.name } : {}) }]; // prettier-ignore
}

/** "Average rating": the mean of a number. */
function readAverage({ brief: { prompt } }: AppContext, { fields }: RecordTable): readonly Summary[] {
  const said = /\b(?:average|mean) (?<what>[\p{L} ]{3,28})/iu.exec(prompt)?.groups?.['what'];
  const numbers = numbersOf(fields);
  const day = fields.find(({ type }) => type === 'date');
  // "Weekly average": of the last seven days, of what is worked out where that is the only figure.
  const isLately = /\b(?:weekly|7[- ]day|seven[- ]day|this week['’]?s?) averages?\b|\baverages? (?:(?:per|a|this|each|every|by|over the last) week|of the week|(?:over|of|for|from|in) (?:the |my )?(?:last |past )?(?:7|seven) (?:days|nights))\b/iu.test(prompt); // prettier-ignore
  const lone =
    numbers.find(({ derived }) => derived !== undefined) ?? (numbers.length === 1 ? numbers[0] : undefined);
  const field =
    (said === undefined ? undefined : columnIn(said, numbers)) ??
    (/\baverages?\b/iu.test(prompt) ? lone : undefined);
  if (field && day && isLately)
    return [
      {
        label: `Average ${field.label.charAt(0).toLowerCase()}${field.label.slice(1)}, last 7 days`,
        op: 'average',
        field: field.name,
        lately: day.name,
      },
    ];
  return field ? [{ label: `Average ${field.label.charAt(0).toLowerCase()}${field.label.slice(1)}`, op: 'average', field: field.name, ...moneyOf(field) }] : []; // prettier-ignore
}

const span =
  /\b(?:count|number|how many|tally|total)(?: of)?(?: the)? (?<what>\p{L}+(?: (?!this)\p{L}+){0,3})(?: so far)? this (?<span>year|month)\b/iu;
/** "Stats: books finished this year". */
export const endedThen =
  /\b(?<what>\p{L}+ (?:read|finished|done|completed|watched|played|seen|visited|won|paid|delivered|sold))(?: so far)? this (?<span>year|month)\b/iu;
const ended = /^(?:done|read|finished|completed?|watched|played|seen|visited|won|paid|delivered|sold)$/iu;

/** "Count of books read this year": the records of the year or month at hand, those alone that are done where they are spoken of. */
function readCounted({ brief: { prompt } }: AppContext, { fields }: RecordTable): readonly Summary[] {
  const found = (span.exec(prompt) ?? endedThen.exec(prompt))?.groups;
  const day = fields.findLast(({ type }) => type === 'date');
  // "Total pages read this year" adds pages up, and counts nothing.
  if (
    !found ||
    !day ||
    /\b(?:earn\w*|ma[dk]e|owe\w*|spen[dt])\b/iu.test(found['what'] ?? '') ||
    (countColumn(fields) !== undefined && /\btotals?\b[^.;]{0,30}\bthis (?:month|year)\b/iu.test(prompt)) ||
    columnIn(found['what'] ?? '', numbersOf(fields))
  )
    return [];
  // "How many I finished": who it is needs no saying.
  const what = (found['what'] ?? '').replace(/^(?:i|we|you|they|i['’]ve|we['’]ve)\s(?:have\s)?/iu, '');
  const choice = fields.find(({ options = [] }) => options.some((option) => ended.test(option)));
  const only = /\b(?:read|finished|done|completed|watched|played|seen|visited|won|paid|delivered|sold)\b/iu.test(what) ? choice : undefined; // prettier-ignore
  return [
    {
      label: `${capital(what)} this ${(found['span'] ?? '').toLowerCase()}`,
      op: 'count',
      field: day.name,
      signs: /^y/iu.test(found['span'] ?? '') ? 4 : 7,
      ...(only ? { only: { field: only.name, values: (only.options ?? []).filter((option) => ended.test(option)) } } : {}), // prettier-ignore
    },
  ];
}

/** Columns that say who it was. */
export const persons =
  /^(?:staff|employee|person|name|worker|member|driver|player|child|volunteer|who|team-member|colleague)s?$/u;

/** "Average consumption" of a car: what was filled in after the first time, over the distance since then. */
function readConsumption({ brief: { prompt } }: AppContext, { fields }: RecordTable): readonly Summary[] {
  const fuel = numbersOf(fields).find(({ name }) => /^(?:litres?|liters?|gallons?|fuel|kwh|l)\b/u.test(name));
  const distance = numbersOf(fields).find(({ name }) => /odometer|mileage|reading/u.test(name));
  if (!fuel || !distance || !/\bconsumption\b|\bmpg\b|\beconomy\b|l\/100/iu.test(prompt)) return [];
  const isByGallon = /gallon/u.test(fuel.name) || /\bmpg\b/iu.test(prompt);
  return [{ label: `Average consumption (${isByGallon ? 'mpg' : fuel.name === 'kwh' ? 'kWh/100 km' : 'l/100 km'})`, op: isByGallon ? 'reach' : 'consumption', field: fuel.name, second: distance.name }]; // prettier-ignore
}

/** The column that a word speaks of; "person" is whoever paid or did it. */
const namedBy = (word: string, names: readonly RecordField[]): RecordField | undefined =>
  columnIn(word, names) ??
  (/^(?:person|head|member|payer)s?$/iu.test(word) ? names.find(({ name }) => persons.test(name) || /^paid-by|^payer/u.test(name)) : undefined); // prettier-ignore

/** "Total hours per project": a number added up for each of what a column names. */
function readGrouped({ brief: { prompt } }: AppContext, { fields }: RecordTable): readonly Summary[] {
  const found =
    /\b(?:totals?|sums?|hours|minutes|amounts?|time|spend(?:ing)?|costs?|income|earnings|points|distance) (?:[\p{L}]+ ){0,2}?(?:per|by|for each|for every) (?<by>[\p{L} ]{3,24})/iu.exec(
      prompt,
    );
  const names = fields.filter(({ type }) => type === 'text' || type === 'select');
  const said = found?.groups?.['by'] ?? '';
  // "Hours per person": whoever the column calls so.
  const by = found ? (columnIn(said, names) ?? (/^(?:person|head|employee|worker|member|one)\b/iu.test(said) ? (names.find(({ name }) => persons.test(name)) ?? names.find(({ type }) => type === 'select')) : undefined)) : undefined; // prettier-ignore
  // "Totals per diet" of guests: how many there are of each is counted, and no number added up.
  if (found && /^(?:totals?|counts?)\b/iu.test(found[0]) && names.some((one) => one.type === 'select' && columnIn(said, [one])) && !columnIn(found[0], numbersOf(fields)) && /\b(?:guests?|rsvp|people|members|pupils|students)\b/iu.test(prompt)) return []; // prettier-ignore
  const numbers = numbersOf(fields);
  const field = found ? (columnIn(found[0], numbers) ?? numbers.at(-1)) : undefined;
  // "Monthly total": of the last of the numbers, unless one is named.
  const often = /\b(?<span>month|year)ly (?:totals?|sums?|overview|summary)(?: (?:of|in|for) (?<what>[\p{L} ]{2,24}))?/iu.exec(prompt)?.groups; // prettier-ignore
  const summed = often ? (columnIn(often['what'] ?? '', numbers) ?? numbers.findLast(({ name }) => !name.startsWith('rating'))) : undefined; // prettier-ignore
  const dated = fields.find(({ type }) => type === 'date');
  if (!found && summed && dated)
    return [{ label: `${summed.label} by ${often?.['span']?.toLowerCase() ?? 'month'}`, op: 'sum', field: summed.name, by: dated.name, signs: /^y/iu.test(often?.['span'] ?? '') ? 4 : 7, ...moneyOf(summed) }]; // prettier-ignore
  // "Total cost per year": by the year of the day.
  const span = /\b(?:per|by|each|every|a) (?<span>year|month)\b/iu.exec(found?.[0] ?? '')?.groups?.['span'];
  const day = fields.find(({ type }) => type === 'date');
  if (field && day && span && !by)
    return [{ label: `${field.label} by ${span.toLowerCase()}`, op: 'sum', field: field.name, by: day.name, signs: /^y/iu.test(span) ? 4 : 7, ...moneyOf(field) }]; // prettier-ignore
  const isWeekly = day !== undefined && /\b(?:per|by|each|every|a) week\b/iu.test(said);
  const isMonthly =
    day !== undefined &&
    (span?.toLowerCase() === 'month' ||
      /\bmonthly (?:\p{L}+ )?(?:totals?|sums?|hours|earnings)\b/iu.test(prompt));
  // "Totals per person and per category": one after the other.
  const second = found ? /^(?<first>\p{L}+) and(?: (?:per|by|for each))? (?<other>\p{L}+)/iu.exec(prompt.slice(found.index + found[0].length - said.length))?.groups : undefined; // prettier-ignore
  const both = second && field ? [second['first'], second['other']].flatMap((word) => namedBy(word ?? '', names) ?? []) : []; // prettier-ignore
  if (field && both.length > 1 && both[0] !== both[1])
    return both.map((one) => ({ label: `${field.label} by ${one.label.toLowerCase().replace(/^paid by$/u, 'who paid')}`, op: 'sum', field: field.name, by: one.name, ...moneyOf(field) })); // prettier-ignore
  return by && field ? [{ label: `${field.label} by ${by.label.toLowerCase()}${isWeekly ? ' and week' : isMonthly ? ' and month' : ''}`, op: 'sum', field: field.name, by: by.name, ...(isWeekly ? { week: day.name } : isMonthly ? { month: day.name } : {}), ...moneyOf(field) }] : []; // prettier-ignore
}

/** "Remaining of $18,000": what is left of a told sum, after what was really paid where both are told. */
function readLeft({ brief: { prompt } }: AppContext, { fields }: RecordTable): readonly Summary[] {
  const told = /\b(?:remaining|left|remains|against (?:an?|the|my|our) budget|against budget|budget(?= of| is|:| [€$£]))\b[^.;\d€$£]{0,20}(?<sign>[€$£])? ?(?<sum>\d[\d.,]*\d)/iu.exec(prompt)?.groups; // prettier-ignore
  const limit = Number((told?.['sum'] ?? '').replaceAll(',', ''));
  const numbers = numbersOf(fields);
  const field = numbers.find(({ name }) => /actual|spent|paid|cost|amount|price/u.test(name)) ?? numbers[0];
  const currency = currencies[told?.['sign'] ?? ''];
  return field && limit > 0
    ? [{ label: `Remaining of ${told?.['sign'] ?? ''}${told?.['sum'] ?? ''}`, op: 'left', field: field.name, limit, ...(currency ? { currency } : {}) }] // prettier-ignore
    : [];
}

/** "Weekly total": the hours of the last seven days. */
function readWeek({ brief: { prompt } }: AppContext, { fields }: RecordTable): readonly Summary[] {
  const hours = fields.find(({ name }) => name === 'hours');
  const day = fields.find(({ type }) => type === 'date');
  if (!hours || !day || !/\bweekly (?:totals?|hours|sums?|summary)\b|\b(?:totals?|hours) (?:this|a|per|each|of the) week\b/iu.test(prompt)) return []; // prettier-ignore
  return [{ label: `${hours.label}, last 7 days`, op: 'sum', field: hours.name, lately: day.name }];
}

/** What stands in figures under a table: sums, bests, averages and counts that the prompt asks for. */
export function readSummaries(context: AppContext, table: RecordTable): readonly Summary[] {
  const grouped = readGrouped(context, table);
  const bests = readBest(context, table);
  return [
    ...readProduct(context, table),
    // What is asked for by project is no sum of everything.
    ...(grouped.length > 0 ? [] : readTotal(context, table)),
    ...grouped,
    ...bests,
    ...readWeek(context, table),
    ...readLeft(context, table),
    ...readAverage(context, table),
    ...readConsumption(context, table),
    ...readCounted(context, table),
  ];
}
