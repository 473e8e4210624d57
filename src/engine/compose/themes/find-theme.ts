import type { StyleName } from '@/domain/site/vocabulary';
import { artDeco } from './looks/art-deco';
import { bento } from './looks/bento';
import { bistro } from './looks/bistro';
import { botanical } from './looks/botanical';
import { clinical } from './looks/clinical';
import { coastal } from './looks/coastal';
import { corporate } from './looks/corporate';
import { craft } from './looks/craft';
import { cream } from './looks/cream';
import { editorial } from './looks/editorial';
import { glass } from './looks/glass';
import { gradient } from './looks/gradient';
import { highContrast } from './looks/high-contrast';
import { industrial } from './looks/industrial';
import { luxe } from './looks/luxe';
import { minimal } from './looks/minimal';
import { neoBrutalist } from './looks/neo-brutalist';
import { noir } from './looks/noir';
import { organic } from './looks/organic';
import { pastel } from './looks/pastel';
import { pixel } from './looks/pixel';
import { playful } from './looks/playful';
import { retro } from './looks/retro';
import { sport } from './looks/sport';
import { swiss } from './looks/swiss';
import { tech } from './looks/tech';
import { terminal } from './looks/terminal';
import { vintage } from './looks/vintage';
import type { Theme } from './theme';

/** The looks that a site may wear without being asked, one for each style. */
export const themes: readonly Theme[] = [
  minimal,
  swiss,
  editorial,
  luxe,
  bistro,
  craft,
  cream,
  botanical,
  vintage,
  neoBrutalist,
  sport,
  playful,
  retro,
  highContrast,
  industrial,
  pastel,
  organic,
  coastal,
  corporate,
  clinical,
  noir,
  tech,
  terminal,
  glass,
  gradient,
  bento,
  artDeco,
  pixel,
];

const byStyle = new Map(themes.map((theme) => [theme.style, theme]));

/** Fetches the look of a style where it is one of the rare ones; `all` fetches every one. */
export async function loadTheme(style: StyleName | 'all' | undefined): Promise<void> {
  if (style === undefined || (style !== 'all' && byStyle.has(style))) return;
  const { rareLooks } = await import('./rare-looks');
  for (const theme of rareLooks) byStyle.set(theme.style, theme);
}

/** The look of a style. */
export function findTheme(style: StyleName): Theme {
  const theme = byStyle.get(style);
  if (!theme) throw new RangeError(`No theme for the style ${style}`);
  return theme;
}
