import { createShelf } from '../shelf';

type Words = { readonly ordinary: ReadonlySet<string>; readonly towns: ReadonlySet<string> };

const shelf = createShelf<'en', Words>('ordinary words of', {
  en: async () => {
    const [{ commonEnglishWords }, { englishTradeWords }, { settlements }] = await Promise.all([
      import('./lexicon/en/common-words'),
      import('./lexicon/en/trade-words'),
      import('./lexicon/settlements'),
    ]);
    return {
      ordinary: new Set(`${commonEnglishWords} ${englishTradeWords}`.split(/\s+/u)),
      towns: settlements,
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
