// Things that are not counted: there is no plural of saffron.
const mass = new Set(
  `china bone-china crockery cutlery delftware sheep-dip dip bunting confetti ivory amber jet saffron seaweed kelp lavender moss honey hemp bamboo tea coffee cheese chocolate soap wax wool yarn silk linen leather
  paper porcelain pottery ceramics glass stained-glass wood metal silver gold copper bronze iron clay ice snow salt sugar
  pepper mustard vinegar oil wine cider beer mead gin kombucha bread sourdough butter milk ice-cream meat ham sushi
  pasta rice wheat barley hops garlic ginger wasabi mint thyme basil grass hay straw cotton felt lace embroidery
  jewellery jewelry furniture clothing knitwear footwear headwear millinery stationery cutlery crockery armour armor
  art music film cinema theatre poetry history heritage folklore philosophy magic tarot astrology alchemy astronomy
  tennis golf cricket lacrosse netball basketball volleyball handball dodgeball softball baseball rounders hurling camogie shinty polo squash badminton gymnastics comedy improv folk seo afl athletics chess bridge mahjong backgammon poker darts curling croquet archery fencing judo karate aikido yoga rugby football
  hockey pinball bowling parkour calligraphy origami macrame photography cinematography astrophotography pyrography
  typography cartography genealogy falconry forestry carpentry joinery masonry cookery bakery
  firewood kindling venison game compost manure peat sand gravel rain lightning
  darkness silence sleep laughter breath memory luck love grief time weather code software hardware data research
  beatbox taxidermy turf darning upholstery ventriloquism esperanto latin sanskrit braille morse graffiti lichen algae plankton spirulina mycelium
  nitrogen oxygen helium argon propane butane letterpress lithography letterpress-printing marbling gilding thatch beeswax vermicompost biochar air water mud dust energy electricity fuel smoke steam rubbish waste transport haulage storage maintenance servicing logistics recruitment management gear equipment kit luggage laundry hair skin food slime medicine farming glitter confetti foam vintage`.split(
    /\s+/u,
  ),
);
const countedIng =
  /(?:^|[\s-])(?:rings?|earring|string|shoestring|wedding|building|painting|drawing|swing|sling|king|wing|stocking|engraving|carving|pudding|dumpling|duckling|seedling|sapling)$/iu;
const odd: Readonly<Record<string, string>> = {
  mouse: 'mice', goose: 'geese', knife: 'knives', leaf: 'leaves', wolf: 'wolves', shelf: 'shelves', calf: 'calves',
  loaf: 'loaves', scarf: 'scarves', dwarf: 'dwarves', foot: 'feet', tooth: 'teeth', child: 'children', man: 'men',
  woman: 'women', person: 'people', ox: 'oxen', potato: 'potatoes', tomato: 'tomatoes', cactus: 'cacti', lens: 'lenses',
  thesis: 'theses', prosthesis: 'prostheses', hypothesis: 'hypotheses', oasis: 'oases',
}; // prettier-ignore
const evenOdd = new Map(Object.entries(odd).map(([one, many]) => [many, one]));
const sameMany = new Set(
  'sheep deer reindeer fish trout salmon carp cod shrimp squid koi bison cattle poultry livestock'.split(' '),
);
const alwaysMany = /^(?:scissors|trousers|binoculars|glasses|jeans|bagpipes|people|clothes|dice|fungi)$/iu;

const last = (phrase: string): string => /[\p{L}’']+$/u.exec(phrase)?.[0].toLowerCase() ?? '';
const parts = (phrase: string): readonly string[] => phrase.split(/\s(?:and|&)\s/u);
const change = (phrase: string, turn: (one: string) => string): string => {
  const [first = '', second] = parts(phrase);
  return second === undefined ? turn(first) : `${turn(first)} and ${turn(second)}`;
};

/** Whether a phrase is a plural as it stands: "hedgehogs". */
export const isMany = (phrase: string): boolean =>
  evenOdd.has(last(phrase)) ||
  alwaysMany.test(last(phrase)) ||
  (/[^su'’i]s$/iu.test(phrase) && !/(?:news|chess|lens|atlas|canvas|ics)$/iu.test(phrase));

/** Whether the thing is not counted: "saffron", "kite-making", "fossil hunting". */
export const isMass = (phrase: string): boolean =>
  mass.has(last(phrase)) ||
  /(?:ics|ology|ography|therapy|pathy|ism|ship|(?<!busi)ness|craft|work|ware|wear)$/iu.test(phrase) ||
  (/\p{L}{2}ing$/iu.test(phrase) && !countedIng.test(phrase));

const one = (phrase: string): string => {
  const word = last(phrase);
  const single = evenOdd.get(word);
  if (single !== undefined && !alwaysMany.test(word)) return phrase.slice(0, -word.length) + single;
  if (!isMany(phrase) || alwaysMany.test(word)) return phrase;
  if (/[^aeiou]ies$/iu.test(phrase)) return `${phrase.slice(0, -3)}y`;
  return phrase.replace(/(?<=(?:ss|x|ch|sh|\bbus|virus|campus|chorus|circus))es$|s$/iu, '');
};

const many = (phrase: string): string => {
  const word = last(phrase);
  if (isMany(phrase) || isMass(phrase)) return phrase;
  if (sameMany.has(word)) return phrase;
  const plural = odd[word];
  if (plural !== undefined) return phrase.slice(0, -word.length) + plural;
  if (/[^aeiou]y$/iu.test(phrase)) return `${phrase.slice(0, -1)}ies`;
  return /(?:[xz]|ss|us|ch|sh)$/iu.test(phrase) ? `${phrase}es` : `${phrase}s`;
};

/** The singular of an English phrase: "fountain pens" gives "fountain pen". */
export const singular = (phrase: string): string => change(phrase, one);
/** The plural of an English phrase, or the phrase itself when the thing is not counted. */
export const plural = (phrase: string): string => change(phrase, many);

/** "a snail farm", "an umbrella repair workshop"; plurals and things that are not counted stand alone. */
export const withA = (phrase: string): string => {
  if (isMany(phrase) || isMass(phrase) || sameMany.has(last(phrase))) return phrase;
  return `${/^(?:[aeio]|u(?!ni|se|ku))/iu.test(phrase) && !/^(?:one|eu|ewe)/iu.test(phrase) ? 'an' : 'a'} ${phrase}`;
};
