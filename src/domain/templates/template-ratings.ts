/**
 * What the quality harness says of the kept templates: its score of 0 to 100 as stars, and how many checks it is the
 * mean of. Written by `npm run pictures`.
 */
export const templateRatings: Readonly<Record<string, { readonly rating: number; readonly checks: number }>> =
  {};
