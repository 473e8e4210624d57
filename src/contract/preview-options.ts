export const devices = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

export const directions = ['ltr', 'rtl'] as const;
export type Direction = (typeof directions)[number];

export const themes = ['light', 'dark'] as const;
export type PreviewTheme = (typeof themes)[number];

/** How a page is shown. `safe` shows it with its scripts off. */
export type PreviewOptions = {
  readonly device: Device;
  readonly direction: Direction;
  readonly theme: PreviewTheme;
  readonly safe: boolean;
};

/** Reads the query of a preview address; an unknown word becomes the default, so nothing foreign gets any further. */
export function parsePreviewOptions(query: { get(name: string): string | null }): PreviewOptions {
  return {
    device: pickWord(devices, query.get('device')),
    direction: pickWord(directions, query.get('direction')),
    theme: pickWord(themes, query.get('theme')),
    safe: query.get('safe') === 'true',
  };
}

/** The first word is the default: desktop, left to right, light (specification §4). */
function pickWord<Word extends string>(words: readonly [Word, ...Word[]], asked: string | null): Word {
  return words.find((word) => word === asked) ?? words[0];
}
