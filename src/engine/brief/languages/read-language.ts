import type { Slot } from '@/domain/site/brief';
import { candidateLanguages } from './candidate-languages';
import { foldText } from '../words/fold-text';
import { findLexicon } from '../words/lexicons';
import { otherStopWords } from '../lexicon/other-languages';
import { stopWords, type LexiconCode } from '../lexicon/stop-words';
import { readAskedLanguage } from './read-asked-language';
import { ownNames } from './own-names';
import type { Token } from '../words/tokenise';

/** What was told: the site's language, and the one the prompt itself is written in. */
export type ToldLanguage = Slot<string> & { readonly spoken: string };

const scripts: readonly (readonly [string, RegExp])[] = [
  ['he', /\p{Script=Hebrew}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
];

const letters: readonly (readonly [string, RegExp, number])[] = [
  ['de', /[ßäöü]/giu, 1.2], ['es', /[ñ¿¡]/giu, 3], ['es', /[áíóú]/giu, 0.4], ['pt', /[ãõ]/giu, 3], ['pt', /ç|ê|á|ó/giu, 0.4], ['fr', /[èêëîïôûœâ]|ç/giu, 0.9], ['fr', /é|à/giu, 0.5],
  ['it', /[àèìòù]\b/giu, 0.6], ['pl', /[łśżźćńęą]/giu, 2], ['tr', /[ığşİ]/gu, 2.5], ['tr', /[öüç]/giu, 0.5], ['tr', /ç[iü](?!\p{L})/giu, 1.5], ['sv', /å|ä|ö/giu, 0.6], ['da', /[æøå]/giu, 0.8], ['no', /[æøå]/giu, 0.7],
  ['cs', /[řěů]/giu, 3], ['ro', /[șță]/giu, 2], ['ro', /â/giu, 0.6], ['hu', /[őű]/giu, 3], ['vi', /[ơưđạảấầẩẫậắằẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu, 2],
]; // prettier-ignore

/** What only prices, hours and streets of one language have: a list without function words tells its language by them. */
const marks: readonly (readonly [string, RegExp])[] = [
  ['de', /\d uhr\b|strasse \d|\d uhr$|\b(?:mo|di|mi|do) ?- ?(?:fr|sa|so)\b|werkstatt\b/gu],
  [
    'nl',
    /\d (?:uur|uurtje)\b|(?:straat|laan|gracht|plein) \d|\b(?:ma|di|wo|do) ?(?:-|t\/m) ?(?:vr|za|zo)\b/gu,
  ],
  [
    'en',
    /£ ?\d|\b(?:street|road|lane) (?:food|party)\b|\b(?:opening hours|bookings? online|food and drink)\b/gu,
  ],
  ['pl', /\bul\. |\d zl\b|\bpn ?- ?(?:pt|sob?)\b/gu],
  ['tr', /\d tl\b|caddesi\b|sokak\b/gu],
  ['pt', /r\$ ?\d|\brua (?:d[aeo]s? )?\p{L}/gu],
  ['fr', /\d ?h ?(?:\d\d)?\s?(?:a|-)\s?\d+ ?h\b|\d,? rue \p{L}/gu],
  [
    'es',
    /\bcalle \p{L}|\bc\/ ?\p{L}|\b(?:gastos|mensuales|diarios|habitos|temporizador|tablero|tareas|contactos|recordatorios)\b/gu,
  ],
  ['it', /\bvia \p{L}+ \d|\blun ?- ?(?:ven|sab|dom)\b/gu],
];

const loudest = 4;
const [fewestForeign, mostForeign] = [2, 6];

type Owners = readonly (readonly [code: string, weight: number])[];

const lists = new Map<LexiconCode, ReadonlyMap<string, number>>();
const parts = new Map<
  LexiconCode,
  { readonly starts: readonly string[]; readonly ends: readonly string[] }
>();
// "kwiaciarnia Lublin": so few words that the one for the trade has to tell the language.
const barelyAnything = 4;
const fewWords = 12;
let strangers: ReadonlyMap<string, readonly string[]> | null = null;

/** A read language's words -> how loudly each speaks for it: its function words, then those of its lexicon, if it was loaded. */
function listWords(code: LexiconCode): ReadonlyMap<string, number> {
  const known = lists.get(code);
  if (known) return known;
  const words = new Map<string, number>();
  const lexicon = findLexicon(code);
  const tables = lexicon
    ? [lexicon.kinds, lexicon.sections, lexicon.cues, lexicon.roles, lexicon.colours]
    : [];
  // Names of days are said in every prompt with hours.
  const days = lexicon?.days.map((names) => names.split('/')[0] ?? '') ?? [];
  const texts = [...tables.flatMap((table) => Object.values(table)), lexicon?.tones ?? '', ...days];
  for (const word of foldText(texts.join(',')).split(/[\s,=*\d-]+/u))
    if (word.length > 3) words.set(word, 0.7);
  // "kwiaciarni*", "*hotel": only of what a site is for, where other words are too few to tell.
  const trades = lexicon ? foldText(Object.values(lexicon.kinds).join(',')) : '';
  if (lexicon)
    parts.set(code, {
      starts: [...trades.matchAll(/(?<=^|,\s?)\p{L}{5,}(?=\*)/gu)].map(([start]) => start),
      ends: [...trades.matchAll(/(?<=\*)\p{L}{5,}(?=[=,]|$)/gu)].map(([end]) => end),
    });
  for (const word of foldText(stopWords[code]).split(/\s+/u)) words.set(word, 1);
  if (lexicon) lists.set(code, words);
  return words;
}

/** Function words -> the languages that are told apart but not read. */
function listStrangers(): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const [code, list] of Object.entries(otherStopWords))
    for (const word of new Set(foldText(list).split(/\s+/u)))
      owners.set(word, [...(owners.get(word) ?? []), code]);
  return owners;
}

/** How loudly a word that no list holds as it stands speaks for a language: as one that its lexicon has the beginning or end of. */
function weighPart(code: LexiconCode, word: string): number | undefined {
  const known = parts.get(code);
  const isKnown =
    known?.starts.some((start) => word.startsWith(start)) === true ||
    known?.ends.some((end) => word.endsWith(end)) === true;
  // Less than the word as it stands: "kapsalon" is Dutch, though a German word may end like it.
  return isKnown ? 0.6 : undefined;
}

/**
 * The languages that a word speaks for; a word of fewer languages speaks louder. Those that are read speak if they are
 * candidates: which those are depends on the text alone, so the answer does too.
 */
function ownersOf(word: string, candidates: readonly LexiconCode[], isBare: boolean): Owners {
  strangers ??= listStrangers();
  const owners: [string, number][] = (strangers.get(word) ?? []).map((code) => [code, 1]);
  for (const code of ['en', ...candidates] as const) {
    const weight = listWords(code).get(word) ?? (isBare ? weighPart(code, word) : undefined);
    if (weight !== undefined) owners.push([code, weight]);
  }
  return owners.map(([code, weight]) => [code, weight / Math.sqrt(owners.length)]);
}

function tellScript(text: string): string | null {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  const arabic = count(/\p{Script=Arabic}/gu);
  if (arabic > latin * 0.6) {
    if (/[ٹڈڑںےھ]/u.test(text)) return 'ur';
    return (text.match(/[پچژگکی]/gu)?.length ?? 0) * 12 > arabic ? 'fa' : 'ar';
  }
  const cyrillic = count(/\p{Script=Cyrillic}/gu);
  if (cyrillic > latin * 0.6)
    return /[іїєґ]/iu.test(text)
      ? 'uk'
      : /[ўj]/u.test(text)
        ? 'be'
        : /\b(?:за|със|сайт за|на)\b/u.test(text) && /ъ/u.test(text)
          ? 'bg'
          : 'ru';
  for (const [code, pattern] of scripts)
    if (count(pattern) * 2 > latin) return count(pattern) > 0 ? code : null;
  return null;
}

function tellWords(text: string, tokens: readonly Token[]): string {
  const scores = new Map<string, number>([['en', 0.3]]);
  const raise = (code: string, by: number): void => void scores.set(code, (scores.get(code) ?? 0) + by);
  const candidates = candidateLanguages(text);
  const count = tokens.filter(({ text: word }) => /\p{L}/u.test(word)).length;
  for (const [at, token] of tokens.slice(0, 400).entries()) {
    if (token.isClosed) continue;
    const isName = /^\p{Lu}/u.test(token.text) && token.start > 0;
    // "fysiotherapeut Eindhoven, behandeling € 42": the word a list opens with says what it is.
    const isBare = count <= barelyAnything || (at === 0 && count <= fewWords);
    for (const [code, weight] of ownersOf(token.form, candidates, isBare))
      raise(code, isName && code !== 'de' ? weight * 0.4 : weight);
  }
  const sample = tokens
    .filter((token) => !token.isClosed && (token.start === 0 || !/^\p{Lu}/u.test(token.text)))
    .slice(0, 400)
    .map((token) => token.text)
    .join(' ');
  if (/[^\0-\x7f]/.test(sample))
    for (const [code, pattern, weight] of letters)
      if (!Object.hasOwn(stopWords, code) || candidates.some((candidate) => candidate === code))
        raise(code, Math.min(4, (sample.match(pattern)?.length ?? 0) * weight));
  const folded = foldText(text.slice(0, 4000));
  for (const [code, pattern] of marks)
    if (code === 'en' || candidates.some((candidate) => candidate === code))
      raise(code, Math.min(2.4, (folded.match(pattern)?.length ?? 0) * 1.2));
  // "pequeno-almoço incluído, trilhos a pé": small words with letters that English has not.
  const foreign = tokens.filter(
    ({ text: word, isClosed }) => !isClosed && /^\p{Ll}/u.test(word) && /[^\0-\x7f’']/u.test(word),
  ).length;
  if (foreign >= fewestForeign) raise('en', -Math.min(mostForeign, foreign) * 0.5);
  for (const [code, pattern] of ownNames)
    if (candidates.some((candidate) => candidate === code) && pattern.test(folded)) raise(code, loudest);
  return [...scores].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** Tells the language from script, frequent words and lexicons; "in Spanish" asks for a site in another than the prompt's. */
export function readLanguage(text: string, tokens: readonly Token[], known?: string): ToldLanguage {
  const words = tokens.filter((token) => /\p{L}/u.test(token.text));
  const spoken =
    known ?? (words.length === 0 ? 'en' : (tellScript(text.slice(0, 8000)) ?? tellWords(text, tokens)));
  const asked = spoken === 'en' ? readAskedLanguage(text) : null;
  if (asked) return { value: asked.code, spans: [asked.span], spoken };
  return { value: spoken, spans: [], spoken };
}
