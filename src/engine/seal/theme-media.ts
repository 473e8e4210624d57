import type { SealTheme } from './seal-context';

/**
 * `prefers-color-scheme` asks the device; a preview answers for the visitor that was chosen. Each asked scheme becomes
 * a width that is always (min) or never (max) true. The width tells which scheme was asked for, so that the preview
 * script can turn a standing page over by swapping min and max.
 */
export const themeMarks = { light: '0.011px', dark: '0.012px' } as const;

/** The custom property that carries the chosen scheme; `color-scheme: light dark` follows it. */
export const themeProperty = '--sitewright-theme';

const feature = /\(\s*prefers-color-scheme\s*(?::\s*([a-z-]+)\s*)?\)/gi;

/** Answers every question for the preferred scheme in a media query. */
export function settleThemeMedia(query: string, theme: SealTheme): string {
  return query.replace(feature, (_, asked?: string) => {
    const scheme = asked?.toLowerCase();
    if (scheme === 'light' || scheme === 'dark') {
      return `(${scheme === theme ? 'min' : 'max'}-width:${themeMarks[scheme]})`;
    }
    return scheme === undefined ? '(min-width:0)' : 'not all';
  });
}
