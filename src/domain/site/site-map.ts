import { directionOf } from './site-direction';
import { textOf, type SiteFile } from './site-file';

/** A site as words: what a model is told of it. Empty texts for a site without files. */
export type SiteInWords = {
  /** One line per page with its title, and one below it per section with an id. */
  readonly map: string;
  /** The text files, whole, each under its path. */
  readonly texts: string;
  /** The custom properties of the stylesheets' `:root`. */
  readonly tokens: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
};

const textFile = /\.(?:html?|css|js|mjs|json|svg|txt|md|webmanifest)$/i;

/** Puts a site into words. Pages come with the front page first, other files by path. */
export function describeSite(files: readonly SiteFile[]): SiteInWords {
  const texts = files
    .filter(({ path }) => textFile.test(path))
    .map((file) => ({ path: file.path, text: textOf(file) }))
    .toSorted((first, second) => rank(first.path) - rank(second.path) || (first.path < second.path ? -1 : 1));
  const front = texts.find(({ path }) => path === 'index.html')?.text ?? '';
  return {
    map: texts
      .filter(({ path }) => /\.html?$/i.test(path))
      .map(({ path, text }) => mapPage(path, text))
      .join('\n'),
    texts: texts.map(({ path, text }) => `--- ${path} ---\n${text}`).join('\n\n'),
    tokens: texts
      .filter(({ path }) => path.endsWith('.css'))
      .flatMap(({ text }) => text.match(/:root\s*\{[^}]*\}/) ?? [])
      .join('\n'),
    language: /<html\b[^>]{0,400}?\blang\s*=\s*["']?([\w-]+)/i.exec(front)?.[1] ?? 'en',
    direction: directionOf(front),
  };
}

function rank(path: string): number {
  return path === 'index.html' ? 0 : /\.html?$/i.test(path) ? 1 : 2;
}

function mapPage(path: string, html: string): string {
  const title = /<title>([^<]*)/i.exec(html)?.[1]?.trim();
  const ids = Array.from(html.matchAll(/<section\b[^>]{0,1000}?\bid\s*=\s*["']([^"']+)/gi), ([, id]) => id);
  return [`${path}${title ? ` (${title})` : ''}`, ...ids.map((id) => `  #${id}`)].join('\n');
}
