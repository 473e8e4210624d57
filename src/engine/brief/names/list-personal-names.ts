import { isDoers } from '../people/find-staff';
import { isOrdinaryWord } from '../words/correct-spelling';
import { findNameRun, isProper, type NameRun } from './find-name-run';
import { isSettlement } from '../places/is-settlement';
import type { AddName } from './list-name-candidates';
import { readCompanions } from '../people/read-companions';
import { isCueAt, type Reading } from '../reading';

const titles = /^(?:dr|prof|ma[iî]tre|dott|ssa|dra|mag|sr|sra|frau|herr|mme|avv|adw|ing|mgr|lek|univ)$/u;
const titlesAfter = /^(?:med|dent|vet|wet|rer|nat|phil|univ)$/u;
const families = /^(?:family|familie|famille|familia|fam[ií]lia|famiglia|rodzina)$/u;
const withWords = /^(?:with|con|avec|mit|met|com|z)$/u;
const mostLead = 4;
const relatives =
  /^(?:grandfather|grandmother|father|mother|dad|mum|mom|grandad|grandpa|grandma|son|daughter|brother|sister|husband|wife|uncle|aunt|friend|client)$/u;

function isClosedOff(reading: Reading, run: NameRun): boolean {
  const next = reading.tokens[run.to];
  return (
    next === undefined || /[,.;:!?()\n–—]/u.test(next.gap) || isCueAt(reading, run.to, 'in', 'for', 'with')
  );
}

/**
 * People who give a business its name: "piano lessons with Greta" (the whole phrase), "Dr. Anna Moser", "family van der
 * Meer", and a name that is a sentence of its own after the opening one.
 */
export function addPersonal(reading: Reading, at: number, isUnsure: boolean, add: AddName): void {
  const token = reading.tokens[at];
  if (!token || token.sentence > 3) return;
  if (withWords.test(token.form)) addWith(reading, at, add);
  // "Gitarrenunterricht in Hannover bei Markus Lenz"
  const host =
    /^(?:bei|chez|bij)$/u.test(token.form) && token.sentence === 0 ? findNameRun(reading, at + 1) : null;
  if (host && host.to - host.from === 2 && isClosedOff(reading, host) && !isSettlement(reading, host))
    add(host, 60, true);
  const isTitle = titles.test(token.form);
  const run = isTitle && isProper(token.text) ? findNameRun(reading, at) : null;
  if (run && run.to - run.from >= 2 && isClosedOff(reading, run) && !isOneOfMany(reading, run))
    add(run, 64, true);
  // "gabinet dr Anny Wolskiej": written small the title belongs to the name all the same.
  let bearer = at + 1;
  while (titlesAfter.test(reading.tokens[bearer]?.form ?? '')) bearer += 1;
  const small = isTitle && !isProper(token.text) ? findNameRun(reading, bearer) : null;
  if (
    small &&
    small.to - small.from >= 2 &&
    (isClosedOff(reading, small) || isCueAt(reading, small.to + 1, 'in'))
  )
    // "dott.ssa Giulia Ferrante"
    add({ from: token.form === 'ssa' ? at - 1 : at, to: small.to }, 80, true);
  if (relatives.test(token.form) && isCueAt(reading, at - 1, 'possessive')) addRelative(reading, at + 1, add);
  // "christening site for baby Noor"
  if (token.form === 'baby' && isCueAt(reading, at - 1, 'for', 'possessive'))
    addRelative(reading, at + 1, add);
  if (families.test(token.form)) addFamily(reading, at + 1, add);
  if (!isUnsure) addAlone(reading, at, add);
}

/** "Dr Rhian Price, Dr Mark Doyle": several with titles are the staff. */
function isOneOfMany(reading: Reading, run: NameRun): boolean {
  const { sentence } = reading.tokens[run.from] ?? {};
  return reading.tokens.some(
    (token, at) =>
      (at < run.from || at >= run.to) &&
      token.sentence === sentence &&
      titles.test(token.form) &&
      isProper(token.text),
  );
}

function addWith(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const person = findNameRun(reading, at + 1);
  if (!person || person.to - person.from > 3 || !isClosedOff(reading, person)) return;
  const first = tokens[person.from];
  if (readCompanions(reading).some(({ spans }) => spans[0]?.start === first?.start)) return;
  if (/^\p{Lu}+$/u.test(first?.text ?? '') || isSettlement(reading, person)) return;
  let from = at;
  while (
    from > 0 &&
    tokens[from - 1]?.clause === tokens[at]?.clause &&
    tokens[from - 1]?.sentence === 0 &&
    !isCueAt(reading, from - 1, 'for', 'site', 'article', 'possessive', 'ask', 'with', 'and')
  )
    from -= 1;
  if (from < at && at - from <= mostLead) add(person, 72, true, from);
}

/** "my grandfather Ernst Halle 1931–2024": without the years. */
function addRelative(reading: Reading, from: number, add: AddName): void {
  const run = findNameRun(reading, from);
  if (!run) return;
  let { to } = run;
  while (to > run.from + 1 && /^\d+$/u.test(reading.tokens[to - 1]?.form ?? '')) to -= 1;
  add({ from: run.from, to }, 66);
}

/** "family van der Meer": small words lead the name in. */
function addFamily(reading: Reading, from: number, add: AddName): void {
  let at = from;
  while (at < from + 3 && isCueAt(reading, at, 'particle') && !isProper(reading.tokens[at]?.text ?? ''))
    at += 1;
  const run = findNameRun(reading, at);
  if (run && isClosedOff(reading, run)) add({ from, to: run.to }, 45, true);
}

function isListed(reading: Reading, form: string): boolean {
  const { kinds, sections, behaviours, styles, tones, colours, roles } = reading.lexicon;
  return [kinds, sections, behaviours, styles, tones, colours, roles].some((index) => index.words.has(form));
}

/** "Tischlerei in Kassel, Holzwerk Brandt.": two or three German nouns side by side fill the clause after the opening one. */
export function addNounPair(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const run = findNameRun(reading, at);
  const length = run ? run.to - run.from : 0;
  if (!run || length < 2 || length > 3 || tokens[at]?.sentence !== 0) return;
  if (tokens[run.to]?.clause === tokens[at]?.clause || tokens[run.to]?.sentence === 0) return;
  const last = tokens[run.to - 1]?.form ?? '';
  const isNamed = !isListed(reading, last) && !isOrdinaryWord(last) && !isSettlement(reading, run);
  if (isNamed && (tokens[at]?.clause ?? 0) - (tokens[0]?.clause ?? 0) === 1)
    add(run, /^\s?:\s/u.test(tokens[at]?.gap ?? '') ? 80 : 58, true);
}

/** "CV website. Marta Nowak, nurse, …": after an opening that asks for the page alone. */
function isSubject(reading: Reading, run: NameRun, sentence: number): boolean {
  const { tokens } = reading;
  const next = tokens[run.to];
  const isShort =
    sentence === 1 &&
    run.from <= 4 &&
    tokens.slice(0, run.from).some((_, at) => isCueAt(reading, at, 'site'));
  return (
    isShort && run.to - run.from >= 2 && /^,\s$/u.test(next?.gap ?? '') && /^\p{Ll}/u.test(next?.text ?? '')
  );
}

/** Whether a town, with its state or country, is all that follows in the sentence. */
function isPlaceTo(reading: Reading, from: number, sentence: number): boolean {
  const { tokens } = reading;
  if (!/^,\s$/u.test(tokens[from]?.gap ?? '') && !isCueAt(reading, from, 'in')) return false;
  const begin = isCueAt(reading, from, 'in') ? from + 1 : from;
  const place = findNameRun(reading, begin);
  if (!place) return false;
  const next = tokens[place.to];
  const isEnd = next === undefined || next.sentence !== sentence || /^,\s$/u.test(next.gap);
  return isEnd && isSettlement(reading, place);
}

/** "Something for my practice. Smith Patel LLP. Croydon." */
/** "Mermeladas Pilar, Jaca": one word with a capital after the comma, and nothing more. */
function isPlaceLast({ tokens }: Reading, run: NameRun): boolean {
  const last = tokens[run.to];
  return (
    run.to - run.from >= 2 &&
    run.to === tokens.length - 1 &&
    /^,\s$/u.test(last?.gap ?? '') &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(last?.text ?? '')
  );
}

function addAlone(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const sentence = tokens[at]?.sentence ?? 0;
  if (sentence === 0 || tokens[at - 1]?.sentence === sentence) return;
  const run = findNameRun(reading, at);
  if (!run) return;
  // "Sanne & Joost, 6 september 2026": two first names that are joined.
  const isCouple =
    reading.spoken !== 'en' &&
    run.to - run.from === 2 &&
    /^\s?[&+]\s?$/u.test(tokens[run.from + 1]?.gap ?? '');
  // "Shine Bros, Tampa FL."
  const isPlaced =
    isCouple ||
    isPlaceTo(reading, run.to, sentence) ||
    isSubject(reading, run, sentence) ||
    isPlaceLast(reading, run);
  if (tokens[run.to]?.sentence === sentence && !isPlaced) return;
  // "Physios Niamh Walsh and Eoin Daly.": those who work there.
  if (
    isDoers(tokens[run.from]?.form ?? '') &&
    tokens[run.to - 1]?.form !== tokens[run.from]?.form &&
    run.to - run.from > 2
  )
    return;
  const isSingle = run.to - run.from === 1;
  // "… stove fitter. Emberwell. Kendal.": one word that no list knows, right after the opening.
  const { form = '', text = '' } = tokens[at] ?? {};
  if (
    isSingle &&
    (sentence > 1 || !/^\p{Lu}\p{Ll}{3,}$/u.test(text) || isOrdinaryWord(form) || isListed(reading, form))
  )
    return;
  // "All Sorts Singers.": three capitals are no accident.
  add(run, isCouple ? 86 : isSingle ? 62 : 64, sentence === 1 && run.to - run.from >= 3 && !isPlaced);
}

/** "FlashBox.": a coined word that is a sentence of its own, wherever it stands. */
export function addCoined(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const token = tokens[at];
  if (!token || token.sentence === 0 || tokens[at - 1]?.sentence === token.sentence) return;
  const isWhole = tokens[at + 1]?.sentence !== token.sentence;
  if (isWhole && /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(token.text)) add({ from: at, to: at + 1 }, 66);
}
