/** One page on a sheet: paths of its pictures, relative to the sheet. */
export type SheetEntry = {
  readonly name: string;
  readonly note: string;
  readonly wide: string;
  readonly narrow: string;
};

/** A page of pictures, each site wide and narrow beside each other, cut to a like height. */
export function writeSheet(entries: readonly SheetEntry[]): string {
  const figures = entries.map(
    ({ name, note, wide, narrow }) => `<figure>
  <figcaption><b>${name}</b> ${note}</figcaption>
  <a href="${wide}"><img src="${wide}" alt="${name} at 1440 px" width="360"></a>
  <a href="${narrow}"><img src="${narrow}" alt="${name} at 390 px" width="110"></a>
</figure>`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sites side by side</title>
<style>
body { margin: 1.5rem; background: #d9d9d6; color: #222; font: 14px/1.4 system-ui, sans-serif; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(30.5rem, 1fr)); gap: 1.5rem; }
figure { display: flex; flex-wrap: wrap; gap: 0.5rem; align-content: start; margin: 0; }
figcaption { inline-size: 100%; }
a { display: block; max-block-size: 62rem; overflow: hidden; box-shadow: 0 1px 4px rgb(0 0 0 / 30%); }
img { display: block; block-size: auto; }
</style>
</head>
<body>
<main>
${figures.join('\n')}
</main>
</body>
</html>
`;
}
