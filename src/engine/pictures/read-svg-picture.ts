import type { PictureColour, SitePicture } from '@/domain/site/site-picture';
import { formatHex, parse } from '../colour-space';

/** Size and colours of a drawing from its source. Null when it is no SVG. */
export function readSvgPicture(path: string, source: string): SitePicture | null {
  const head = /<svg\b[^>]*>/iu.exec(source)?.[0];
  if (!head) return null;
  const box = /viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/iu.exec(head);
  const length = (name: string) =>
    Number(
      new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`, 'iu').exec(head)?.[1] ?? Number.NaN,
    );
  const width = length('width') || Number(box?.[1] ?? 300);
  const height = length('height') || Number(box?.[2] ?? 150);
  return {
    path,
    width: Math.round(width) || 300,
    height: Math.round(height) || 150,
    colours: readPaints(source),
    isOpaque: false,
  };
}

// Each paint weighs as often as it is used: a drawing's areas are not known without drawing it.
function readPaints(source: string): PictureColour[] {
  const counts = new Map<string, number>();
  for (const [, value] of source.matchAll(
    /(?:fill|stroke|stop-color)\s*[:=]\s*["']?\s*([#\w-]+(?:\([^)]*\))?)/giu,
  )) {
    const colour = value && value !== 'none' ? parse(value) : undefined;
    if (!colour) continue;
    const css = formatHex(colour);
    counts.set(css, (counts.get(css) ?? 0) + 1);
  }
  // What no paint is set for is black.
  if (counts.size === 0) return [{ css: '#000000', share: 1 }];
  const whole = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .map(([css, count]) => ({ css, share: count / whole }))
    .toSorted((one, other) => other.share - one.share);
}
