import { createShelf } from '../shelf';

const shelf = createShelf<'en', ReadonlySet<string>>('ordinary words of', {
  en: async () => {
    const [{ commonEnglishWords }, { englishTradeWords }] = await Promise.all([
      import('./lexicon/en/common-words'),
      import('./lexicon/en/trade-words'),
    ]);
    return new Set(`${commonEnglishWords} ${englishTradeWords}`.split(/\s+/u));
  },
});

/** Fetches the ordinary words of English. */
export const loadOrdinaryWords = (): Promise<void> => shelf.load('en');

/** The ordinary words of English. Throws when they were not fetched first. */
export const ordinaryWords = (): ReadonlySet<string> => shelf.get('en') ?? new Set();
