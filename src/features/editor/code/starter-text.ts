/** What a new file begins with: a page is a whole one with the site's stylesheet, anything else is empty. */
export function starterText(path: string, paths: readonly string[]): string {
  if (!/\.html?$/iu.test(path)) return '';
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.html?$/iu, '');
  const title = name.replaceAll(/[-_]+/gu, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const safeTitle = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const up = '../'.repeat(path.split('/').length - 1);
  const styles = paths.includes('style.css') ? `    <link rel="stylesheet" href="${up}style.css" />\n` : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${safeTitle}</title>
${styles}  </head>
  <body>
    <main>
      <h1>${safeTitle}</h1>
    </main>
  </body>
</html>
`;
}
