import { foldText } from '../../words/fold-text';
import { spellEast } from '../east/spell-east';
import { accentWords } from './accent-words';
import { mendSlips } from './mend-slips';
import { lean } from '../../words/lean-letters';

type Spelling = { readonly words: ReadonlyMap<string, string>; readonly stems: ReadonlyMap<string, string> };

const spellings = new Map<string, Spelling>();
const shortestStem = 3;

function spellingOf(language: string): Spelling {
  const known = spellings.get(language);
  if (known) return known;
  const words = new Map<string, string>();
  const stems = new Map<string, string>();
  const typed = (word: string): string => (language === 'de' ? withoutUmlauts(word) : foldText(word));
  for (const entry of (accentWords[language] ?? '').split(/\s+/u)) {
    const [word = '', plural] = entry.replace(/[*~]$/u, '').split('/');
    const forms = entry.endsWith('~')
      ? ['o', 'a', 'os', 'as'].map((ending) => word + ending)
      : plural === undefined
        ? [word]
        : [word, word + plural];
    for (const form of forms)
      if (typed(form) !== form) (entry.endsWith('*') ? stems : words).set(typed(form), form);
  }
  const spelling = { words, stems };
  spellings.set(language, spelling);
  return spelling;
}

const withoutUmlauts = (word: string): string =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/** The word with its accents, as far as the list knows it or it ends as only such words do. */
function accented(word: string, language: string): string {
  const low = word.toLowerCase();
  const { words, stems } = spellingOf(language);
  const whole = words.get(low);
  if (whole !== undefined) return likeTyped(whole, word);
  for (let end = low.length; end >= shortestStem; end -= 1) {
    const stem = stems.get(low.slice(0, end));
    if (stem !== undefined) return likeTyped(stem + low.slice(end), word);
  }
  const ended = endings[language]?.reduce((said, [pattern, ending]) => said.replace(pattern, ending), low);
  return ended === undefined || ended === low ? word : likeTyped(ended, word);
}

/** Endings that are always written so, in words of some length. */
const endings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [[/(?<=\p{L}{3}[acdelmnprstuvxz])ion$/u, 'ión']],
  pt: [
    [/(?<=\p{L}{3})cao$/u, 'ção'],
    [/(?<=\p{L}{3})coes$/u, 'ções'],
  ],
};

function likeTyped(said: string, typed: string): string {
  if (typed === typed.toUpperCase() && typed.length > 1) return said.toUpperCase();
  return /^\p{Lu}/u.test(typed) ? said.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : said;
}

/** "p un perito", "x osteria", "c/ fotos": words that are typed with one letter. */
const letters: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/(?<!\p{L})m[aá]x\.(?=\s?\d)/giu, 'máximo'],
    [/(?<!\p{L})m[ií]n\.(?=\s?\d)/giu, 'mínimo'],
    [/(?<!\p{L})aprox\.(?=\s?\d)/giu, 'aproximadamente'],
    [/(?<![\p{L}\p{N}'’./-])p(?:a|['’/])?(?=\s(?:un|una|mi|el|la|los|las|que|q)\s)/giu, 'para'],
    [/(?<![\p{L}\p{N}'’./-])q(?=\s\p{L})/giu, 'que'],
    [/(?<![\p{L}\p{N}'’./-])x(?=\s(?:favor|fa|fis|ejemplo))/giu, 'por'],
    [/(?<![\p{L}\p{N}])xq(?![\p{L}\p{N}])/giu, 'porque'],
  ],
  pt: [
    [/(?<!\p{L})m[aá]x\.(?=\s?\d)/giu, 'máximo'],
    [/(?<!\p{L})m[ií]n\.(?=\s?\d)/giu, 'mínimo'],
    [/(?<![\p{L}\p{N}])p\/\s?(?=\p{L})/giu, 'para '],
    [/(?<![\p{L}\p{N}])c\/\s?(?=\p{L})/giu, 'com '],
    [/(?<![\p{L}\p{N}'’./-])q(?=\s\p{L})/giu, 'que'],
    [/(?<![\p{L}\p{N}])vcs?(?![\p{L}\p{N}])/giu, 'você'],
  ],
  it: [
    [/(?<!\p{L})max\.?(?=\s?\d)/giu, 'massimo'],
    [/(?<!\p{L})min\.(?=\s?\d)/giu, 'minimo'],
    [/(?<![\p{L}\p{N}'’./-])x(?=\s\p{L}{2})/giu, 'per'],
    [/(?<![\p{L}\p{N}])xch[eé](?![\p{L}\p{N}])/giu, 'perché'],
    [/(?<![\p{L}\p{N}])nn(?=\s\p{L})/giu, 'non'],
  ],
  fr: [
    [/(?<!\p{L})max\.(?=\s?\d)/giu, 'maximum'],
    [/(?<!\p{L})env\.(?=\s?\d)/giu, 'environ'],
    [/(?<=\d\s?)pers\.(?=\s|,|$)/giu, 'personnes'],
    [/(?<![\p{L}\p{N}])(?:ca|ça) s(?:['’]\s?)?appelle(?!\p{L})/giu, 'ça s’appelle'],
    [/(?<![\p{L}\p{N}])j(?=veux|voudrais|suis\s|cherche\s)/giu, 'je '],
    [/(?<![\p{L}\p{N}])cest(?=\s)/giu, 'c’est'],
    [/(?<![\p{L}\p{N}])jai(?=\s)/giu, 'j’ai'],
    [/(?<![\p{L}\p{N}'’./-])pr(?=\s\p{L}{2})/giu, 'pour'],
    [/(?<![\p{L}\p{N}'’./-])ds(?=\s\p{L}{2})/giu, 'dans'],
  ],
  de: [
    [/(?<!\p{L})max\.(?=\s?\d)/giu, 'maximal'],
    [/(?<!\p{L})mind\.(?=\s?\d)/giu, 'mindestens'],
    [/(?<!\p{L})inkl\.(?=\s?\p{L})/giu, 'inklusive'],
    [/(?<!\p{L})tägl\.(?=\s)/giu, 'täglich'],
    [/(?<=\d\s?)pers\.(?=\s|,|$)/giu, 'Personen'],
    [/(?<!\p{L})öffnigs?z(?:y|ii|i)te?n?(?!\p{L})/giu, 'öffnungszeiten'],
    [/(?<!\p{L})a{1,2}mäldig(?!\p{L})/giu, 'anmeldung'],
    [/(?<!\p{L})(?:üsi|eusi|öisi|üses|eus[es]s)(?=\s)/giu, 'unsere'],
    [/(?<!\p{L})(?:mir|mer) (?:sueche|sueched|suechid)(?=\s)/giu, 'wir suchen'],
    [/(?<!\p{L})(?:mir|mer) (?:händ|hend|hei)(?=\s)/giu, 'wir haben'],
    [/(?<!\p{L})e neu(?:i|e)(?=\s)/giu, 'eine neue'],
    [/(?<!\p{L})hoi zäme(?!\p{L})/giu, 'hallo zusammen'],
    [/(?<=\d\s)gruppe(?=[,.\s])/giu, 'gruppen'],
    [/(?<![\p{L}\p{N}'’./-])u\.(?=\s\p{L}{2})/gu, 'und'],
    [/(?<![\p{L}\p{N}'’./-])(?:nen|ne)(?=\s\p{L}{3})/gu, 'eine'],
  ],
};
/** "jajaja", "kkkk": laughter is no word of the site. */
const laughter =
  /(?<![\p{L}@])(?:(?:ja){2,}j?|(?:ha){2,}h?|k{3,}|(?:rs){2,}|lol|mdr|xd)(?![\p{L}])\s?,?\s?/giu;
const wholeWords = (prompt: string, language: string): string =>
  (letters[language] ?? []).reduce(
    (said, [short, whole]) => said.replace(short, whole),
    prompt.replace(laughter, ''),
  );

// "à domicile", "à emporter": what follows tells that it is no verb.
const frenchTo =
  /(?<=(?<!\b(?:il|elle|on|y|qui|ça))\s)a(?=\s(?:domicile|emporter|partir|louer|vendre|la carte|la demande|distance|vélo|cheval|propos|côté|base de|destination)(?!\p{L}))/giu;
// "plombier a Lyon", by somebody who types no accents at all: no verb where a participle does not follow.
const frenchAt = lean(
  /(?<=\p{L}{3})(?<!(?:^|\s)(?:elle|qui|cela|nous|tout|rien|elles))\sa(?=\s(?!\p{L}*(?:é|ée?s?|i|u|is|it|ert)(?!\p{L}))\p{L}{3,}(?:[,.;:!]|$|\s(?:avec|pour|dans|et|qui)\s))/gimu,
);
const bare = /(?<![\p{L}\p{N}@./_-])\p{L}{3,}(?![\p{L}\p{N}@_]|\.\p{L})/gu;

/**
 * A prompt with the accents that its writer left out, for its words stand on the page; names of people and towns among
 * them as far as they are known. Web and mail addresses stay, and so do words that could be others.
 */
export function restoreAccents(prompt: string, language: string): string {
  if (!(language in accentWords)) return spellEast(prompt, language);
  const typed = mendSlips(wholeWords(prompt, language), language);
  const said = typed.replace(bare, (word) =>
    // A word that has an accent already was written with care.
    foldText(word) !== word.toLowerCase() ? word : accented(word, language),
  );
  if (language === 'de')
    return said.replace(
      /(?<=\d\.\s?)(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?!\p{L})/gu,
      (month) => month.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    );
  if (language === 'fr' && foldText(prompt) === prompt.toLowerCase())
    return said.replace(frenchTo, 'à').replace(frenchAt, ' à');
  if (language === 'fr') return said.replace(frenchTo, 'à').replace(/(?<=\s)a(?=\s\d{1,2}\s?h)/gu, 'à');
  return language === 'pt'
    ? said
        .replace(/(?<!\p{L})p[oó]s operat[oó]ri/giu, 'pós-operatóri')
        .replace(/(?<!\p{L})rec[eé]m nascid/giu, 'recém-nascid')
    : said;
}
