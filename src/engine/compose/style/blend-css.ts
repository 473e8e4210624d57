import type { StyleName } from '@/domain/site/vocabulary';
import { mixColours } from '../art/mix-colours';
import { contrastOf, readTint, writeTint } from '../themes/colour';
import { turnBetween } from '../themes/suit-recipe';
import type { Tokens } from './tokens';

type Scheme = 'light' | 'dark';
type End = { readonly css: string; readonly at: (scheme: Scheme) => string };

const readable = 4.6;

/**
 * The far end of a gradient that begins with a ground: the second colour itself where the ground's ink reads on it, else
 * darker, else as much of it as the ink allows. What stands between two ends on which ink reads can be read as well.
 */
export function endOfBlend({ colours }: Tokens, ground: 'hero-bg' | 'brand'): End {
  const ink = colours[ground === 'brand' ? 'on-brand' : 'hero-ink'];
  const mixed = (share: number): End => ({
    css: share === 100 ? 'var(--accent)' : `color-mix(in oklab, var(--accent) ${share}%, var(--${ground}))`,
    at: (scheme) => mixColours(colours.accent[scheme], colours[ground][scheme], share),
  });
  // Amber and yellow, darker, are mud: there the fire in them speaks.
  const [, , hue] = readTint(colours.accent.light);
  // Between two hues from far sides of the circle the way is brown: there the blend goes on to a neighbour of the first.
  const [, strength, start] = readTint(colours[ground].light);
  const fire = hue > 42 && hue < 118 ? 34 : null;
  const isFar = strength > 0.04 && Math.abs(turnBetween(start, fire ?? hue)) > 112;
  const neighbour = (start + (start > 100 && start < 300 ? 62 : 310)) % 360;
  const kept = isFar && !(start > 230 && start < 300) ? neighbour : fire;
  const dimmed = (share: number): End => ({
    css: `oklch(from var(--accent) calc(l * ${share}) c ${kept ?? 'h'})`,
    at: (scheme) => {
      const [l, c, h] = readTint(colours.accent[scheme]);
      return writeTint([l * share, c, kept ?? h]);
    },
  });
  // A pale second colour, darkened, is dust: then the blend goes on to the next hue of the first.
  const [, paleness] = readTint(colours.accent.light);
  const next = start > 95 && start < 200 ? 45 : -45;
  const onward: End = {
    css: `oklch(from var(--${ground}) l c calc(h + ${next}))`,
    at: (scheme) => {
      const [l, c, h] = readTint(colours[ground][scheme]);
      return writeTint([l, c, (h + next + 360) % 360]);
    },
  };
  const wishes = [
    ...(strength > 0.12 && paleness < strength * 0.7 ? [onward] : []),
    mixed(100),
    ...[0.9, 0.8, 0.7, 0.6].map(dimmed),
    ...[80, 60, 45, 30, 20, 10].map(mixed),
  ];
  const isReadable = ({ at }: End) =>
    (['light', 'dark'] as const).every((scheme) => contrastOf(at(scheme), ink[scheme]) >= readable);
  return wishes.find(isReadable) ?? mixed(0);
}

/** What a look of gradients or of glass lays over its openings and bands: from the first colour to the second, to be seen. */
export function writeBlend(style: StyleName, tokens: Tokens, isButtonAsked: boolean): string {
  if (style !== 'gradient' && style !== 'glass') return '';
  const turned = (ink: string, ground: string) =>
    isButtonAsked ? '' : ` --button: var(--${ink}); --on-button: var(--${ground});`;
  const from = (ground: 'hero-bg' | 'brand') =>
    `linear-gradient(118deg, var(--${ground}) 18%, ${endOfBlend(tokens, ground).css})`;
  // A boxed header lies on the opening's upper edge, where the blend has come two thirds of its way.
  const sky = `linear-gradient(90deg, var(--hero-bg) 25%, color-mix(in oklab, ${endOfBlend(tokens, 'hero-bg').css} 65%, var(--hero-bg)))`;
  const plates = style === 'glass' ? writePlates(tokens) : '';
  return `${plates}.site-header:has(+ main > .on-hero:first-child:not([data-variant="bleed"])) { --behind: ${sky}; }
main > .on-hero:not([data-variant="bleed"]) { background: ${from('hero-bg')};${turned('hero-ink', 'hero-bg')} }
main > .on-brand { background: ${from('brand')};${turned('on-brand', 'brand')} }`;
}

// Cards on a band are panes: they darken it under light words and lighten it under dark ones.
function writePlates({ colours }: Tokens): string {
  const isLight = (scheme: Scheme) => readTint(colours['on-brand'][scheme])[0] > 0.6;
  if (isLight('light') !== isLight('dark')) return '';
  const pane = isLight('light') ? 'rgb(0 0 0 / 0.18)' : 'rgb(255 255 255 / 0.34)';
  return `main > .on-brand .card { --card-ink: var(--on-brand); --button: var(--on-brand); --on-button: var(--brand); background: ${pane}; border: 1px solid color-mix(in oklab, var(--on-brand) 40%, transparent); box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.3); }
`;
}
