import { findColours, rankColours } from './rank-colours';

/** What a page given as a reference says of itself: plain text, cut short. */
export type PageNotes = {
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  readonly colours: readonly string[];
};

const headingsMost = 8;
const coloursMost = 2;

/** Reads a page's notes out of its markup, which is never set, run or followed. */
export function readPage(html: string): PageNotes {
  const page = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|template|noscript|svg)\b[\s\S]*?<\/\1\s*>/gi, '');
  const themeColour = contentOf(page, 'theme-color');
  const styles = [
    ...page.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi),
    ...page.matchAll(/\sstyle="([^"]*)"/gi),
  ];
  const colours = [
    ...findColours(themeColour).map(({ css }) => ({ css, weight: 1000 })),
    ...findColours(styles.map(([, text = '']) => text).join('\n')),
  ];
  return {
    title: plain(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(page)?.[1]),
    description: plain(contentOf(page, 'description') || contentOf(page, 'og:description')),
    headings: [...page.matchAll(/<h[12]\b[^>]*>([\s\S]*?)<\/h[12]>/gi)]
      .map(([, text]) => plain(text))
      .filter(Boolean)
      .slice(0, headingsMost),
    colours: rankColours(colours, coloursMost),
  };
}

function contentOf(page: string, name: string): string {
  for (const [tag] of page.matchAll(/<meta\b[^>]*>/gi)) {
    if (!new RegExp(`(?:name|property)\\s*=\\s*["']?${name}["'\\s]`, 'i').test(tag)) continue;
    return /content\s*=\s*"([^"]*)"/i.exec(tag)?.[1] ?? /content\s*=\s*'([^']*)'/i.exec(tag)?.[1] ?? '';
  }
  return '';
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function plain(markup = ''): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0;
        if (code > 31 && code <= 0x10ffff) return String.fromCodePoint(code);
        return (name && entities[name.toLowerCase()]) ?? whole;
      },
    )
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
