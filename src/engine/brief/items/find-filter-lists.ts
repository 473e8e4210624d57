import type { SectionType } from '@/domain/site/vocabulary';
import { isToolDeed } from '../apps/is-tool-deed';
import { facet } from './facet-words';
import { listEntries, type ListEntry } from './list-entries';
import { tokenAt, type Reading } from '../reading';
import { findPhrases } from '../words/phrase-index';

const lead =
  /(?<![\p{L}])(?:filter(?:ed|s|able|n|en|ing)?|sort(?:ed|able|ing)?|search(?:able)?|narrow(?:ed|s)?(?: down)?|refined?|browse|filtros?|filtrar|filtres?|filtrer|filtri|filtra|ordenar|trier|sortieren|tri)\s(?:it |them |products |items |jobs |listings |and (?:sort|filter|search) )?(?:by|for|on|por|par|nach|op|per)\s|(?<![\p{L}])(?:filters|filtros|filtres|filtri)\s?[:(]\s?(?=\p{L})/giu;

/** Entries of "filter by bowls, mugs and plates": values to choose from, no sections of the page. */
export function findFilterLists(reading: Reading): ListEntry[] {
  const entries: ListEntry[] = [];
  for (const match of reading.text.matchAll(lead)) {
    if (entries.length > 60) break;
    // "filters (price, beds, area)": a list that a bracket holds together.
    const from = match.index + match[0].length;
    // "filter by light (low, medium, bright)", "filters for size (small, large)": the bracket holds what is chosen from.
    const facet = /^\p{L}+(?: \p{L}+)?\s?\((?=[^()\n]{1,80},)/u.exec(reading.text.slice(from, from + 120));
    if (facet) {
      entries.push(...listEntries(reading, from + facet[0].length, 'told', 12).filter(isShort));
      continue;
    }
    const manner = /[:(]\s?$/u.test(match[0]) ? 'told' : 'running';
    entries.push(
      ...beforeParts(reading, beforeDeeds(listEntries(reading, from, manner, 12))).filter(isShort),
    );
  }
  return entries;
}

/** What a page has and no goods are told apart by. */
const parts: ReadonlySet<SectionType> = new Set(['testimonials', 'faq', 'contact', 'newsletter', 'cart', 'about', 'story', 'gallery', 'hours', 'form', 'posts']); // prettier-ignore

/** "filtros por aroma y opiniones", abroad: the row ends where the parts of the page go on. */
function beforeParts(reading: Reading, entries: readonly ListEntry[]): readonly ListEntry[] {
  if (reading.spoken === 'en') return entries;
  // "filtro per prezzo, i nostri agenti": what all things have is no row of sorts, and ends where something else follows.
  const isFacets = facet.test(entries[0]?.text ?? '');
  const over = entries.findIndex(({ text, span }, at) => {
    if (isFacets && !facet.test(text)) return true;
    const from = tokenAt(reading.tokens, span.start);
    return (
      at > 0 &&
      findPhrases(reading.lexicon.sections, reading.tokens, {
        from,
        to: tokenAt(reading.tokens, span.end),
      }).some((found) => found.from === from && parts.has(found.value.value))
    );
  });
  return over < 0 ? entries : entries.slice(0, over);
}

/** "Sort by any column, and export": no sort of things, and what is done with the list. */
const anyColumn = /^(?:any|all|each|every)\b.*\b(?:columns?|fields?|headings?|headers?|values?)$/iu;

/** A row of sorts ends where it is told what is done with the list. */
function beforeDeeds(entries: readonly ListEntry[]): readonly ListEntry[] {
  const end = entries.findIndex(({ text }) => isToolDeed(text));
  return (end < 0 ? entries : entries.slice(0, end)).filter(({ text }) => !anyColumn.test(text));
}

function isShort(entry: ListEntry): boolean {
  return entry.text.split(/\s+/u).length <= 3;
}
