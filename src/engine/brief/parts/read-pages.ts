import type { Slot, Span } from '@/domain/site/brief';
import { cleanName } from '../names/clean-name';
import { cueEnd, isCueAt, spanOf, wordsOf, type Reading } from '../reading';

const mostPages = 80;
const separator =
  /\s*(?:[,;،|/•\n]|(?<=\s)(?:and|&|y|e|et|und|en|i|ve|plus)(?=\s)|\s&\s|(?<=\s)و(?=\p{L}))\s*/giu;

function titleOf(raw: string): string {
  const name = cleanName(
    raw
      .replace(/\([^)]*\)?/gu, '')
      .replace(/^["“”«»'\d.)\s-]+(?=\p{L})|["“”«»'.!?\s]+$/gu, '')
      .replace(/^(?:an?|pages?|and|or) /iu, '')
      // "Home, Fees, The team": with a capital it belongs to a title of people and places.
      .replace(
        /^(?!The (?:team|people|house|practice|studio|workshop|farm|school|rooms|story|garden|band|crew|kitchen)$)the /iu,
        '',
      )
      .replace(/ (?:pages?|page only|seiten?|páginas?)$/iu, ''),
  );
  return name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
}

/** Splits the text of a list into page titles with their spans. */
function splitTitles(reading: Reading, span: Span): Slot<string>[] {
  const raw = reading.text.slice(span.start, span.end);
  const pages: Slot<string>[] = [];
  let from = 0;
  const add = (to: number): void => {
    const piece = raw.slice(from, to);
    const value = titleOf(piece);
    if (value !== '' && /\p{L}|\p{N}/u.test(value) && value.split(/\s+/u).length <= 6 && value.length <= 60) {
      const lead = piece.length - piece.trimStart().length;
      const start = span.start + from + lead;
      // "Our work (before and after photos)": what the page holds is read by others.
      const own = (/^[^(]*\S(?=\s*\()/u.exec(piece.trim())?.[0] ?? piece.trim()).length;
      if (!pages.some((page) => page.value.toLowerCase() === value.toLowerCase()))
        pages.push({ value, spans: [{ start, end: start + own }] });
    }
  };
  // "Contact (form, map)": what a page holds parts no titles.
  const isHeld = (at: number): boolean => raw.lastIndexOf('(', at) > raw.lastIndexOf(')', at - 1);
  // "Our days, Fees & funding, Staff": in a list with commas an "and" parts only the last two.
  const marks = [...raw.matchAll(/[,;،|/•\n]/gu)].map(({ index }) => index).filter((at) => !isHeld(at));
  for (const match of raw.matchAll(separator)) {
    if (isHeld(match.index)) continue;
    if (marks.length > 1 && match.index < (marks.at(-1) ?? 0) && !/[,;،|/•\n]/u.test(match[0])) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(raw.length);
  return pages.slice(0, mostPages);
}

/** End of a list that begins at an offset: the end of its sentence, line or bracket; bulleted lines go on. */
function endOfList(text: string, start: number): number {
  const bracket = /[([]\s*$/u.test(text.slice(Math.max(0, start - 3), start));
  const stop = (
    bracket
      ? /[)\]]|\n\s*\n/u
      : /[.!?؟。;](?=\s|$)|\n\s*\n|\n(?!\s*(?:[-*•–]|\d+[.)])\s)|\s[–—]\s|\s(?:with|each|where|which|that|using|mit|con|avec|com)\s/iu
  ).exec(text.slice(start, start + 2000));
  const end = stop ? start + stop.index : Math.min(text.length, start + 2000);
  // "- pages: home, work, prices" in a list of bullets: the next one tells of something else.
  const line = text.slice(start, end).split('\n', 1)[0] ?? '';
  const isWhole = /^[^\n]*\p{L}\s*[,/|]\s*\p{L}/u.test(line) && !/[,/|]\s*$/u.test(line);
  return isWhole ? start + line.length : end;
}

const each = /\b(?:a|one|separate) pages? each for |\b(?:separate|individual|own) pages for /giu;

function readAnnounced(reading: Reading): Slot<string>[] {
  for (const match of reading.text.matchAll(each)) {
    const start = match.index + match[0].length;
    const end = Math.min(
      endOfList(reading.text, start),
      start + (/, (?:plus|and) (?:a|the|an) /u.exec(reading.text.slice(start))?.index ?? Infinity),
    );
    const pages = splitTitles(reading, { start, end });
    if (pages.length > 1) return pages;
  }
  for (const [at, end] of reading.cues.get('pages') ?? new Map<number, number>()) {
    const after = reading.tokens[end];
    if (!after) continue;
    // "Pages: Home, Menu", "pages for Home and Menu", "pages (Home, Menu)".
    const led = cueEnd(reading, 'for', end);
    const isIntroduced =
      /^(?:\s*[:([–—=]|\s+-\s)/u.test(after.gap) ||
      (/^\s*$/u.test(after.gap) &&
        /pages|seiten|paginas|pagine|pagina's/u.test(reading.tokens[at]?.form ?? '') &&
        led !== null &&
        led > end) ||
      (/^ $/u.test(after.gap) &&
        /^\p{Lu}/u.test(after.text) &&
        /^(?:,|\s?[|/]) /u.test(reading.tokens[end + 1]?.gap ?? ''));
    // "Pages: …. Code samples, search": the sentence after a list that was read by others is none.
    if (!isIntroduced || /[.!?]\s/u.test(after.gap)) continue;
    const first = reading.tokens[/^(?:\s*[:([–—=]|\s+-\s)/u.test(after.gap) ? end : (led ?? end)];
    if (!first) continue;
    const pages = splitTitles(reading, { start: first.start, end: endOfList(reading.text, first.start) });
    if (pages.length > 1) return pages;
  }
  return [];
}

/** How many pages a word counts, "3-page", or the one before it, "four pages"; null where it counts none. */
function countAt(reading: Reading, at: number): number | null {
  const [, joined, word = reading.tokens[at]?.form ?? ''] =
    /^(\p{L}+|\d+)-(page)$/u.exec(reading.tokens[at]?.form ?? '') ?? [];
  const isPages = /^(?:pages?|seiten?|paginas?|pagine|stron[ay]?|sayfa)$/u.test(word);
  const number = joined ?? reading.tokens[at - 1]?.form ?? '';
  if (!isPages) return null;
  return /^\d+$/u.test(number) ? Number(number) : (reading.lexicon.numbers.get(number) ?? null);
}

/** "3 page website for Apex Roofing, Derby: Home, Our work, Get a quote": as many titles behind the colon as are counted. */
function readCounted(reading: Reading): Slot<string>[] {
  for (const [at, token] of reading.tokens.entries()) {
    const count = countAt(reading, at);
    const colon = count === null ? null : /^[^:.!?\n]{0,120}:\s+/u.exec(reading.text.slice(token.end));
    if (!colon) continue;
    const start = token.end + colon[0].length;
    const pages = splitTitles(reading, { start, end: endOfList(reading.text, start) });
    if (pages.length > 1 && pages.length === count) return pages;
  }
  return [];
}

const amounts =
  /^(?:several|multiple|many|some|few|more|separate|different|extra|individual|other|all|varias|varios|plusieurs|mehrere|einige|varias|diverse|piu|wiele|kilka|birkac)$/u;

function isNumber(reading: Reading, at: number): boolean {
  const form = reading.tokens[at]?.form ?? '';
  return /^\d+$/u.test(form) || amounts.test(form) || reading.lexicon.numbers.has(form);
}

/** "with Home, About and Contact pages": the list stands before the word. */
function readTrailing(reading: Reading): Slot<string>[] {
  for (const at of (reading.cues.get('pages') ?? new Map<number, number>()).keys()) {
    if (!/^(?:pages|seiten|paginas|pagine|subpages)$/u.test(reading.tokens[at]?.form ?? '')) continue;
    // "green and brass, five pages" counts pages, it does not list them.
    if (isNumber(reading, at - 1)) continue;
    // "Sample pages" of a book are none of its site.
    if (/^(?:sample|inside|inner|first|opening|book|comic|colouring|coloring|printed|blank|facing)$/u.test(reading.tokens[at - 1]?.form ?? '')) continue; // prettier-ignore
    let from = at;
    while (
      from > 0 &&
      at - from < 24 &&
      reading.tokens[from - 1]?.sentence === reading.tokens[at]?.sentence &&
      (reading.tokens[from - 1]?.form === 'about' ||
        !isCueAt(reading, from - 1, 'with', 'for', 'site', 'ask', 'in', 'called'))
    )
      from -= 1;
    const first = reading.tokens[from];
    // "a bound book with maps and census pages": what is printed in it.
    if (isCueAt(reading, from - 1, 'with') && /^(?:books?|booklets?|reports?|albums?|notebooks?|magazines?|journals?|zines?|diary|diaries|planners?|calendars?|programmes?)$/u.test(reading.tokens[from - 2]?.form ?? '')) continue; // prettier-ignore
    if (
      !first ||
      from === at ||
      !/[,&]|\band\b|\by\b|\bund\b|\bet\b|\be\b/u.test(
        reading.folded.slice(first.start, reading.tokens[at]?.start),
      )
    )
      continue;
    const pages = splitTitles(reading, { start: first.start, end: reading.tokens[at - 1]?.end ?? first.end });
    if (pages.length > 1 && pages.every((page) => page.value.split(' ').length <= 4)) return pages;
  }
  return [];
}

const pageWords = new Set(
  'home about menu services pricing team gallery portfolio faq blog shop careers events privacy reservations rooms contact news press projects work products location story testimonials donate volunteer'.split(
    ' ',
  ),
);

/** "an About page", "a contact page": single pages named in passing. */
function readNamed(reading: Reading): Slot<string>[] {
  const pages: Slot<string>[] = [];
  for (const [at, token] of reading.tokens.entries()) {
    if (token.isClosed || !pageWords.has(token.form) || reading.tokens[at + 1]?.form !== 'page') continue;
    if (token.form === 'home' || (token.sentence === 0 && at < 2)) continue;
    if (reading.tokens[at + 1]?.gap !== ' ') continue;
    const isSeparate =
      isCueAt(reading, at - 1, 'article', 'definite', 'possessive', 'and', 'with') ||
      /separate|own|dedicated|extra/u.test(reading.tokens[at - 1]?.form ?? '') ||
      /^,\s$/u.test(token.gap);
    if (!isSeparate) continue;
    const value = titleOf(wordsOf(reading, at, at + 1));
    if (!pages.some((page) => page.value === value))
      pages.push({ value, spans: [spanOf(reading.tokens, at, at + 2)] });
  }
  for (const match of reading.text.matchAll(
    /\b(?:a|an|and|our|the|,)\s+((?:find|meet|visit|join|hire|book|contact) (?:us|me|the team))\s+page\b/giu,
  )) {
    const span = {
      start: match.index + match[0].indexOf(match[1] ?? ''),
      end: match.index + match[0].length,
    };
    const value = titleOf(match[1] ?? '');
    if (value !== '' && pages.length > 0 && !pages.some((page) => page.value === value))
      pages.push({ value, spans: [span] });
  }
  return pages;
}

/** Page titles asked for, in the prompt's order and words. */
export function readPages(reading: Reading): Slot<string>[] {
  const counted = readCounted(reading);
  if (counted.length > 0) return counted;
  const announced = readAnnounced(reading);
  if (announced.length > 0) return announced;
  const trailing = readTrailing(reading);
  return trailing.length > 0 ? trailing : readNamed(reading);
}

/** Whether one page is asked for (true), several (false), or nothing is said (null). */
export function readOnePage(reading: Reading): Slot<boolean> | null {
  const forms = (at: number): string =>
    `${reading.tokens[at]?.form ?? ''} ${reading.tokens[at + 1]?.form ?? ''}`;
  for (const name of ['onePage', 'manyPages'] as const)
    for (const [from, to] of reading.cues.get(name) ?? new Map<number, number>()) {
      // "One page per project", "one page for each room": as many as there are.
      if (name === 'onePage' && /^(?:per |each |(?:for|on|about) (?:each|every)$)/u.test(forms(to))) continue;
      // "eine Seite über unsere Bienen": a page of the site, not its only one.
      if (
        name !== 'onePage' ||
        // "ich brauche eine Seite für meine Praxis": in German a site as well.
        (from < 3 && reading.tokens[from]?.form !== 'eine') ||
        !/^(?:uber|fur|zu|mit|sobre|sur|about|su|over|o)$/u.test(reading.tokens[to]?.form ?? '')
      )
        return { value: name === 'onePage', spans: [spanOf(reading.tokens, from, to)] };
    }
  return null;
}
