import { foldWord } from './fold-word';
import { lexicons } from './lexicon';
import { englishLexicon } from './lexicons/english';
import { partInflected } from './inflections';
import type { Lexicon } from './lexicon';
import type { Token } from './split-words';

/** Turns tokens into the engine's own words, in place: one token may become several words, or none. */
export type Translate = (tokens: readonly Token[]) => readonly Token[];

const longestPhrase = 5;
const verbs = new Set(
  'add remove change increase lower make use move rename translate undo redo hide show shorten duplicate center sort'.split(
    ' ',
  ),
);
const englishWords = new Set(
  (
    'the a an my our your we us you i to from with and or then is are was be been on in at of for by as it its this that these those ' +
    'no not without only more less much all every each new now should must would could can what how when where which who do does ' +
    'color colors background header footer hero button buttons section page text heading headings font title image images gallery ' +
    'dark light bigger smaller larger before after above below between instead called named shadow shadows corner corners round ' +
    'price prices plan product menu form contact list link links card cards space site website phone phones desktop mobile day date ' +
    'first last second third top bottom left right center full width column columns row rows say says put give let get keep show'
  ).split(' '),
);

/** Reads words by the lexicon of the language a command is written in: that which knows most of them, the verb above all. */
export function chooseLexicon(tokens: readonly Token[], siteLanguage: string): Translate {
  const chosen = lexiconOf(tokens, siteLanguage);
  return (words) =>
    chosen.language === 'en'
      ? translate(words, englishLexicon)
      : translate(partInflected(words, chosen), chosen);
}

/** The lexicon of the language that knows most of a command's words. */
export function lexiconOf(tokens: readonly Token[], siteLanguage: string): Lexicon {
  let best: Lexicon = englishLexicon;
  let bestScore = -1;
  for (const lexicon of lexicons) {
    const score =
      scoreOf(lexicon, partInflected(tokens, lexicon)) + (lexicon.language === siteLanguage ? 0.5 : 0);
    // One word that another language has too ("over") does not make a sentence of that language.
    const isStray =
      score <= 1 && lexicon.language !== siteLanguage && lexicon.language !== 'en' && tokens.length > 3;
    if (isStray) continue;
    if (score > bestScore || (score === bestScore && lexicon.language === siteLanguage)) {
      best = lexicon;
      bestScore = score;
    }
  }
  return best;
}

function scoreOf(lexicon: Lexicon, tokens: readonly Token[]): number {
  const words = tokens.filter((token) => token.kind === 'word');
  // A phrase of several words tells the language better than its words, which others may share.
  const phrases = tokens.reduce((sum, _, at) => {
    const length = phraseLength(tokens, at, lexicon);
    return sum + (length > 2 ? length : 0);
  }, 0);
  return words.reduce((sum, token, index) => {
    const folded = foldWord(token.plain);
    const known = lexicon.phrases[folded];
    const isEnglish = lexicon.language === 'en' && (englishWords.has(folded) || verbs.has(folded));
    if (known === undefined && !isEnglish) return sum;
    const isVerb = index === 0 && (verbs.has(known ?? folded) || (isEnglish && verbs.has(folded)));
    return sum + (isVerb ? 2 : 1);
  }, phrases);
}

function translate(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = phraseLength(tokens, at, lexicon);
    const token = tokens[at];
    if (!token) break;
    // After an article a word names a thing: "the drop in", "a cut and colour".
    const before = tokens[at - 1]?.plain ?? '';
    const isNoun = lexicon.language === 'en' && length === 1 && /^(?:the|a|an|our|my)$/.test(before);
    const meaning = lexicon.phrases[keyOf(tokens.slice(at, at + Math.max(length, 1)))] ?? '';
    // "After Edit", "what we need": a name written large, and no order.
    const isName = lexicon.language === 'en' && at > 0 && length === 1 && /^\p{Lu}/u.test(token.written);
    const isAsked = lexicon.language === 'en' && before === 'what';
    const last = result.findLast(({ plain }) => plain !== '')?.plain ?? ',';
    // "Tira a piscina e a garagem": behind an order, a joint or nothing it is the article, and no "to".
    if (
      lexicon.language === 'pt' &&
      token.written.toLowerCase() === 'a' &&
      (verbs.has(last) || /^(?:and|to|with|,|;|\.)$/.test(last))
    ) {
      // prettier-ignore
      result.push({ ...token, plain: '' });
      at += 1;
      continue;
    }
    const elided = length === 0 && /^(?:fr|it)$/.test(lexicon.language) ? withoutElision(token) : null;
    if (elided) {
      result.push(...translate(elided, lexicon));
      at += 1;
      continue;
    }
    if (length === 0 || ((isNoun || isName || isAsked) && verbs.has(meaning))) {
      result.push(token);
      at += 1;
      continue;
    }
    const covered = tokens.slice(at, at + length);
    const end = (covered.at(-1) ?? token).end;
    const written = covered.reduce(
      (text, part, index) => text + (index > 0 && part.isSpaced ? ' ' : '') + part.written,
      '',
    );
    const plain = lexicon.phrases[keyOf(covered)] ?? '';
    // One token per word, so that offsets of plain words find their token again.
    const words = plain.split(' ');
    words.forEach((word, index) =>
      result.push({
        ...token,
        plain: word,
        written: index === 0 ? written : '',
        text: index === 0 ? written : '',
        end,
      }),
    );
    at += length;
  }
  return lexicon.isVerbLast || endsOnVerb(result, lexicon) ? verbFirst(result) : result;
}

/** "L'adhésion", "d'Hugo", "dell'hotel": the little word and what it is written to; null for other words. */
function withoutElision(token: Token): readonly Token[] | null {
  const match = token.kind === 'word' ? /^(?<lead>l|d|dell|nell|sull|all|dall|un)'(?<rest>\p{L}{2,}.*)$/u.exec(token.plain)?.groups : undefined; // prettier-ignore
  if (!match?.['lead'] || !match['rest']) return null;
  const cut = match['lead'].length + 1;
  const little =
    { d: 'of', dell: 'of', nell: 'in', sull: 'on', all: 'to', dall: 'from' }[match['lead']] ?? '';
  const [head, tail] = [token.written.slice(0, cut), token.written.slice(cut)];
  return [
    { ...token, plain: little, written: head, text: head, end: token.start + cut },
    { ...token, plain: match['rest'], written: tail, text: tail, start: token.start + cut, isSpaced: false },
  ];
}

/** "Preis der Suite auf 300 erhöhen und das Zimmer entfernen": orders as infinitives, each at the end of its clause. */
function endsOnVerb(tokens: readonly Token[], { language }: Lexicon): boolean {
  if (language !== 'de' && language !== 'nl') return false;
  const spoken = tokens.filter(({ plain }) => plain !== '');
  const isVerb = (token: Token | undefined) => token !== undefined && verbs.has(token.plain);
  return isVerb(spoken.at(-1)) && !isVerb(spoken[0]) && spoken.at(-1)?.written.endsWith('en') === true;
}

/** The order of a clause, and what was said with it, moved to its beginning. */
function verbFirst(tokens: readonly Token[]): readonly Token[] {
  const result: Token[] = [];
  let clause: Token[] = [];
  const flush = () => {
    const at = clause.findLastIndex(({ plain }) => verbs.has(plain));
    result.push(...(at > 0 ? [...clause.slice(at), ...clause.slice(0, at)] : clause));
    clause = [];
  };
  for (const token of tokens) {
    if (token.plain === 'and' || token.plain === 'then' || token.kind === 'mark') {
      flush();
      result.push(token);
    } else clause.push(token);
  }
  flush();
  return result;
}

function phraseLength(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const covered = tokens.slice(at, at + length);
    if (covered.every((token) => token.kind === 'word') && Object.hasOwn(lexicon.phrases, keyOf(covered)))
      return length;
  }
  return 0;
}

/** "É" and "è" say "is" where "e" says "and". */
function keyOf(tokens: readonly Token[]): string {
  const only = tokens.length === 1 ? tokens[0]?.plain : undefined;
  if (only === 'é' || only === 'è') return only;
  return tokens.map((token) => foldWord(token.plain)).join(' ');
}
