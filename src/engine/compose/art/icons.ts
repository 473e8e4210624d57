import { iconShapes } from './icon-shapes';
import { iconWords } from './icon-words';

/** Name of an icon. */
export type IconName = keyof typeof iconShapes;

/** Every icon's name. */
export const iconNames = Object.keys(iconShapes) as readonly IconName[];

/** A line icon as an `<svg class="icon">` in the text's colour, hidden from assistive technology. Unknown names give a sparkle. */
export function drawIcon(name: string): string {
  const shapes = iconShapes[isIconName(name) ? name : 'sparkle'];
  const body = shapes
    .split('|')
    .map((part) => {
      const [x, y, radius] = part.slice(2).split(' ');
      return part.startsWith('c ') ? `<circle cx="${x}" cy="${y}" r="${radius}"/>` : `<path d="${part}"/>`;
    })
    .join('');
  return `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${body}</svg>`;
}

/** The icon that words call for ("Free delivery" gives `truck`). Null: none of them is known. */
export function findIcon(words: string): IconName | null {
  const text = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  let best: { name: IconName; length: number } | null = null;
  for (const [name, keys] of iconWords) {
    for (const key of keys) {
      const at = ` ${text}`.search(new RegExp(`[^\\p{L}]${key}`, 'u'));
      if (at >= 0 && key.length > (best?.length ?? 0) && isIconName(name))
        best = { name, length: key.length };
    }
  }
  return best?.name ?? null;
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconShapes, name);
}
