/** What a page opens with, as plain text, and the drawing in its opening. */
export type Opening = {
  readonly brand: string;
  readonly heading: string;
  readonly lede: string;
  readonly links: number;
  /** Markup of the drawing, null when there is none that can stand by itself. */
  readonly drawing: string | null;
  /** Path of the first picture, relative to the page; null when there is none. */
  readonly picture: string | null;
  readonly isRightToLeft: boolean;
};

const drawingMostCharacters = 60_000;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Reads a page's opening without a parser: what is wanted stands near its beginning, and a wrong guess costs a picture. */
export function readOpening(html: string): Opening {
  const page = html
    .slice(0, 400_000)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1\s*>/gi, '');
  const main = page.slice(Math.max(0, page.search(/<(?:main|body)\b/i)));
  return {
    brand:
      textOf(
        /<(?:a|div|p|span)\b[^>]*class="[^"]*\b(?:brand|logo)\b[^"]*"[^>]*>([\s\S]*?)<\/(?:a|div|p|span)>/i.exec(
          page,
        )?.[1],
      ) || textOf(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(page)?.[1]),
    heading:
      textOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/i.exec(main)?.[1]) ||
      textOf(/<h2\b[^>]*>([\s\S]*?)<\/h2>/i.exec(main)?.[1]),
    lede: textOf(/<\/h1>[\s\S]{0,400}?<p\b[^>]*>([\s\S]*?)<\/p>/i.exec(main)?.[1]),
    links: Math.min(5, (/<nav\b[\s\S]*?<\/nav>/i.exec(page)?.[0].match(/<a\b/gi) ?? []).length),
    drawing: readDrawing(main),
    picture: readPicture(main),
    isRightToLeft: /<html\b[^>]*\bdir="?rtl/i.test(html.slice(0, 2000)),
  };
}

/** The first drawing of some size. One that could load, run or refer to anything outside itself is left out. */
function readDrawing(main: string): string | null {
  for (const [svg] of main.matchAll(/<svg\b[^>]*viewBox="[^"]+"[^>]*>[\s\S]*?<\/svg>/g)) {
    if (svg.length < 500 || svg.length > drawingMostCharacters) continue;
    const isSealed =
      !/<(?:script|foreignObject|image|use|a|iframe|style|animate|set)\b|\son\w+\s*=|href|url\((?!#)|&(?!amp;|lt;|gt;|quot;|#)|<svg[\s\S]+<svg/i.test(
        svg,
      );
    return isSealed ? svg : null;
  }
  return null;
}

function readPicture(main: string): string | null {
  const source = /<img\b[^>]*\ssrc="([^"]+)"/i.exec(main)?.[1];
  return source && !/^(?:[a-z]+:|\/)/i.test(source)
    ? source.replace(/^\.\//, '').replace(/[?#].*$/, '')
    : null;
}

function textOf(markup = ''): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#\d+|#x[0-9a-f]+|\w+);/gi, (whole, name: string) => readEntity(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

function readEntity(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  if (hex ?? decimal) return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  return entities[name.toLowerCase()];
}
