import type { Slot } from '@/domain/site/brief';
import { cleanName } from './clean-name';
import { findNameRun, findSmallRun, isProper, type NameRun } from './find-name-run';
import { isSettlement } from './is-settlement';
import { properAdjectives } from './lexicon/proper-adjectives';
import { findPhrases, type PhraseMatch } from './phrase-index';
import type { ReadQuote } from './tell-quotes';
import { listVariants } from './list-variants';
import { cueEnd, isCueAt, spanOf, tokenAt, type Reading } from './reading';

type Candidate = { readonly run: NameRun; readonly score: number };

/** Whether every word is one a lexicon or the proper-adjective list knows: then it is no name. */
function isAllKnown(reading: Reading, run: NameRun): boolean {
  const { kinds, sections, behaviours, styles, shades, roles } = reading.lexicon;
  for (let at = run.from; at < run.to; at += 1) {
    const form = reading.tokens[at]?.form ?? '';
    const isKnown =
      properAdjectives.has(form) ||
      listVariants(form).some((one) =>
        [kinds, sections, behaviours, styles, shades, roles].some((index) => index.words.has(one)),
      ) ||
      isCueAt(
        reading,
        at,
        'site',
        'ask',
        'article',
        'possessive',
        'definite',
        'pages',
        'onePage',
        'particle',
        'with',
        'for',
        'break',
      );
    if (!isKnown) return false;
  }
  return true;
}

function isTitleCased(reading: Reading): boolean {
  const long = reading.tokens.filter((token) => /^\p{L}{4,}$/u.test(token.text) && !token.isClosed);
  return long.length >= 5 && long.filter((token) => isProper(token.text)).length > long.length * 0.75;
}

function listCandidates(reading: Reading, kinds: readonly PhraseMatch<unknown>[]): Candidate[] {
  const { tokens } = reading;
  const found: Candidate[] = [];
  const isUnsure = isTitleCased(reading) || reading.language.value === 'de';
  const kindEnds = new Map(kinds.map((match) => [match.to, match]));
  const add = (run: NameRun | null, score: number): void => {
    if (!run || isAllKnown(reading, run)) return;
    const first = tokens[run.from];
    const single = run.to - run.from === 1;
    const next = tokens[run.to];
    const isFollowed =
      next !== undefined &&
      /^\s+$/u.test(next.gap) &&
      next.sentence === first?.sentence &&
      /^\p{Ll}/u.test(next.text);
    if (single && properAdjectives.has(first?.form ?? '')) return;
    if (single && isFollowed && /^\p{Lu}{2,4}$/u.test(first?.text ?? '') && score < 90) return;
    if (isSettlement(reading, run) && score < 90) return;
    // The further in, the less likely the name of the whole.
    found.push({ run, score: score - Math.min(20, (first?.sentence ?? 0) * 5) });
  };
  for (const [at, token] of tokens.entries()) {
    if (at > 2500) break;
    if (token.isClosed) continue;
    const isOpening = at === 0 || tokens[at - 1]?.sentence !== token.sentence;
    const called = cueEnd(reading, 'called', at);
    if (called !== null && tokens[called]?.sentence === token.sentence) {
      const begin =
        cueEnd(reading, 'definite', called) !== null && !isProper(tokens[called]?.text ?? '')
          ? called
          : called;
      add(
        findNameRun(reading, begin) ??
          (/^[\s:]{1,3}$/u.test(tokens[begin]?.gap ?? '') ? findSmallRun(reading, begin) : null),
        95,
      );
    }
    const self = cueEnd(reading, 'self', at);
    if (self !== null && tokens[self]?.sentence === token.sentence)
      add(findNameRun(reading, self), isOpening ? 88 : 74);
    const target = cueEnd(reading, 'for', at);
    if (target !== null) addTarget(reading, target, isUnsure, add);
    const kind = kindEnds.get(at);
    if (kind && /^[\s:]{1,2}$/u.test(token.gap)) add(findNameRun(reading, at), isUnsure ? 72 : 78);
    // ", Skybound Raptors." — in apposition.
    if (/^\s*[,–—:-]\s+$/u.test(token.gap) && !isOpening) {
      const run = findNameRun(reading, at);
      if (run && run.to - run.from >= 2 && !isUnsure)
        add(run, isPlaceBefore(reading, at) ? 20 : token.sentence === 0 ? 66 : 40);
    }
    if (isOpening) addOpening(reading, at, isUnsure, add);
  }
  return found;
}

type Add = (run: NameRun | null, score: number) => void;

function addTarget(reading: Reading, at: number, isUnsure: boolean, add: Add): void {
  const definite = cueEnd(reading, 'definite', at);
  const isCapitalArticle = isProper(reading.tokens[at]?.text ?? '');
  let run = findNameRun(reading, definite !== null && !isCapitalArticle ? definite : at);
  if (!run) return;
  if (definite !== null && !isCapitalArticle) run = dropKind(reading, run);
  const isSingle = run.to - run.from === 1;
  const next = reading.tokens[run.to];
  const isSetOff =
    next === undefined || /[,.:;–—(]/u.test(next.gap) || isCueAt(reading, run.to, 'in', 'with');
  add(run, isUnsure && isSingle && !isSetOff ? 30 : definite !== null && !isCapitalArticle ? 76 : 82);
}

/** "das Hotel Seeblick": after an article the word for what it is stays outside the name. */
function dropKind(reading: Reading, run: NameRun): NameRun {
  const kind = findPhrases(reading.lexicon.kinds, reading.tokens, run).find(
    (match) => match.from === run.from,
  );
  return kind && kind.to < run.to ? { from: kind.to, to: run.to } : run;
}

function isPlaceBefore(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1)
    if (isCueAt(reading, back, 'in')) return true;
  return false;
}

function addOpening(reading: Reading, at: number, isUnsure: boolean, add: Add): void {
  const run = findNameRun(reading, at);
  if (!run || at > 0) return;
  const next = reading.tokens[run.to];
  const isSetOff = next !== undefined && /^\s*[,:–—|-]\s*/u.test(next.gap);
  const isOfSite = isCueAt(reading, run.to, 'site') || /^(?:is|es|est|ist)$/u.test(next?.form ?? '');
  const text = reading.tokens[run.from]?.text ?? '';
  const isCoined = /\p{Ll}\p{Lu}/u.test(text) || run.to - run.from >= 2;
  if ((isSetOff || isOfSite) && (isCoined || isSetOff) && !(isUnsure && !isSetOff))
    add(run, isCoined ? 75 : 50);
  else if (isCoined && !isUnsure && run.to - run.from >= 2) add(run, 35);
}

/** The name of what the site is for, with its place in the prompt; null when the prompt gives none. */
export function readName(reading: Reading, quotes: readonly ReadQuote[]): Slot<string> | null {
  const { tokens } = reading;
  const kinds = findPhrases(reading.lexicon.kinds, tokens);
  const candidates: { span: { start: number; end: number }; score: number }[] = listCandidates(
    reading,
    kinds,
  ).map(({ run, score }) => ({ span: spanOf(tokens, run.from, run.to), score }));
  for (const quote of quotes)
    if (quote.nameScore > 0) candidates.push({ span: quote.inner, score: quote.nameScore });
  const handle = /@[\w.]{2,40}(?<!\.)/u.exec(reading.text);
  if (handle && !/[\w.]/u.test(reading.text[handle.index - 1] ?? ' '))
    candidates.push({
      span: { start: handle.index, end: handle.index + handle[0].length },
      score: isCueAt(reading, tokenAt(tokens, handle.index) - 1, 'for') ? 86 : 45,
    });
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (one, other) => (one === null || other.score > one.score ? other : one),
    null,
  );
  if (!best || best.score < 30) return null;
  return finish(reading, best.span);
}

function finish(reading: Reading, span: { start: number; end: number }): Slot<string> | null {
  const next = reading.text.slice(span.end, span.end + 3);
  const own = /['’]s$/u.exec(reading.prompt.slice(span.start, span.end));
  const end = own && /^\s\p{Ll}/u.test(next) ? span.end - 2 : span.end;
  const value = cleanName(reading.prompt.slice(span.start, end));
  return value === '' ? null : { value, spans: [{ start: span.start, end }] };
}
