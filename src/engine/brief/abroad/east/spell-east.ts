import { foldText } from '../../words/fold-text';
import { accentWordsEast } from './accent-words-east';

type Spelling = { readonly words: ReadonlyMap<string, string>; readonly stems: ReadonlyMap<string, string> };
type Rule = readonly [written: RegExp, right: string | ((said: string) => string)];

const spellings = new Map<string, Spelling>();
const shortestStem = 3;
const bare = /(?<![\p{L}\p{N}@./_-])\p{L}{2,}(?![\p{L}\p{N}@_]|\.\p{L})/gu;

function spellingOf(language: string): Spelling {
  const known = spellings.get(language);
  if (known) return known;
  const words = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const entry of (accentWordsEast[language] ?? '').split(/\s+/u)) {
    const form = entry.replace(/\*$/u, '');
    if (foldText(form) !== form) (entry.endsWith('*') ? stems : words).set(foldText(form), form);
  }
  const spelling = { words, stems };
  spellings.set(language, spelling);
  return spelling;
}

/** What an ending of Turkish sounds like after the stem: "dükkan-im" -> "dükkanım", "çiçek-ci" -> "çiçekçi". */
function harmonise(stem: string, ending: string): string {
  let said = stem;
  for (const letter of ending) {
    const last = /[aeıioöuü](?=[^aeıioöuü]*$)/u.exec(said)?.[0] ?? '';
    if (letter === 'i' && /[aı]/u.test(last)) said += 'ı';
    else if (letter === 'u' && /[öü]/u.test(last)) said += 'ü';
    else if (letter === 'c' && /[fstkçşhp]$/u.test(said)) said += 'ç';
    else said += letter;
  }
  return said.replace(/(?<=l[ıiuü])g(?=[ıiuü])/gu, 'ğ');
}

/** Endings that are always written so. */
const endings: Readonly<Record<string, readonly Rule[]>> = {
  pl: [
    [/(?<=\p{L}{3})osc(?=i?$)/u, 'ość'],
    [/ość(?=i$)/u, 'ośc'],
    [/(?<=\p{L}{3})(?<!sh|gl|foll|kn|rainb|wind|sl)ow$/u, 'ów'],
    [/(?<=\p{L}{2})owk(?=[aioeu])/u, 'ówk'],
  ],
  tr: [
    [/(?<=\p{L}{2}lar)i\p{L}*$/u, (ending) => harmonise('lar', ending).slice(3)],
    [/(?<=[aı][b-df-hj-np-tv-zğşç]{1,2})imiz(?=$|[dl][ae]|i)/u, 'ımız'],
    [/(?<=\p{L}{2}[aı]y)in(?:iz)?$/u, (ending) => ending.replaceAll('i', 'ı')],
    [/(?<=\p{L}{2}[aı][b-df-hj-np-tv-zğşç]{1,2})lik$/u, 'lık'],
    [/(?<=\p{L}{2}a[b-df-hj-np-tv-zğşç]?)li$/u, 'lı'],
    [/(?<=\p{L}{2}[aı])si$/u, 'sı'],
    [/(?<=\p{L}{2}m)asi(?=$|n)/u, 'ası'],
  ],
};

/** Two words together that tell what one of them alone does not, and money as its owner would write it with care. */
const together: Readonly<Record<string, readonly Rule[]>> = {
  // "Kolory: bez i granat": beside a colour that is beige, and no "without".
  pl: [
    [
      /(?<=kolor\p{L}*:?\s(?:\p{L}+[,\s]\s?(?:[io]\s)?)?)bez(?=\s?[,.]|\s(?:i|oraz|z)\s|$)|(?<!\p{L})beż(?!\p{L})/giu,
      'beżowy',
    ],
  ],
  tr: [
    [/(?<!\p{L})[iı]c(?=\s(?:mimar|dis|dış|mekan|giyim|çamaşır|camasir|anadolu))/giu, 'iç'],
    [
      /(?<!\p{L})dis(?=\s(?:hek[iı]m|klin[iı]|polikl|beyaz|teli|tel[iı]|protez|implant|doktor|tas|taş))/giu,
      'diş',
    ],
    [/(?<!\p{L})d[iı]s(?=\s(?:cephe|mekan|y[iı]kama|ticaret|kapı|kap[iı]))/giu, 'dış'],
    [/(?<!\p{L})hali(?=\s(?:y[iı]kama|saha|kilim|koltuk|dokuma))/giu, 'halı'],
    [/(?<=(?:hafta|gun|gün|sehir|şehir|ev)\s)ici(?!\p{L})/giu, 'içi'],
  ],
};
const money: Readonly<Record<string, readonly Rule[]>> = {
  nl: [[/(?<![\d.,€])(\d+(?:[.,]\d+)*)\s?(?:€|eur)(?![\p{L}\d])(?!\s?\d)/giu, '€ $1']],
  pl: [[/(?<=\d)\s?zl(?!\p{L})/giu, ' zł']],
  tr: [[/(?<=\d)\s?tl(?!\p{L})/giu, ' TL']],
  ar: [[/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x06_60)]],
  he: [[/(?<=\d)\s?(?:שח|ש״ח)(?![א-ת])/gu, ' ₪']],
};
const turkish = /[ıİğĞşŞçÇöÖüÜ]/u;

const apply = (text: string, [written, right]: Rule): string =>
  typeof right === 'string' ? text.replace(written, right) : text.replace(written, right);

const likeTyped = (said: string, typed: string): string =>
  typed.length > 1 && typed === typed.toUpperCase()
    ? said.toLocaleUpperCase('tr')
    : /^\p{Lu}/u.test(typed)
      ? said.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
      : said;

function spelled(word: string, language: string): string {
  const low = word.toLowerCase();
  const { words, stems } = spellingOf(language);
  const whole = words.get(low);
  if (whole !== undefined) return likeTyped(whole, word);
  const end = (said: string): string =>
    (endings[language] ?? []).reduce((one, [written, right]) => apply(one, [written, right]), said);
  for (let at = low.length; at >= shortestStem; at -= 1) {
    const stem = stems.get(low.slice(0, at));
    if (stem === undefined) continue;
    const rest = low.slice(at);
    return likeTyped(end(language === 'tr' ? harmonise(stem, rest) : stem + rest), word);
  }
  const said = end(low);
  return said === low ? word : likeTyped(said, word);
}

const say = (text: string, rules: readonly Rule[] | undefined): string =>
  (rules ?? []).reduce((said, [written, right]) => apply(said, [written, right]), text);

/**
 * A prompt in Dutch, Polish or Turkish with the marks that its writer left out, and money as it is written there. A
 * Turkish prompt with any such letter was typed on a keyboard that has them all.
 */
export function spellEast(prompt: string, language: string): string {
  const priced = say(prompt, money[language]);
  if (!(language in accentWordsEast) || (language === 'tr' && turkish.test(prompt))) return priced;
  return say(priced, together[language]).replace(bare, (word) =>
    foldText(word) === word.toLowerCase() ? spelled(word, language) : word,
  );
}
