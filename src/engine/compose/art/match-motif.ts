import { keepLatest } from '../../keep-latest';
import { motifWords } from './motif-words';
import { motifNames } from './motif-names';

const names = new Set(motifNames);
const setting = new Set(
  'wedding house home room mountain family kids child tea city school shop store studio night wood table young garden kitchen party club lesson class training food farm campaign servicing consult academy private shows show website site web community event online local workshop office repair service children family club modern friendly clinic practice restaurant company business small day event events booking team prices classes heritage history museum inspect survey detail find search audit process settings space talk open visit plan idea learn glass gold oak leather timber brass festival escuela escola ecole schule scuola neighbourhood neighborhood village local teach teacher instructor natural organic botanical green eco design help rent rental location alquil vermiet'.split(
    ' ',
  ),
);
const bought = new Set(
  'teapot shoe lamp bag backpack cup mug bottle jar bowl knife chair clock watch umbrella tent shirt dress ring necklace bracelet earrings candle soap book toy rug sofa guitar bike glasses perfume pram mirror frame cake loaf cheese'.split(
    ' ',
  ),
);
const joints = new Set(
  'of with in for at on from and de di da do du au alla al con com avec mit fur pour para per voor'.split(
    ' ',
  ),
);
const folded = motifWords.map(([name, keys]) => [name, keys.map(foldText)] as const);

/**
 * The motif for a word or phrase of any supported language: "falconry" gives `falcon`, "pan de masa madre" gives `loaf`.
 * Motifs in `passed` do not count, and with `isSure` no words that say only how, where or when something is done. Null:
 * nothing known in it.
 */
export function matchMotif(
  words: string,
  passed: ReadonlySet<string> = new Set(),
  isSure = false,
): string | null {
  const text = foldText(words);
  if (names.has(text) && !passed.has(text)) return text;
  const ware = wareOf(text);
  const found: { name: string; weight: number }[] = [];
  for (const word of text.split(/[\s,;/]+/u)) {
    const name = [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].find((one) => names.has(one));
    if (name) found.push({ name, weight: weigh(name) + (word === ware ? 1.9 : 0.5) });
  }
  for (const [name, keys] of folded) {
    for (const key of keys)
      // "Travel kettle", "hiking boot": of several words the last is the thing, where it is one that is bought.
      if (hasWord(text, key))
        found.push({ name, weight: weigh(key) + (bought.has(name) && ware.startsWith(key) ? 3 : 0) });
  }
  const known = found.filter(({ name, weight }) => !passed.has(name) && (weight > 0 || !isSure));
  return known.toSorted((one, other) => other.weight - one.weight)[0]?.name ?? null;
}

// A moon mug is a mug and an apple cake a cake: of two or three words the last before any "of" or "with" is the thing.
function wareOf(text: string): string {
  const words = text.split(' ');
  const end = words.findIndex((word) => joints.has(word));
  return words.length > 1 && words.length < 5 ? (words.at(end > 0 ? end - 1 : -1) ?? '') : '';
}

// The longest word says most, but a word for where or when something is done says less than what is done.
function weigh(word: string): number {
  return word.length - (setting.has(word) ? 50 : 0);
}

// What starts is no star, a tablet of chocolate no table, paintball no bread, a model railway no fashion, a merchant no
// shirt, and a stately home or a station has no figures.
const tails = new Map([
  ['star', '(?!t)'],
  ['table', '(?!t)'],
  ['pain', '(?!t)'],
  ['mode', '(?![a-z])'],
  ['merch', '(?!ant)'],
  ['wall', '(?!et)'],
  ['auto', '(?!mati|nom|gra|r(?!ij|im|ep))'],
  ['barco', '(?!d)'],
  ['network', '(?!ing)'],
  ['light', '(?!n|w)'],
  ['person', '(?:s?(?![a-z])|e)'],
  ['persona', '(?!l)'],
  ['camp', '(?!aign)'],
  ['hund', '(?!r)'],
  // Nor has a cake of three tiers a pet, nor a talk a bow round it.
  ['tier', '(?=[a-z])(?!s(?![a-z])|ed)'],
  ['present', '(?:s?(?![a-z]))'],
  ['organ', '(?:s|ists?)?(?![a-z])'],
  ['stat', '(?:s?(?![a-z])|istic)'],
]);

// A bike doctor heals no people, and what works offline sells no clothes.
// What a shop calls its cart holds no bread.
const heads = new Map([
  ['basket', '(?<!(?:shopping|with|with a|and a|and|the|your) )'],
  ['mode', '(?<!(?:offline|dark|light|night|focus) )'],
  [
    'doctor',
    '(?<!(?:bike|bicycle|cycle|car|van|computer|pc|laptop|phone|sofa|furniture|shoe|boiler|tree|lawn|leather|window|roof|house) )',
  ],
]);

// A key counts where a word begins with it; short keys must be the whole word, and scripts without cases match anywhere.
function hasWord(text: string, key: string): boolean {
  if (!text.includes(key)) return false;
  return /[\u0590-\u06ff]/u.test(key) || wordFor(key).test(text);
}

// The same few motifs are looked for in every title of a site.
const wordFor = keepLatest(200, (key: string) => {
  const tail = key.length <= 3 ? '(?![a-z])' : (tails.get(key) ?? '');
  return new RegExp(
    `(^|[^a-z])${heads.get(key) ?? ''}${key.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&')}${tail}`,
    'u',
  );
});

// Without its dots a German kitchen is a cake.
function foldText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll(/küchen?/giu, 'kitchen')
      // Who learns on a "stage" in France stands on none.
      .replaceAll(/\bstages? (?=(?:d['’]|de|du|en|le|la|les|pour|avec|enfants?|adultes?)\b)/giu, 'atelier ')
      // What runs on current is still what it is: an electric guitar, "vélos électriques".
      .replaceAll(
        /\belectric (?=(?:guitar|bass|piano|violin|boat|scooter|van|car|bike|cargo|tractor|motorbike|taxi))/giu,
        '',
      )
      .replaceAll(
        /(?<=(?<!\p{L})(?:v[ée]los?|bici\p{L}*|voitures?|coches?|motos?|auto) )(?:[ée]l[ée]ctri|elettric)\p{L}+/giu,
        '',
      )
      // Who fences with a foil builds no fence.
      .replaceAll(/\bfencing (?=club|lesson|academ|school|coach|class|hall|team)/giu, 'sport ')
      // Who rings bells wears no ring, and people who need a bed are no dogs.
      .replaceAll(/\bbell[- ]?ring(?:ers?|ing)\b/giu, 'church')
      .replaceAll(/\b(?:night|homeless|winter|women['’]?s|refugee) shelters?\b/giu, 'bed')
      // Who builds resumes swings no hammer, and a boat is what its builder shows.
      .replaceAll(
        /\b(resum[eé]|cv|website|site|form|quiz|store|boat|habit|deck|organ|instrument|model ship|ship) ?builders?\b/giu,
        '$1',
      )
      // Where plants are raised stand no toys.
      .replaceAll(
        /\b(?:plants?|bonsai|trees?|garden|roses?|native|shrubs?|orchids?|palms?|wholesale|cactus|ferns?) nurser(?:y|ies)\b/giu,
        'plant',
      )
      // Who plants trees keeps no pots, and a street of them is no village.
      .replaceAll(/\b(?:plant(?:s|ed|ing)? )?(?:(?:street|urban|city|native|more|new) )*trees\b/giu, 'tree')
      // What is played round a table has no buttons.
      .replaceAll(/\b(?:table-?top|board|card|dice|party|tile) games?\b/giu, 'chess')
      // Who learns to sail lights no candle.
      .replaceAll(
        /\b(?:escola|escuela|scuola|clube?|circolo|cursos?|cors[oi]|aulas|clases|lezioni|barcos?|barc[ah]e?) (?:de |di |della |à |a )?vela\b/giu,
        'sail',
      )
      // Days away with a pencil or a brush are no yoga.
      .replaceAll(
        /\b(writing|writers['’]?|painting|art|knitting|walking|surf|running|cooking|photography) retreats?\b/giu,
        '$1',
      )
      // What is planted gives no light.
      .replaceAll(
        /\b(?:flower|tulips?|snowdrop|daffodil|spring|autumn|garden|dahlia|lil(?:y|ies)|crocus|allium|planting|dutch) bulbs?(?: nurser(?:y|ies))?\b/giu,
        'tulip',
      )
      // A company at its beginning stands on no stage.
      .replaceAll(/\b(?:pre-?seed|seed|early|late|later|growth)[- ]stage\b/giu, 'growth')
      // What is soaked overnight is not roasted.
      .replaceAll(/\b(?:white|green|black|broad|butter|kidney|baked|runner|haricot) beans\b/giu, 'vegetables')
      // "food bank", "blood bank": no money is kept there.
      .replaceAll(/\b(food|baby|toy|clothes|blood|milk|seed|book|nappy|time) ?banks?\b/giu, '$1')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll('ı', 'i')
      .toLowerCase()
      .trim()
  );
}
