import { createShelf } from '../../shelf';

type Words = {
  readonly ordinary: ReadonlySet<string>;
  readonly towns: ReadonlySet<string>;
  readonly british: string;
  readonly overseas: Readonly<Record<string, string>>;
  readonly states: readonly (readonly [currency: string, states: string])[];
};

// People are called so, or things; such a town needs its state beside it.
const elsewhere =
  /^(?:charlotte|madison|lexington|jackson|dayton|franklin|gilbert|chandler|glendale|mesa|aurora|savannah|augusta|norman|irving|garland|frederick|providence|mobile|orange|flint|reading|bath|hull|sandwich|rugby|battle|deal|wells|lewes|ely|rye|bude|ayr|leith|barking|poole|hove|ware|sale|bray|clare|mayo|cavan|swords|trim|naas|eugene|olympia|eureka|riverside|montgomery|preston|lincoln|chester|durham|stoke|dudley|kota|surat|anand|regina|laval|darwin|manly|bondi|albury|bunbury|mackay|katy|plano|reno|denton|marin|independence|concord|mystic|homer|salem|florence|goa|leh|shannon|virginia|carolina|georgia|dakota|cary|elgin|melrose|kelso|dunbar|selkirk|douglas|stirling|livingston|lancaster|ashford|bedford|hastings|paisley|dover|bangor|newport|gore|levin|alexandra|geraldine|gisborne|seymour|maitland|logan|duncan|vernon|nelson|hamilton|kimberley|bethlehem|ceres|montagu|robertson|victoria|cornwall|milton|trenton|lansing|macon|boise|waco|norfolk|gower|bandon|callan|tyler|beaumont|conroe|hickory|boone|laredo|astoria|keene|easton|ventura|torrance|carlsbad|loveland|sheridan|casper|lowell|quincy|bryan|temple|abilene|burren|beara|anna nagar|otago|welkom)$/u;

const shelf = createShelf<'en', Words>('ordinary words of', {
  en: async () => {
    const [
      { commonEnglishWords },
      { englishTradeWords },
      { settlements },
      { britishTownNames },
      { smallerBritishTowns },
      { statesBehindTowns, townsOverseas },
      { smallerTownsOverseas },
    ] = await Promise.all([
      import('../lexicon/en/common-words'),
      import('../lexicon/en/trade-words'),
      import('../lexicon/settlements'),
      import('../lexicon/en/british-towns'),
      import('../lexicon/en/smaller-british-towns'),
      import('../lexicon/en/towns-overseas'),
      import('../lexicon/en/smaller-towns-overseas'),
    ]);
    const overseas = Object.fromEntries(
      [...new Set([...Object.keys(townsOverseas), ...Object.keys(smallerTownsOverseas)])].map((currency) => [
        currency,
        [townsOverseas[currency], smallerTownsOverseas[currency]].filter(Boolean).join('|'),
      ]),
    );
    const smaller = smallerBritishTowns.split(',');
    return {
      ordinary: new Set(`${commonEnglishWords} ${englishTradeWords}`.split(/\s+/u)),
      towns: new Set([
        ...settlements,
        ...smaller,
        // "rugby club", "two wells": such are words first.
        ...britishTownNames
          .split('|')
          .filter((name) => !/^(?:rugby|wells|rye|lewis|ely|bude|fife|ayr|leith)$/u.test(name)),
        ...Object.entries(overseas)
          .flatMap(([currency, names]) =>
            (currency === 'GBP' ? (smallerTownsOverseas['GBP'] ?? '') : names).split('|'),
          )
          .filter((name) => !elsewhere.test(name)),
      ]),
      british: `${britishTownNames}|${smaller.join('|')}`,
      overseas,
      states: statesBehindTowns,
    };
  },
});
const none: ReadonlySet<string> = new Set();

/** Fetches the ordinary words of English, and the towns known by name. */
export const loadOrdinaryWords = (): Promise<void> => shelf.load('en');

/** The ordinary words of English. Throws when they were not fetched first. */
export const ordinaryWords = (): ReadonlySet<string> => shelf.get('en')?.ordinary ?? none;

/** Whether folded words are a city, region or country known by name. Throws when those were not fetched first. */
export const isKnownTown = (folded: string): boolean => shelf.get('en')?.towns.has(folded) ?? false;

/** Whether folded words are a town whose name people and things have as well: "hamilton". */
export const isTownOrName = (folded: string): boolean => elsewhere.test(folded);

/** Smaller towns and counties of Britain, as alternatives of a pattern; empty when those were not fetched first. */
export const britishTowns = (): string => shelf.get('en')?.british ?? '';

/** Towns where English is spoken, by the currency of their country, as alternatives of a pattern; empty when not fetched first. */
export const townsByCurrency = (): Readonly<Record<string, string>> => shelf.get('en')?.overseas ?? {};

/** States that stand behind a town, by the currency of their country, as alternatives of a pattern; empty when not fetched first. */
export const statesByCurrency = (): Words['states'] => shelf.get('en')?.states ?? [];
