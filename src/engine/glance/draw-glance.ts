import { readOpening, type Opening } from './read-opening';
import { readTokens, type GlanceTokens } from './read-tokens';

/** Size of a glance in its own units. */
const width = 640;
const height = 320;
const edge = 36;
const art = { x: 356, width: 284 };

export type GlanceFiles = {
  readonly html: string;
  readonly css: string;
  /** The opening's picture as a data: address, when there is a small one. */
  readonly picture?: string | undefined;
};

/**
 * Draws what a site opens with, as an SVG document of its own: its colours, its words, its drawing. It loads nothing
 * and runs nothing, so it may stand in an `<img>` of the app.
 */
export function drawGlance({ html, css, picture }: GlanceFiles): string {
  const tokens = readTokens(css);
  const opening = readOpening(html);
  const hasArt = picture !== undefined || opening.drawing !== null;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${tokens.background}"/>`,
    // Mirrored twice: what a picture shows stays as it is.
    opening.isRightToLeft
      ? `<g transform="translate(${2 * art.x + art.width} 0) scale(-1 1)">${drawArt(opening, picture)}</g>`
      : drawArt(opening, picture),
    drawHeader(opening, tokens),
    drawWords(opening, tokens, hasArt ? 300 : 540),
    `<rect y="${height - 22}" width="${width}" height="22" fill="${tokens.ink}" opacity=".06"/>`,
  ];
  const properties = [...tokens.properties].map(([name, value]) => `${name}:${value}`).join(';');
  const font = tokens.serif ? 'Georgia,serif' : 'system-ui,sans-serif';
  const flip = opening.isRightToLeft ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>:root{color-scheme:${tokens.scheme};${escape(properties)}}text{font-family:${font}}</style><g${flip}>${parts.join('')}</g></svg>`;
}

function drawHeader({ brand, links, isRightToLeft }: Opening, { ink, accent }: GlanceTokens): string {
  const dots = Array.from(
    { length: links },
    (_, index) =>
      `<rect x="${width - edge - 56 - (index + 1) * 52}" y="27" width="34" height="5" rx="2.5" fill="${ink}" opacity=".45"/>`,
  );
  const button = `<rect x="${width - edge - 56}" y="18" width="56" height="22" rx="5" fill="${accent}"/>`;
  return `${line(brand.slice(0, 26), { x: edge, y: 36, size: 19, ink, weight: 650, isRightToLeft })}${dots.join('')}${button}`;
}

function drawWords(
  { heading, lede, isRightToLeft }: Opening,
  { ink, accent }: GlanceTokens,
  room: number,
): string {
  const size = heading.length > 60 ? 26 : heading.length > 28 ? 34 : 42;
  const lines = wrap(heading, Math.floor(room / (size * 0.52)), 4);
  const top = 118 - (lines.length - 1) * 10;
  const words = lines.map((text, index) =>
    line(text, { x: edge, y: top + index * size * 1.12, size, ink, weight: 650, isRightToLeft }),
  );
  const below = top + (lines.length - 1) * size * 1.12 + 26;
  const rules = Array.from({ length: lede ? Math.min(3, Math.ceil(lede.length / 45)) : 0 }, (_, index) => {
    const length = room * (index === 2 ? 0.5 : 0.86);
    return `<rect x="${edge}" y="${below + index * 15}" width="${length}" height="6" rx="3" fill="${ink}" opacity=".28"/>`;
  });
  const button = `<rect x="${edge}" y="${below + rules.length * 15 + 12}" width="120" height="32" rx="6" fill="${accent}"/>`;
  return [...words, ...rules, heading ? button : ''].join('');
}

function drawArt({ drawing }: Opening, picture: string | undefined): string {
  const place = `x="${art.x}" y="56" width="${art.width}" height="${height - 72}"`;
  if (picture !== undefined) {
    return `<image ${place} preserveAspectRatio="xMidYMid slice" href="${escape(picture)}"/>`;
  }
  // The drawing's own width and height, if any, come after and do not count twice.
  return drawing === null
    ? ''
    : drawing.replace(
        /^<svg\b([^>]*)>/,
        (_, given: string) =>
          `<svg ${place} ${given.replace(/\s(?:x|y|width|height|class|style|id)="[^"]*"/g, '')}>`,
      );
}

type Line = { x: number; y: number; size: number; ink: string; weight: number; isRightToLeft: boolean };

/** In a mirrored drawing text is mirrored back, and reads from its own side. */
function line(text: string, { x, y, size, ink, weight, isRightToLeft }: Line): string {
  const place = isRightToLeft ? `transform="scale(-1 1)" x="${-x}" direction="rtl"` : `x="${x}"`;
  return `<text ${place} y="${y}" font-size="${size}" font-weight="${weight}" fill="${ink}">${escape(text)}</text>`;
}

function wrap(text: string, most: number, lines: number): string[] {
  const wrapped: string[] = [];
  for (const word of text.split(' ')) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + word.length < most)
      wrapped[wrapped.length - 1] = `${last} ${word}`;
    else wrapped.push(word.slice(0, most + 6));
  }
  if (wrapped.length <= lines) return wrapped;
  return [...wrapped.slice(0, lines - 1), `${wrapped[lines - 1] ?? ''}…`];
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/[\p{Cc}]/gu, ' ');
}
