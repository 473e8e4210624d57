import { attributes, html, type Html } from '../html';
import { isFieldWord, sortField } from '@/engine/brief/apps/field-words';
import type { AppContext } from './app';
import { askedHeaps } from './asked-filters';
import { addedByFilter } from './added-by-filter';
import { sayApp } from './app-words';
import { listAsked, readListOf } from './read-asked';
import { readFields } from './read-fields';
import { readPacking } from './read-packing';
import { readRounds } from './read-rounds';
import { readSortedInto } from './read-sorted-into';
import { slugOf } from './slug-of';
import { readGroup, readWho } from './task-people';
import { readToldSorter, readUsualSorter } from './usual-sorters';

/** A field of a task or card besides its text. */
export type TaskField = {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'date' | 'time' | 'select';
  readonly options?: readonly string[];
  /** Single records may have it: a list with it is not made for it. */
  readonly isOptional?: true;
};

const wanted = new Set([
  'quantity',
  'aisle',
  'person',
  'points',
  'due',
  'priority',
  'category',
  'tags',
  'client',
  'project',
  'next',
]);
const listWords: Readonly<Record<string, string>> = {
  aisle: 'aisles?|shop sections|store sections',
  category: 'categor(?:y|ies)|categorías?|kategorien?|catégories?|categorias?',
  person: 'people|persons|family members|members|kids|respons\\p{L}+|verantwo\\p{L}+|sorumlu|المسؤول|אחראי',
  tags: '(?:tags|labels)(?: for)?',
  project: 'projects',
};

// "with lists Shopping, Repairs and Bills", "subjects Maths, French": what tasks are sorted by, in the prompt's own word.
const sorters =
  'lists|shops|stores|supermarkets|subjects|rooms|areas|sections|contexts|folders|topics|groups|labels?|asignaturas|materias|matières|fächer|listas|listes|listen';
function readSorter({ brief: { prompt }, words }: Pick<AppContext, 'brief' | 'words'>): TaskField | null {
  const heaps = readSortedInto(prompt);
  if (heaps.length > 1)
    return {
      name: 'category',
      label: sayApp(words.language, 'category'),
      type: 'select',
      options: ['', ...heaps],
    };
  const usual = words.language === 'en' ? (readToldSorter(prompt) ?? readUsualSorter(prompt)) : null;
  const asked = usual || words.language !== 'en' ? [] : askedHeaps(prompt);
  if (asked.length > 0) return { name: 'category', label: sayApp(words.language, 'category'), type: 'select', options: ['', ...asked] }; // prettier-ignore
  if (usual) return { name: 'category', label: usual.label, type: 'select', options: ['', ...usual.options] };
  const word = new RegExp(`(?<![\\p{L}])(${sorters})(?![\\p{L}])`, 'iu').exec(prompt)?.[1];
  if (!word) return null;
  const listed = readListOf(prompt, word).map(
    (name) => name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1),
  );
  if (listed.length < 2 || listed.length > 12 || listed.some((name) => name.split(' ').length > 4))
    return null;
  const one = words.language === 'en' ? word.toLowerCase().replace(/s$/u, '') : word.toLowerCase();
  return {
    name: 'category',
    label: one.charAt(0).toUpperCase() + one.slice(1),
    type: 'select',
    options: ['', ...listed],
  };
}

/** "Priority (low, normal, urgent)": the prompt's own levels. */
function readLevels(prompt: string): readonly string[] | null {
  const told = /\b(?:priority|priorities|prioridad(?:es)?|priorités?|priorität(?:en)?|priorità|prioridades?)(?: levels?)?(?:\s?[(:]\s?|\s(?:of|is|as|from)(?:\seither)?\s|\s(?=(?:high|low|urgent|normal|1),? ))([^().:;\n]{3,60})/iu.exec(prompt)?.[1] ?? ''; // prettier-ignore
  const levels = told.split(/\s*[,/|]\s*(?:(?:and|or)\s+)?|\s+(?:and|or|y|o|et|ou|und|oder|e)\s+/iu).map((level) => level.trim()).filter((level) => level !== '' && level.split(' ').length < 3); // prettier-ignore
  return levels.length > 1 && levels.length < 7
    ? levels.map((level) => level.charAt(0).toLocaleUpperCase() + level.slice(1))
    : null;
}

// What a card is anyway, or what it does.
const noField =
  /\b(?:cards?|tasks?|titles?|names?|texts?|checklists?|sub-?tasks?|comments?|attachments?|buttons?|drag\w*|colou?rs?|labels?|tags?|icons?|avatars?|photos?|images?|files?|links?|archive|search|undo|export|import|history|checkbox\w*)\b/iu;

const bareField = /^\p{Ll}+(?:[ -]\p{Ll}+){0,2}$/u;
const noBare =
  /\b(?:can|be|that|which|dark|light|mode|themes?|keyboard|shortcuts?|sort\w*|filter\w*|sav\w+|reorder\w*|responsive|mobile|counts?|progress|design|style|drop|reminders?|notifications?|sub\w*|multiple|different)\b/iu;

const asksWho = /^who(?:['’]s|se)?\b/iu;

/** "Each card has a guest, a label and a length in minutes": what the prompt wants to know of each, besides the usual. */
function readOwnFields(written: string): readonly TaskField[] {
  // "Who does it (Ana or Ben), a due date": what a field may hold ends no row of fields.
  const prompt = written.replace(
    /\s?\((?=[^()]{0,80}(?:,|\bor\b|\/))[^()\n]{3,80}\)(?=\s*(?:,|and\b))/gu,
    '',
  );
  const said = /\b(?:(?:each|every) (?!day|week|month|morning|evening|time)\p{L}{3,20}|cards|tasks) (?:has|have|shows?|carr(?:y|ies)|holds?|with|needs?|gets?)\s+([^.;:\n()]{3,160})/iu.exec(prompt)?.[1] ?? ''; // prettier-ignore
  // "And cost per card"
  const single =
    /\b(\p{L}{3,16}) (?:per|on each|on every|for each) (?:card|task|deal|lead|job|order|ticket|project)\b/iu.exec(
      prompt,
    )?.[1];
  const listed =
    /(?:\b(?:each|every|per) (?:card|task|item|entry|to-?do)|(?<=[.;\n]\s?)cards?|\bcards? fields?) ?: ([^.;\n()]{3,160})/iu.exec(
      prompt,
    )?.[1];
  // "Medication tracker: pill name, dose, time": what stands behind the colon, where most of it are words for fields.
  const row = listed === undefined && said === '' ? (/^[^:.;\n]{4,60}\b(?:tracker|list|app|planner|schedule|checklist|reminder)\b[^:.;\n]{0,30}:\s([^.;\n()]{5,160})/iu.exec(prompt)?.[1] ?? '') : ''; // prettier-ignore
  const columns = row.split(/,\s*(?:and\s+)?|\s+and\s+/iu).map((part) => part.trim());
  const isTime = (part: string): boolean => /^times?$/iu.test(part);
  const ofFields = columns.filter((part) => isTime(part) || (isFieldWord(part) && !noField.test(part) && !noBare.test(part) && bareField.test(part))); // prettier-ignore
  const isColumns = ofFields.length > 0 && columns.filter((part) => isTime(part) || isFieldWord(part)).length * 2 > columns.length; // prettier-ignore
  const told = (isColumns ? ofFields.join(', ') : (listed ?? said))
    .split(/,\s*(?:and\s+)?|\s+and\s+/iu)
    // "Budget in £"
    .map((part) => part.trim().replace(/\s\(?in (?:[€$£]|euros?|pounds|dollars)\)?$/iu, ''));
  // "A name, room and how often to water": the article of the first goes for all of them.
  const isRow = /^(?:an?|its)\s/iu.test(told[0] ?? '') && told.slice(1).every((part) => /^(?:how|when|whether)\s/iu.test(part) || (bareField.test(part) && !noBare.test(part))); // prettier-ignore
  const parts = told.map((part, at) => (isRow && at > 0 && !/^(?:an?|its|how|when|whether)\s/iu.test(part) ? `a ${part}` : part)); // prettier-ignore
  // "Due date, cost and who's responsible": what is known by its own word stands apart.
  const unknown = parts.filter((part) => readFields(part).length === 0 && !asksWho.test(part));
  // What stands with an article is one of them; "search and undo" is not.
  const named = parts.flatMap((part) => /^(?:an?|its|their|the)\s+(.{3,30})$/iu.exec(part)?.[1] ?? []);
  // "Cards with recipe and cooking time": bare nouns, where every one of them could be a field.
  const isOne = (part: string): boolean => bareField.test(part) && !noBare.test(part);
  const isBare = named.length === 0 && unknown.length > 0 && parts.length < 5 && unknown.every(isOne);
  // "Cards with due date, cost and who does it, total at the top": up to what is none, and words for fields alone.
  if (!isBare && listed === undefined && named.length === 0) {
    const end = unknown.findIndex((part) => !isOne(part) || !isFieldWord(part));
    named.push(...unknown.slice(0, end < 0 ? unknown.length : end));
  }
  if (isBare || listed !== undefined)
    named.push(
      ...(listed === undefined
        ? parts
        : parts.filter((part) => part.length > 2 && part.split(' ').length < 4)),
    );
  // "Medication reminder with doses and times": how much and when of each.
  if (/\b(?:medication|medicine|meds|pills?|tablets?|vitamins?)\b/iu.test(prompt)) {
    if (/\bdos(?:es?|ages?)\b/iu.test(prompt) && !named.some((one) => /^dos/iu.test(one))) named.push('dose');
    if (/\btimes\b(?! (?:a|per|each))/iu.test(prompt) && !named.some((one) => /^times?$/iu.test(one))) named.push('time'); // prettier-ignore
  }
  if (single !== undefined && !/^(?:points?|limits?|cards?|one|colou?rs?|labels?|people|person)$/iu.test(single)) named.push(single); // prettier-ignore
  return named
    .filter(
      (name) =>
        !asksWho.test(name) &&
        !readLevels(prompt)?.some((level) => level.toLowerCase() === name.toLowerCase()) &&
        !/^(?:totals?|sums?|counts?)\b/iu.test(name) &&
        (listed === undefined ? !noField.test(name) : !/^(?:titles?|names?|texts?|tasks?)$/iu.test(name)) &&
        readFields(name).length === 0 &&
        name.split(' ').length <= 4,
    )
    .slice(0, 6)
    .map((name) => {
      const type = isTime(name) ? 'time' : sortField(name);
      return {
        name: slugOf(name),
        label: name.charAt(0).toUpperCase() + name.slice(1),
        type: type === 'number' || type === 'date' || type === 'time' ? type : 'text',
      };
    });
}

/** "Quantity, price with total": what a thing on a list of things to buy costs. */
const readPrice = ({ brief, words }: Pick<AppContext, 'brief' | 'words'>, own: readonly TaskField[]): readonly TaskField[] =>
  words.language === 'en' && /\b(?:shopping|grocer(?:y|ies)|wish|gift) ?list\b/iu.test(brief.prompt) && /\bprices?\b/iu.test(brief.prompt) && !own.some(({ name }) => /price|cost/u.test(name))
    ? [{ name: 'price', label: 'Price', type: 'number' }]
    : []; // prettier-ignore

/** Fields of tasks and cards that the prompt asks for: person, points, due date, priority, category, labels. */
export function readTaskFields({ brief, words }: AppContext): readonly TaskField[] {
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const sorter = readSorter({ brief, words });
  const fields = readFields(brief.prompt).flatMap(({ name, label, type }): TaskField[] => {
    if (!wanted.has(name) || (sorter && (name === 'category' || name === 'tags'))) return [];
    if (name === 'priority')
      return [{ name, label: label.replace(/^priorities$/i, 'Priority'), type: 'select', options: ['', ...(readLevels(brief.prompt) ?? [say('priorityHigh'), say('priorityMiddle'), say('priorityLow')])] }]; // prettier-ignore
    if (name === 'category' && words.language !== 'en') {
      const own = listAsked(brief, 'categories');
      if (own.length > 1) return [{ name, label: say('category'), type: 'select', options: ['', ...own] }];
      return [{ name, label: say('category'), type: 'text' }];
    }
    const listed = listWords[name] ? readListOf(brief.prompt, listWords[name]) : [];
    if (listed.length >= 2 && listed.length <= 12)
      return [
        {
          name,
          label,
          type: 'select',
          options: [
            '',
            ...listed.map((one) => one.charAt(0).toLocaleUpperCase(words.language) + one.slice(1)),
          ],
        },
      ];
    const group = name === 'person' ? readGroup(brief.prompt) : [];
    if (group.length > 1) return [{ name, label, type: 'select', options: ['', ...group] }];
    return [{ name, label, type: type === 'number' || type === 'date' ? type : 'text' }];
  });
  const own = readOwnFields(brief.prompt).filter((one) => !fields.some(({ name }) => name === one.name));
  const staff = /\b(?:rota|roster|shifts?)\b/iu.test(brief.prompt) ? readGroup(brief.prompt) : [];
  const named = readWho(brief.prompt, say('whoWord'));
  const isOpen = ({ name, options }: TaskField): boolean => name === 'person' && options === undefined;
  // "Filter by person" only points at those who are named elsewhere.
  const others = named.some(({ options }) => options) ? fields.filter((one) => !isOpen(one)) : fields;
  const who = others.some(({ name }) => name === 'person')
    ? []
    : staff.length > 1
      ? [{ name: 'person', label: say('personName'), type: 'select', options: ['', ...staff] } as const]
      : named;
  const all = [...(sorter ? [sorter] : []), ...others, ...who, ...own, ...readPrice({ brief, words }, own)];
  return [...all, ...addedByFilter(brief.prompt, all, say)];
}

/** The same, and what a list of rounds has besides: who is next, the time of day, after how many days it comes back. */
export function readRoundFields(context: AppContext): readonly TaskField[] {
  const rounds = readRounds(context);
  const packing = readPacking(context);
  const own = readTaskFields(context);
  const asked = packing
    ? [
        {
          name: 'category',
          label: sayApp(context.words.language, 'category'),
          type: 'select',
          options: ['', ...packing.trips],
        } as const,
        ...own.filter(({ name }) => name !== 'category'),
      ]
    : own;
  const { words } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  // "Recurring tasks": any of them may come back after some days.
  if (!rounds)
    return /\b(?:recurring|repeat(?:ing|s|ed)?|repeats? (?:daily|weekly|monthly))\b/iu.test(
      context.brief.prompt,
    )
      ? [
          ...(asked.some(({ name }) => name === 'due')
            ? asked
            : [...asked, { name: 'due', label: words.fields.date, type: 'date' } as const]),
          { name: 'every', label: say('repeatDays'), type: 'number', isOptional: true },
        ]
      : asked;
  const others = asked.filter(({ name }) => !/^(?:person|due|next)$/.test(name));
  return [
    ...(rounds.people.length > 1
      ? [
          {
            name: 'person',
            label: say('personName'),
            type: 'select',
            options: ['', ...rounds.people],
          } as const,
        ]
      : asked.filter(({ name }) => name === 'person')),
    ...others,
    ...(rounds.tasks.some(({ points }) => points) && !others.some(({ name }) => name === 'points')
      ? [{ name: 'points', label: 'Stars', type: 'number' } as const]
      : []),
    ...(rounds.hasTimes ? [{ name: 'time', label: words.fields.time, type: 'time' } as const] : []),
    { name: 'every', label: say('repeatDays'), type: 'number' },
  ];
}

/** The controls of these fields, for a form that adds or changes a record. */
export function writeTaskFields(fields: readonly TaskField[], prefix: string): readonly Html[] {
  return fields.map(({ name, label, type, options }) => {
    const id = `${prefix}-${name}`;
    const control =
      type === 'select'
        ? html`<select id="${id}" name="${name}">
            ${(options ?? []).map((option) => html`<option value="${option}">${option || '–'}</option>`)}
          </select>`
        : html`<input
            id="${id}"
            name="${name}"
            type="${type}"
            ${attributes({ maxlength: type === 'text' ? 60 : null, min: name === 'every' ? 1 : null })}
            autocomplete="off"
          />`;
    return html`<p class="app-field"><label for="${id}">${label}</label>${control}</p>`;
  });
}
