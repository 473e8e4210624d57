/**
 * What the quality harness says of the kept templates: its score of 0 to 100 as stars, and how many checks it is the
 * mean of. Written by `npm run pictures`.
 */
export const templateRatings: Readonly<Record<string, { readonly rating: number; readonly checks: number }>> =
  {
    'wedding-photographer': { rating: 5.0, checks: 31 },
    'ceramics-shop': { rating: 5.0, checks: 31 },
    'software-product': { rating: 5.0, checks: 30 },
    'neighbourhood-bakery': { rating: 5.0, checks: 30 },
    osteria: { rating: 5.0, checks: 30 },
    'law-office': { rating: 5.0, checks: 31 },
    'dental-practice': { rating: 5.0, checks: 31 },
    'climbing-gym': { rating: 5.0, checks: 30 },
    'fashion-label': { rating: 5.0, checks: 31 },
    'coffee-roaster': { rating: 5.0, checks: 31 },
    'architecture-studio': { rating: 5.0, checks: 31 },
  };
