import { findNameRun, isProper } from './find-name-run';
import { isUnheard } from './list-marked-names';
import { isSettlement } from '../places/is-settlement';
import type { AddName } from './list-name-candidates';
import { findPhrases } from '../words/phrase-index';
import { isCueAt, type Reading } from '../reading';

/**
 * "for my dog walking biz Muddy Paws in Exeter": two or more capitals right after a small noun that somebody's own noun phrase
 * ends in, up to the mark or the place.
 */
export function addAfterNoun(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token || token.gap !== ' ' || token.sentence > 1 || before.isClosed) return;
  if (!/^\p{Ll}{3,}$/u.test(before.text) || !isProper(token.text)) return;
  if (
    isCueAt(
      reading,
      at - 1,
      'in',
      'for',
      'with',
      'and',
      'break',
      'called',
      'site',
      'article',
      'possessive',
      'definite',
      'self',
      'ask',
      'no',
    )
  )
    return;
  let from = at - 1;
  while (
    from > 0 &&
    tokens[from - 1]?.clause === before.clause &&
    !isCueAt(reading, from, 'article', 'possessive')
  )
    from -= 1;
  const isOwn =
    isCueAt(reading, from, 'article', 'possessive') && isCueAt(reading, from - 1, 'for', 'self', 'ask');
  const run = isOwn ? findNameRun(reading, at) : null;
  if (!run || run.to - run.from < 2 || isSettlement(reading, run)) return;
  const next = tokens[run.to];
  if (next === undefined || next.clause !== token.clause || isCueAt(reading, run.to, 'in'))
    add(run, 54, true);
}

/** "VETERINARY CLINIC IN NAIROBI, PAWS & CLAWS.": where all is in capitals, up to three words alone after the trade. */
export function addShoutedAlone(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!reading.isShouting || !before || !token || token.sentence > 0 || before.clause === token.clause)
    return;
  if (token.clause - (tokens[0]?.clause ?? 0) !== 1) return;
  let to = at + 1;
  while (tokens[to]?.clause === token.clause) to += 1;
  const isLast = tokens[to] === undefined || tokens[to]?.sentence !== token.sentence;
  const isTrade = findPhrases(reading.lexicon.kinds, tokens, { from: 0, to: at }).length > 0;
  const isAsked = findPhrases(reading.lexicon.sections, tokens, { from: at, to }).length > 0;
  if (isLast && isTrade && !isAsked && to - at <= 3 && !isSettlement(reading, { from: at, to }))
    add({ from: at, to }, 56, true);
}

/** "Friseur in Kassel, Kopfsache.": one word that no list knows, alone between the trade and the full stop or the town. */
export function addAlone(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || token.sentence > 0 || !/^\s?[,–—:-]\s$/u.test(token.gap) || token.text.length < 4)
    return;
  const run = { from: at, to: at + 1 };
  if (!isUnheard(reading, run) || isSettlement(reading, run) || next?.clause === token.clause) return;
  const trade = findPhrases(reading.lexicon.kinds, tokens, { from: 0, to: at });
  const first = tokens[0]?.clause ?? 0;
  if (trade.length === 0 || token.clause - first > 2) return;
  // "Electrician Heidelberg, Notdienst, Wallbox": further in it is one of a list.
  const isSetOff = token.clause - first === 1 || isSettlement(reading, { from: at - 1, to: at });
  const isEnd = isSetOff && (next === undefined || next.sentence !== token.sentence);
  const isBeforeTown = next !== undefined && isSettlement(reading, { from: at + 1, to: at + 2 });
  if (isEnd || isBeforeTown) add(run, 50, true);
}

const groups =
  /^(?:pta|ptfa|friends|parents|society|guild|association|fellowship|parish|church|home|school)$/u;

/** "PTA of Meadowfield Primary School": whose group it is belongs to the name; so does "the Larkin Quartet" after what it is. */
export function addGroupOf(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const [first, of, token] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!first || !of || !token || first.sentence > 0 || reading.spoken !== 'en') return;
  const isStart =
    at === 0 || (at < 4 && isCueAt(reading, at - 1, 'for', 'article', 'definite', 'possessive'));
  const from = /^(?:the)$/u.test(token.form) ? at + 3 : at + 2;
  if (
    groups.test(first.form) &&
    of.form === 'of' &&
    isStart &&
    isProper(tokens[from]?.text ?? '') &&
    isProper(first.text)
  ) {
    const run = findNameRun(reading, from);
    if (run) add({ from: at, to: run.to }, 82, true);
  }
  // "string quartet the Larkin Quartet": the same noun again, with a name before it.
  if (first.form !== 'the' || !/^\s$/u.test(first.gap) || !isProper(of.text)) return;
  const run = findNameRun(reading, at + 1);
  const last = tokens[(run?.to ?? 0) - 1];
  const noun = tokens[at - 1];
  if (run && last && noun && last.form === noun.form && run.to - run.from > 1)
    add({ from: at, to: run.to }, 80, true);
}

const callings =
  /^(?:[\p{Ll}-]+\s){0,3}\p{Ll}+(?:er|or|ist|ian|ant|ect|man|woman|smith|wright|maker|student|poet|chef|vet|nurse)s?(?:\s(?:at|in|from|near|based|and|with|of)\s|\s?[.,;&]|$)/u;

/** "Personal site for a PhD student. Nadia Rahman, marine biologist": whose it is, right after what it is. */
export function addPersonNext(reading: Reading, at: number, add: AddName): void {
  const { tokens, text } = reading;
  const token = tokens[at];
  if (!token || token.sentence !== 1 || tokens[at - 1]?.sentence !== 0 || reading.spoken !== 'en') return;
  const run = findNameRun(reading, at);
  const next = run ? tokens[run.to] : undefined;
  const length = run ? run.to - run.from : 0;
  if (!run || !next || length < 2 || length > 4 || !/^,\s$/u.test(next.gap)) return;
  // "Website for Willow Yoga. Jane Smith, teacher": there the first sentence names it.
  const hasNamed = tokens
    .slice(1, at)
    .some(
      (one, index) =>
        isProper(one.text) &&
        isProper(tokens[index + 2]?.text ?? '') &&
        tokens[index + 2]?.gap === ' ' &&
        index + 2 < at,
    );
  if (callings.test(text.slice(next.start, next.start + 60))) add(run, hasNamed ? 50 : 88, true);
}

/** "SaaS: Rotakeep - staff rotas for care homes": the first word says what sort of thing, the name follows, then what it does. */
export function addAfterSort(reading: Reading, at: number, add: AddName): void {
  const { tokens } = reading;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (at === 0 || at > 3 || !token || !next || token.sentence > 0 || !/^\s?:\s$/u.test(token.gap)) return;
  if (isProper(token.text) && /^\s[-–—]\s$/u.test(next.gap) && /^\p{Ll}/u.test(next.text))
    add({ from: at, to: at + 1 }, 84, true);
}
