import { html } from '../../html';
import { artPiece } from '../../style/pieces';
import type { SectionVariant } from '../../section';
import { writeHeroPicture, writeHeroWords } from './hero-words';

/** Words at the start, a large drawing that stands on the section's edge at the end. */
export const splitHero: SectionVariant = {
  id: 'split',
  suits: (_, plan) => plan.hasImages,
  pieces: [artPiece],
  render: (context) =>
    html`${writeHeroWords(context)}
      <div class="hero-art">${writeHeroPicture(context, { width: 600, height: 560, frame: 'bare' })}</div>`,
  css: `[data-variant="split"].hero { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 0.85fr); align-items: end; gap: var(--gap) clamp(1.5rem, 4vi, 5rem); padding-block-end: 0; }
[data-variant="split"] .hero-words { padding-block-end: var(--room); align-self: center; }
[data-variant="split"] .art-filled { display: block; border-radius: var(--radius-card) var(--radius-card) 0 0; }
@media (max-width: 48rem) {
  [data-variant="split"].hero { grid-template-columns: minmax(0, 1fr); }
  [data-variant="split"] .hero-words { padding-block-end: 0; }
  [data-variant="split"] .hero-art { max-inline-size: 26rem; justify-self: center; inline-size: 100%; }
}`,
};

/** The drawing first, framed like a print and a little taller than the words. */
export const framedHero: SectionVariant = {
  id: 'framed',
  suits: (_, plan) => plan.hasImages,
  pieces: [artPiece],
  render: (context) =>
    html`<div class="hero-art art-frame">
        ${writeHeroPicture(context, { width: 640, height: 720, frame: 'filled' })}
      </div>
      ${writeHeroWords(context)}`,
  css: `[data-variant="framed"].hero { display: grid; grid-template-columns: minmax(0, 0.85fr) minmax(0, 1.15fr); align-items: center; gap: var(--gap) clamp(2rem, 6vi, 7rem); }
@media (max-width: 48rem) {
  [data-variant="framed"].hero { grid-template-columns: minmax(0, 1fr); }
  [data-variant="framed"] .hero-art { order: 2; }
}`,
};
