type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};
/** Vite's manifest: what was built, by the path of its source. */
export type BuildManifest = Readonly<Record<string, Chunk>>;

/**
 * The shell's markup with links to the scripts and styles that a page's screen is loaded from, so that they come with
 * the shell's own and not after it. Throws when a source was not built: its name is wrong.
 */
export function withOwnParts(
  shell: string,
  manifest: BuildManifest,
  sources: readonly string[],
  base: string,
): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry && key.endsWith('.html'));
  const known = entry ? reach(manifest, [entry]) : new Set<string>();
  const keys = sources.map((source) => `src/${source}`);
  const missing = keys.find((key) => !manifest[key]);
  if (missing) throw new Error(`${missing} is not in the build, and a page is said to be loaded from it.`);
  const links = [...reach(manifest, keys)]
    .filter((file) => !known.has(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${base}${file}">`
        : `<link rel="modulepreload" crossorigin href="${base}${file}">`,
    );
  return shell.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/**
 * The markup with its stylesheets and fonts before its scripts: a browser asks in this order, a few at a time, and lays a
 * page out twice when its styles come after its end.
 */
export function withStylesFirst(html: string): string {
  const styles = /[ \t]*<link rel="(?:stylesheet|preload)"[^>]*>\n?/g;
  const found = html.match(styles) ?? [];
  const lines = found.map((line) => `    ${line.trim()}\n`).join('');
  return html.replace(styles, '').replace(/[ \t]*<script/, (script) => `${lines}${script}`);
}

/**
 * The markup with its script, all parts of it and its fonts left to `early.js`, which asks for them once the page is
 * painted: a drawn page is there to be read and typed into before the app works on it. `isSoon`: it does without a sign that
 * somebody is there. Throws when the markup has not the two scripts.
 */
export function withLateStart(html: string, { base, isSoon }: { base: string; isSoon: boolean }): string {
  const script = /[ \t]*<script type="module" crossorigin src="([^"]+)"><\/script>\n?/;
  const early = /<script src="([^"]*early\.js)"><\/script>/;
  const part = /[ \t]*<link rel="modulepreload" crossorigin href="([^"]+)">\n?/g;
  const font = /[ \t]*<link rel="preload" href="([^"]+)" as="font"[^>]*>\n?/g;
  const app = script.exec(html)?.[1];
  if (app === undefined || !early.test(html))
    throw new Error('The page has no script that could start later.');
  const list = (link: RegExp) => [...html.matchAll(link)].map(([, address = '']) => address).join(' ');
  return html
    .replace(script, '')
    .replaceAll(part, '')
    .replaceAll(font, '')
    .replace(
      early,
      `<script src="$1" data-app="${app}" data-parts="${list(part)}" data-fonts="${list(font)}" ${isSoon ? 'data-soon' : `data-worker="${base}sw.js"`}></script>`,
    );
}

/** The files of chunks and of what they import before they run. */
function reach(manifest: BuildManifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return files;
}
