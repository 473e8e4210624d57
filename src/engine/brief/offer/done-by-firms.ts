/** What a firm does to others, as alternatives: behind a single word with a capital it tells that the word is a sign. */
export const doneByFirms =
  'advises|cleans|trains|photographs|restores|mends|fixes|sharpens|refurbishes|upholsters|translates|inspects|maintains';
