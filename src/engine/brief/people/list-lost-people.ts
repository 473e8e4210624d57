import type { LostWords } from '../words/lost-words';

const particles = /^(?:de|da|do|das|dos|di|del|della|du|van|der|den|von|zu|la|le|el|al|ben|bin|ter|ten)$/u;
const titles =
  /^(?:dr|dra|drs|prof|profa|me|maitre|dott|dottssa|avv|ing|sr|sra|don|dona|lic|mag|pan|pani|frau|herr|mevr|mme|med|dent|doc|mgr)$/u;
const are = /^(?:son|es|sont|est|sind|ist|sono|e|zijn|is|sao|sa|jest|to|nosotros)$/u;
const isWord = /^\p{Ll}[\p{L}\p{M}]+$/u;

/** Token after somebody's first name and surname beginning at a token: two to four words, small ones between them. */
function personEnd(words: LostWords, at: number): number | null {
  const { tokens } = words;
  let to = at + 1;
  let names = 1;
  while (names < 3) {
    let next = to;
    while (next < to + 2 && words.joins(next) && particles.test(tokens[next]?.form ?? '')) next += 1;
    if (!words.joins(next) || !isWord.test(tokens[next]?.text ?? '')) break;
    if (words.isCue(next, 'and', 'in', 'with', 'break', 'site', 'no', 'since') || words.isSmall(next)) break;
    if (words.isTown(next) && names > 1) break;
    to = next + 1;
    names += 1;
  }
  return names > 1 ? to : null;
}

/** Whether what follows a person lets it be one: an end, "and", where they are; no object of a verb. */
function isClosed(words: LostWords, to: number): boolean {
  return (
    words.isEnd(to) ||
    words.isTown(to) ||
    words.isCue(to, 'and', 'in', 'with', 'since', 'break') ||
    !words.joins(to) ||
    /^\d/u.test(words.tokens[to]?.text ?? '')
  );
}

function raise(words: LostWords, from: number, to: number, found: Set<number>): void {
  for (let at = from; at < to; at += 1)
    // "Dr. med.": of what somebody is a doctor stays small.
    if (
      !/^(?:med|dent)$/u.test(words.tokens[at]?.form ?? '') &&
      (at === from || !particles.test(words.tokens[at]?.form ?? ''))
    )
      found.add(at);
}

/** "me llamo paco ruiz": the words after, up to what ends them. */
function addOwn(words: LostWords, at: number, isSelf: boolean, found: Set<number>): void {
  if (isSelf && !words.isGiven(at)) return;
  if (!words.joins(at) || !isWord.test(words.tokens[at]?.text ?? '') || words.isSmall(at)) return;
  const to = personEnd(words, at);
  if (to !== null && (words.isGiven(at) || isClosed(words, to))) raise(words, at, to, found);
  else if (words.isEnd(at + 1) || words.isGiven(at)) found.add(at);
}

/** "profesores: marta lopez y julian serrano": pieces of a list, as long as they are people. */
function addList(words: LostWords, start: number, found: Set<number>): void {
  const { tokens } = words;
  const isAnnounced = /[:(]/u.test(tokens[start]?.gap ?? '') || are.test(tokens[start - 1]?.form ?? '');
  let at = start;
  for (let count = 0; count < 20; count += 1) {
    let from = at;
    while (titles.test(tokens[from]?.form ?? '')) from += 1;
    // "dirigent: hendrik postma, voorzitter els de jong": what the next one is.
    if (from === at && count > 0 && words.isLed(from)) at = from += 1;
    const isFirst = words.isGiven(from);
    if (!isWord.test(tokens[from]?.text ?? '')) return;
    if (!isFirst && !(isAnnounced && !words.isKnown(from)) && from === at) return;
    const to = personEnd(words, from) ?? from + 1;
    const isAlone = to === from + 1;
    // "artistas: rui, inês": a first name by itself only in a list that was announced.
    // "team: lien, sarah en jens": in an announced list of several, first names that no list knows.
    const isListed =
      isAnnounced && (count > 0 || /^\s?,/u.test(tokens[to]?.gap ?? '') || words.isCue(to, 'and'));
    const isUnknown = isListed && !words.isKnown(from) && !words.isSmall(from);
    if (isAlone && !(isFirst && (isAnnounced || count > 0)) && !isUnknown && from === at) return;
    if (!isFirst && isAlone && count === 0 && !isUnknown && from === at) return;
    raise(words, at, to, found);
    // What is told of somebody, up to the next mark.
    let next = to;
    while (
      tokens[next] &&
      tokens[next]?.sentence === tokens[start]?.sentence &&
      !words.isCue(next, 'and') &&
      !/[,;]/u.test(tokens[next]?.gap ?? '')
    )
      next += 1;
    if (tokens[next]?.sentence !== tokens[start]?.sentence) return;
    at = words.isCue(next, 'and') ? next + 1 : next;
  }
}

/** Tokens that are names of people: after what they are, after a title, after "my name is", and first names with their surnames. */
export function listLostPeople(words: LostWords): Set<number> {
  const found = new Set<number>();
  const { tokens } = words;
  for (const [at, token] of tokens.entries()) {
    if (token.isClosed) continue;
    const own = words.own.get(at);
    if (own !== undefined) addOwn(words, at, own, found);
    const isTitle =
      /^\.\s$/u.test(tokens[at + 1]?.gap ?? '') || (token.form === 'maitre' && tokens[at + 1]?.gap === ' ');
    if (titles.test(token.form) && isTitle) addList(words, at, found);
    if (words.isLed(at) && tokens[at + 1]) {
      const start = are.test(tokens[at + 1]?.form ?? '') ? at + 2 : at + 1;
      if (/^\s?:?\s$/u.test(tokens[start]?.gap ?? '')) addList(words, start, found);
    }
    const before = at - 1;
    const isBegin =
      words.isEnd(at) || found.has(before) || words.isCue(before, 'and', 'with') || words.isLed(before) ||
      words.kinds.some(({ to, value }) => to === at && value.weight >= 4) ||
      // "usługi hydrauliczne jan kowalczyk gdynia": whose business opens the prompt.
      (token.clause === tokens[0]?.clause && !words.isSmall(before) && words.language !== 'tr'); // prettier-ignore
    if (found.has(at) || !words.isGiven(at) || !isBegin || words.isKnown(at)) continue;
    const to = personEnd(words, at);
    if (to !== null && isClosed(words, to) && !words.isTold(to - 1)) raise(words, at, to, found);
  }
  return found;
}
