import type { StyleName } from '@/domain/site/vocabulary';
import { boldThemes } from './bold-themes';
import { calmThemes } from './calm-themes';
import { darkThemes } from './dark-themes';
import { paperThemes } from './paper-themes';
import type { Theme } from './theme';

/** Every look, one for each style. */
export const themes: readonly Theme[] = [...paperThemes, ...boldThemes, ...calmThemes, ...darkThemes];

const byStyle = new Map(themes.map((theme) => [theme.style, theme]));

/** The look of a style. */
export function findTheme(style: StyleName): Theme {
  const theme = byStyle.get(style);
  if (!theme) throw new RangeError(`No theme for the style ${style}`);
  return theme;
}
