import type { Slot, Span } from '@/domain/site/brief';
import type { Deed } from '../offer/find-deeds';
import { knownAt } from '../places/place-reach';
import { cueEnd, isCueAt, spanOf, wordsOf, type Reading } from '../reading';

const mostPhrases = 40;
/** "en español", "auf Deutsch": the language of the page. */
const ownLanguage =
  /^(?:en (?:español|castellano|français|anglais)|auf (?:deutsch|englisch)|em português|in (?:italiano|inglese|het nederlands|english)|po polsku|türkçe|بالعربية|בעברית)$/iu;

/** "retro pixel look": how the page is, too. */
const ownLook = /\b(?:look|looks|style|feel|vibe|aesthetic)$/iu;

const paidFor =
  /[£€$]\s?\d[^.;\n]{0,40}\b(?:includes?|including)\b[^.;\n]*$|(?:^|[.\n]\s*)includes?\b[^.;\n]*$/iu;

/** Words of a page: where one of them ends an entry, the list has come to what the site is to have. */
const ofPage =
  /\b(?:buttons?|forms?|pages?|sections?|newsletter|faqs?|testimonials?|reviews?|contact|opening (?:hours|times)|price ?list|prices|map|sign-?ups?|timetable|log-?in|(?:join|book|buy|order|call|apply|donate) (?:now|online|today))$/iu;

const gerunds: Readonly<Record<string, string>> = {
  teach: 'teaching',
  teaches: 'teaching',
  train: 'training',
  trains: 'training',
  help: 'helping',
  helps: 'helping',
};

type Piece = { from: number; to: number };

/** Clauses of a sentence part: cut at commas and, where both sides stand alone, at "and". */
function cut(reading: Reading, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    const isNewClause = at === to || reading.tokens[at]?.clause !== reading.tokens[at - 1]?.clause;
    if (!isNewClause) continue;
    let first = start;
    while (first < at && isCueAt(reading, first, 'and')) first += 1;
    if (at > first) pieces.push({ from: first, to: at });
    start = at;
  }
  // "weddings, corporate lunches and funeral teas": before the last of a list the "and" parts.
  const last = pieces.at(-1);
  if (!last || pieces.length < 2 || last.to - last.from > 7) return pieces;
  for (let at = last.from + 1; at < last.to - 1; at += 1)
    if (isCueAt(reading, at, 'and') && /^\s$/u.test(reading.tokens[at]?.gap ?? ''))
      return [...pieces.slice(0, -1), { from: last.from, to: at }, { from: at + 1, to: last.to }];
  return pieces;
}

function endOfSentence(reading: Reading, at: number): number {
  let to = at;
  while (to < reading.tokens.length && reading.tokens[to]?.sentence === reading.tokens[at]?.sentence) to += 1;
  return to;
}

/**
 * Offers and activities in the prompt's own words: what follows "we do", "you can", "offering", and list entries that no
 * other slot took.
 */
export function readPhrases(
  reading: Reading,
  deeds: ReadonlyMap<number, Deed>,
  isTaken: (span: Span) => boolean,
  skip: (at: number) => boolean,
): Slot<string>[] {
  const slots: Slot<string>[] = listDeeds(reading, deeds);
  const add = (piece: Piece, deed = ''): void => {
    let { from, to } = piece;
    while (from < to && isCueAt(reading, from, 'and', 'article', 'possessive', 'with')) from += 1;
    while (to > from && isCueAt(reading, to - 1, 'and', 'with', 'break')) to -= 1;
    // "a minha marca chama-se Doce Avelã": what it is called.
    for (let at = from; at < to; at += 1)
      if (reading.spoken !== 'en' && isCueAt(reading, at, 'called')) return;
    const length = to - from;
    // "(£12 drop in, £100 for 10)", "£450 includes vaccines": what something costs, and for what.
    const at = reading.tokens[from]?.start ?? 0;
    if (
      /[£€$]\s?$/u.test(reading.text.slice(Math.max(0, at - 2), at)) ||
      paidFor.test(reading.text.slice(Math.max(0, at - 160), at))
    )
      return;
    // "no javascript", "dark", "call": how the page is, not what is offered.
    if (
      isCueAt(reading, from, 'no', 'phone') ||
      reading.lexicon.schemes.words.has(reading.tokens[from]?.form ?? '')
    )
      return;
    if (/^(?:she|he|we|i|they|it) (?:also|just|only)$/u.test(wordsOf(reading, from, to).toLowerCase()))
      return;
    if (/^(?:max|min)(?:imum)?\b/iu.test(wordsOf(reading, from, to))) return;
    // "with brutalist style, classes, join now"
    if (
      reading.spoken === 'en' &&
      (ofPage.test(wordsOf(reading, from, to)) ||
        (length === 1 && reading.lexicon.styles.words.has(reading.tokens[from]?.form ?? '')))
    )
      return;
    if (ownLanguage.test(wordsOf(reading, from, to)) || ownLook.test(wordsOf(reading, from, to))) return;
    let open = from;
    while (open < to && reading.tokens[open]?.isClosed) open += 1;
    // "Marta Soler in Leeds": a name and where it is.
    if (open === to || (open > from && isCueAt(reading, open, 'in'))) return;
    if (length < 1 || length > 14 || slots.length >= mostPhrases || skip(from)) return;
    const words = wordsOf(reading, from, to).replace(/\s+/gu, ' ').trim();
    // "teaches refugees to cycle": whom alone says nothing.
    const value = deed !== '' && /^\p{L}+(?:\s\p{L}+)?\sto\s\p{L}/u.test(words) ? `${deed} ${words}` : words;
    if (
      /["“”«»„]|[€£$]\s?\d|\d\s?[€£$]/u.test(value) ||
      !/\p{L}{3}/u.test(value) ||
      value.length > 120 ||
      slots.some((slot) => slot.value === value)
    )
      return;
    slots.push({ value, spans: [spanOf(reading.tokens, from, to)] });
  };
  for (const [at, end] of reading.cues.get('offers') ?? new Map<number, number>()) {
    if (deeds.get(at)?.isTold === false || isHelping(reading, at)) continue;
    // "was ich mache, Kundenstimmen, Anfrage": the words are a section's, what follows is no offer.
    if (reading.tokens[end]?.clause !== reading.tokens[end - 1]?.clause) continue;
    const to = endOfSentence(reading, at);
    let stop = to;
    for (let next = end; next < to; next += 1)
      if (next > end && cueEnd(reading, 'offers', next) !== null) stop = Math.min(stop, next);
    for (const piece of cut(reading, end, stop)) {
      // "teaches refugees to cycle, Manchester, donate button, events": the list of offers ends before the place.
      if (reading.spoken === 'en' && piece.from > end && endsOffers(reading, piece)) break;
      if (
        !/["“«„]/u.test(
          reading.text.slice(
            spanOf(reading.tokens, piece.from, piece.to).start,
            spanOf(reading.tokens, piece.from, piece.to).end,
          ),
        )
      )
        add(piece, reading.spoken === 'en' ? gerunds[reading.tokens[end - 1]?.form ?? ''] : undefined);
    }
  }
  for (const [at, end] of reading.cues.get('with') ?? new Map<number, number>()) {
    const to = endOfSentence(reading, at);
    const pieces = cut(reading, end, to);
    if (pieces.length >= 2)
      for (const piece of pieces)
        if (!isTaken(spanOf(reading.tokens, piece.from, piece.to)) && piece.to - piece.from <= 5) add(piece);
  }
  return addListed(reading, slots, isTaken, skip, add);
}

function endsOffers(reading: Reading, { from, to }: Piece): boolean {
  return knownAt(reading, from) === to || ofPage.test(wordsOf(reading, from, to));
}

/** "We help freelancers, musicians and small studios": whom, not what. */
function isHelping({ tokens, spoken }: Reading, at: number): boolean {
  return (
    spoken === 'en' &&
    [at, at + 1].some((near) => /^(?:help|serve|support|advise)$/u.test(tokens[near]?.form ?? '')) &&
    /^(?:we|i)$/u.test(tokens[at]?.form ?? '')
  );
}

/** Each deed with what it is done to: "tune old pianos", "repair old pianos". */
function listDeeds(reading: Reading, deeds: ReadonlyMap<number, Deed>): Slot<string>[] {
  return [...deeds.values()]
    .filter(({ isTold }) => !isTold)
    .flatMap(({ verbs, object }) =>
      verbs.map((verb) => ({
        value: `${wordsOf(reading, verb.from, verb.to)} ${wordsOf(reading, object.from, object.to)}`.replace(
          /\s+/gu,
          ' ',
        ),
        spans: [spanOf(reading.tokens, verb.from, verb.to), spanOf(reading.tokens, object.from, object.to)],
      })),
    );
}

/** "…: bouquets, workshops, delivery": entries of a list after a colon that nothing else took. */
function addListed(
  reading: Reading,
  slots: Slot<string>[],
  isTaken: (span: Span) => boolean,
  skip: (at: number) => boolean,
  add: (piece: Piece) => void,
): Slot<string>[] {
  for (const [at, token] of reading.tokens.entries()) {
    if (at === 0 || !/:\s/u.test(token.gap) || skip(at - 1)) continue;
    const pieces = cut(reading, at, endOfSentence(reading, at));
    if (pieces.length < 3) continue;
    // "Restaurant site: 'Casa Moreno', tapas in Deal": the name begins no list.
    if (reading.tokens[at]?.isClosed === true) continue;
    for (const piece of pieces) {
      const span = spanOf(reading.tokens, piece.from, piece.to);
      if (piece.to - piece.from <= 6 && !isTaken(span) && !reading.tokens[piece.from]?.isClosed) add(piece);
    }
  }
  return slots.toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0));
}
