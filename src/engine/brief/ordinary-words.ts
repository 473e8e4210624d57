import { createShelf } from '../shelf';

type Words = {
  readonly ordinary: ReadonlySet<string>;
  readonly towns: ReadonlySet<string>;
  readonly british: string;
  readonly overseas: Readonly<Record<string, string>>;
  readonly states: readonly (readonly [currency: string, states: string])[];
};

const shelf = createShelf<'en', Words>('ordinary words of', {
  en: async () => {
    const [
      { commonEnglishWords },
      { englishTradeWords },
      { settlements },
      { britishTownNames },
      { smallerBritishTowns },
      { statesBehindTowns, townsOverseas },
    ] = await Promise.all([
      import('./lexicon/en/common-words'),
      import('./lexicon/en/trade-words'),
      import('./lexicon/settlements'),
      import('./lexicon/en/british-towns'),
      import('./lexicon/en/smaller-british-towns'),
      import('./lexicon/en/towns-overseas'),
    ]);
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
      ]),
      british: `${britishTownNames}|${smaller.join('|')}`,
      overseas: townsOverseas,
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

/** Smaller towns and counties of Britain, as alternatives of a pattern; empty when those were not fetched first. */
export const britishTowns = (): string => shelf.get('en')?.british ?? '';

/** Towns where English is spoken, by the currency of their country, as alternatives of a pattern; empty when not fetched first. */
export const townsByCurrency = (): Readonly<Record<string, string>> => shelf.get('en')?.overseas ?? {};

/** States that stand behind a town, by the currency of their country, as alternatives of a pattern; empty when not fetched first. */
export const statesByCurrency = (): Words['states'] => shelf.get('en')?.states ?? [];
