import { findNameRun, findSmallRun, isProper, type NameRun } from './find-name-run';
import { addOfCv } from './list-cv-names';
import { addOfMail } from './list-mail-names';
import { addOpening } from './list-sign-names';
import { isPricedRow } from '../prices/is-priced-row';
import { isDoers } from '../people/find-staff';
import { isTradeInTown } from './is-trade-in-town';
import { listedPeople } from '../people/read-people';
import { isBracketedRow, isGround } from '../places/is-ground';
import { isSettlement } from '../places/is-settlement';
import { addAfterKind, addApposition, addAfterStroke, addTarget } from './list-led-names';
import { dropTown } from './trim-led-run';
import { properAdjectives } from '../lexicon/proper-adjectives';
import {
  addBeforeKind,
  addBracketed,
  addConstruct,
  addLabelled,
  addSelf,
  addShouted,
  addUncased,
} from './list-marked-names';
import { isAfterDate, isAllKnown, isDated, isNoName, isTimed, isTitleCased } from './reject-name-run';
import {
  addAfterNoun,
  addAfterSort,
  addAlone,
  addGroupOf,
  addPersonNext,
  addShoutedAlone,
} from './name-after-noun';
import { addCoined, addNounPair, addPersonal } from './list-personal-names';
import { nounFirst } from '../offer/noun-first';
import { findPhrases } from '../words/phrase-index';
import { cueEnd, isCueAt, type Reading } from '../reading';

/** A run of words that may be the name, and how likely: 95 told outright, 30 hardly. */
export type NameCandidate = {
  readonly run: NameRun;
  readonly score: number;
  /** Token that the name as shown begins with, when words of the trade lead it in: "piano lessons with Greta". */
  readonly lead: number;
};

/** `isTold`: the prompt says that it is a name, so ordinary words make one too. */
export type AddName = (run: NameRun | null, score: number, isTold?: boolean, lead?: number) => void;

/** A month, a day or "next" before a colon. */
const showing =
  /(?:^|[\s,;(])(?:(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|tonight|now showing|coming (?:up|soon)|this (?:week|month))\s?:\s$/iu;
const outright = 90;
/** Every run of words that may name the site, from the words around it. */
export function listNameCandidates(reading: Reading): NameCandidate[] {
  const { tokens } = reading;
  const found: NameCandidate[] = [];
  const isTitled = isTitleCased(reading);
  const isUnsure = isTitled || reading.language.value === 'de';
  const kindEnds = new Map(findPhrases(reading.lexicon.kinds, tokens).map((match) => [match.to, match]));
  const people = listedPeople(reading);
  const isSpokenAbroad = reading.spoken !== 'en';
  const add: AddName = (whole, score, isTold = false, lead = whole?.from ?? 0) => {
    const run = whole && score < outright ? dropTown(reading, whole) : whole;
    // "named Jun", "called April": told to be a name, a month is one.
    if (!run || (!isTold && (isDated(reading, run) || isAllKnown(reading, run)))) return;
    // "September: The Great Escaper": what is on then.
    if (score < outright && showing.test(reading.text.slice(Math.max(0, (tokens[run.from]?.start ?? 0) - 24), tokens[run.from]?.start ?? 0))) return; // prettier-ignore
    // "a street party, Saturday 18 July": when.
    if (score < outright && run.to - run.from > 1 && isTimed(reading, run)) return;
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
    // "drs. Marloes Bakker en drs. Tim Vos": two who work there.
    const titled = tokens
      .slice(run.from, run.to)
      .filter(({ form }) => /^(?:dra?|drs|dott|avv|prof|lic)$/u.test(form));
    const last = tokens[run.to - 1]?.form ?? '';
    // "Hausarztpraxis Dr. med. Ute Kramer": no name ends with a title.
    if (titled.length > 1 || (isSpokenAbroad && /^(?:dr|drs|prof|med|dent)$/u.test(last))) return;
    const isSingle = run.to - run.from === 1;
    const next = tokens[run.to];
    const isFollowed =
      next !== undefined &&
      /^\s+$/u.test(next.gap) &&
      next.sentence === first?.sentence &&
      /^\p{Ll}/u.test(next.text);
    if (isSingle && properAdjectives.has(first?.form ?? '')) return;
    if (score < outright && (isNoName(reading, run) || isAfterDate(reading, run))) return;
    if (isSingle && isFollowed && /^\p{Lu}{2,4}$/u.test(first?.text ?? '') && score < outright) return;
    if (isSettlement(reading, run) && score < outright) return;
    // "VAT calculator UK 20%": a share.
    if (score < outright && /^\s?%/u.test(reading.text.slice(tokens[run.to - 1]?.end ?? 0))) return;
    if (score < outright && (isGround(reading, run) || isBracketedRow(reading, run))) return;
    // "Cut 24, Beard 14": things with their figures.
    if (score < outright && isPricedRow(reading, run)) return;
    // "sort them by Clothes / Papers / Gadgets": a row to choose from.
    if (score < outright && isChoice(reading, run)) return;
    // "Liste meiner Bienenvölker mit Standort, Königin": every noun has its capital.
    if (score < outright && reading.spoken === 'de' && germanTable.test(reading.folded)) return;
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
    // "out of Key West"
    if (score < outright && tokens[run.from - 1]?.form === 'of' && tokens[run.from - 2]?.form === 'out')
      return;
    // "Current exhibition: Keepers of the Light": what is on.
    if (
      score < outright &&
      /^\s?:/u.test(first?.gap ?? '') &&
      /^(?:exhibitions?|exhibits?|productions?|events?|showing|playing|programme|program|menu|services|products|team|staff|book|album|single|song|special|specials|next|now)$/u.test(
        tokens[run.from - 1]?.form ?? '',
      )
    )
      return;
    // "המלצות של לקוחות": where there are no capitals, a section's own word opens no name.
    if (
      score < outright &&
      /^[א-ת]/u.test(first?.form ?? '') &&
      reading.lexicon.sections.words.has(first?.form ?? '')
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
  for (const run of reading.named) add(run, 84, true);
  addOfCv(reading, add);
  addOfMail(reading, add);
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
    const isInName = isProper(token.text) && !isOpening && !isTitled && !reading.isShouting;
    // "le Refuge des Marmottes": between two capitals "des" belongs to a name.
    // "the Isle of Mull": in any language "of" belongs to the two capitals round it.
    const isOf =
      token.form === 'of' && isProper(tokens[at - 1]?.text ?? '') && tokens[at - 1]?.gap === ' ' && at > 1;
    const isOfName =
      isOf ||
      ((nounFirst.has(reading.language.value) || /^(?:van|de|der|von)$/u.test(token.text)) &&
        at > 1 &&
        tokens[at - 2]?.sentence === token.sentence &&
        isProper(tokens[at - 1]?.text ?? '') &&
        token.gap === ' ');
    if (target !== null && !isInName && !isOfName) addTarget(reading, target, isUnsure, add);
    const kind = kindEnds.get(at);
    if (kind) addBeforeKind(reading, kind, add);
    if (kind && /^[\s:]{1,2}$/u.test(token.gap)) addAfterKind(reading, kind, isUnsure, add);
    const isClause = at > 0 && tokens[at - 1]?.clause !== token.clause;
    if ((kind && token.gap === ' ') || isClause) addUncased(reading, at, isClause, add);
    if (kind && token.gap === ' ') addConstruct(reading, at, add);
    if (/^\s*\)?[,–—:-]\s+$/u.test(token.gap) && !isOpening) {
      if (isUnsure) addAfterStroke(reading, at, add);
      else addApposition(reading, at, kindEnds, add);
    }
    if (isClause && reading.language.value === 'de') addNounPair(reading, at, add);
    addBracketed(reading, at, kindEnds.has(at), add);
    addLabelled(reading, at, add);
    if (at === 0) addOpening(reading, isUnsure, add);
    addPersonal(reading, at, isUnsure, add);
    addCoined(reading, at, add);
    addAlone(reading, at, add);
    addShoutedAlone(reading, at, add);
    if (!isUnsure) addAfterNoun(reading, at, add);
    addGroupOf(reading, at, add);
    addPersonNext(reading, at, add);
    addAfterSort(reading, at, add);
    if (reading.isShouting && kind) addShouted(reading, kind, add);
  }
  return found;
}

const isChoice = ({ text, tokens }: Reading, { from, to }: NameRun): boolean =>
  /\s\/\s/u.test(text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)) ||
  // "Filter by Loft, Garage and Porch"
  (tokens[from - 1]?.form === 'by' &&
    /^(?:filter|sort|group|order|narrow)/u.test(tokens[from - 2]?.form ?? ''));

const germanTable =
  /^(?:[a-z]+ ){0,4}?[a-z]*(?:liste|tabelle|ubersicht|verzeichnis|tagebuch|logbuch)(?: [a-z]+){0,4}? mit [a-z]+(?: [a-z]+)?, /u;

const animals =
  /^(?:cat|dog|puppy|kitten|parrot|horse|pony|donkey|goat|sheep|rabbit|tortoise|hen|hens|alpaca|sheepdog|labrador|spaniel|terrier|greyhound|whippet|budgie|ghost|hund|hundin|katze|kater|papagei|pferd|esel|perro|perra|gato|gata|burro|chien|chienne|chat|chatte|ane|cane|gatto|gatta|asino|cao|cachorro|hond|kat|poes|paard|ezel|pies|kot|kopek|kedi)$/u;

/** Those who work there, by what they are. */
const hands =
  /^(?:apprentice|trainee|assistant|receptionist|manager|trainer|instructor|teacher|tutor|stylist|barber|chef|nurse|gardener|volunteer|caretaker|warden|groom|daughter|son|wife|husband|brother|sister)$/u;

/** "The kiln is called Brenda": what stands in a house and has a name. */
const things =
  /^(?:press|kiln|oven|van|boat|machine|truck|tractor|bike|stove|car|roaster|still|loom|forge|engine|bell|robot|printer|trailer|minibus|tree|shelf|column|tab|category|status|button|field|stage|pile|deck|unit|currency)$/u;

/** "a bookshop with a cat called Proust": who keeps it company bears no name of its own house. */
function isCompany(reading: Reading, at: number): boolean {
  // "An apprentice starting in September called Jamie"
  const hasHand = [1, 2, 3, 4].some((back) => hands.test(reading.tokens[at - back]?.form ?? '') && reading.tokens[at - back]?.sentence === reading.tokens[at]?.sentence); // prettier-ignore
  if (hasHand && at > 4) return true;
  if (/^(?:the|our|my|her|his)$/u.test(reading.tokens[at - 3]?.form ?? '') && things.test(reading.tokens[at - 2]?.form ?? '')) return true; // prettier-ignore
  const isAnimal = animals.test(reading.tokens[at - 1]?.form ?? '');
  // "Six people, one apprentice, a dog called Plane": told behind what they are.
  return (
    isAnimal &&
    (reading.tokens[at]?.sentence !== reading.tokens[0]?.sentence ||
      (at > 3 && [2, 3, 4, 5].some((back) => isCueAt(reading, at - back, 'with'))))
  );
}

function addCalled(reading: Reading, at: number, add: AddName): void {
  const begin = cueEnd(reading, 'called', at);
  const token = begin === null ? undefined : reading.tokens[begin];
  if (begin === null || !token || !/^\s*[:=]?\s{1,2}$/u.test(token.gap)) return;
  const isBare =
    /^(?:name|names|brand|company|business|firm|studio|label|marca|empresa|marke|firma|marque|merk|nome|nombre|nom|naam|nazwa|adi|ismi|اسم|الاسم)$/u.test(
      reading.tokens[at]?.form ?? '',
    ) && begin - at === 1;
  // "a named person at the counter": one who has a name.
  if (reading.tokens[at]?.form === 'named' && isCueAt(reading, at - 1, 'article', 'definite') && !isProper(token.text)) return; // prettier-ignore
  // "do not call it quaint"
  if ([1, 2, 3].some((back) => /^(?:not|never|dont)$/u.test(reading.tokens[at - back]?.form ?? ''))) return;
  if (isCompany(reading, at)) return;
  const run = findNameRun(reading, begin);
  // "a form with name and email": only a capital or a colon makes the bare word a name's herald.
  const small =
    !isBare || token.gap.includes(':') || !/^\p{Script=Latin}/u.test(token.text)
      ? findSmallRun(reading, begin)
      : null;
  // "Scrub a Dub": told to be a name, its small word is part of it.
  const isLinked =
    run !== null &&
    reading.tokens[run.to]?.text === 'a' &&
    reading.tokens[run.to + 1]?.gap === ' ' &&
    isProper(reading.tokens[run.to + 1]?.text ?? '');
  add(isLinked ? { from: run.from, to: run.to + 2 } : (run ?? small), 95, true);
}
