import type { AppContext } from './app';
import { sayApp } from './app-words';
import { columnsAbroad } from './kanban-columns-abroad';
import { withoutLimits } from './kanban-limits';
import { readListOf } from './read-asked';
import { readStart } from './read-start';
import { numberOf } from '../../number-of';

const weekly = /\b(?:week(?:ly|days?)?|meals?|dinners?|monday)\b/iu;

function listDays(language: string): readonly string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, day) => name.format(new Date(Date.UTC(1970, 0, 5 + day))));
}

/** "8 tables of 10 guests": the tables at which guests are to be seated; none for other boards. */
export function readTables(prompt: string): number {
  if (!/seating|table plan|sitzplan|sitzordnung|plan de table|mesas|tavoli|tafelschikking/iu.test(prompt))
    return 0;
  const said = /(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:\p{L}+ )?(?:tables?|tische?n?|mesas|tavoli|tafels)/iu.exec(prompt)?.[1]; // prettier-ignore
  return said ? Math.min(20, numberOf(said)) : 6;
}

const states =
  /\b(?<first>(?:to|want to) (?:read|watch|play))\s?[,/]\s?(?<second>(?:currently )?(?:reading|watching|playing)|in progress)\s?(?:[,/]|,?\s(?:and|or))\s?(?<third>finished|read|watched|done|seen|played|completed)\b/iu;
/** "Books to read, reading, finished": where a book or a film stands. */
const readStates = (prompt: string): readonly string[] => {
  const { first, second, third } = states.exec(prompt)?.groups ?? {};
  return [first, second, third].flatMap((name) =>
    name === undefined ? [] : [name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()],
  );
};

/** Who works when. */
export const rota = /\brotas?\b|\brosters?\b|\bshift (?:plan|planner|schedule)\b/iu;

const behindBoard =
  /(?:kanban\p{L}*|كانبان|קנבן|קאנבן|\b(?!message|notice|bulletin|mood|story|skate|surf|dash)[\p{L}-]{3,} (?:board|pipeline))[^:.;\n]{0,50}(?::|\s(?:con|avec|mit|com)(?=\s\p{Lu}\p{L}*(?:\s\p{Ll}+)?,))\s(?<list>[^.;:\n]{5,140})/iu;
/** What a board can do, and no column of it. */
const boardParts =
  /\b(?:drag\w*|drop|due|dates?|labels?|search\w*|filters?|dark|light|assign\w*|priorit\w*|saved?|columns?|cards?|add|edit|delete|limits?|max|wip|colou?rs?|export|import|keyboard|swim ?lanes?)\b/iu;
/** "kanban panosu: başvuru, inceleme, sonuç": what stands behind a board and a colon are its columns. */
function columnsBehindColon(prompt: string, language: string): readonly string[] {
  const list = behindBoard.exec(prompt)?.groups?.['list'] ?? '';
  const isEnglish = language === 'en';
  const names = list
    .split(
      isEnglish
        ? /\s*,\s*(?:and\s+)?|\s(?:and|->|→|>)\s/u
        : /\s*[,،]\s*(?:و(?=\p{L}{2}))?|\s(?:y|e|et|und|en|i|ve)\s/u,
    )
    .map((name) => name.trim());
  // "Backlog, Doing, Done, drag and drop, labels": what the board can do ends its columns.
  const end = isEnglish ? names.findIndex((name) => boardParts.test(name)) : -1;
  const own = end < 0 ? names : names.slice(0, end);
  if (isEnglish && own.length < 3) return [];
  return own.some((name) => name === '' || name.split(' ').length > 4)
    ? []
    : own.map((name) => name.charAt(0).toLocaleUpperCase(language) + name.slice(1));
}

/** "A board to see where each job stands (Enquiry, Quoted, Paid)". */
const inBrackets = (prompt: string): readonly string[] => {
  const list =
    /\b[Bb]oard\b[^.;:()\n]{0,80}(?:\((?<list>\p{Lu}[^()]{8,140})\)|\.\s(?<row>(?:\p{Lu}[^,.;:\n]{1,24},\s){2,}(?:and\s)?\p{Lu}[^,.;:\n]{1,24})(?=[.;\n]|$))/u.exec(
      prompt,
    )?.groups;
  const told = list?.['list'] ?? list?.['row'];
  const names = told?.split(/\s*,\s*(?:and\s+)?/u).map((name) => name.trim()) ?? [];
  return names.length > 2 && names.every((name) => /^\p{Lu}/u.test(name)) ? names : [];
};

/** "With To do, Doing and Done columns", or the quoted items of the brief; two to seven of them. A planner of the week has its days. */
export function readColumns({ brief: told, words }: AppContext): readonly string[] {
  const brief = { ...told, prompt: withoutLimits(told.prompt) };
  const say = (word: 'toDo' | 'doing' | 'done' | 'seatless') => sayApp(words.language, word);
  const quoted = brief.quotes
    .filter(({ value }) => value.use === 'item' || value.use === 'heading')
    .map(({ value }) => value.text);
  const cards = new Set(readStart(brief).map(({ name }) => name.toLowerCase()));
  // Those on a rota are no columns of it.
  const listed = rota.test(brief.prompt)
    ? []
    : brief.items.map(({ value }) => value.name).filter((name) => !boardParts.test(name));
  const written = readListOf(
    brief.prompt,
    'columns?|lists|lanes|stages|columnas|colonnes|spalten|colunas|colonne|kolommen|kolumny|sütunlar|sütunları',
  );
  const found = [
    readStates(brief.prompt),
    words.language === 'en' ? [] : columnsAbroad(brief.prompt, words.language),
    written,
    quoted,
    columnsBehindColon(brief.prompt, words.language),
    inBrackets(brief.prompt),
    listed,
  ]
    .map((names) => names.filter((name) => !cards.has(name.toLowerCase())))
    .find((names) => names.length >= 2 && names.length <= 7);
  const tables = readTables(brief.prompt);
  if (!found && tables > 0)
    return [
      say('seatless'),
      ...Array.from({ length: tables }, (_, at) => sayApp(words.language, 'tableNumber', { n: at + 1 })),
    ];
  const span =
    /\b(mon|tue|wed|thu|fri|sat|sun)\p{L}* ?(?:to|through|until|[-–]) ?(mon|tue|wed|thu|fri|sat|sun)/iu.exec(
      brief.prompt,
    );
  const order = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const [first, last] = [span?.[1], span?.[2]].map((day) => order.indexOf((day ?? '').toLowerCase()));
  if (!found && (weekly.test(brief.prompt) || rota.test(brief.prompt)))
    return [
      // "Monday to Saturday": these days alone.
      ...listDays(words.language).filter(
        (_, at) => !span || (first ?? 0) > (last ?? 6) || (at >= (first ?? 0) && at <= (last ?? 6)),
      ),
      ...(asksToShop(brief.prompt) ? [sayApp(words.language, 'shoppingList')] : []),
    ];
  return found ?? [say('toDo'), say('doing'), say('done')];
}

export const meals =
  /\b(?:meal|menu|dinner|food) plan(?:ner|s)?\b|\bmeals? (?:of|for) the week|plan de comidas|planning des repas|essensplan|plano de refeições|piano dei pasti|maaltijdplanner|plan posiłków|yemek planı/iu;

/** A column that lists what to buy, where a plan of meals asks for one. */
const asksToShop = (prompt: string): boolean =>
  meals.test(prompt) && /shopping|grocer|lista de (?:la )?compra|liste de courses|einkauf|lista della spesa|boodschappen|zakup/iu.test(prompt); // prettier-ignore
