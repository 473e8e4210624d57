import type { Deed } from '../offer/find-deeds';
import { isProper } from '../names/find-name-run';
import { leadAt } from '../offer/lead-at';
import { nounFirst } from '../offer/noun-first';
import { isPerformer } from '../people/performers';
import {
  isDone,
  isMadeBefore,
  isNextServed,
  isOpening,
  isPlaced,
  isRelativeNamed,
  isThingCalled,
  isToldBefore,
  isToldOf,
  isWhere,
} from './around-head';
import { findPhrases } from '../words/phrase-index';
import { cueEnd, isCueAt, type Reading } from '../reading';

/** A noun phrase of the prompt that may say what is wanted. Tokens `from` up to `to`, with how much it counts. */
export type Head = {
  readonly from: number;
  readonly to: number;
  readonly strength: number;
  /** What leads it in. */
  readonly lead:
    | 'start'
    | 'site'
    | 'for'
    | 'self'
    | 'offers'
    | 'appositive'
    | 'possessive'
    | 'deed'
    | 'other';
};

const mostHeads = 600;
/** Behind a name in Turkish: "… adlı kafe", "… isimli bir kafe". */
const isBehindName = ({ tokens }: Reading, from: number): boolean =>
  /^(?:adl[iı]|isimli)$/u.test(tokens[from - (tokens[from - 1]?.form === 'bir' ? 2 : 1)]?.form ?? '');
/** Of "Farm shop hours:", further in: the label of what follows. */
export const labelStrength = 0.15;

function skipLead(
  reading: Reading,
  at: number,
  to: number,
  deeds: ReadonlyMap<number, Deed>,
): { at: number; hasArticle: boolean; isOwn: boolean } {
  let hasArticle = false;
  let isOwn = false;
  for (let next = at; next < to;) {
    // After an article nothing is asked for any more: "a design studio".
    const end =
      (hasArticle || isOwn ? null : cueEnd(reading, 'ask', next)) ??
      cueEnd(reading, 'article', next) ??
      cueEnd(reading, 'possessive', next) ??
      cueEnd(reading, 'definite', next);
    // "hi, my mum repairs": what somebody does is read by itself.
    if (end === null || (next > at && deeds.get(next)?.isTold === false))
      return { at: next, hasArticle, isOwn };
    hasArticle ||= isCueAt(reading, next, 'article');
    isOwn ||= isCueAt(reading, next, 'possessive');
    next = end;
  }
  return { at: to, hasArticle, isOwn };
}

/** "academia de inglés", "salon de coiffure": what the noun before is of belongs to it; a name or an article after does not. */
function isGenitive(reading: Reading, at: number, next: number): boolean {
  const after = reading.tokens[next + 1];
  return (
    nounFirst.has(reading.language.value) &&
    next > at &&
    next - at <= 3 &&
    /^(?:de|di|d)$/u.test(reading.tokens[next]?.form ?? '') &&
    after !== undefined &&
    after.clause === reading.tokens[at]?.clause &&
    /^\p{Ll}/u.test(after.text) &&
    !isCueAt(reading, next - 1, 'site') &&
    !isCueAt(reading, next + 1, 'article', 'definite', 'possessive', 'site', 'ask') &&
    !reading.lexicon.numbers.has(after.form)
  );
}

/** Token before which the noun phrase beginning at `at` ends. */
function endOf(reading: Reading, at: number, insides: ReadonlySet<number>): number {
  const { tokens } = reading;
  for (let next = at; next < tokens.length; next += 1) {
    const token = tokens[next];
    if (!token) return next;
    if (next > at && (token.clause !== tokens[at]?.clause || token.sentence !== tokens[at]?.sentence))
      return next;
    if (next - at >= 12) return next;
    // "our band plays weddings": what they do, and where, is not what they are.
    if (
      /^(?:plays|performs|sings)$/u.test(token.form) &&
      tokens.slice(at, next).some(({ form }) => isPerformer(form))
    )
      return next;
    if (/["“”«»„]/u.test(token.gap) && next > at) return next;
    // "photo-sharing", "to-do": a cue joined by a hyphen is part of a word.
    const isJoined = /^[-‐'’]$/u.test(token.gap) || /^[-‐]$/u.test(tokens[next + 1]?.gap ?? '');
    // "boutique en ligne", "auberge de jeunesse": the words for a kind stay together.
    if (next > at && insides.has(next)) continue;
    if (isGenitive(reading, at, next)) continue;
    // "au-dessus de": a cue of several words stays one across its hyphen.
    const isLong = (['in', 'with', 'for'] as const).some(
      (name) => (cueEnd(reading, name, next) ?? 0) > next + 1,
    );
    if (isThingCalled(tokens, at, next)) continue;
    if ((!isJoined || isLong) && isCueAt(reading, next, 'break', 'with', 'for', 'site', 'called', 'no', 'in'))
      return next;
  }
  return tokens.length;
}

const strengths: Readonly<Record<Head['lead'], number>> = {
  start: 2.4, site: 3, for: 0.9, self: 3, offers: 1.3, appositive: 2.6, possessive: 1.6, deed: 2.4, other: 0.5,
}; // prettier-ignore

/**
 * How much "for …" without an article says of what it is: "website for dentists" tells it, in "chess club website for
 * school" and "invoice app for freelancers" it tells who uses what was named before.
 */
function forStrength(
  reading: Reading,
  heads: readonly Head[],
  hasSite: boolean,
  { from, to }: Pick<Head, 'from' | 'to'>,
): number {
  const named = heads.find((head) => head.lead === 'site' || head.lead === 'start');
  // "for Anna Lee" says whose it is; "for weddings Shropshire" says where, too.
  const isName = [from, to - 1].every((at) => isProper(reading.tokens[at]?.text ?? ''));
  if (!named || isName) return 3.2;
  const isTold = named.lead === 'site' && named.to - named.from >= 2;
  const isUsers =
    !hasSite &&
    named.lead === 'start' &&
    !/^(?:something|anything|stuff|web)$/u.test(reading.tokens[named.from]?.form ?? '') &&
    (named.to - named.from >= 2 ||
      /(?:[^s]s|people|children|men|women)$/u.test(reading.tokens[to - 1]?.form ?? ''));
  return isTold || isUsers ? 0.9 : 3.2;
}

/** The noun phrases of the prompt, each with what leads it in; the strongest says what the site is for. */
export function findHeads(reading: Reading, deeds: ReadonlyMap<number, Deed>): Head[] {
  const { tokens } = reading;
  const heads: Head[] = [];
  const insides = new Set(
    findPhrases(reading.lexicon.kinds, tokens).flatMap(({ from, to }) =>
      nounFirst.has(reading.language.value) && to - from > 2
        ? Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index)
        : [],
    ),
  );
  let at = 0;
  let hasSite = false;
  let siteAt = -1;
  let isForTaken = false;
  let afterName = false;
  // What something done is "for" are those who use it: "hire out tractors for weddings".
  const isAsked = (): boolean =>
    heads.at(-1)?.lead === 'deed'
      ? siteAt >= at - 1
      : hasSite ||
        // "We rent hot tubs for weekends": for those who use what is offered.
        (heads.length > 0 &&
          !heads.some(({ lead, from }) => lead === 'self' || (lead === 'offers' && from < 4)));
  while (at < tokens.length && heads.length < mostHeads) {
    const token = tokens[at];
    const isSentenceStart = at === 0 || tokens[at - 1]?.sentence !== token?.sentence;
    const isClauseStart = isSentenceStart || tokens[at - 1]?.clause !== token?.clause;
    const siteEnd = cueEnd(reading, 'site', at);
    if (siteEnd !== null) {
      hasSite = true;
      siteAt = siteEnd;
      at = siteEnd;
      continue;
    }
    const deed = deeds.get(at);
    const done = deed?.verbs[0];
    if (deed && done && !deed.isTold) {
      const isEarly = (token?.sentence ?? 0) === 0;
      heads.push({ from: done.from, to: deed.object.to, strength: isEarly ? 2.4 : 1.3, lead: 'deed' });
      at = deed.object.to;
      continue;
    }
    const isAfterSite = siteAt === at && !isClauseStart;
    const lead =
      leadAt(reading, at, isClauseStart) ?? (isAfterSite ? { lead: 'for' as const, to: at } : null);
    const begin = skipLead(reading, lead?.to ?? at, tokens.length, deeds);
    const from = begin.at;
    const to = Math.min(Math.max(endOf(reading, from, insides), from), tokens.length);
    if (from > at && deeds.get(from)?.isTold === false) {
      at = from;
      continue;
    }
    if (to <= from) {
      at = Math.max(at + 1, lead && lead.to > at ? lead.to : at, from);
      continue;
    }
    const early = isOpening(reading, tokens[from]?.sentence ?? 0);
    let kind: Head['lead'] = lead?.lead ?? 'other';
    let strength = strengths[kind];
    const isCounted =
      reading.lexicon.numbers.has(tokens[to - 1]?.form ?? '') || /^\d+$/u.test(tokens[to - 1]?.form ?? '');
    const isListedPage =
      kind === 'start' && !isSentenceStart && /^pages?$/u.test(tokens[to]?.form ?? '') && heads.length > 0;
    if (isCounted && isCueAt(reading, to, 'site')) strength = 0.3;
    // "my dad Terry started it", "the salon is in my garage": who, and where, and not what.
    else if (begin.isOwn && !hasSite && isRelativeNamed(reading, from)) [kind, strength] = ['other', 0.1];
    else if (isDone(heads) && isPlaced(reading, to)) [kind, strength] = ['other', 0.1];
    // "FAQ, booking form, insurance page": a page of the site in a list.
    else if (isListedPage) [kind, strength] = ['other', 0.3];
    else if (
      isCueAt(reading, to, 'site') &&
      tokens[to]?.sentence === tokens[from]?.sentence &&
      // "shows for festivals and weddings, site with a showreel": a new clause asks for the site.
      (kind !== 'for' ||
        isForTaken ||
        hasSite ||
        heads.length === 0 ||
        tokens[to]?.clause === tokens[from]?.clause) &&
      kind !== 'other'
    )
      [kind, strength] = ['site', strengths.site];
    else if (kind === 'for' && to - from === 1 && /^(?:hire|rent|sale|let)$/u.test(tokens[from]?.form ?? ''))
      strength = 0.1;
    else if (kind === 'for' && heads.at(-1)?.lead === 'deed' && !isAsked()) strength = 0.3;
    // "We breed leeches for hospitals", "a workshop that makes false teeth for film and theatre": who buys them.
    else if (
      kind === 'for' &&
      !hasSite &&
      !begin.hasArticle &&
      !begin.isOwn &&
      isMadeBefore(reading, heads, at)
    )
      strength = 0.3;
    // "Shiftbee - staff scheduling for small restaurants": who uses what was told after the name.
    else if (kind === 'for' && early && begin.at > 0 && isToldBefore(reading, heads, at)) strength = 0.9;
    else if (kind === 'for' && !isForTaken && early && isAsked())
      strength = begin.hasArticle || begin.isOwn ? 3.2 : forStrength(reading, heads, hasSite, { from, to });
    else if (
      kind === 'start' &&
      isClauseStart &&
      !isSentenceStart &&
      (begin.hasArticle || begin.isOwn) &&
      // "La Mousse Folle: nos bières, visites": after a colon "our" begins a list.
      !(begin.isOwn && token?.gap.includes(':') === true) &&
      afterName
    )
      [kind, strength] = ['appositive', strengths.appositive];
    else if (
      kind === 'start' &&
      early &&
      afterName &&
      heads.at(-1)?.lead === 'for' &&
      /^\p{Ll}/u.test(tokens[from]?.text ?? '')
    )
      [kind, strength] = ['appositive', 2];
    // "Ottoman Lights, handmade mosaic lamps.": what stands right after a name that opens the prompt.
    else if (
      kind === 'start' &&
      !isSentenceStart &&
      early &&
      heads.length <= 1 &&
      tokens[0]?.isClosed === true &&
      /^\p{Ll}/u.test(tokens[from]?.text ?? '')
    )
      strength = 1.6;
    // "costumes for re-enactors, museums and small films": the next of those who use it.
    else if (kind === 'start' && !isSentenceStart && isNextServed(heads.at(-1), begin.at > at))
      [kind, strength] = ['for', 0.3];
    else if (kind === 'start' && !isSentenceStart) strength = 0.7;
    // "\"Zeytin Dalı\" restoranı için site": what it is stands right behind its name.
    else if (kind === 'other' && early && tokens[from - 1]?.isClosed && /^["“”»]\s$/u.test(token?.gap ?? ''))
      [kind, strength] = ['appositive', 2];
    // "“Mavi Fincan” adlı kafe için site": so it does behind the word that says that it is one.
    else if (kind === 'other' && early && isBehindName(reading, from)) [kind, strength] = ['appositive', 2];
    // "I make candles at my kitchen table", "hedgehog rescue in my back garden": where it is done.
    else if (begin.isOwn && (isToldOf(heads.at(-1)) || isDone(heads)) && isWhere(reading, from))
      [kind, strength] = ['other', 0.1];
    else if (begin.isOwn) strength = Math.max(strength, strengths.possessive);
    if (kind === 'for' && early) isForTaken = true;
    const isLabel =
      !early && /^\s?:/u.test(tokens[to]?.gap ?? '') && isSentenceStart && (tokens[from]?.sentence ?? 0) > 1;
    if (isLabel) {
      heads.push({ from, to, strength: labelStrength, lead: 'other' });
      at = to;
      continue;
    }
    heads.push({
      from,
      to,
      strength: early ? strength : strength * (kind === 'self' || kind === 'offers' ? 0.7 : 0.45),
      lead: kind,
    });
    afterName = /^[\p{Lu}\p{N}]/u.test(tokens[from]?.text ?? '') || tokens[from]?.isClosed === true;
    at = to;
  }
  return heads;
}
