import { findNameRun, findSmallRun, isProper, type NameRun } from './find-name-run';
import { addOpening, isCounted, isListHead, isTownAfter } from './list-sign-names';
import { isPricedRow } from './is-priced-row';
import { isDoers } from './find-staff';
import { isTradeInTown } from './is-trade-in-town';
import { listedPeople } from './read-people';
import { isSettlement } from './is-settlement';
import { properAdjectives } from './lexicon/proper-adjectives';
import {
  addBracketed,
  addConstruct,
  addLabelled,
  addSelf,
  addShouted,
  addUncased,
  endsSite,
  isSmallArticle,
  isUnheard,
} from './list-marked-names';
import { isAllKnown, isDated, isNoName, isTitleCased } from './reject-name-run';
import { addAfterNoun } from './name-after-noun';
import { addCoined, addNounPair, addPersonal } from './list-personal-names';
import { nounFirst } from './noun-first';
import { findPhrases, type PhraseMatch } from './phrase-index';
import { cueEnd, isCueAt, type Reading } from './reading';

/** A run of words that may be the name, and how likely: 95 told outright, 30 hardly. */
export type NameCandidate = {
  readonly run: NameRun;
  readonly score: number;
  /** Token that the name as shown begins with, when words of the trade lead it in: "piano lessons with Greta". */
  readonly lead: number;
};

/** `isTold`: the prompt says that it is a name, so ordinary words make one too. */
export type AddName = (run: NameRun | null, score: number, isTold?: boolean, lead?: number) => void;

const outright = 90;
const institutions =
  /^(?:library|museum|town|city|parish|church|club|school|university|college|society|embassy|council|municipality|friends|bank|hall|order)$/u;

function isSetOff(reading: Reading, run: NameRun): boolean {
  const next = reading.tokens[run.to];
  return (
    next === undefined ||
    /[,.:;!?–—()\n]|\s-\s/u.test(next.gap) ||
    isCueAt(reading, run.to, 'in', 'with', 'break')
  );
}

/** Every run of words that may name the site, from the words around it. */
export function listNameCandidates(reading: Reading): NameCandidate[] {
  const { tokens } = reading;
  const found: NameCandidate[] = [];
  const isUnsure = isTitleCased(reading) || reading.language.value === 'de';
  const kindEnds = new Map(findPhrases(reading.lexicon.kinds, tokens).map((match) => [match.to, match]));
  const people = listedPeople(reading);
  const add: AddName = (run, score, isTold = false, lead = run?.from ?? 0) => {
    // "named Jun", "called April": told to be a name, a month is one.
    if (!run || (!isTold && (isDated(reading, run) || isAllKnown(reading, run)))) return;
    // "a street party, Saturday 18 July": when.
    if (
      score < outright &&
      run.to - run.from > 1 &&
      isDated(reading, run) &&
      /\d/u.test(tokens[run.from + 1]?.text ?? '')
    )
      return;
    const begin = tokens[run.from]?.start ?? 0;
    if (score < outright && people.some((span) => begin >= span.start && begin < span.end)) return;
    const first = tokens[run.from];
    // "Physios Niamh Walsh and Eoin Daly": those who work there.
    if (
      score < outright &&
      run.to - run.from > 2 &&
      isDoers(first?.form ?? '') &&
      isCueAt(reading, run.to - 3, 'and')
    )
      return;
    const isSingle = run.to - run.from === 1;
    const next = tokens[run.to];
    const isFollowed =
      next !== undefined &&
      /^\s+$/u.test(next.gap) &&
      next.sentence === first?.sentence &&
      /^\p{Ll}/u.test(next.text);
    if (isSingle && properAdjectives.has(first?.form ?? '')) return;
    if (score < outright && isNoName(reading, run)) return;
    if (isSingle && isFollowed && /^\p{Lu}{2,4}$/u.test(first?.text ?? '') && score < outright) return;
    if (isSettlement(reading, run) && score < outright) return;
    // "Cut 24, Beard 14": things with their figures.
    if (score < outright && isPricedRow(reading, run)) return;
    // "Electrician Heidelberg": what and where.
    if (score < outright && isTradeInTown(reading, run)) return;
    // "covering Bristol, Bath and the Mendips": towns in a row.
    if (
      score < outright &&
      run.to - run.from > 2 &&
      isCueAt(reading, run.from + 1, 'and') &&
      isSettlement(reading, { from: run.from, to: run.from + 1 })
    )
      return;
    // "im Allgäu", "in Tucson": where it is.
    if (
      score < outright &&
      run.from > 0 &&
      /^(?:in|im|near|à|en|em|te|nad)$/iu.test(reading.tokens[run.from - 1]?.text ?? '') &&
      // "im Zoe" is "I'm" in English.
      !(reading.spoken === 'en' && reading.tokens[run.from - 1]?.form === 'im')
    )
      return;
    // The further in, the less likely the name of the whole.
    found.push({ run, lead, score: score - Math.min(20, (first?.sentence ?? 0) * 5) });
  };
  for (const [at, token] of tokens.entries()) {
    if (at > 2500) break;
    if (token.isClosed) continue;
    const isOpening = at === 0 || tokens[at - 1]?.sentence !== token.sentence;
    addCalled(reading, at, add);
    const self = cueEnd(reading, 'self', at);
    if (
      self !== null &&
      tokens[self]?.sentence === token.sentence &&
      /^\s{1,2}$/u.test(tokens[self]?.gap ?? '')
    )
      addSelf(reading, self, isOpening, add);
    const target = cueEnd(reading, 'for', at);
    // "Van Dijk": a capital inside the sentence belongs to the name.
    const isInName = isProper(token.text) && !isOpening && !isTitleCased(reading) && !reading.isShouting;
    // "le Refuge des Marmottes": between two capitals "des" belongs to a name.
    const isOfName =
      nounFirst.has(reading.language.value) &&
      at > 1 &&
      tokens[at - 2]?.sentence === token.sentence &&
      isProper(tokens[at - 1]?.text ?? '') &&
      token.gap === ' ';
    if (target !== null && !isInName && !isOfName) addTarget(reading, target, isUnsure, add);
    const kind = kindEnds.get(at);
    if (kind && /^[\s:]{1,2}$/u.test(token.gap)) addAfterKind(reading, kind, isUnsure, add);
    const isClause = at > 0 && tokens[at - 1]?.clause !== token.clause;
    if ((kind && token.gap === ' ') || isClause) addUncased(reading, at, isClause, add);
    if (kind && token.gap === ' ') addConstruct(reading, at, add);
    if (/^\s*\)?[,–—:-]\s+$/u.test(token.gap) && !isOpening && !isUnsure)
      addApposition(reading, at, kindEnds, add);
    if (isClause && reading.language.value === 'de') addNounPair(reading, at, add);
    addBracketed(reading, at, kindEnds.has(at), add);
    addLabelled(reading, at, add);
    if (at === 0) addOpening(reading, isUnsure, add);
    addPersonal(reading, at, isUnsure, add);
    addCoined(reading, at, add);
    if (!isUnsure) addAfterNoun(reading, at, add);
    if (reading.isShouting && kind) addShouted(reading, kind, add);
  }
  return found;
}

function addCalled(reading: Reading, at: number, add: AddName): void {
  const begin = cueEnd(reading, 'called', at);
  const token = begin === null ? undefined : reading.tokens[begin];
  if (begin === null || !token || !/^\s*[:=]?\s{1,2}$/u.test(token.gap)) return;
  const isBare =
    /^(?:name|names|brand|company|business|firm|studio|label|marca|empresa|marke|firma|marque|merk|nome|nombre|nom|naam|nazwa|adi|ismi|اسم|الاسم)$/u.test(
      reading.tokens[at]?.form ?? '',
    ) && begin - at === 1;
  const run = findNameRun(reading, begin);
  // "a form with name and email": only a capital or a colon makes the bare word a name's herald.
  const small =
    !isBare || token.gap.includes(':') || !/^\p{Script=Latin}/u.test(token.text)
      ? findSmallRun(reading, begin)
      : null;
  add(run ?? small, 95, true);
}

/** "restaurante La Encina", "Hotel Seeblick": a capitalised word for what it is belongs to the name when no article leads it. */
function addAfterKind(reading: Reading, kind: PhraseMatch<unknown>, isUnsure: boolean, add: AddName): void {
  const run = findNameRun(reading, kind.to);
  if (!run) return;
  // "three rooms: The Vault, Lab 13 and …": things listed.
  if (isCounted(reading, kind.from) || isListHead(reading, run)) return;
  const isAnnounced = reading.tokens[kind.to]?.gap.includes(':') === true;
  // "artists: Kat, Milo, Juno" lists people, it names nothing.
  if (isAnnounced && /[^s]s$/u.test(reading.tokens[kind.to - 1]?.form ?? '')) return;
  const isInName =
    !isAnnounced &&
    isProper(reading.tokens[kind.from]?.text ?? '') &&
    kind.from > 0 &&
    !isUnsure &&
    !isCueAt(reading, kind.from - 1, 'definite', 'article', 'possessive');
  add(
    isInName ? { from: kind.from, to: run.to } : run,
    isUnsure ? 72 : 78,
    !isUnsure && run.to - run.from >= 2,
  );
}

/** ", Skybound Raptors." right after the noun phrase that it names. */
function addApposition(
  reading: Reading,
  at: number,
  kindEnds: ReadonlyMap<number, unknown>,
  add: AddName,
): void {
  // ", the Old Foundry Theatre": the article stays outside.
  const isLed = isSmallArticle(reading, at);
  const run = findNameRun(reading, isLed ? at + 1 : at);
  const clause = reading.tokens[at]?.clause ?? 0;
  const opening =
    reading.tokens.find((token) => token.sentence === reading.tokens[at]?.sentence)?.clause ?? 0;
  if (!run || !isSetOff(reading, run) || isListHead(reading, run)) return;
  const isNear = clause - opening === 1 || kindEnds.has(at);
  const isPlaced = [1, 2, 3, 4].some(
    (back) =>
      isCueAt(reading, at - back, 'in') &&
      reading.tokens[at - back]?.clause === clause - 1 &&
      // "consultancy in supply chain" is no place.
      (isProper(reading.tokens[at - back + 1]?.text ?? '') ||
        !isProper(reading.tokens[at]?.text ?? '') ||
        run.to - run.from < 2),
  );
  const isPair = run.to - run.from >= 2;
  const isFirst = reading.tokens[at]?.sentence === 0;
  const next = reading.tokens[run.to];
  // "Sprout, an app that …"
  const isPresented =
    next !== undefined && /^\s?,\s/u.test(next.gap) && isCueAt(reading, run.to, 'article') && isFirst;
  // "a startup, Loamly, making soil sensors"
  const isDoing =
    next !== undefined &&
    /^\s?,\s/u.test(next.gap) &&
    isFirst &&
    /^(?:\p{L}+ing|that|which|who)$/u.test(next.form) &&
    isUnheard(reading, run);
  const isJoined = reading.tokens.slice(run.from + 1, run.to).some((token) => /&/u.test(token.gap));
  if (isNear && (isPresented || isDoing) && !isPlaced) add(run, 64, true);
  // "Folds by Ruth": whose hand it is belongs to the name, more than "by" tells who one is.
  else if (isNear && reading.tokens[run.from + 1]?.form === 'by') add(run, 78, isFirst);
  else if (isNear && isPair) add(run, isPlaced ? 34 : isFirst ? 66 : 24, isFirst && (!isPlaced || isLed));
  // "translator, Warsaw, Marta Kowal, rates": a pair of words that no list knows, by itself between commas.
  else if (isJoined && isFirst && clause - opening <= 4) add(run, 56, true);
  else if (
    isPair &&
    isFirst &&
    clause - opening <= 3 &&
    (isUnheard(reading, run) ||
      (next?.sentence !== 0 &&
        run.to - run.from === 2 &&
        isUnheard(reading, { from: run.to - 1, to: run.to })))
  )
    add(run, 31);
  else if (isNear && isFirst && !isPlaced && /\p{Ll}\p{Lu}/u.test(reading.tokens[at]?.text ?? ''))
    add(run, 60);
  // "landing page, Pawtect.", "landing page: Rotaful, …": one word that no list knows, right after the word for the site.
  else if (isNear && isFirst && endsSite(reading, at) && isUnheard(reading, run)) add(run, 58);
  // "kayak hire in Orbetello, Pagaia.": one such word that ends the first sentence.
  else if (isNear && isFirst && next?.sentence !== 0 && isUnheard(reading, run)) add(run, 40);
  // "used bikes, Cykelhuset, Odense."
  else if (isNear && isFirst && isUnheard(reading, run) && isTownAfter(reading, run)) add(run, 52);
  // "physio clinic in Cork, Moveable.": an ordinary word, with a capital in the middle of a sentence.
  else if (
    isNear &&
    isFirst &&
    isPlaced &&
    next?.sentence !== 0 &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(reading.tokens[at]?.text ?? '')
  )
    add(run, 38);
}

/** "for Ledgerly, an invoicing app", "für das Hotel Seeblick". */
function addTarget(reading: Reading, at: number, isUnsure: boolean, add: AddName): void {
  const definite = cueEnd(reading, 'definite', at);
  const isLed = definite !== null && !isProper(reading.tokens[at]?.text ?? '');
  let run = findNameRun(reading, isLed ? definite : at);
  if (!run) return;
  const whole = run;
  if (isLed || isUnsure) run = dropKind(reading, run, isLed);
  // "für die Oberstufe": a German noun has its capital anyway.
  if (isLed && reading.language.value === 'de' && run === whole && run.to - run.from === 1) return;
  // "Municipal library of Otterton": the town is the last part of the name.
  if (reading.tokens[at - 1]?.form === 'of' && institutions.test(reading.tokens[at - 2]?.form ?? '')) {
    const clause = reading.tokens[at - 2]?.clause;
    let lead = at - 2;
    while (
      lead > 0 &&
      reading.tokens[lead - 1]?.clause === clause &&
      !isCueAt(reading, lead - 1, 'for', 'article', 'definite', 'site', 'ask')
    )
      lead -= 1;
    if (isProper(reading.tokens[lead]?.text ?? '')) add(run, 80, true, lead);
    return;
  }
  const isSingle = run.to - run.from === 1;
  const isTold = !isUnsure && !isSingle && isSetOff(reading, run);
  // "agenda tabs for Day 1 and Day 2": far from the opening, "for" speaks of parts of the site.
  const far = Math.min(
    60,
    25 * Math.max(0, (reading.tokens[run.from]?.clause ?? 0) - openingClause(reading, run) - 1),
  );
  add(
    run,
    (isUnsure && isSingle && !isSetOff(reading, run) ? 30 : isLed ? 76 : 82) - far,
    isTold && far === 0,
  );
}

function openingClause(reading: Reading, run: NameRun): number {
  const sentence = reading.tokens[run.from]?.sentence;
  return reading.tokens.find((token) => token.sentence === sentence)?.clause ?? 0;
}

/** After an article the word for what it is stays outside the name: "das Hotel Seeblick", "la Pousada Vento Sul". */
function dropKind(reading: Reading, run: NameRun, isLed: boolean): NameRun {
  if (!isLed) return run;
  const kind = findPhrases(reading.lexicon.kinds, reading.tokens, run).find(
    (match) => match.from === run.from,
  );
  return kind && kind.to < run.to ? { from: kind.to, to: run.to } : run;
}
