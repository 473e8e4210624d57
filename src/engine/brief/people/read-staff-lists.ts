import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import type { Met } from '../offer/find-meant';
import { isDoers } from './find-staff';
import { findLexicon } from '../words/lexicons';
import { isSettlement } from '../places/is-settlement';
import { cutPieces, dash, isCapital } from './staff-pieces';
import type { Piece } from './staff-pieces';
import { isRole } from './read-people';
import { spanOf, wordsOf, type Reading } from '../reading';
import { isTitleCased } from '../names/reject-name-run';

const peopled = new Set<SectionType>(['team', 'speakers', 'teacher']);
const titles =
  /^(?:lead|ceo|cto|cfo|coo|manager|assistant|apprentice|trainee|founder|owner|officer|support|sales|marketing|operations)$/u;
/** A person's piece, and the tokens of what is told of them behind it. */
type Entry = { readonly person: Piece; readonly role?: Piece; readonly from?: number; readonly to: number };

const least = 2;
const most = 40;

/** Bodies of people, before a mark and their names. */
const bodies =
  /^(?:councillors?|committee|trustees|directors|officers|governors|wardens|stewards|captains|coaches|players|roster|squad|line-?up|crew|cast|band|hosts|clergy|ministers|tutors|instructors|guides|partners|board|organisers|organizers|volunteers|contacts?|people|members|judges|jury|authors|editors|bestuur|vorstand|vereinsvorstand|bureau|junta|directiva|consiglio|direttivo|direcao|zarzad|yonetim|docenten|lehrkrafte|profesores|professeurs|insegnanti|professores|instruktorzy|trenerzy|kadra|hocalar(?:imiz)?|egitmenler(?:imiz)?|moniteurs|monitores)$/u;

/** "instructeurs Mark en Fatima": those who teach, in other languages. */
const bodiesAbroad =
  /^(?:instructeurs|instructores|instructoras|monitores|monitoras|moniteurs|profesores|profesoras|professeurs|insegnanti|istruttori|instrutores|professores|instruktorzy|trenerzy|nauczyciele|docenten|trainers|kapsters|barberos|barbeiros|barbieri|peluquer[oa]s|terapeutas|egitmenler(?:imiz)?|hocalar(?:imiz)?|doktorlar(?:imiz)?)$/u;

const personTitles = /^(?:dr|dra|drs|prof|profa|dott|avv|lic|mag|maitre)$/u;

/** Whether a word leads people in, in the prompt's own language: "notaires : …", "artistas: …". */
function ledBy(language: string): (form: string) => boolean {
  const words = (findLexicon(language)?.people?.led ?? '').split(' ').filter((word) => word !== '');
  return (form) =>
    words.some((word) => (word.endsWith('*') ? form.startsWith(word.slice(0, -1)) : form === word));
}

/** Where a list of people begins, right after the words for them; null when none does. */
function listStart(reading: Reading, to: number): number | null {
  const { tokens } = reading;
  let at = to;
  // "team of 4: Ana, Ben", "team (four people): …"
  if (tokens[at]?.form === 'of' && isNumber(reading, at + 1)) at += 2;
  else if (isNumber(reading, at) && tokens[at + 1]?.gap.includes(':') === true) at += 1;
  if (
    /^(?:is|are|son|es|sont|est|sind|ist|sono|e|zijn|sao|sa|jest)$/u.test(tokens[at]?.form ?? '') &&
    tokens[at]?.gap === ' '
  )
    at += 1;
  const next = tokens[at];
  if (!next || !/^\p{Lu}/u.test(next.text)) return null;
  if (/^\s?[:(]\s?$|^\s[–—-]\s$/u.test(next.gap)) return at;
  // "barbers Kim, Leo and Ana": capitals alone hold the list together.
  // German nouns have capitals too, but not where their writer leaves them out.
  const isTelling = reading.language.value !== 'de' || reading.named.length > 0;
  return next.gap === ' ' && !isTitleCased(reading) && isTelling ? at : null;
}

function isNumber(reading: Reading, at: number): boolean {
  const form = reading.tokens[at]?.form ?? '';
  return /^\d{1,2}$/u.test(form) || reading.lexicon.numbers.has(form);
}

/** Token after the capitalised name that begins a piece: "Ana vocals" is Ana. */
function nameEnd(reading: Reading, { from, to }: Piece): number {
  let at = from;
  while (
    at < to &&
    !(at > from && dash.test(reading.tokens[at]?.gap ?? '')) &&
    (isCapital(reading, at) ||
      (at > from &&
        /^(?:med|dent|van|de|den|ten|ter|dos|von|der|da|di|du|la|el|bin|al)$/u.test(
          reading.tokens[at]?.form ?? '',
        )))
  )
    at += 1;
  return at;
}

function isPerson(reading: Reading, piece: Piece, isBehindOne: boolean): boolean {
  const end = nameEnd(reading, piece);
  const length = end - piece.from;
  if (length < 1 || length > 4 || isSettlement(reading, { from: piece.from, to: end })) return false;
  const { months, days } = reading.lexicon;
  const words = reading.tokens.slice(piece.from, end);
  // "tiers: Solo $9": a figure is no part of a person.
  const figures = reading.tokens
    .slice(piece.from, piece.to + 1)
    .filter(({ clause }) => clause === words[0]?.clause);
  if (
    words.some(
      ({ form }) =>
        (length === 1 && months.has(form)) || (days.has(form) && (length === 1 || form.length > 3)),
    ) ||
    figures.some(({ text }) => /\d/u.test(text))
  )
    return false;
  // "Maria Lopez, Head Baker": a role may have capitals.
  const last = words.at(-1)?.form ?? '';
  return !(isBehindOne && end === piece.to && (isRole(last) || titles.test(last) || isKind(reading, last)));
}

function isRoleWord(reading: Reading, { from, to }: Piece): boolean {
  const last = reading.tokens[to - 1]?.form ?? '';
  return to - from <= 3 && (isRole(last) || titles.test(last) || isKind(reading, last));
}

/** "Chair Len Osei", "Plot steward Hamid": what somebody is stands before the name. */
const officer =
  /^(?<role>(?:\p{L}+\s)?(?:[Cc]hair(?:man|woman|person)?|[Ss]ecretary|[Tt]reasurer|[Pp]resident|[Ss]teward|[Cc]aptain|[Cc]onductor|[Ww]arden|[Cc]oordinator))\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})$/u;

/** Ada Brandt "Files outlive apps": what somebody speaks about or plays, behind the name. */
const withTitle = /^(?<who>\p{Lu}[^"“„«]{2,40}?)[,:]?\s["“„«](?<title>[^"“”„«»]{2,90})["”“»]?$/u;

function personOf(
  reading: Reading,
  section: SectionType,
  { person, role, from, to }: Entry,
): Slot<ListedItem> {
  const whole = wordsOf(reading, person.from, to);
  const titled = withTitle.exec(whole)?.groups;
  if (titled)
    return {
      value: { section, name: cleanName(titled['who'] ?? ''), note: titled['title'] ?? '' },
      spans: [spanOf(reading.tokens, person.from, to)],
    };
  const led = role ? undefined : officer.exec(whole)?.groups;
  if (led)
    return {
      value: { section, name: cleanName(led['who'] ?? ''), note: roleOf(led['role'] ?? '') },
      spans: [spanOf(reading.tokens, person.from, to)],
    };
  const end = nameEnd(reading, person);
  const own = end < person.to ? end : from;
  const told = role
    ? roleOf(wordsOf(reading, role.from, role.to))
    : own === undefined
      ? ''
      : roleOf(wordsOf(reading, own, to));
  return {
    value: {
      section,
      name: cleanName(wordsOf(reading, person.from, end)),
      ...(told === '' ? {} : { note: told }),
    },
    spans: [spanOf(reading.tokens, role?.from ?? person.from, own === undefined ? end : to)],
  };
}

/** Whether a word in the plural is a trade that people have: "solicitors", and not "tiers". */
function isTrade(reading: Reading, form: string): boolean {
  if (!isDoers(form)) return false;
  const single = form
    .replace(/men$/u, 'man')
    .replace(/wives$/u, 'wife')
    .replace(/s$/u, '');
  return isRole(single) || isKind(reading, single);
}

function isKind(reading: Reading, form: string): boolean {
  return (reading.lexicon.kinds.exact.get(form) ?? []).some(
    ({ words, value }) => words.length === 1 && value.weight >= 5,
  );
}

/** The people of one list, each with what is said of them. */
function readList(
  reading: Reading,
  section: SectionType,
  start: number,
  isSection: (piece: Piece) => boolean,
): Slot<ListedItem>[] {
  const entries: Entry[] = [];
  // "trainers Mia and Josh, app": without a mark before it, what follows the last name is something else.
  const isAnnounced =
    reading.tokens[start]?.gap !== ' ' || /^(?:is|are)$/u.test(reading.tokens[start - 1]?.form ?? '');
  const pieces = cutPieces(reading, start);
  const isParted = pieces.some((piece) => piece.isAfterSemicolon);
  let role: Piece | undefined;
  const isLed = ledBy(reading.spoken);
  for (const piece of pieces) {
    // "dirigent: Hendrik Postma, voorzitter Els de Jong": the next one has a list of their own.
    const begin = reading.tokens[piece.from];
    if (
      entries.length > 0 &&
      isLed(begin?.form ?? '') &&
      /^\p{Ll}/u.test(begin?.text ?? '') &&
      piece.from + 1 < piece.to &&
      isCapital(reading, piece.from + 1)
    )
      break;
    if (entries.length >= most) break;
    const last = entries.at(-1);
    // "Chair: Joan Ellis": what somebody does stands before.
    if (/^\s?:/u.test(reading.tokens[piece.to]?.gap ?? '') && isRoleWord(reading, piece)) {
      role = piece;
      continue;
    }
    if (role) {
      if (!isPerson(reading, piece, false)) break;
      entries.push({ person: piece, role, to: piece.to });
      role = undefined;
      continue;
    }
    const opens = isParted ? piece.isAfterSemicolon || !last : isPerson(reading, piece, last !== undefined);
    if (opens) {
      if (!isPerson(reading, piece, false)) break;
      entries.push({ person: piece, to: piece.to });
    } else if (!last || !isAnnounced || isSection(piece)) break;
    else entries[entries.length - 1] = { person: last.person, from: last.from ?? piece.from, to: piece.to };
  }
  return entries.map((entry) => personOf(reading, section, entry));
}

function roleOf(words: string): string {
  // "(assistant), and our dog": the bracket ends what is told of a person.
  const close = words.indexOf(')');
  const told = close >= 0 && !words.slice(0, close).includes('(') ? words.slice(0, close) : words;
  return cleanName(
    told.replace(/^(?:our|the|is|on|as|does|who is|who does)\s+/iu, '').replace(/\s+/gu, ' '),
  ).replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
}

/**
 * People listed after the words for them, with what they do: "Team: Maria Lopez, barista; John Kim, roaster", "3 solicitors:
 * Anna Bright and Tom Sells", "barbers Kim, Leo and Ana".
 */
export function readStaffLists(reading: Reading, met: readonly Met<SectionType>[]): Slot<ListedItem>[] {
  if (reading.isShouting) return [];
  const starts = new Map<number, SectionType>();
  for (const one of met) {
    const start = peopled.has(one.value) ? listStart(reading, one.to) : null;
    if (start !== null) starts.set(start, one.value);
  }
  const isLed = ledBy(reading.spoken);
  for (const [at, { form, isClosed }] of reading.tokens.entries()) {
    const isBody =
      (!isClosed && isLed(form)) ||
      (bodies.test(form) && /^\s?[:(]/u.test(reading.tokens[at + 1]?.gap ?? '')) ||
      bodiesAbroad.test(form);
    // "…, drs. Marloes Bakker en drs. Tim Vos": people by their titles.
    const isTitled =
      reading.spoken !== 'en' &&
      !isClosed &&
      personTitles.test(form) &&
      /^\p{Lu}/u.test(reading.tokens[at]?.text ?? '') &&
      reading.tokens[at - 1]?.clause !== reading.tokens[at]?.clause &&
      at > 0;
    const start = isTitled ? at : isBody || isTrade(reading, form) ? listStart(reading, at + 1) : null;
    if (start !== null && !starts.has(start)) starts.set(start, 'team');
  }
  const isSection = ({ from, to }: Piece): boolean =>
    met.some((one) => one.from === from && one.to === to && !peopled.has(one.value));
  const found: Slot<ListedItem>[] = [];
  for (const [start, section] of [...starts].toSorted(([one], [other]) => one - other)) {
    if (found.some(({ spans }) => spans.some((span) => span.end > (reading.tokens[start]?.start ?? 0))))
      continue;
    const isAnnounced = /[:(–—-]/u.test(reading.tokens[start]?.gap ?? '');
    // "Funeral directors Moss & Son": a firm.
    const tail = reading.text.slice(reading.tokens[start]?.start ?? 0);
    if (!isAnnounced && /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?\s?&\s?\p{Lu}/u.test(tail)) continue;
    const people = readList(reading, section, start, isSection);
    const lead = reading.tokens[start - 1];
    const [only] = people;
    // "presidente Ramon Vega": what somebody is, and the whole of the name.
    const isOne =
      people.length === 1 && lead !== undefined && isLed(lead.form) && !/[sxi]$|^dott?or/u.test(lead.form);
    if (people.length >= least || (isAnnounced && only?.value.note !== undefined && people.length === 1))
      found.push(...people);
    else if (only && isOne && only.value.note === undefined && only.value.name.includes(' '))
      found.push({ ...only, value: { ...only.value, note: roleOf(lead.text) } });
  }
  return found;
}
