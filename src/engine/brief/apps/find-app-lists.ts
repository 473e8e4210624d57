import type { Span } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { foldText } from '../words/fold-text';
import { isFieldWord, sortField } from './field-words';
import { isToolDeed } from './is-tool-deed';
import type { ListEntry } from '../items/list-entries';
import { readColours } from '../colours/read-colours';
import type { Reading } from '../reading';
import { spansOf } from '../words/slot-spans';

/** A list that an app is to work with: what it is a list of, and its members. */
export type AppList = {
  readonly of: 'categories' | 'columns' | 'exercises' | 'habits' | 'rows' | 'services';
  readonly entries: readonly ListEntry[];
};

const apps = new Set<SiteKind>(appKinds);
/** Their columns are those of a board or the choices of a question. */
const noTables = new Set<SiteKind>(['kanban', 'poll', 'quiz', 'game', 'flashcards', 'calculator', 'converter', 'timer', 'chat', 'forum', 'palette', 'dashboard', 'habits']); // prettier-ignore
/** An inventory and contacts have columns of their own: only a list of fields and little else replaces them. */
const records = new Set<SiteKind>(['tracker', 'crm', 'inventory', 'directory']);

const link =
  '(?: to (?:start|begin|track)(?: with)?)?(?:\\s?:\\s*|\\s?\\(\\s*|,? (?:are|is|like|such as|for|named|called|including|como|para|wie|fur|comme|pour|come|per|zoals|voor|takie jak|dla|gibi|مثل|כמו)\\s+|\\s+(?!(?:with|and|or|for|con|y|para|avec|et|pour|mit|und|fur|com|e|per|met|en|voor|z|i|dla|ile|ve|icin) ))(?=[\\p{L}#])';
const leads = {
  categories: `categor(?:y|ies)|categorias?|kategorien?|categorie(?:en|s)?|kategori(?:e|ami|ach)|kategorileri?|kategoriler|(?:ال)?فئات|(?:ال)?تصنيفات|קטגוריות`,
  columns: `columns?|fields?|columnas|campos|colonnes|champs|spalten|feldern?|colunas|colonne|campi|kolommen|velden|kolumny|kolumnami|polami|pola|sutunlari?|sutunlar|alanlari?|(?:ال)?اعمده|(?:ال)?حقول|(?:ال)?خانات|עמודות|שדות`,
  exercises: `exercises?|lifts|ejercicios|exercices|ubungen|exercicios|esercizi|oefeningen|cwiczenia|egzersizler|(?:ال)?تمارين|תרגילים`,
  habits: `habits|habitos|habitudes|gewohnheiten|abitudini|gewoontes|nawyki|aliskanliklar\\p{L}*|(?:ال)?عادات|הרגלים`,
} as const;
const leadOf = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})${link}`, 'gu');
const training =
  /\b(?:workout|gym|training|lifting|strength|fitness|weight ?lifting) (?:log|tracker|diary|journal|book)\s?(?::|,| for| with)\s+(?=\p{L})/gu;
/** "reading log with title, author and rating", "for each plant: species, last watered". */
const told =
  /(?:^[^:.;\n(]{3,90}:\s+|\b(?:app|tracker|log|database|register|list|sheet|table|diary|journal|inventory|crm)\s?\(\s*|\b(?:with|con|avec|mit|com|met|z|track(?:ing)?|storing|stores?|recording|(?:i|we|you|they|people|staff|everyone|everybody) (?:(?:can|could|just|have to|need to|want to|will) )?(?:add|enter|log|record|track|list|note(?: down)?|write down|fill in|type in))\s+|\b(?:app|tracker|log|database|catalog(?:ue)?|manager|organi[sz]er|register|list|sheet|timesheet|table|diary|journal)\s?:\s*|\b(?:each|every)\s(?:[^:,.]{2,24}?(?::|\shas|\swith)|has|with|needs|gets|shows)\s+(?:an?\s|its\s|the\s)?)(?=\p{L})/gu;

const ends =
  /[.!?؟](?=\s|$)|\n|;\s|\s[–—]\s|,?\s(?:with|where(?! to\b| (?:it|they|each)(?:['’]s| is| are) )|which(?! \p{L}+\s?(?:,|$))|that|using|plus(?! ones?\b)|so that|y con|e com|und mit|et avec|mit|avec|en (?=(?:euros|español|français)(?!,))|in (?=(?:euros?|pounds|dollars)(?!,))|para|para que)\s/u;
const jointOf = (words: string): RegExp =>
  new RegExp(
    `\\s*[,،]\\s*(?:(?:${words})\\s+|و(?=\\p{L}))?|\\s+(?:${words})\\s+|\\s+و(?=\\p{L})|\\s+ו(?=\\p{L})`,
    'giu',
  );
const joint = jointOf('and|or|&|y|o|e|et|ou|und|oder|i|oraz|ve|veya');
/** "Quote I liked": one thing, though "i" is "and" in Polish. */
const englishJoint = jointOf('and|or|&');
/** "en" is "and" in Dutch, "in" in Spanish and French. */
const dutchJoint = jointOf('en|of|and|&');
const noOr = jointOf('and|&');
/** Where a list is cut: "left or right" among columns is one of them. */
const jointsOf = ({ spoken }: Reading, isOfColumns: boolean): RegExp =>
  spoken === 'en' ? (isOfColumns ? noOr : englishJoint) : spoken === 'nl' ? dutchJoint : joint;
const feature =
  /^(?:find (?:by|them|it|any|each|quickly|fast)\b|(?:re-?order|low|warning) (?:when|below|under|at \d)|in(?! bed)|on|at|by|en|em|auf|im|warn|show|hide|mark|highlight|flag|let|allow|calculate) |\b(?:in|as) (?:red|orange|yellow|green|bold)\b|\b(?:export\w*|exporta\w*|import\w*|csv|json|pdf|print(?:s|ing|able|out)?|search\w*|filter\w*|sort(?:ed|able|ing)?|charts?|graphs?|totals?|dark|light|mode|themes?|colou?rs?|accents?|buttons?|saved?|saves|offline|monthly|weekly|reminders?|alerts?|warnings?|warnung\p{L}*|\p{L}*limit|avisos?|alertes?|avvis[oi]|undo|recurring|repeating|backup|logins?|background|fonts?|style|look|design|responsive|sample|example|entries|keep|kept|stays?|everything|euros?|dollars?|pounds|suche|filtr(?:e|o|er|ar|ern|ieren)|trier|ordenar|sortier\w*|exporter|graphiques?|grafi[ckq]\p{L}*|diagramm\p{L}*|grafiek\p{L}*|wykres\p{L}*|podsumowan\p{L}*|toplam\p{L}*|totaal|totalen|moyennes?|durchschnitt\p{L}*|promedio|gemiddeld\p{L}*|aylik|miesieczn\p{L}*|maandelijks|olsun|olacak|istiyorum|eksport\p{L}*|disa aktar\p{L}*|szuka\p{L}*|arama|buscar|busqueda|recherche|ricerca|zoeken|suchen)\b/u;

/** "pick a court, see my bookings": what people do with it. */
const done =
  /^(?:pick|see|choose|book|cancel|view|select|add|show|get|let|search|reserve|confirm|enter|check|manage) /iu;

const bought =
  /^(?:petrol|lime|orange|cherry|salmon|olive|coffee|chocolate|cream|rose|peach|plum|mint|wine|honey|wheat|coral|apricot|lemon|mustard|chestnut|gold|silver|bronze|copper|rust|sand|sky|sea ?shell|snow|linen|tan|tea|ginger|cinnamon|vanilla)$/iu;

/** "add parts, quantity and supplier": what is done with a record is no field of it, and one record has one part. */
const withoutVerb = (entry: ListEntry): ListEntry => {
  const verb =
    /^(?:(?:add|log|record|save|store|enter)|(?:each|every)\s(?:\p{L}+\s){1,2}?(?:has|needs|gets|shows|with)(?:\s(?:an?|its))?)\s(?=\p{L})/iu.exec(
      entry.text,
    )?.[0] ?? '';
  if (verb === '') return entry;
  const text = entry.text.slice(verb.length).replace(/(?<=\p{L}{3}[^s])s$/u, '');
  const start = entry.span.start + verb.length;
  return { text, span: { start, end: start + text.length } };
};

/** The lists of an app in the prompt: categories, columns of its table, exercises. Empty for sites. */
export function findAppLists(reading: Reading, kind: SiteKind): AppList[] {
  if (!apps.has(kind)) return [];
  const found: AppList[] = [];
  const add = (of: AppList['of'], entries: readonly ListEntry[]): void => {
    if (entries.length > 1 && !found.some((list) => list.of === of))
      found.push({ of, entries: of === 'columns' ? entries.map(withoutVerb) : entries });
  };
  // "Categories: food, lift passes, petrol": what is bought too is no colour here.
  const colours = spansOf(readColours(reading, () => false).slots).filter(
    ({ start, end }) => !bought.test(reading.text.slice(start, end)),
  );
  const listsAfter = (lead: RegExp, isOfColumns = false) =>
    [...reading.folded.matchAll(lead)].map(({ index, 0: text }) =>
      entriesFrom(reading, index + text.length, colours, isOfColumns),
    );
  for (const entries of listsAfter(leadOf(leads.categories))) add('categories', entries);
  if (kind === 'habits') {
    for (const entries of listsAfter(leadOf(leads.habits)))
      if (!entries.some(({ text }) => isToolDeed(text))) add('habits', entries);
    for (const entries of listsAfter(habitsOf)) add('habits', beforeParts(entries));
  }
  if (kind === 'booking') {
    // "booking tool for our makerspace: laser cutter, 3D printer": what is booked.
    const colon = /^[^:.;\n]{6,90}:\s+(?=\p{L}|\d\p{Lu})/u.exec(reading.text);
    if (colon && !/\p{L}\s?\d/u.test(reading.text.slice(colon[0].length).split(/[,;.]/u)[0] ?? '')) {
      const things = entriesFrom(reading, colon[0].length, colours);
      // "One hour slots, 8-22 daily, name and purpose, cancel with code": rules of the booking end the list of what is booked.
      const end = things.findIndex(({ text }) => ofBooking.test(text));
      const booked = end < 0 ? things : things.slice(0, end);
      if (!booked.some(({ text }) => done.test(text))) add('services', booked);
    }
  }
  if (kind === 'tracker')
    for (const entries of [...listsAfter(leadOf(leads.exercises)), ...listsAfter(training)]) {
      const inside = entries.filter(({ text }) => isFieldWord(text));
      const outside = entries.filter(({ text }) => !isFieldWord(text));
      add('exercises', outside);
      if (inside.length > 1 && outside.length > 1) add('columns', inside);
    }
  if (noTables.has(kind)) return found;
  const opening = /^[^:.;\n]{6,90}:\s+(?=[\p{L}\d])/u.exec(reading.text);
  if (opening && (kind === 'inventory' || (kind === 'tracker' && money.test(opening[0])))) {
    const things = entriesFrom(reading, opening[0].length, colours);
    // "Flour 25 kg, sugar 10 kg": what lies there; "food, trains, hotels": what it was spent on.
    const isDone = things.some(({ text }) => done.test(text) || isToolDeed(text));
    if (things.length > 2 && !isDone && !isOfFields(things.map(bare)))
      add(kind === 'inventory' ? 'rows' : 'categories', things);
  }
  for (const entries of listsAfter(leadOf(leads.columns), true))
    if (kind !== 'crm' || isOfFields(entries)) add('columns', entries);
  if (records.has(kind) && !found.some(({ of }) => of === 'exercises'))
    for (const entries of listsAfter(told, true))
      if (
        (entries.length > 2 ||
          ((kind === 'crm' || /^ingredients/iu.test(entries[0]?.text ?? '')) &&
            entries.every(({ text }) => isFieldWord(text)))) &&
        isOfFields(entries) &&
        !entries.some(isStock) &&
        (kind === 'tracker' || isOfRecords(entries))
      )
        add('columns', entries);
  return found;
}

const ofBooking =
  /^(?:names?|purposes?|phones?|e-?mails?|dates?|days?|times?|reasons?)$|^(?:cancel\w*|admin\w*|no|double|confirm\w*|reminders?|calendar|export|import|week\w*|month\w*|log ?in|max\w*|choose|pick|select|show|see|each|every|maximum|booking|opening|print\w*)\b|\bslots?\b|\bdaily\b|^\d{1,2}(?::\d\d)?\s?[-–]\s?\d/iu;

const habitsOf =
  /\bhabit (?:tracker|app|tracking app|log|list|chart|board)(?: app)?(?: for (?:me|us|myself|(?:my|our|the) [^:,.]{2,24}(?=:)))?(?::| with| for| to track| for tracking)\s+(?=\p{L}|\d)/gu;
const habitParts =
  /\b(?:streaks?|calendar|grid|stats?|statistics|progress|charts?|history|notes?|levels?|weekly|monthly|goals?|views?|counters?|checkbox(?:es)?|percent\w*|completion|badges?|habits?|tracking)\b/iu;
const money = /\b(?:expenses?|spendings?|budget|costs?|money|outgoings)\b/iu;

/** "with streaks and a calendar": parts of a tracker end the list of habits. */
const beforeParts = (entries: readonly ListEntry[]): readonly ListEntry[] => {
  const end = entries.findIndex(({ text }) => habitParts.test(text));
  return end < 0 ? entries : entries.slice(0, end);
};

/** "Flour 25 kg": the thing without how much of it there is. */
const bare = (entry: ListEntry): ListEntry => ({
  ...entry,
  text: entry.text.replace(
    /\s*[(,–-]?\s*\d+(?:[.,]\d+)?\s?\p{L}{0,8}\)?$|^\d+(?:[.,]\d+)?\s?(?:x|×|kg|g|l|ml)?\s+/giu,
    '',
  ),
});

/** "Sugar 10 kg", "butter 8 packs": one of what lies in store, with how much of it. */
const isStock = ({ text }: ListEntry): boolean =>
  /^\p{L}.*\s\d+(?:[.,]\d+)?\s?(?:kg|g|l|ml|lbs?|oz|pcs|pieces|packs?|boxes|bottles|bags|rolls|units?|cans|tins|jars|m)?$/iu.test(
    text,
  ) && sortField(text.replace(/\s\d.*$/u, '')) === 'text';

/** "Left or right", "wet nappy yes/no": a column with its answers. */
const isChoice = /^\p{L}+ or \p{L}+$|\p{L} ?\/ ?\p{L}/u;

/** Whether a row names what a record holds. */
export const isOfFields = (entries: readonly ListEntry[]): boolean =>
  entries.filter(({ text }) => isFieldWord(text) || isChoice.test(text)).length >=
  Math.max(2, entries.length * 0.45);

/** "Contacts, companies, notes" are parts of an app: the columns of one record stand in the singular, but for what is counted. */
const isOfRecords = (entries: readonly ListEntry[]): boolean =>
  entries.filter(({ text }) => /^(?:companies|contacts|deals|clients|customers|suppliers|categories|tasks|pipelines?|stages|notes|tags|warehouses|locations|products|items|orders|users)$/iu.test(text.trim())).length < (entries.length > 4 ? entries.length / 2 : Math.min(2, entries.length / 2)); // prettier-ignore

/** The entries of a list that begins at a place, up to what is no member of it. */
export function entriesFrom(
  reading: Reading,
  start: number,
  colours: readonly Span[],
  isOfColumns = false,
): ListEntry[] {
  const whole = reading.text.slice(start, start + 600);
  const filled = whole.replace(/\([^()\n]{1,80}\)/gu, (bracket) => 'x'.repeat(bracket.length));
  const end = /[)\]]/u.exec(filled)?.index ?? filled.length;
  const raw = filled.slice(0, Math.min(end, ends.exec(filled)?.index ?? filled.length));
  const entries: ListEntry[] = [];
  let from = 0;
  for (const cut of [
    ...raw.matchAll(jointsOf(reading, isOfColumns && (raw.match(/,/gu)?.length ?? 0) > 1)),
    null,
  ]) {
    const piece = whole.slice(from, cut?.index ?? raw.length);
    const text = piece
      .replace(reading.spoken === 'en' ? /^(?:and|or|the|an?|#)\s+/iu : /^#\s+/u, '')
      // "Status: applied/interview/offer": a column with its choices.
      .replace(/^(\p{L}+(?: \p{L}+)?):\s(?=[^/]+\/)/u, '$1 ')
      // "“water bowl outside” yes or no"
      .replace(/^["“]?([^"“”]+?)["”]?,? \(?yes or no\)?$/iu, '$1 yes/no')
      .replace(/["“”«»'.,:]+$/u, '')
      .trim();
    const at = start + from + piece.indexOf(text);
    // "status to read / reading / done": one column with its choices.
    const folded = foldText(
      text
        .replace(/\([^()]*\)/gu, '')
        .replace(/(?<=^\p{L}[^\s/]*)\s[^/]*\/.*$/u, '')
        .replace(/ (?:in|en) (?:euros?|pounds|dollars)$/iu, '')
        .replace(/(?<=\p{L})\s[€$£]?\d[\d.,]*\s?(?:€|%|euros?|pounds|dollars?)?$/u, ''),
    ).trim();
    if (
      /^(?:count|total|sum|number|tally) of\b.*\b(?:people|guests|coming|everything|all|them)\b/u.test(folded)
    )
      break;
    // "Meal choice, count of meals": what is counted is a column already.
    const counted = /^(?:count|total|number|tally)s? (?:of|per|for) (?:each |all |the )*(\p{L}{3,})/u.exec(
      folded,
    )?.[1];
    if (counted !== undefined && entries.some((entry) => foldText(entry.text).includes(counted.replace(/s$/u, '')))) break; // prettier-ignore
    // "yarn, colour, skeins": a colour alone is told of each.
    // "Words, rate per word, total": of what costs so much each, the total is a column.
    const isTotal =
      /^(?:(?:line |sub-?)?total|total (?:value|price|cost))$/u.test(folded) &&
      entries.some((entry) => /\b(?:rate|price|cost|fee)\b/iu.test(entry.text));
    // "Saved so far" is a sum, and a bar of it a column.
    const isSaved = /^(?:amount )?(?:saved|raised|collected)(?: so far| to date)?$/u.test(folded);
    const isFeature =
      feature.test(folded) &&
      !folded.startsWith('where ') &&
      !(isOfColumns && /^(?:\p{L}+ )?(?:style|theme)$/u.test(folded.trim())) &&
      !/^(?:colou?rs?|import[eo](?: total[e]?)?)$/u.test(folded) &&
      !isTotal &&
      !isSaved;
    if (text === '' || folded.split(/\s+/u).length > (folded.startsWith('how ') ? 8 : 5) || isFeature) break;
    entries.push({ text, span: { start: at, end: at + text.length } });
    if (cut) from = cut.index + cut[0].length;
  }
  // "rent, food, fun, teal": a colour at the end paints the page.
  const isPainted = ({ span }: ListEntry): boolean =>
    colours.some((one) => one.start < span.end && one.end > span.start);
  let length = entries.length;
  while (length > 0 && isPainted(entries[length - 1] as ListEntry)) length -= 1;
  return length > 1 ? entries.slice(0, length) : entries;
}
