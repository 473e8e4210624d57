import { attributes, html, type Html } from '../html';
import type { AppContext } from './app';
import { readFields } from './read-fields';
import { readMeasure } from './read-measure';
import { askedColumns } from './records/asked-columns';
import { readPeople } from './splitter/read-people';
import { isByPerson } from './tracker-categories';

// "Feeding log with times": when in the day.
const asksForTime =
  /\bwith (?:[\p{L} ,]+ )?times?\b|\btime of day\b|con hora|mit uhrzeit|avec (?:l['’])?heure|com hora|con l['’]ora/iu;

const usual =
  /^(?:amount|cost|price|total|date|day|when|category|type|notes?|description|what|what-for|item|name|client|customer|project|supplier|vendor|shop|merchant|(?:payment-)?method|person|tags)$/u;
/** "Aquarium log with tanks": what each entry belongs to. */
const keptThings = ({ brief, words }: AppContext) =>
  (words.language === 'en' ? brief.phrases : []).flatMap(({ value }) => {
    const isThing = /^\p{Ll}{3,}s$/u.test(value) && !/(?:ss|us)$|^(?:charts?|graphs?|totals?|averages|stats|statistics|reminders|goals|colou?rs|icons|filters|units|streaks|photos|pictures|notes|dates|days|weeks|months|years|entries|records|accounts|users)$/u.test(value); // prettier-ignore
    const one = value.replace(/ies$/u, 'y').replace(/(?<=(?:ch|sh|x|ss))es$|s$/u, '');
    return isThing && !readFields(brief.prompt).some(({ name }) => name === one)
      ? [{ name: one, label: one.charAt(0).toUpperCase() + one.slice(1), type: 'text' as const }]
      : [];
  });

/** Whether it is told who paid. */
export const asksWhoPaid = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:who paid|paid by|payer)\b/iu.test(prompt);

/** A field of an entry besides amount, day, what for and category. */
export type ExtraField = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly options?: readonly string[];
};

/** The control of such a field: one of those who are told, where they are. */
export const writeExtra = ({ name, type, options = [] }: ExtraField): Html =>
  options.length > 1
    ? html`<select id="spent-${name}" name="${name}">
        ${options.map((one) => html`<option>${one}</option>`)}
      </select>`
    : html`<input
        id="spent-${name}"
        name="${name}"
        type="${type}"
        ${attributes({ maxlength: type === 'text' ? 120 : null })}
        autocomplete="off"
      />`;

/** What the prompt wants to know of each entry besides what is asked anyway. */
export const readExtras = (context: AppContext): readonly ExtraField[] => [
  ...(readMeasure(context).unit === null ? askedColumns(context) : []).flatMap(({ name, label, type }) =>
    usual.test(name) || type === 'select'
      ? []
      : [{ name, label, type: type === 'textarea' ? ('text' as const) : type }],
  ),
  ...(asksForTime.test(context.brief.prompt)
    ? [{ name: 'time', label: context.words.fields.time, type: 'time' } as const]
    : []),
  ...(readMeasure(context).unit === null && /\b(?:mileage|odometer)\b/iu.test(context.brief.prompt)
    ? [{ name: 'mileage', label: 'Mileage', type: 'number' } as const]
    : []),
  // "who paid": of a flat or a couple, beside what it was for.
  ...(asksWhoPaid(context) && !isByPerson(context)
    ? [
        {
          name: 'payer',
          label: 'Who paid',
          type: 'text',
          options: readPeople({
            prompt: (/\b(?:who paid|paid by|payer)\b[^]*/iu.exec(context.brief.prompt)?.[0] ?? '').replace(
              / or /u,
              ' and ',
            ),
          }),
        } as const,
      ]
    : []),
  ...keptThings(context),
  ...readFields(context.brief.prompt, [
    'category',
    'purpose',
    'player',
    'points',
    'priority',
    'person',
    'next',
    'quantity',
    'aisle',
  ]),
];
