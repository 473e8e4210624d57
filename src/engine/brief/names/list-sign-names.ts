import { isSettlement } from '../places/is-settlement';
import { findNameRun, isProper, type NameRun } from './find-name-run';
import type { AddName } from './list-name-candidates';
import { nounFirst } from '../offer/noun-first';
import { findPhrases } from '../words/phrase-index';
import { cueEnd, isCueAt, type Reading } from '../reading';

const owners = /^\p{Ll}{3,}['’]s$/u;
const noOwner =
  /^(?:women|men|children|kid|kids|people|today|farmer|tomorrow|mother|father|dad|mum|mom|wife|husband|sister|brother|friend|son|daughter|grandma|grandpa|gran|nan|boss|client|world|town|city|company|let|it|that|what|here|there|who|she|he|owner|driver|teacher|doctor|lady|ladies|baby|dog|cat|bride|one|partner|uncle|aunt|cousin|neighbour|neighbor|landlord|artist|writer|potter|beekeeper)['’]s$/u;

/** "rosa's alterations, …": a small owner with the trade opens the prompt and is a name on a sign. */
export function addOwner(reading: Reading, add: AddName): void {
  const [first, second] = reading.tokens;
  if (
    !first ||
    !second ||
    !owners.test(first.text) ||
    noOwner.test(first.form) ||
    second.clause !== first.clause
  )
    return;
  let to = 1;
  while (
    to < 4 &&
    reading.tokens[to]?.clause === first.clause &&
    !isCueAt(reading, to, 'break', 'with', 'for', 'in', 'site', 'and')
  )
    to += 1;
  if (to > 1 && !isCueAt(reading, to, 'site')) add({ from: 0, to }, 70, true);
}

const grounds =
  /^(?:street|road|lane|avenue|hill|park|square|green|valley|bridge|town|village|mill|wood|common|gardens?|quay|dock|harbour|harbor|river|lake|island|bay|st)$/u;

/** "Maple Street community garden, …": the words for what it is belong to a name that is a place. */
export function addStreet(reading: Reading, run: NameRun, add: AddName): void {
  const last = reading.tokens[run.to - 1];
  if (!last || run.to < 2 || !grounds.test(last.form)) return;
  let { to } = run;
  while (
    to < run.to + 3 &&
    reading.tokens[to]?.clause === last.clause &&
    /^\p{Ll}/u.test(reading.tokens[to]?.text ?? '') &&
    !isCueAt(reading, to, 'break', 'with', 'for', 'in', 'site', 'and', 'self')
  )
    to += 1;
  if (to > run.to && reading.tokens[to]?.clause !== last.clause) add({ from: run.from, to }, 82, true);
}

/** Whether a number stands before the word: "three rooms". */
export function isCounted(reading: Reading, at: number): boolean {
  const form = reading.tokens[at - 1]?.form ?? '';
  return /^\d+$/u.test(form) || reading.lexicon.numbers.has(form);
}

/** A run after a colon that a comma follows with another such run: the first of a list. */
export function isListHead(reading: Reading, run: NameRun): boolean {
  if (reading.tokens[run.from]?.gap.includes(':') !== true) return false;
  const next = reading.tokens[run.to];
  // "site for a school: Oakfield Primary, Derby.": where it is.
  const place = next ? findNameRun(reading, run.to) : null;
  // "consultancy: Norrland Advisory, Umeå.": two are no list.
  const isEnd = place !== null && reading.tokens[place.to]?.sentence !== reading.tokens[run.from]?.sentence;
  if (
    place &&
    (isSettlement(reading, place) || (isEnd && run.to - run.from >= 2 && place.to - place.from === 1))
  )
    return false;
  return next !== undefined && /^\s?,/u.test(next.gap) && /^\p{Lu}/u.test(next.text);
}

const doers = /(?:man|woman|er|or|ist|smith)$/u;

/** "kids party entertainer Captain Custard, Kent": small words that say what, then the name, up to the comma. */
export function addTrailing(reading: Reading, add: AddName): void {
  const { tokens } = reading;
  const [first] = tokens;
  // "Panadería artesanal El Horno de Lola": the first capital is the sentence's.
  let at = isProper(first?.text ?? '') && !isProper(tokens[1]?.text ?? 'A') ? 1 : 0;
  while (at < 7 && tokens[at]?.clause === first?.clause && !isProper(tokens[at]?.text ?? '')) at += 1;
  const run = at > 0 || doers.test(first?.form ?? '') ? findNameRun(reading, at) : null;
  if (!run || tokens[run.to - 1]?.clause !== first?.clause) return;
  // "loft conversion company Attic Works Ltd in Reading"
  if (tokens[run.to]?.clause === first?.clause && !isCueAt(reading, run.to, 'in')) return;
  if (
    Array.from({ length: at }, (_, index) => index).some(
      (index) =>
        // "strona hodowli kotów Leśna Łapa", "website for taco stand El Güero": the asking itself.
        !(index < 2 && run.to - run.from >= 2 && isCueAt(reading, index, 'site', 'for')) &&
        isCueAt(reading, index, 'in', 'for', 'with', 'self', 'called', 'no', 'site') &&
        !(nounFirst.has(reading.language.value) && /^(?:de|di|d|du|da|do)$/u.test(tokens[index]?.form ?? '')),
    )
  )
    return;
  // "Handyman Joe, Austin": who does it belongs to the name.
  if (run.to - run.from >= 2) add(run, 62, true);
}

/** "Rechtsanwältin Dr. Maren Vogt": the trade before a title stays outside. */
export function addTitled(reading: Reading, run: NameRun, add: AddName): void {
  const at = run.from + 1;
  // "Kinderarztpraxis Dr. Lena Vogt" is a name.
  if (
    /(?:praxis|kanzlei|klinik|clinic|practice|studio|buro|zentrum|cabinet|gabinet|studio)$/u.test(
      reading.tokens[run.from]?.form ?? '',
    )
  )
    return;
  // "Hochzeitsfotografin Lea Sommer": who does it, then who it is.
  if (
    reading.language.value === 'de' &&
    run.to - at === 2 &&
    /(?:[^e]in|er|ist|or|arzt|anwalt|mann|frau|eur|graf|wirt)$/u.test(reading.tokens[run.from]?.form ?? '') &&
    findPhrases(reading.lexicon.kinds, reading.tokens, { from: run.from, to: at }).length > 0
  )
    add({ from: at, to: run.to }, 84, true);
  if (run.to - at >= 3 && /^(?:dr|prof|dott|dra|mag|me)$/u.test(reading.tokens[at]?.form ?? ''))
    add({ from: at, to: run.to }, 84, true);
}

/** Whether a known town follows the run between commas. */
export function isTownAfter(reading: Reading, run: NameRun): boolean {
  const next = reading.tokens[run.to];
  const place = next && /^,\s$/u.test(next.gap) ? findNameRun(reading, run.to) : null;
  return place !== null && isSettlement(reading, place) && reading.tokens[place.to]?.clause !== next?.clause;
}

/** A name that opens the prompt: "DevSummit 2027, two-day conference site", "Costa Homes website". */
export function addOpening(reading: Reading, isUnsure: boolean, add: AddName): void {
  addOwner(reading, add);
  if (!isUnsure) addTrailing(reading, add);
  // "Vereinsseite Schachclub Turm": the word for the site stays outside.
  const site = cueEnd(reading, 'site', 0);
  const run = findNameRun(reading, site !== null && reading.tokens[site]?.gap === ' ' ? site : 0);
  if (!run) return;
  addStreet(reading, run, add);
  addTitled(reading, run, add);
  // "Daniel's portfolio": whose it is.
  if (
    /['’]s$/u.test(reading.tokens[run.to - 1]?.text ?? '') &&
    /^\p{Ll}/u.test(reading.tokens[run.to]?.text ?? '')
  )
    add(run, 60);
  // "Château de Lune": nothing but the name.
  if (run.to === reading.tokens.length && run.to >= 3) add(run, 86, true);
  const next = reading.tokens[run.to];
  // "Halyard is a branding agency", "Shiftly helps restaurants …"
  if (isSubject(reading, run)) add(run, 75, true);
  const isCut = next !== undefined && /^\s*[,:–—|-]\s*/u.test(next.gap);
  const isOfSite = isCueAt(reading, run.to, 'site') || /^(?:is|es|est|ist)$/u.test(next?.form ?? '');
  const isCoined = /\p{Ll}\p{Lu}/u.test(reading.tokens[0]?.text ?? '') || run.to - run.from >= 2;
  // Followed by a place, a list or a clause it is set off as well: "Harvest Moon Festival, …".
  if (isCut) add(run, isCoined ? 75 : 50, isCoined && !isUnsure && run.to - run.from >= 3);
  else if (isOfSite && isCoined && !isUnsure) add(run, 75);
  else if (isCoined && !isUnsure && run.to - run.from >= 2) add(run, 35);
}

const tells =
  /^\s(?:(?:is|are)\s(?:an?|the)|(?:helps|lets|makes|builds|turns|offers|sells|runs|teaches|designs|repairs|brings|connects|provides|hosts|bakes|grows|delivers|supports|organises|organizes)(?:\s(?!(?:me|and|or)\b)\p{Ll}+){2})\s/u;
const noSubject =
  /^(?:it|this|that|there|here|what|who|which|he|she|they|we|everything|nobody|everyone|budget|style|website|site|page|tone|design|client|goal|idea|name|background|music|love|life)$/u;

/** A single word that opens an English prompt and of which it is told what it is or does. */
function isSubject(reading: Reading, run: NameRun): boolean {
  const first = reading.tokens[0];
  return (
    reading.spoken === 'en' &&
    run.from === 0 &&
    run.to === 1 &&
    first !== undefined &&
    !noSubject.test(first.form) &&
    tells.test(reading.text.slice(first.end, first.end + 60))
  );
}
