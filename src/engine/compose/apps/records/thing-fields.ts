import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { readMeasure } from '../read-measure';
import type { RecordField } from './record-field';

const title: RecordField = { name: 'title', label: 'Title', type: 'text', required: true };
const name: RecordField = { name: 'name', label: 'Name', type: 'text', required: true };
const date: RecordField = { name: 'date', label: 'Date', type: 'date' };
const rating: RecordField = { name: 'rating', label: 'Rating (1–5)', type: 'number' };
const notes: RecordField = { name: 'notes', label: 'Notes', type: 'textarea', isNote: true };

/** What is worth knowing of things that people keep lists of. */
const things: readonly (readonly [asked: RegExp, fields: readonly RecordField[]])[] = [
  [
    /\bbirthdays?\b|\banniversar(?:y|ies)\b/iu,
    [
      name,
      { name: 'birthday', label: 'Date', type: 'date', required: true },
      {
        name: 'days-left',
        label: 'Days left',
        type: 'number',
        derived: { of: 'yearly', first: 'birthday', second: 'birthday' },
      },
      notes,
    ],
  ],
  [
    /\b(?:house ?|indoor |pot )?plants?\b|\bsucculents?\b|\borchids?\b/iu,
    [
      name,
      { name: 'room', label: 'Room', type: 'text' },
      { name: 'how-often-to-water-in-days', label: 'Water every (days)', type: 'number' },
      { name: 'last-watered', label: 'Last watered', type: 'date' },
      notes,
    ],
  ],
  [
    /\b(?:books?|novels?|reading (?:list|log|tracker|journal|diary|challenge|record)s?)\b/iu,
    [
      title,
      { name: 'author', label: 'Author', type: 'text' },
      { name: 'status', label: 'Status', type: 'select', options: ['To read', 'Reading', 'Read'] },
      rating,
      notes,
    ],
  ],
  [
    /\bbookmarks?\b|\blinks? (?:manager|organi[sz]er|collection|keeper|library|saver|vault)\b/iu,
    [
      title,
      { name: 'link', label: 'Link', type: 'text', required: true },
      { name: 'tags', label: 'Tags', type: 'text' },
      notes,
    ],
  ],
  [
    /\b(?:pet|dog|cat|puppy|kitten|horse|baby|newborn) (?:care|feeding|health|training|sleep|medical)\b/iu,
    [
      { name: 'what', label: 'What', type: 'text', required: true },
      date,
      { name: 'time', label: 'Time', type: 'time' },
      notes,
    ],
  ],
  [
    /\b(?:films?|movies?|series|tv shows?|documentaries)\b/iu,
    [title, { name: 'seen', label: 'Seen on', type: 'date' }, rating, notes],
  ],
  [
    /\b(?:wines?|beers?|whisk(?:e?y|ies)|coffees?|teas?|cheeses?|restaurants?)\b/iu,
    [name, { name: 'tried', label: 'Tried on', type: 'date' }, rating, notes],
  ],
  [
    /\bjob (?:applications?|hunt|search)\b|\bapplications\b/iu,
    [
      { name: 'company', label: 'Company', type: 'text', required: true },
      { name: 'role', label: 'Role', type: 'text' },
      { name: 'applied', label: 'Applied on', type: 'date' },
      {
        name: 'status',
        label: 'Status',
        type: 'select',
        options: ['Applied', 'Interview', 'Offer', 'Rejected'],
      },
      notes,
    ],
  ],
  [
    /\b(?:birds?|sightings?|butterflies|moths|mushrooms|wildlife)\b/iu,
    [
      { name: 'species', label: 'Species', type: 'text', required: true },
      date,
      { name: 'place', label: 'Place', type: 'text' },
      notes,
    ],
  ],
  [
    /\b(?:dreams?|symptoms?|visits?|visitors?|ideas|bugs?|issues?|concerts?|gigs|hikes?|climbs?|outfits?|gifts?|presents?|meetings?|incidents?)\b/iu,
    [{ name: 'what', label: 'What', type: 'text', required: true }, date, notes],
  ],
];

const quoted =
  /(?<=\b(?:in|to|into|from|called|named|on|are|is|shelf|status|list) (?:the )?)["“'‘]([^"”’']{3,24})["”’']/gu;
const stages = [/(?:some|one) ?day|later|\bto\b|want|wish|next|new|unread/iu, /\bnow\b|current|\w{3}ing\b|progress|started/iu, /\bread\b|finished|done|\bend|seen|complete/iu]; // prettier-ignore

/** How far one is with a book, in the words that the prompt puts in quotes: "in “Reading now”", "unread ones are called “Someday”". */
function withStages(prompt: string, field: RecordField): RecordField {
  const told = [...prompt.matchAll(quoted)].map(([, words = '']) => words);
  const options = (field.options ?? []).map((usual, at) => told.find((words) => stages.findIndex((stage) => stage.test(words)) === at) ?? usual); // prettier-ignore
  return { ...field, label: /\bshel(?:f|ves)\b/iu.test(prompt) ? 'Shelf' : field.label, options };
}

/** Where one is with books, as a choice, where the prompt speaks of it by such names or of its shelves. */
export function stageOf({ brief: { prompt } }: Pick<AppContext, 'brief'>): RecordField | null {
  if (!/\b(?:books?|novels?|reading list|comics)\b/iu.test(prompt) || prompt.search(quoted) < 0) return null;
  const usual = things.flatMap(([, fields]) => fields).find(({ name }) => name === 'status');
  const named = usual ? withStages(prompt, usual) : null;
  return named?.options?.some((option) => !usual?.options?.includes(option)) ? named : null;
}

/** What a thing that people keep lists of is called, and by whom a book is: in front of columns of which none says so. */
export const namesOfThings = ({ brief: { prompt } }: Pick<AppContext, 'brief'>): readonly RecordField[] =>
  (things.find(([asked]) => asked.test(prompt))?.[1] ?? []).filter(
    (field) => field.required === true || field.name === 'author',
  );

const gifts: readonly RecordField[] = [
  { name: 'gift', label: 'Gift', type: 'text', required: true },
  { name: 'person', label: 'For', type: 'text' },
  { name: 'budget', label: 'Budget', type: 'number' },
  { name: 'price', label: 'Price', type: 'number' },
  { name: 'bought', label: 'Bought', type: 'select', options: ['No', 'Yes'] },
  notes,
];

/** "Pet care log: walks, meals, vet visits": what an entry may be about, as a choice. */
function withSorts(prompt: string, fields: readonly RecordField[] | null): readonly RecordField[] | null {
  const row = /^[^:.;\n]{4,70}:\s+([^.;:\n]{5,160})/u.exec(prompt)?.[1] ?? '';
  const sorts = row.split(/,\s*(?:and\s+)?|\s+and\s+/u).map((one) => one.trim());
  const isOfSorts =
    sorts.length > 1 && sorts.length < 9 && sorts.every((one) => /^\p{L}+(?: \p{L}+)?s$/u.test(one));
  if (!fields || fields[0]?.name !== 'what' || !isOfSorts) return fields;
  const options = sorts.map((one) => singular(one.charAt(0).toUpperCase() + one.slice(1)));
  return fields.map((field, at) => (at === 0 ? { ...field, type: 'select' as const, options } : field));
}

const singular = (many: string): string =>
  many.replace(/(?<=[^aeiou])ies$/u, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<=[^s])s$/u, '');

const amounts =
  /\b(?:totals?|sums?|per (?:day|week|month)|(?:daily|weekly|monthly) (?:total|sum|average)|charts?|graphs?|averages?|how (?:many|much)|amounts?|counts?|points?|pages|minutes|hours)\b/iu;

/** "An app to track my houseplants": a list of things with what is worth knowing of each; null where something is measured. */
export function thingFields(context: AppContext): readonly RecordField[] | null {
  const { brief, words } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  if (/\brecipes?\b/iu.test(brief.prompt))
    return [
      { ...title, label: say('titleWord') },
      { name: 'servings', label: say('servingsWord'), type: 'number' },
      { name: 'ingredients', label: say('ingredients'), type: 'textarea', isNote: true },
      { name: 'steps', label: say('stepsWord'), type: 'textarea', isNote: true },
      { name: 'tags', label: say('tags'), type: 'text' },
    ];
  // "Gift list with budget per person and bought checkbox": what they cost stands with each.
  if (
    words.language === 'en' &&
    /\b(?:gifts?|presents?)\b[^.;]{0,24}\b(?:ideas?|lists?|tracker|planner|log)\b/iu.test(brief.prompt)
  )
    return gifts;
  if (words.language !== 'en' || readMeasure(context).unit !== '' || amounts.test(brief.prompt)) return null;
  return withSorts(brief.prompt, things.find(([asked]) => asked.test(brief.prompt))?.[1] ?? null);
}
