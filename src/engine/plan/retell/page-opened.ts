const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** Titles that open sentences of any sort: "Home visits", "About 40 people", "Contact Ben". */
const general =
  /^(?:home|about|contact|shop|work|visit|book|join|give|donate|events|news|menu|people|team)\b/u;

/**
 * The page whose title a statement begins with: "Our day starts at eight" of "Our day", "The trolley leaves at six" of
 * "Trolley"; null where there is none.
 */
export const pageOpened = (text: string, pages: readonly { readonly title: string }[]): number | null => {
  const own = plain(text).replace(/^(?:the|our|my)\s/u, '');
  const at = pages.findIndex(({ title }, nth) => {
    const bare = plain(title).replace(/^(?:the|our|my)\s/u, '');
    return nth > 0 && bare.length > 2 && !general.test(plain(title)) && `${own} `.startsWith(`${bare} `);
  });
  return at > 0 ? at : null;
};
