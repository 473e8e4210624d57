import { foldText } from '../words/fold-text';
import { stopWords, type LexiconCode } from '../lexicon/stop-words';

type Latin = Exclude<LexiconCode, 'en' | 'ar' | 'he'>;
const latin: readonly Latin[] = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr'];

// Letters that English does not write, for whom they speak.
const letters: Readonly<Record<Latin, RegExp>> = {
  es: /[ñ¿¡áíóúé]/giu,
  fr: /[èêëîïôûœçéà]/giu,
  de: /[ßäöü]/giu,
  pt: /[ãõçêáóâé]/giu,
  it: /[àèìòù]/giu,
  nl: /[ëï]/giu,
  pl: /[łśżźćńęąó]/giu,
  tr: /[ığşöüç]/giu,
};

const readFrom = 8000;
// Share of English function words from which a text is English unless much speaks against it, words that decide
// nothing in so short a text, and signs of another language that make it worth reading.
const englishShare = 0.2;
const shortText = 4;
const fewSigns = 2;
// "site para barbearia no Porto": among few words one that English has not says enough.
const fewWords = 16;

// "Zahnarzt in Regensburg, Termine online": function words that others have as well tell nothing of so few words.
const sharedText = 8;
const shared = new Set([
  'in',
  'a',
  'an',
  'no',
  'do',
  'me',
  'so',
  'on',
  'as',
  'online',
  'website',
  'app',
  'web',
]);

const wordSets = new Map<LexiconCode, ReadonlySet<string>>();

function wordsOf(code: LexiconCode): ReadonlySet<string> {
  const known = wordSets.get(code);
  if (known) return known;
  const words = new Set(foldText(stopWords[code]).split(/\s+/u));
  wordSets.set(code, words);
  return words;
}

/**
 * Languages beside English that a text may be written in, by its script, its function words and its letters alone. A
 * text that is not plainly English may be in any language of its script.
 */
export function candidateLanguages(text: string): readonly LexiconCode[] {
  const sample = text.slice(0, readFrom);
  const others: LexiconCode[] = [
    ...(/\p{Script=Arabic}/u.test(sample) ? ['ar' as const] : []),
    ...(/\p{Script=Hebrew}/u.test(sample) ? ['he' as const] : []),
  ];
  const words = foldText(sample).match(/\p{Script=Latin}+/gu) ?? [];
  if (words.length === 0) return others;
  const english = wordsOf('en');
  const said = words.filter((word) => english.has(word));
  const isShared = words.length <= sharedText && said.every((word) => shared.has(word));
  const englishCount = isShared ? 0 : said.length;
  if (words.length <= shortText || englishCount < words.length * englishShare) return [...latin, ...others];
  const signed = latin.filter((code) => {
    const own = wordsOf(code);
    const count = words.filter((word) => own.has(word) && !english.has(word)).length;
    const signs = count + (sample.match(letters[code])?.length ?? 0);
    return signs >= (words.length <= fewWords ? 1 : fewSigns);
  });
  return [...signed, ...others];
}
