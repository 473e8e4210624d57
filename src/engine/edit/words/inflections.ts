import { foldWord } from './fold-word';
import type { Lexicon } from './lexicon';
import type { Token } from './split-words';

/** Letters that Arabic and Hebrew write to the front of a word, and what they say; longest first. */
const prefixes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ar: [
    ['وال', 'and'],
    ['لل', 'to'],
    ['بال', 'in'],
    ['ال', ''],
    ['و', 'and'],
    ['ل', 'to'],
    ['ب', 'with'],
  ],
  he: [
    ['וה', 'and'],
    ['ו', 'and'],
    ['ה', ''],
    ['ל', 'to'],
    ['ב', 'in'],
    ['מ', 'from'],
  ],
};

/** Endings that a noun takes on, after folding. */
const endings: Readonly<Record<string, RegExp>> = {
  pl: /^(?:a|u|owi|em|iem|ie|e|y|i|om|ami|ach|ow|o|ej|ego|ym|im)$/u,
  tr: /^(?:l[ae]r)?(?:[ıiu]m[ıiu]z)?(?:y?[ıiu]|n?[ıiu]n|y?[ae]|[dt][ae]n?|s[ıiu]|n[ıiu]|s?[ıiu]n[ıiuae]|nd[ae]n?)?$/u,
};

/** Words made of two, of which the second says what it is: "teampagina", "Kontaktseite". */
const compounds: Readonly<Record<string, RegExp>> = {
  nl: /^(?<head>\p{L}{3,}?)-?(?<tail>pagina)$/u,
  de: /^(?<head>\p{L}{3,}?)-?(?<tail>seite)$/u,
};

const orders =
  /^(?:add|remove|change|make|use|move|rename|translate|undo|redo|hide|show|shorten|duplicate|center|left|costs|link)\b|^$/;

/** Tokens with what a language writes to its words taken apart or off: "وأضف" is "و" and "أضف", "kontaktem" is "kontakt". */
export function partInflected(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const heads = prefixes[lexicon.language];
  const tails = endings[lexicon.language];
  const compound = compounds[lexicon.language];
  const enclitic = enclitics[lexicon.language];
  if (!heads && !tails && !compound && !enclitic) return tokens;
  const known = wordsOf(lexicon);
  return tokens.flatMap((token, at) => {
    const word = foldWord(token.plain);
    if (token.kind !== 'word' || known.has(word)) return [token];
    if (heads) return withoutHead(token, word, heads, lexicon);
    if (enclitic) return withoutPronoun(token, enclitic, lexicon);
    // "Tausch", "lösch", "verschiebt": orders as they are spoken, or said to several.
    const stem =
      lexicon.language === 'de' && !/^\p{Lu}\p{Ll}/u.test(at > 0 ? token.written : '') ? word : null;
    const spoken = stem === null ? undefined : [`${stem}e`, stem.replace(/t$/u, 'e')].find((order) => orders.test(lexicon.phrases[order] ?? 'none')); // prettier-ignore
    if (spoken !== undefined) return [{ ...token, plain: spoken }];
    const parts = compound?.exec(token.plain)?.groups;
    if (parts?.head && parts.tail)
      return [
        { ...token, plain: parts.head, written: token.written.slice(0, parts.head.length), text: parts.head },
        { ...token, plain: parts.tail, written: parts.tail, text: parts.tail, isSpaced: true },
      ];
    const base = tails ? baseOf(word, tails, lexicon) : null;
    return base === null ? [token] : [{ ...token, plain: base }];
  });
}

/** Pronouns that an order has written to its end: "quítala", "toglilo", "mets-la", "põe-no". */
const enclitics: Readonly<Record<string, RegExp>> = {
  es: /^(?<order>\p{L}{2,}?)(?<it>l[oa]s?|les?|me)$/u,
  it: /^(?<order>\p{L}{3,}?)(?<it>l[oaie]|mi)$/u,
  fr: /^(?<order>\p{L}{3,})-(?<it>les?|la|moi)$/u,
  pt: /^(?<order>\p{L}{3,})-(?<it>[nl]?[oa]s?|me)$/u,
};

/** The order and the pronoun as words of their own; the token itself where what is left is no order. */
function withoutPronoun(token: Token, enclitic: RegExp, { phrases, language }: Lexicon): readonly Token[] {
  const { order, it } = enclitic.exec(foldWord(token.plain))?.groups ?? {};
  const said = order === undefined ? undefined : phrases[order];
  if (order === undefined || it === undefined || said === undefined || said === '' || !orders.test(said))
    return [token];
  const at = token.written.length - it.length;
  // "Cámbiale el nombre": whose it is stands behind.
  const pronoun =
    it.startsWith('m') || (language === 'es' && it.startsWith('le'))
      ? ''
      : /s$|^(?:li|le)$/.test(it) && it !== 'le'
        ? 'them'
        : 'it';
  return [
    { ...token, plain: order, written: token.written.slice(0, at), text: order, end: token.start + at },
    { ...token, plain: pronoun, written: token.written.slice(at), text: pronoun, isSpaced: false, start: token.start + at }, // prettier-ignore
  ];
}

const wordsOfLexicons = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Every word that the phrases of a lexicon are made of. */
function wordsOf(lexicon: Lexicon): ReadonlySet<string> {
  const known =
    wordsOfLexicons.get(lexicon) ?? new Set(Object.keys(lexicon.phrases).flatMap((key) => key.split(' ')));
  wordsOfLexicons.set(lexicon, known);
  return known;
}

function withoutHead(
  token: Token,
  word: string,
  heads: readonly (readonly [string, string])[],
  { phrases }: Lexicon,
): readonly Token[] {
  // "ל-70": written apart, whatever follows.
  const apart = /^(?<head>\p{L}{1,2})[-־–](?<rest>\S+)$/u.exec(token.written)?.groups;
  const joined = heads.find(([head]) => head === apart?.head);
  if (joined && apart?.rest !== undefined) {
    const at = token.start + token.written.length - apart.rest.length;
    const rest = { plain: apart.rest.toLowerCase(), written: apart.rest, text: apart.rest };
    const main: Token = { ...token, ...rest, isSpaced: false, start: at };
    const lead: Token = { ...token, plain: joined[1], written: joined[0], text: joined[0], end: at };
    return joined[1] === '' ? [main] : [lead, main];
  }
  for (const [head, meaning] of heads) {
    const rest = word.slice(head.length);
    if (!word.startsWith(head) || rest.length < 2) continue;
    const forms = [rest, `ال${rest}`, `ה${rest}`];
    const known = forms.find(
      (form) =>
        Object.hasOwn(phrases, form) || Object.keys(phrases).some((key) => key.startsWith(`${form} `)),
    );
    if (known === undefined) continue;
    const at = token.start + head.length;
    const lead: Token = { ...token, plain: meaning, written: head, text: head, end: at };
    const main: Token = {
      ...token,
      plain: known,
      written: token.written.slice(head.length),
      text: token.written.slice(head.length),
      isSpaced: false,
      start: at,
    };
    return meaning === '' ? [main] : [lead, main];
  }
  return [token];
}

function baseOf(word: string, tails: RegExp, { phrases }: Lexicon): string | null {
  let best: string | null = null;
  for (const [key, value] of Object.entries(phrases)) {
    if (key.includes(' ') || key.length < 4 || orders.test(value)) continue;
    const stems = [key, key.replace(/[aeiouyı]$/u, '')];
    const isForm = stems.some(
      (stem) => stem.length > 3 && word.startsWith(stem) && tails.test(word.slice(stem.length)),
    );
    if (isForm && (best === null || key.length > best.length)) best = key;
  }
  return best;
}
