import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { readGoal } from '../goals';
import { listAsked, readQuote } from '../read-asked';
import { askedColumns } from './asked-columns';
import { clockedFields } from './clock';
import { keptFields } from './kept-records';
import type { RecordField, RecordTable } from './record-field';
import { readSamples } from './sample-rows';
import { namesOfThings, stageOf, thingFields } from './thing-fields';

/** What is logged where the prompt names exercises: which, when, how often and with what weight. */
function trainingFields(context: AppContext): RecordField[] | null {
  const { words, brief } = context;
  const exercises = listAsked(brief, 'exercises');
  const isTraining =
    exercises.length > 1 ||
    /\b(?:workout|gym|weight ?lifting|strength|lifting) (?:log|tracker|diary|journal)\b/iu.test(brief.prompt);
  if (!isTraining || /\b(?:minutes|distance|calories|duration|how long)\b/iu.test(brief.prompt)) return null;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const own = askedColumns(context).filter(({ name }) => !/^(?:exercises?|date|day)$/u.test(name));
  const unit = /\b(?:lbs?|pounds)\b/iu.test(brief.prompt) ? 'lb' : 'kg';
  const weightOf = (field: RecordField): RecordField =>
    /^(?:weight|peso|gewicht|poids)$/u.test(field.name)
      ? { ...field, label: `${field.label} (${unit})` }
      : field;
  return [
    exercises.length > 1
      ? { name: 'exercise', label: say('exercise'), type: 'select', options: exercises, required: true }
      : { name: 'exercise', label: say('exercise'), type: 'text', required: true },
    { name: 'date', label: words.fields.date, type: 'date', required: true },
    ...(own.length > 0
      ? own.map(weightOf)
      : ([
          { name: 'sets', label: say('setsWord'), type: 'number' },
          { name: 'reps', label: say('repsWord'), type: 'number' },
          { name: 'weight', label: `${say('weight')} (${unit})`, type: 'number' },
        ] as const)),
    ...(own.some(({ name }) => name === 'notes')
      ? []
      : [{ name: 'notes', label: say('notes'), type: 'textarea', isNote: true } as const]),
  ];
}

/** A log with a number of things to reach is a list of these things, not of amounts: books with their authors. */
function countedFields(context: AppContext): RecordField[] | null {
  const goal = readGoal(context);
  const isBooks = /\b(?:reading|books?)\b|lectura|livres?|lese|bücher|leitura|lettura|libri|boeken|książ/iu.test(context.brief.prompt); // prettier-ignore
  if (!goal?.isCount || (!isBooks && !/films?|movies?|albums?|games|recipes|countries|museums|concerts/iu.test(goal.noun))) return null; // prettier-ignore
  const { words } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  // "With pages and rating": what is told besides stands with them.
  const more = askedColumns(context).filter(
    ({ name }) => !/^(?:titles?|books?|names?|authors?|dates?|day|finished|rating|stars|notes?)$/u.test(name),
  );
  return [
    { name: 'title', label: say('titleWord'), type: 'text', required: true },
    ...(isBooks ? ([{ name: 'author', label: say('authorWord'), type: 'text' }] as const) : []),
    { name: 'date', label: isBooks ? say('finishedWord') : words.fields.date, type: 'date', required: true },
    ...more.map((field) => ({ ...field, required: false })),
    ...(more.length === 0 && isBooks && /\bpages\b/iu.test(context.brief.prompt)
      ? ([{ name: 'pages', label: 'Pages', type: 'number' }] as const)
      : []),
    { name: 'rating', label: `${say('ratingWord')} (1–5)`, type: 'number' },
    { name: 'notes', label: say('notes'), type: 'textarea', isNote: true },
  ];
}

/** Who is invited, and how they answered. */
function guestFields({ brief, words }: AppContext): RecordField[] | null {
  if (!/\bguest ?lists?\b|\brsvp (?:tracker|list|table)\b|lista de invitados|liste des invit|g[äa]steliste|lista de convidados|lista (?:degli )?invitati|gastenlijst|lista gości/iu.test(brief.prompt)) return null; // prettier-ignore
  const { fields } = words;
  return [
    { name: 'name', label: fields.name, type: 'text', required: true },
    { name: 'guests', label: '+ 1, 2 …', type: 'number', value: '0' },
    { name: 'rsvp', label: 'RSVP', type: 'select', options: ['?', fields.yes, fields.no] },
    { name: 'notes', label: sayApp(words.language, 'notes'), type: 'textarea', isNote: true },
  ];
}

const signUp = /\b(?:sign-?\s?up (?:sheet|list)|potluck|bring[- ]a[- ](?:dish|plate)|bake sale)/iu;

/** Who brings or does what: a name, one of the sorts that the prompt lists, and what it is. */
function signUpFields({ brief, words }: AppContext): RecordField[] | null {
  if (!signUp.test(brief.prompt)) return null;
  // "Categories starters, mains": told by their word, else all that stands behind the colon.
  const row =
    /\b(?:categor(?:y|ies)|kinds|types|sorts|courses)\s?(?::|are|like|\()?\s+([^.;()\n]{5,200})/iu.exec(
      brief.prompt,
    )?.[1] ??
    /^[^:.\n]{4,80}:\s+([^.;\n]{5,300})/u.exec(brief.prompt)?.[1] ??
    '';
  const sorts = row
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+and\s+/u)
    .map((sort) => sort.trim())
    .filter((sort) => sort !== '' && sort.split(' ').length < 5);
  const isFood = /potluck|dish|bake/iu.test(brief.prompt);
  return [
    { name: 'name', label: words.fields.name, type: 'text', required: true },
    ...(sorts.length > 1
      ? [
          {
            name: 'sort',
            label: sayApp(words.language, 'category'),
            type: 'select',
            options: sorts.map((sort) => sort.charAt(0).toUpperCase() + sort.slice(1)),
          } as const,
        ]
      : []),
    { name: 'what', label: words.language === 'en' && isFood ? 'Dish' : sayApp(words.language, 'whatFor'), type: 'text' }, // prettier-ignore
    { name: 'notes', label: sayApp(words.language, 'notes'), type: 'textarea', isNote: true },
  ];
}

const amounts = /^(?:hours?|quantity|qty|units?|count|number|copies|stunden|horas|heures|ore|uren)$/u;
const rates =
  /^(?:(?:hourly-)?(?:rate|price|cost|fee|wage)(?:-(?:per|an|a|each)(?:-\p{L}+)?)?|unit-(?:price|cost)|price-each)$/u;

/** "hours, rate": what is multiplied and added up under the table. */
function readSum({ words }: AppContext, fields: readonly RecordField[]): RecordTable['sum'] {
  const first = fields.find(({ name, type }) => type === 'number' && amounts.test(name));
  const second = fields.find(({ name, type }) => type === 'number' && rates.test(name));
  return first && second
    ? { first: first.name, second: second.name, label: sayApp(words.language, 'total') }
    : undefined;
}

/** The answers that are counted under the table, with those that a guest brings along. */
function readTally(fields: readonly RecordField[], prompt: string): RecordTable['tally'] {
  // "Count books per year"
  const span = /\b(?:counts?|number|how many|totals?|tally)\b[^.;,]{0,28}\b(?:per|an?|each|every|by|this) (year|month)\b/iu.exec(prompt)?.[1]; // prettier-ignore
  const day = fields.findLast(({ type }) => type === 'date');
  if (span && day) return { field: day.name, signs: /^y/iu.test(span) ? 4 : 7 };
  const choices = fields.filter(({ type, options = [] }) => type === 'select' && options.length <= 6);
  // "Totals of each meal": the column that is spoken of, else the first.
  const near = [...prompt.matchAll(/\b(?:totals?|counts?|numbers?|how many|tally|sums?)\b([^.;]{0,40})/giu)].map(([said]) => said.toLowerCase()).join(' '); // prettier-ignore
  const choice = choices.find(({ label }) => near.includes(label.toLowerCase())) ?? choices[0];
  const more = fields.find(
    ({ name, type }) => type === 'number' && /^(?:plus-ones?|guests|plus-one)$/u.test(name),
  );
  return choice ? { field: choice.name, ...(more ? { plus: more.name } : {}) } : undefined;
}

const cannotName =
  /^(?:author|artist|director|publisher|pages|rating(?:-.*)?|stars|price|cost|date|room|last-.*|every-.*|severity|assignee|assigned-to|priority|plot.*|brand|size|colou?r|breed|region|year|status|type|kind|category|genre|platform)$/u;

/** "Books with author, pages and rating": each is called something, though no column says so. */
function nameRecords({ brief, words }: AppContext, told: readonly RecordField[]): readonly RecordField[] {
  const [first, ...others] = told;
  if (words.language !== 'en' || !first || !cannotName.test(first.name)) return told;
  const thing = /(?:^|[:,.(]\s*|\b(?:of|for|my|our|all|the)\s+)(?<thing>\p{L}{2,}s) with (?:their |its |the |an? )?(?<column>\p{L}+)/iu.exec(brief.prompt)?.groups; // prettier-ignore
  const label = singular((thing?.['thing'] ?? '').toLowerCase());
  if (!thing) return nameThings(brief, told);
  if (!first.label.toLowerCase().startsWith((thing['column'] ?? '').toLowerCase()) || told.some(({ name }) => name === label || /^(?:title|name)$/u.test(name))) return told; // prettier-ignore
  const title = { name: label, label: label.charAt(0).toUpperCase() + label.slice(1), type: 'text', required: true } as const; // prettier-ignore
  return [title, { ...first, required: false }, ...others];
}

/** "A reading list with status, rating and notes": a book has a title all the same. */
const nameThings = (brief: AppContext['brief'], told: readonly RecordField[]): readonly RecordField[] => {
  const names = namesOfThings({ brief }).filter(({ name }) => !told.some((field) => field.name === name));
  return told.some(({ name }) => /^(?:title|name|what|book|plant|film|movie|species)$/u.test(name))
    ? told
    : [...names, ...told.map((field) => (names.length > 0 ? { ...field, required: false } : field))];
};

/** The day by which a goal counts is called so, whatever its column says. */
function withGoalDay(fields: readonly RecordField[], label: string): readonly RecordField[] {
  if (fields.some(({ name }) => name === 'date')) return fields;
  const day = fields.findLast(({ type }) => type === 'date');
  if (!day) return [...fields, { name: 'date', label, type: 'date' }];
  return fields.map((field) => (field === day ? { ...field, name: 'date' } : field));
}

const singular = (many: string): string =>
  many.replace(/ies$/u, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<=[^s])s$/u, '');

/** The table of a log whose entries are more than an amount: the columns of the prompt, or those of a training log; null for a log of amounts. */
export function readLogTable(context: AppContext): RecordTable | null {
  const told = nameRecords(context, askedColumns(context));
  // "Recipes with ingredients and steps": each has a title, too.
  const columns = /^(?:ingredients|steps|method|symptoms|lyrics)$/u.test(told[0]?.name ?? '')
    ? [
        {
          name: 'title',
          label: sayApp(context.words.language, 'titleWord'),
          type: 'text',
          required: true,
        } as const,
        ...told.map((field, at) =>
          at === 0 ? { ...field, required: false, type: 'textarea' as const, isNote: true } : field,
        ),
      ]
    : // "Items with estimate, actual, paid": each is called something, too.
      /^(?:estimated?|budgeted|planned|actual|amount|price|cost)/u.test(told[0]?.name ?? '')
      ? [{ name: 'item', label: sayApp(context.words.language, 'item'), type: 'text', required: true } as const, ...told.map((field, at) => (at === 0 ? { ...field, required: false } : field))]
      : told; // prettier-ignore
  // How many days are left until a birthday is worked out, whatever else is told of it.
  const isOfYears = /\b(?:birthdays?|anniversar(?:y|ies)) (?:calendar|list|tracker|reminder|book|log)\b/iu.test(context.brief.prompt); // prettier-ignore
  const clocked = clockedFields(context);
  const listed =
    clocked ??
    trainingFields(context) ??
    (isOfYears ? thingFields(context) : null) ??
    (columns.length > 2 && !isOfAmounts(columns) && !isOfSpending(context, columns)
      ? columns
      : (guestFields(context) ??
        signUpFields(context) ??
        countedFields(context) ??
        (told.length === 0 ? (keptFields(context) ?? thingFields(context)) : null)));
  if (!listed) return null;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(context.words.language, word);
  const goal = readGoal(context);
  // What is counted for a year or month needs its day.
  const stage =
    listed.some(({ type }) => type === 'select') || context.words.language !== 'en' ? null : stageOf(context);
  const whole = stage ? [...listed, stage] : listed;
  const fields = goal?.isCount ? withGoalDay(whole, context.words.fields.date) : whole;
  const sum = readSum(context, fields);
  const tally = readTally(fields, context.brief.prompt);
  return {
    store: 'log',
    newLabel: say('addEntry'),
    empty: readQuote(context.brief, 'empty') ?? say('nothingYet'),
    motif: 'jar',
    fields,
    ...(goal?.isCount && fields.some(({ name }) => name === 'date') ? { goal } : {}),
    ...(sum ? { sum } : {}),
    ...(clocked ? { hasClock: true as const } : {}),
    ...(tally ? { tally } : {}),
    samples: readSamples(context, fields),
  };
}

/** Spending with a budget or by the month is added up, whatever else is told of each entry. */
const isOfSpending = ({ brief: { prompt } }: AppContext, columns: readonly RecordField[]): boolean =>
  /\b(?:expenses?|spending|spent|outgoings)\b/iu.test(prompt) &&
  /\bbudgets?\b|\b(?:per|by|each|a) month\b|\bmonthly\b/iu.test(prompt) &&
  columns.some(({ name }) => /^(?:amount|cost|price|total)$/u.test(name));

/** "amount, category, date, note": what the tracker of amounts asks for by itself. */
const isOfAmounts = (columns: readonly RecordField[]): boolean =>
  columns.some(({ name }) => /^(?:amount|cost|price|kilometres|kilometers|km|miles|mileage|hours|minutes|distance|duration|litres|liters|steps|betrag|importe|montant|importo|valor|bedrag|kwota|tutar|المبلغ|סכום)$/u.test(name)) &&
  columns.every(({ name }) => /^(?:amount|cost|price|kilometres|kilometers|km|miles|mileage|hours|minutes|distance|duration|litres|liters|steps|client|customer|project|person|driver|player|vehicle|route|date|category|notes?|description|what|purpose|type|betrag|datum|kategorie|importe|fecha|categoria|montant|categorie|importo|data|valor|bedrag)$/u.test(name)); // prettier-ignore
