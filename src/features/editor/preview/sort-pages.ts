/** The pages among a project's paths: index first, the 404 page last, the rest as they stand. */
export function sortPages(paths: readonly string[]): readonly string[] {
  const rank = (path: string) => (path === 'index.html' ? 0 : path === '404.html' ? 2 : 1);
  return paths.filter((path) => /\.html?$/i.test(path)).toSorted((a, b) => rank(a) - rank(b));
}

/** How many pages a visitor can go to: the 404 page is not one of them. */
export function countPages(pages: readonly string[]): number {
  return pages.filter((path) => path !== '404.html').length;
}
