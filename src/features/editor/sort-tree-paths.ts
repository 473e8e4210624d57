/** Paths in the order of the file tree: index, other pages, 404, styles, scripts, the rest; each by the alphabet, numbers by value. */
export function sortTreePaths(paths: readonly string[]): readonly string[] {
  return paths.toSorted((a, b) => rankPath(a) - rankPath(b) || a.localeCompare(b, 'en', { numeric: true }));
}

function rankPath(path: string): number {
  if (path === 'index.html') return 0;
  if (path === '404.html') return 2;
  if (/\.html?$/i.test(path)) return 1;
  if (/\.css$/i.test(path)) return 3;
  if (/\.m?js$/i.test(path)) return 4;
  return 5;
}
