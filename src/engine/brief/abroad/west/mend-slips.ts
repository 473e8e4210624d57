import { foldText } from '../../words/fold-text';
import { lexiconOf } from '../../words/compile-lexicon';
import { correctSpelling } from '../../words/correct-spelling';
import { countEdits } from '../../words/count-edits';
import { findLexicon } from '../../words/lexicons';
import { tokenise } from '../../words/tokenise';

const shortest = 7;
const opening = 40;

const written = new Map<string, ReadonlyMap<string, string>>();
/** Words of a language's lexicon as they are spelt, by how they are typed without accents; none that has two spellings. */
function spellingsOf(language: string): ReadonlyMap<string, string> {
  const known = written.get(language);
  if (known) return known;
  const lexicon = findLexicon(language);
  const lists = lexicon ? [lexicon.kinds, lexicon.sections].flatMap((table) => Object.values(table)) : [];
  const spelt = new Map<string, string>();
  const twice = new Set<string>();
  for (const word of lists
    .join(',')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)) {
    const folded = foldText(word);
    if (word.length < 5) continue;
    if ((spelt.get(folded) ?? word) !== word) twice.add(folded);
    spelt.set(folded, word);
  }
  for (const word of twice) spelt.delete(word);
  written.set(language, spelt);
  return spelt;
}

const likeTyped = (said: string, typed: string): string =>
  /^\p{Lu}/u.test(typed) ? said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : said;

const otherWords = new Set(['cuanto', 'donde', 'quien']);

const wanted: Readonly<Record<string, readonly string[]>> = {
  es: ['página', 'sitio', 'web'],
  fr: ['site', 'page'],
  de: ['website', 'webseite', 'homepage', 'seite'],
  pt: ['site', 'página', 'sítio'],
  it: ['sito', 'pagina'],
};
const behind =
  /^\s(?:web|internet|vitrine|para|pour|für|per|de|del|d['’]|di|da|do|von|meiner?|unsere?|mi|mon|ma|meu|minha|mio|mia)(?!\p{L})/iu;
/** "sit internet pour", "paguina web de": what is wanted, by its place in the prompt. */
function mendOpening(prompt: string, language: string): string {
  const words = wanted[language] ?? [];
  let isDone = false;
  return prompt.replace(/(?<![\p{L}\p{N}@.])\p{L}{3,9}(?![\p{L}\p{N}])/gu, (word, at: number) => {
    const low = foldText(word);
    if (isDone || at > opening || !behind.test(prompt.slice(at + word.length))) return word;
    isDone = words.some((one) => foldText(one) === low);
    const meant = isDone ? undefined : words.find((one) => one.length > 3 && one.startsWith(low.charAt(0)) && countEdits(low, foldText(one), 1) === 1); // prettier-ignore
    if (meant === undefined || ['side', 'pago', 'pagine', 'pagino', 'sitios', 'pages', 'sites', 'siti', 'seiten', 'sita'].includes(low)) return word; // prettier-ignore
    isDone = true;
    return likeTyped(meant, word);
  });
}

const single = (word: string): string => word.replace(/(\p{L})\1/gu, '$1');
const letters = (word: string): string => word.split('').toSorted().join('');
/** "betrieben" and "betreiben": two words of German. */
const turned = (word: string): string => word.replaceAll(/ie|ei/gu, '.');
/**
 * Whether a word only has a letter once that stands twice or the other way round, or two that changed places; a very long one may
 * lack any letter. In short ones that makes another word: "peinture" and "peintre", "kleinen" and "keinen".
 */
const isSlip = (typed: string, meant: string): boolean =>
  typed.length >= shortest &&
  turned(typed) !== turned(meant) &&
  typed.slice(-2) === meant.slice(-2) &&
  typed.charAt(0) === meant.charAt(0) &&
  countEdits(typed, meant, 1) === 1 &&
  (single(typed) === single(meant) ||
    letters(typed) === letters(meant) ||
    (typed.length >= 10 && typed.length < meant.length));

/**
 * A prompt in a western language without its slips of the keyboard: its words stand on the page. Only long words with one letter
 * wrong, and accents of words that are spelt in one way alone.
 */
export function mendSlips(prompt: string, language: string): string {
  if (!(language in wanted)) return prompt;
  const opened = mendOpening(prompt, language);
  const tokens = tokenise(opened);
  const typed = tokens.map(({ form }) => form);
  correctSpelling(tokens, language, lexiconOf(language));
  const spellings = spellingsOf(language);
  let said = '';
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    const before = typed[at] ?? '';
    const { form, start, end, text } = token;
    const isWord = foldText(text) === before && /^\p{L}?\p{Ll}+$/u.test(text);
    const isMended = form !== before && isSlip(before, form);
    // In German an accent makes another word.
    const isBare =
      language !== 'de' && text.toLowerCase() === form && form.length > 5 && !otherWords.has(form);
    const whole = isWord && (isMended || isBare) ? (spellings.get(form) ?? (isMended ? form : text)) : text;
    said += opened.slice(from, start) + (whole === text ? text : likeTyped(whole, text));
    from = end;
  }
  return said + opened.slice(from);
}
