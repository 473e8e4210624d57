import { readDone, sortField } from '@/engine/brief/apps/field-words';
import { foldText } from '@/engine/brief/words/fold-text';
import { capitalise } from '@/engine/capitalise';
import type { AppContext } from '../app';
import { listAsked } from '../read-asked';
import type { RecordField } from './record-field';
import { readStockRows } from './stock-rows';

const signs: Readonly<Record<string, string>> = { e: '€', p: '£', d: '$' };

const nameOf = (label: string): string =>
  foldText(label)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** "Start and end odometer": the noun of the second is that of the first. */
const pairUp = (columns: readonly string[]): readonly string[] =>
  columns.map((column, at) => {
    // "Trips from and to": where each begins, and where it ends.
    if (/^(?:\p{L}+ )?from$/iu.test(column) && /^(?:to|until|till)$/iu.test(columns[at + 1] ?? ''))
      return 'From';
    const noun = /^(?:end|closing|after|final|finish)\s(\p{L}+)$/iu.exec(columns[at + 1] ?? '')?.[1];
    return noun !== undefined && /^(?:start|opening|before|initial|beginning)$/iu.test(column) ? `${column} ${noun}` : column; // prettier-ignore
  });

/** "Priority of must, should or could": a title and the first of its choices, which go on as columns of their own. */
function joinChoices(columns: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < columns.length; at += 1) {
    const led = /^(?<title>\p{L}+(?: \p{L}+)?) (?:of|as|which is|that is|either) (?<first>\p{L}+(?: \p{L}+)?)$/u.exec(columns[at] ?? '')?.groups; // prettier-ignore
    const end = led ? columns.findIndex((one, next) => next > at && / or /u.test(one)) : -1;
    if (led && end > at && end - at < 5) {
      const rest = columns.slice(at + 1, end + 1).flatMap((one) => one.split(/,? or /u));
      joined.push(`${led['title'] ?? ''} (${[led['first'] ?? '', ...rest].map(capitalise).join(', ')})`);
      at = end;
      continue;
    }
    // "Status to read, reading, finished": states go on where a title of states has begun.
    const state = /^(?<title>status|state|stage|progress) (?:is |are |as |of |: ?)?(?<first>\p{L}.*)$/iu.exec(columns[at] ?? '')?.groups; // prettier-ignore
    const others = state?.['first'] && states.test(state['first']) ? columns.slice(at + 1) : [];
    const count = others.findIndex((one) => !states.test(one.replace(/^(?:and|or) /u, '')));
    const own = count < 0 ? others : others.slice(0, count);
    if (state && own.length > 0) {
      joined.push(`${state['title'] ?? ''} (${[state['first'] ?? '', ...own].map((one) => capitalise(one.replace(/^(?:and|or) /u, ''))).join(', ')})`); // prettier-ignore
      at += own.length;
    } else joined.push(columns[at] ?? '');
  }
  return joined;
}

/** How far a thing has come, in a word or two. */
const states =
  /^(?:to[ -]?(?:do|read|watch|play|visit|try|buy|send)|(?:want|wanted|going) to \p{L}+|(?:in )?progress|wish ?list|backlog|done|new|open|closed|won|lost|lead|draft|sent|paid|unpaid|overdue|active|inactive|paused|on hold|offer|interview|\p{L}{3,}(?:ing|ed))$/iu;

/** "Z datą, kwotą i uwagami": what a Polish table is told with, as a title stands alone. */
const upright = (label: string): string =>
  label.replace(/^imieniem/iu, 'imię').replace(/(?<=isk)iem(?![^\s])/gu, 'o').replace(/(?<=\p{L}{2}[kg])ami(?!\S)/gu, 'i').replace(/ami(?!\S)/gu, 'y').replace(/(?<=\p{L}{2})ą(?!\S)/gu, 'a').replace(/(?<=\p{L}{3})em(?!\S)/gu, ''); // prettier-ignore

/** The titles of the columns; one with a price, such as "rate per hour 45 euros", is one of them where others are listed. */
function listWritten(brief: AppContext['brief']): readonly string[] {
  const asked = listAsked(brief, 'columns');
  const columns = brief.spoken === 'pl' && /\sze?\s/u.test(brief.prompt) ? asked.map(upright) : asked;
  if (columns.length < 2) return columns;
  const priced = brief.items.flatMap(({ value: { section, name, price } }) =>
    section === 'pricing' &&
    price !== undefined &&
    !/\b(?:totals?|remaining|left|budget|limit)\b/iu.test(name) &&
    // "Stage (lead, booked)", "… lead, £450": a choice of one of them, in a row of the table.
    !columns.some((column) => column.toLowerCase().includes(name.toLowerCase())) &&
    // "Start with: Milk 12": what lies there at first.
    !readStockRows(brief).some((row) => row.name.toLowerCase() === name.toLowerCase())
      ? [`${name.charAt(0).toUpperCase()}${name.slice(1)} ${price}`]
      : [],
  );
  return [...columns, ...priced];
}

/** "Stems": a record is one of them. */
const oneOf = (written: string): string =>
  /^\p{L}{3,}s$/iu.test(written) && sortField(written) === 'text' && !/(?:ss|us|is|series|species|news|details|notes|sports|words|times|sales|ingredients)$/iu.test(written)
    ? written.replace(/(?<=[^aeiou])ies$/iu, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<=[^s])s$/iu, '')
    : written; // prettier-ignore

/**
 * The columns that the prompt gives a table, by its own titles: a bracket or slashes with several words are a choice
 * ("status (to read, reading, done)", "RSVP yes/no/maybe"), a number behind a title is where it begins ("rate 45"), a list of categories is the choice of that column. The first column names a record.
 */
export function askedColumns(
  { brief, words }: Pick<AppContext, 'brief' | 'words'>,
  choices: Readonly<{ category?: 'categories' }> = { category: 'categories' },
): RecordField[] {
  const fields: RecordField[] = [];
  for (const told of pairUp(joinChoices(listWritten(brief)))) {
    // "Quality 1-5" is told as "quality (1–5)"; "every N days": how many is what is entered.
    const written = told
      .replace(/^(\p{L}[\p{L} ]*?),? (?:from )?(\d) ?(?:-|–|to) ?(\d{1,2})$/u, '$1 out of $3')
      // "Queen seen (yes/no)"
      .replace(/\s\(([^()]*\/[^()]*)\)$/u, ' $1')
      .replace(
        /^(?:\p{L}+ )?every (?:n|x|so many|few|\?|how many) (days|weeks|months)$/iu,
        'Every how many $1',
      );
    // "Wet nappy yes/no": the last word alone is the choice.
    const close = /^(\p{L}[^/]*)\s+([^\s/]{1,16}(?:\/[^\s/]{1,16})+)$/u.exec(written);
    const sliced = close ?? /^(\p{L}[^\s/]*)\s+([^/]{1,30}(?:\s?\/\s?[^/]{1,30})+)$/u.exec(written);
    // "Left or right": one of two.
    const either = /^([\p{L}-]{2,16})(?:,? or | \/ )([\p{L}-]{2,16})$/u.exec(written);
    const valued =
      /^(.*\p{L}.*?)\s+[€$£]?(\d+(?:[.,]\d{1,2})?)\s?(?:€|%|euros?|pounds?|dollars?)?(?: (?:an|per) (hour))?$/u.exec(
        written,
      );
    // "Tick when taken", "queen seen", "paid": yes or no.
    // "Bill, amount, due, paid": where the sum is told, whether it is paid is asked.
    const isSettled = /^paid$/iu.test(written) && fields.some(({ type: sort, name: of }) => sort === 'number' && /amount|sum|price|cost|fee|total|rent|due/u.test(of)); // prettier-ignore
    const done = isSettled ? written : words.language === 'en' ? (readDone(written) ?? (isGift.test(brief.prompt) && /^(?:bought|purchased|wrapped|given)$/iu.test(written) ? written : null)) : null; // prettier-ignore
    const label = done ?? (sliced?.[1] ?? (valued?.[3] ? `${valued[1] ?? ''} per hour${written.includes('€') ? ' in euros' : written.includes('£') ? ' in pounds' : written.includes('$') ? ' in dollars' : ''}` : valued?.[1]) ?? (fields.length === 0 && words.language === 'en' ? oneOf(written) : written)).replace(/ (?:(?:is |are )?(?:worked out|calculated|computed|counted|filled in)(?: automatically)?|automatically|auto(?:matic)?)$/iu, '').replace(/\s*\([^()]*\)$/u, '').replace(/ from \p{Lu}\p{L}+ to \p{Lu}\p{L}+$/u, '').replace(/ (?:out of|from|sur|sobre|von|su|van|na)(?: \d+)?$/iu, '').replace(/ (?:in|en) (euros?|pounds|dollars)$/iu, (_, money: string) => ` (${signs[money.charAt(0).toLowerCase()] ?? money})`); // prettier-ignore
    const name = nameOf(label);
    // "Show which are thirsty today" is something to do, and nothing that a record holds.
    // A goal for the year stands over the table.
    if (words.language === 'en' && (deeds.test(label) || goals.test(label))) continue;
    if (name === '' || name === 'id' || fields.some((field) => field.name === name)) continue;
    const bracket = sliced?.[2] ?? /\(([^()]*)\)$/u.exec(written)?.[1] ?? '';
    const listed = bracket
      .split(/\s*[,/|]\s*(?:(?:and|or)\s+)?|\s+or\s+/u)
      .filter(Boolean)
      .map((option) => (sliced ? option.charAt(0).toUpperCase() + option.slice(1) : option));
    const isCategory = /^(?:categor|kategor|فئ|تصنيف|קטגור)/u.test(name);
    const options = done
      ? [words.fields.no, words.fields.yes]
      : either
        ? [either[1] ?? '', either[2] ?? ''].map((one) => one.charAt(0).toUpperCase() + one.slice(1))
        : listed.length > 1
          ? listed
          : isCategory && choices.category
            ? listAsked(brief, 'categories')
            : name === 'rsvp'
              ? ['?', words.fields.yes, words.fields.no]
              : [];
    const type =
      options.length > 1
        ? 'select'
        : // "Note sur 5", "rating out of 10": a figure.
          /\b(?:out of|sur|sobre|von|su|van|na) \d+$/iu.test(written)
          ? 'number'
          : sortField(/^how often\b/iu.test(written) ? written : label);
    const isFirst = fields.length === 0;
    fields.push({
      name,
      label,
      type: isFirst && type === 'textarea' ? 'text' : type,
      ...(isFirst ? { required: true } : {}),
      ...(type === 'number' ? readRange(told) : {}),
      // A bare rating is one of five.
      ...(type === 'number' && /^(?:star-)?ratings?(?:-stars)?$|^stars$/u.test(name) && !/\d/u.test(told)
        ? { least: 1, most: 5 }
        : {}),
      ...(options.length > 1 ? { options } : {}),
      ...(valued?.[2] && type === 'number' && !/\b(?:out of|from) \d+$/iu.test(written)
        ? { value: valued[2].replace(',', '.') }
        : {}),
      ...(type === 'textarea' && !isFirst ? { isNote: true } : {}),
    });
  }
  return fields;
}

/** "Rating from 1 to 5", "note out of 10": between which figures it lies. */
function readRange(told: string): Pick<RecordField, 'least' | 'most'> {
  const range = /(?:(\d) ?(?:-|–|to)|\b(?:out of|sur|sobre|von|su|van|na)) ?(\d{1,2})\)?$/u.exec(told);
  return range ? { least: Number(range[1] ?? 0), most: Number(range[2]) } : {};
}

const noNames =
  /^(?:address|city|town|country|supplier|vendor|category|type|kind|status|stage|priority|location|place|shelf|room|source|tags?|notes?|size|colou?r|brand|unit|proveedor|categoria|estado|lieferant|fournisseur)$/u;

const isGift = /\b(?:gifts?|presents?|shopping|groceries|wish) ?lists?\b/iu;
const goals = /^(?:an? )?(?:yearly|annual|monthly|weekly|daily|reading) goals?$/iu;
const deeds =
  /^(?:(?:low|out of)[ -]?(?:stock )?(?:highlight\p{L}*|alerts?|warnings?|items? highlighted)|low[ -]stock(?: items?)? highlighted|show|see|tell|search|find|filter|sort|mark|tick|export|import|highlight|warn|calculate|list|view|add|edit|delete|remind|print|(?:start|stop)(?: ?\/ ?| and | & | or )(?:start|stop)(?: timer| button)?)$/iu;

/** The columns with one in front that names a record, where the first of those told cannot: "supplier, quantity and price". */
export const withName = (fields: readonly RecordField[], name: RecordField): readonly RecordField[] =>
  fields[0] && (fields[0].type !== 'text' || noNames.test(fields[0].name)) && !fields.some((field) => field.name === name.name)
    ? [name, ...fields.map((field) => ({ ...field, required: false }))]
    : fields; // prettier-ignore
