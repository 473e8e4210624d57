import { html } from '../../html';
import { artPiece } from '../../style/pieces';
import type { SectionVariant } from '../../section';
import { writeHeroPicture, writeHeroWords } from './hero-words';

/** A drawing from edge to edge; the words stand under it in two columns. */
export const bleedHero: SectionVariant = {
  id: 'bleed',
  suits: (content, plan) => plan.hasImages && content.title.length < 90 && plan.art[0] !== 'portrait',
  ownGround: true,
  pieces: [artPiece],
  render: (context) =>
    html`<div class="hero-art">
        ${writeHeroPicture(context, { width: 1440, height: 620, frame: 'filled' })}
      </div>
      ${writeHeroWords(context)}`,
  css: `[data-variant="bleed"] h1 { font-size: var(--step-3); }
[data-variant="bleed"].hero { padding-block: 0 var(--room); }
[data-variant="bleed"] .hero-art { margin-inline: calc(-1 * max(var(--gap), (100vi - 76rem) / 2)); overflow: hidden; }
[data-variant="bleed"] .hero-art .art { inline-size: 100%; block-size: clamp(15rem, 38vi, 36rem); }
[data-variant="bleed"] .hero-words { position: relative; max-inline-size: 46rem; padding-block-start: clamp(1.5rem, 4vi, 3.5rem); }
@media (min-width: 62rem) {
  [data-variant="bleed"] .hero-words { grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr); gap: 1.4rem clamp(2rem, 6vi, 6rem); max-inline-size: none; }
  [data-variant="bleed"] h1 { font-size: max(var(--step-2) * 1.1, min(var(--step-3), calc(5.4vi * var(--text-scale)))); }
  [data-variant="bleed"] .hero-words > * { grid-column: 1; }
  [data-variant="bleed"] .hero-words > .kicker { grid-row: 1; }
  [data-variant="bleed"] .hero-words > h1 { grid-row: 2; }
  [data-variant="bleed"] .hero-words > .lede { grid-area: 2 / 2; align-self: end; }
  [data-variant="bleed"] .hero-words > .actions { margin-block-start: 0.75rem; }
}
@media (max-width: 48rem) { [data-variant="bleed"] .hero-art .art { block-size: auto; min-block-size: 11rem; } }`,
};

/** Words in the middle, the drawing as a wide stage under them. */
export const stageHero: SectionVariant = {
  id: 'stage',
  suits: (_, plan) => plan.hasImages && plan.art[0] !== 'portrait',
  pieces: [artPiece],
  render: (context) =>
    html`${writeHeroWords(context)}
      <div class="hero-art art-frame">
        ${writeHeroPicture(context, { width: 1280, height: 520, frame: 'filled' })}
      </div>`,
  css: `[data-variant="stage"].hero { display: grid; gap: calc(var(--gap) * 1.6); text-align: center; }
[data-variant="stage"] .hero-words { justify-items: center; }
[data-variant="stage"] h1 { max-inline-size: 10em; font-size: var(--step-3); }
[data-variant="stage"] .actions { justify-content: center; }
[data-variant="stage"] .hero-art .art { block-size: clamp(14rem, 38vi, 32rem); }
@media (max-width: 40rem) { [data-variant="stage"] .hero-art .art { block-size: auto; min-block-size: 10rem; } }`,
};
