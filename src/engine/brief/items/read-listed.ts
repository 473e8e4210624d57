import type { ListedItem, Slot, Span } from '@/domain/site/brief';
import { appKinds, type SectionType, type SiteKind } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import { isOrdinaryWord } from '../words/correct-spelling';
import { findFilterLists } from './find-filter-lists';
import { foldText } from '../words/fold-text';
import { listEntries, type ListEntry } from './list-entries';
import { tokenAt, type Reading } from '../reading';
import type { Met } from '../offer/find-meant';
import { readSemicolons } from './read-semicolons';
import type { ReadQuote } from '../parts/tell-quotes';
import { furtherReaders } from '../further-readers';

type ListRule = {
  readonly pattern: RegExp;
  readonly section: SectionType;
  readonly kinds?: readonly SiteKind[];
};

const filterWord = 'filter(?:ed|s|able)?|filtros?|filtrar|filtres?|filtrer|filtern|filteren|filtri|filtra';
/** What leads a list in: the pattern ends where the list begins. */
const rules: readonly ListRule[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:${filterWord})\s?(?:for|:|with)?\s(?=\p{Lu}\p{L}*(?:\s?[/,]|\s\p{L}+\s?[/,]))`,
      'u',
    ),
    section: 'app',
  },
  {
    pattern:
      /\b(?:columns?|columnas|colonnes|spalten|colunas|colonne|kolommen)(?!\p{L})\s?(?:named|called|for|:|llamadas)?\s?\(?(?=\p{L})/iu,
    section: 'app',
    kinds: ['kanban'],
  },
  {
    pattern: /\b(?:kanban|board)\b[^:.\n]{0,40}:\s?(?=\p{L}[^.\n]*,)/iu,
    section: 'app',
    kinds: ['kanban'],
  },
  {
    pattern:
      /\b(?:options?|choices|answers?|opciones|optionen|opções|opzioni)\s?(?::|are|such as|like)?\s?\(?(?=\p{L})/iu,
    section: 'app',
    kinds: ['poll', 'quiz'],
  },
  {
    pattern:
      /\b(?:by category|by type|categories|categorías|catégories|kategorien|categorias|categorie|topics|channels|tags|decks|genres)\s?(?::|such as|like|\(|(?=\s\p{Ll}+,\s\p{Ll}+[,.\s]))\s?/iu,
    section: 'categories',
  },
  {
    pattern:
      /\b(?:tabs?|pestañas|onglets|reiter|abas|schede)\s(?:for|named|called|:|para|pour|für)?\s?(?=\p{Lu})/u,
    section: 'agenda',
    kinds: ['event'],
  },
];

const isDeed =
  /^(?:keeps?|saves?|remembers?|stores?|shows?|hides?|let|have|make)\s(?:it|them|all|everything|users|people)\b/iu;

/** A list named by a section: "Services: haircuts, colour, beards", "team (Ana, Ben)". Its entries are that section's items. */
const holders = new Set<SectionType>([
  'services',
  'products',
  'menu',
  'team',
  'speakers',
  'skills',
  'links',
  'features',
  'amenities',
  'values',
  'events',
  'jobs',
  'timetable',
  'curriculum',
  'areas',
  'listings',
  'rooms',
  'languages',
  'faq',
  'categories',
  'logos',
  'gallery',
  'portfolio',
  'posts',
  'stats',
  'volunteer',
  'timeline',
  'process',
  'case-study',
]);

/** "Current exhibition: Keepers of the Light", "Karriere (Azubi gesucht)": one is a list as well. */
const alone = new Set<SectionType>(['events', 'jobs']);
const most = 60;
const apps = new Set<SiteKind>(appKinds);

function isEntry(entry: ListEntry): boolean {
  return entry.text.split(/\s+/u).length <= 7 && entry.text.length <= 70 && /[\p{L}\p{N}]/u.test(entry.text);
}

/** Columns before their word: "with To do, Doing and Done columns". */
function entriesBefore(reading: Reading, end: number): ListEntry[] {
  const lead = reading.text.slice(Math.max(0, end - 160), end);
  const start = Math.max(
    lead.lastIndexOf(' with ') + 6,
    lead.lastIndexOf(' con ') + 5,
    lead.lastIndexOf(' avec ') + 6,
    lead.lastIndexOf(' mit ') + 5,
    lead.lastIndexOf(': ') + 2,
  );
  if (start < 5) return [];
  return listEntries(reading, Math.max(0, end - 160) + start, 'running').filter(
    (entry) => entry.span.end <= end,
  );
}

/** Lists without prices: filter values, columns, options, topics, and whatever follows a section's name and a colon. */
export function readListed(
  reading: Reading,
  met: readonly Met<SectionType>[],
  kind: SiteKind,
  quotes: readonly ReadQuote[],
): Slot<ListedItem>[] {
  const items: Slot<ListedItem>[] = [];
  const add = (entries: readonly ListEntry[], section: SectionType): void => {
    // "employers post jobs (title, clinic, salary)": what is kept in an app.
    if (section === 'jobs' && apps.has(kind)) return;
    // "filter All / Packed / Missing, and keep it after reload": what the app does ends its row.
    const good = entries.filter((entry) => isEntry(entry) && !(section === 'app' && isDeed.test(entry.text)));
    if (good.length < (alone.has(section) ? 1 : 2)) return;
    for (const { text, span } of good) {
      if (items.length >= most || items.some((item) => overlaps(item.spans, span))) continue;
      // "What we do: we forge gates, …": the things, not the deed; how they are made is no part of them.
      const name = cleanName(
        text
          .replace(/\s*\([^()]*\)?$/u, '')
          .replace(/^(?:we|i)\s+\p{Ll}+\s+(?=\p{Ll})/u, '')
          .replace(/\sby hand$/u, ''),
      );
      // "Fjord cabin (2021)": the bracket is said of it.
      const note =
        section === 'categories' || section === 'app' ? undefined : /\(([^()]{2,60})\)$/u.exec(text)?.[1];
      // "jobs (we hire!)": a sentence is no thing.
      if (name !== '' && !(good.length === 1 && /^(?:we|i|you|come|yes|no)\b/iu.test(name)))
        items.push({ value: { section, name, ...(note === undefined ? {} : { note }) }, spans: [span] });
    }
  };
  for (const { of, entries } of furtherReaders().findAppLists(reading, kind))
    for (const { text, span } of entries)
      items.push(
        of === 'services'
          ? { value: { section: of, name: cleanName(text) }, spans: [span] }
          : { value: { section: 'app', name: text, group: of }, spans: [span] },
      );
  if (!apps.has(kind)) items.push(...readSemicolons(reading, met));
  add(findFilterLists(reading), 'categories');
  for (const { pattern, section, kinds } of rules) {
    if (kinds && !kinds.includes(kind)) continue;
    const match = pattern.exec(reading.text);
    if (!match) continue;
    const isColumns = /^col|^spal|^kol/iu.test(match[0]);
    const before = isColumns ? entriesBefore(reading, match.index) : [];
    const manner = section === 'categories' ? 'told' : 'running';
    add(before.length > 1 ? before : listEntries(reading, match.index + match[0].length, manner), section);
  }
  for (const one of met) {
    // "Volunteer roles: driver, tutor": what they are follows.
    const isKindOf = /^(?:roles|options|types|opportunities|list)$/u.test(reading.tokens[one.to]?.form ?? '');
    const next = reading.tokens[isKindOf ? one.to + 1 : one.to];
    if (
      !next ||
      !holders.has(one.value) ||
      !(
        /^\s?(?::|\(|\s(?:like|such as|including)\s)\s?["“«]?$/u.test(next.gap) ||
        // "2 rooms - The Alchemist (60 min) and Last Train (45 min)"
        (/^\s[-–—]\s$/u.test(next.gap) &&
          /^\p{Lu}[^.;:\n()]{2,30}\s\([^()]{2,60}\)(?:,|\sand)\s\p{Lu}/u.test(
            reading.text.slice(next.start, next.start + 120),
          )) ||
        // "Skills Go, Postgres, Kafka": a row of names needs no colon either.
        ((one.value === 'skills' || one.value === 'languages') &&
          next.gap === ' ' &&
          reading.spoken === 'en' &&
          /^\p{Lu}[\p{L}\p{N}+#.]*(?: \p{L}+)?, (?:and )?\p{Lu}/u.test(
            reading.text.slice(next.start, next.start + 60),
          )) ||
        // "zone d'intervention Rennes, Cesson, Bruz": towns need no colon.
        (one.value === 'areas' &&
          next.gap === ' ' &&
          /^\p{Lu}\p{Ll}/u.test(next.text) &&
          reading.language.value !== 'de')
      )
    )
      continue;
    // "for a small team: candidates, notes": people have capitals, or names that no dictionary knows.
    if (one.value === 'team' && /^\p{Ll}/u.test(next.text) && isOrdinaryWord(next.form)) continue;
    const entries = listEntries(reading, next.start, 'told');
    // Towns go on as long as capitals do.
    const end =
      one.value === 'areas' && next.gap === ' '
        ? entries.findIndex(({ text }) => !/^\p{Lu}/u.test(text))
        : -1;
    add(end < 0 ? entries : entries.slice(0, end), one.value);
  }
  const question = kind === 'poll' ? quotes.find((quote) => quote.use === 'question') : undefined;
  const follow = question
    ? /^\s*[,:–-]?\s*(?:with|between|con|avec|mit|entre|zwischen)\s(?:options?\s|choices\s)?/iu.exec(
        reading.text.slice(question.outer.end, question.outer.end + 40),
      )
    : null;
  if (question && follow) add(listEntries(reading, question.outer.end + follow[0].length, 'told'), 'app');
  return items.filter((item) => !isOther(reading, met, item, kind === 'link-in-bio'));
}

function overlaps(spans: readonly Span[], span: Span): boolean {
  return spans.some((one) => one.start < span.end && one.end > span.start);
}

/** An entry that is a section's own word is a section asked for, no item: "Features: search, contact form". */
function isOther(
  reading: Reading,
  met: readonly Met<SectionType>[],
  item: Slot<ListedItem>,
  isLinkPage: boolean,
): boolean {
  const span = item.spans[0];
  if (!span) return true;
  // A column may be called "Review", and a link "Shop" or "Newsletter".
  if (item.value.section === 'app' || (item.value.section === 'links' && isLinkPage)) return false;
  const from = tokenAt(reading.tokens, span.start);
  const whole = met.find((one) => one.from === from && (reading.tokens[one.to - 1]?.end ?? 0) >= span.end);
  return whole !== undefined && whole.value !== item.value.section && foldText(item.value.name) !== '';
}
