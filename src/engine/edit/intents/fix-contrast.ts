import { contrastOf, inkOn } from '../colour/shades';
import { countOf, done, refuse } from '../intent';
import type { Intent } from '../intent';
import { findTokens, pairOf, setTokens, tokenValue } from '../style/site-tokens';

/** Which text stands on which ground, by their tokens on made sites. */
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ['--ink', '--bg'],
  ['--soft', '--bg'],
  ['--ink', '--surface'],
  ['--accent-text', '--bg'],
  ['--card-ink', '--card'],
  ['--on-button', '--button'],
  ['--header-ink', '--header-bg'],
  ['--footer-ink', '--footer-bg'],
  ['--hero-ink', '--hero-bg'],
  ['--on-brand', '--brand'],
  ['--on-accent', '--accent'],
];
const least = 4.5;

/** Measures text against its ground in light and dark, and mends what is below 4.5 to 1. */
export const fixContrast: Intent = {
  name: 'fix',
  attempt({ draft, part }) {
    if (
      !/^(?:fix|improve|increase|repair|check|change|make|raise|better)\b.*\b(?:contrast|readability|legibility|readable|legible|accessibility|a11y)\b/.test(
        part.plain,
      )
    )
      return null;
    const tokens = findTokens(draft);
    const values = new Map<string, string>();
    let measured = 0;
    // Buttons that are set large and bold read from 3 to 1 on: the stylesheet says that they are.
    const isLarge = draft
      .textPaths(/\.css$/i)
      .some((path) => draft.text(path).includes('/* Large labels */'));
    for (const [ink, ground] of pairs) {
      const enough = isLarge && ink === '--on-button' ? 3 : least;
      const text = tokenValue(tokens, ink);
      const under = tokenValue(tokens, ground);
      if (!text || !under) continue;
      measured += 1;
      const light = contrastOf(text.light, under.light) >= enough ? text.light : inkOn(under.light);
      const dark = contrastOf(text.dark, under.dark) >= enough ? text.dark : inkOn(under.dark);
      if (light !== text.light || dark !== text.dark) values.set(ink, pairOf({ light, dark }));
    }
    if (measured === 0)
      return refuse('not-found', 'This site keeps its colours in no one place, so I cannot measure them.');
    return setTokens(draft, values)
      ? done(
          'Contrast',
          countOf(values.size, 'colour'),
          `Mended the contrast of ${countOf(values.size, 'text colour')}: now at least 4.5 to 1.`,
        )
      : refuse(
          'nothing-to-change',
          `I measured ${countOf(measured, 'pair')} of text and ground, light and dark: all have at least 4.5 to 1.`,
        );
  },
};
