import type { ArtColours } from './art-request';
import { readTint } from '../themes/colour';
import { mixColours } from './mix-colours';

/** Colours and chance for one picture. Every draw function takes all it needs from here, so the same seed draws the same. */
export type Brush = {
  /** Page ground, card ground, text and secondary text. */
  readonly paper: string;
  readonly card: string;
  readonly ink: string;
  readonly soft: string;
  /** What filled pictures stand on: the text colour by day; by night, when that is white, a shade above the page. */
  readonly floor: string;
  /** The first colour towards the floor. */
  readonly deepFloor: string;
  /** The picture's first and second colour. */
  readonly main: string;
  readonly second: string;
  /** First colour towards the text colour, towards the page, and a breath of it. */
  readonly deep: string;
  readonly pale: string;
  readonly tint: string;
  /** Second colour towards the page. */
  readonly secondPale: string;
  /** Nearly white in light and dark alike: plates, moons, clouds, rice. */
  readonly light: string;
  /** What shines: the accent. A brand may be as dark as the night. */
  readonly sun: string;
  /** A colour from nature, with a breath of the accent in it. */
  readonly warm: (colour: string) => string;
  /** How often its list has shown the motif already: a drawing with several forms takes the next. */
  readonly turn: number;
  /** The next number of the sequence, from 0 up to but not including 1. */
  readonly random: () => number;
  readonly between: (low: number, high: number) => number;
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
};

const tokens: ArtColours = {
  bg: 'var(--bg)',
  surface: 'var(--surface)',
  ink: 'var(--ink)',
  accent: 'var(--accent)',
  brand: 'var(--brand)',
  soft: 'var(--soft)',
};

/**
 * Makes the brush for a picture: which colour leads is part of the seeded choice. `muddy` is the colour whose shares on the
 * page are mud; `calm` is mixed into an accent that glares.
 */
export function makeBrush(
  colours: 'tokens' | ArtColours,
  random: () => number,
  turn = 0,
  muddy: 'accent' | 'brand' | 'both' | null = null,
  calm: string | null = null,
): Brush {
  const told = colours === 'tokens' ? tokens : colours;
  const mix = colours === 'tokens' ? mixTokens : mixColours;
  const given = calm === null ? told : { ...told, accent: mix(told.accent, calm, 66) };
  const between = (low: number, high: number): number => low + (high - low) * random();
  // A brand colour may be as dark as a dark page: a share of the text colour keeps it apart from the ground.
  const brand = mix(given.brand, given.ink, 84);
  const isSwapped = random() < 0.3 !== (turn % 2 === 1);
  const [lead, other] = isSwapped ? [given.brand, given.accent] : [given.accent, given.brand];
  // Yellow towards black is olive, black towards paper cement, red on a poster pink: there breaths are taken from the ink.
  const breath = (colour: string, share: number): string =>
    muddy === 'both' || (muddy !== null && colour === given[muddy])
      ? mix(given.ink, given.bg, Math.round(share * 0.4))
      : mix(colour, given.bg, share);
  const floor = colours === 'tokens' ? 'var(--floor)' : mixColours(given.ink, given.bg, floorShare(given.bg));
  const main = isSwapped ? brand : given.accent;
  const second = isSwapped ? given.accent : brand;
  return {
    paper: given.bg,
    card: given.surface,
    ink: given.ink,
    soft: given.soft,
    floor,
    deepFloor: mix(lead, floor, 62),
    main,
    second,
    deep: mix(lead, given.ink, 62),
    pale: breath(lead, 48),
    tint: breath(lead, 18),
    secondPale: breath(other, 34),
    light: muddy === 'both' ? mix(given.ink, '#ffffff', 5) : mix(given.accent, '#ffffff', 14),
    sun: given.accent,
    warm: (colour) => mix(colour, given.accent, 84),
    turn,
    random,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
    chance: (share) => random() < share,
  };
}

/** How much of the text colour, in per cent, is in the floor of filled pictures on this ground. */
export const floorShare = (ground: string): number => (readTint(ground)[0] < 0.5 ? 30 : 100);

function mixTokens(first: string, other: string, percent: number): string {
  return `color-mix(in oklab,${first} ${percent}%,${other})`;
}
