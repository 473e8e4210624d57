import { html } from '../../html';
import { writeActions } from '../../layouts/parts';
import { artPiece } from '../../style/pieces';
import type { SectionVariant } from '../../section';
import { hasFacts, listFacts } from './fact-hero';
import { writeHeroPicture, writeHeroWords } from './hero-words';

/** Words at the start; the drawing fills the other half to the edges of the window, top to bottom. */
export const edgeHero: SectionVariant = {
  id: 'edge',
  suits: (_, plan) => plan.hasImages,
  ownGround: true,
  pieces: [artPiece],
  render: (context) =>
    html`${writeHeroWords(context)}
      <div class="hero-art">${writeHeroPicture(context, { width: 720, height: 760, frame: 'filled' })}</div>`,
  css: `[data-variant="edge"].hero { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 clamp(2rem, 5vi, 5rem); align-items: stretch; padding-block: 0; }
[data-variant="edge"] .hero-words { align-content: center; padding-block: clamp(3rem, 8vi, 8rem); }
[data-variant="edge"] .hero-art { position: relative; min-block-size: clamp(24rem, 44vi, 42rem); margin-inline-end: calc(-1 * max(var(--gap), (100vi - 76rem) / 2)); overflow: hidden; }
[data-variant="edge"] .hero-art .art { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
@media (max-width: 48rem) {
  [data-variant="edge"].hero { grid-template-columns: minmax(0, 1fr); }
  [data-variant="edge"] .hero-words { padding-block: 2.5rem 2rem; }
  [data-variant="edge"] .hero-art { min-block-size: 17rem; margin-inline-start: calc(-1 * var(--gap)); }
}`,
};

/** A wide scene; under it a bar that answers when and where, with the button at its end. */
export const barHero: SectionVariant = {
  id: 'bar',
  suits: (_, plan) => plan.hasImages && hasFacts(plan.contact) && plan.art[0] !== 'portrait',
  ownGround: true,
  pieces: [artPiece],
  render: (context) =>
    html`${writeHeroWords({ ...context, content: { ...context.content, actions: [] } })}
      <div class="hero-art">${writeHeroPicture(context, { width: 1440, height: 420, frame: 'filled' })}</div>
      <div class="hero-bar">
        <dl>${listFacts(context)}</dl>
        ${writeActions(context)}
      </div>`,
  css: `[data-variant="bar"].hero { padding-block-end: clamp(1.5rem, 3vi, 3rem); }
[data-variant="bar"] .hero-words { grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); align-items: end; gap: 0.75rem var(--gap); margin-block-end: clamp(1.5rem, 3vi, 2.75rem); }
[data-variant="bar"] .hero-words > .kicker { grid-column: 1 / -1; }
[data-variant="bar"] .hero-art { margin-inline: calc(-1 * max(var(--gap), (100vi - 76rem) / 2)); overflow: hidden; }
[data-variant="bar"] .hero-art .art { inline-size: 100%; block-size: clamp(13rem, 27vi, 25rem); }
.hero-bar { --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); position: relative; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1.25rem var(--gap); margin-block-start: clamp(-4.5rem, -4vi, -2rem); padding: clamp(1.1rem, 2vi, 1.9rem) clamp(1.25rem, 3vi, 2.5rem); background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); box-shadow: var(--shadow); }
.hero-bar dl { display: flex; flex-wrap: wrap; flex: 1 1 24rem; gap: 0.75rem clamp(1.5rem, 4vi, 4rem); min-inline-size: 0; }
.hero-bar dt { font-size: 0.9375rem; }
.hero-bar dd { font-weight: 600; }
.fact-hours { padding: 0; list-style: none; }
.hero-bar a:not(.button, .link) { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
@media (max-width: 48rem) {
  [data-variant="bar"] .hero-words { grid-template-columns: minmax(0, 1fr); }
  [data-variant="bar"] .hero-art .art { block-size: auto; min-block-size: 9.5rem; }
}`,
};

/** The subject in an arch, and two of its companions in a circle and a square that lean on it. */
export const collageHero: SectionVariant = {
  id: 'collage',
  suits: (_, plan) => plan.hasImages && plan.art.length > 2,
  pieces: [artPiece],
  render: (context) => {
    const [first, ...others] = context.plan.art;
    const piece = (name: string, motif: string | undefined, width: number, height: number) =>
      html`<div class="${name}">
        ${context.picture({ motif, width, height, frame: 'filled', key: name })}
      </div>`;
    return html`${writeHeroWords(context)}
      <div class="collage">
        ${piece('collage-arch', first, 420, 560)} ${piece('collage-round', others[0], 300, 300)}
        ${piece('collage-square', others[1], 260, 240)}
      </div>`;
  },
  css: `[data-variant="collage"].hero { display: grid; grid-template-columns: minmax(0, 1.05fr) minmax(0, 0.95fr); align-items: center; gap: var(--gap) clamp(2rem, 5vi, 5rem); }
.collage { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); grid-template-rows: repeat(12, minmax(0, 1fr)); aspect-ratio: 1 / 1.02; }
.collage > * { overflow: hidden; min-inline-size: 0; border: clamp(4px, 0.6vi, 9px) solid var(--hero-bg); }
.collage .art { inline-size: 100%; block-size: 100%; }
.collage-arch { grid-area: 1 / 1 / 12 / 9; border-radius: 50vmax 50vmax 0 0; }
.collage-round { grid-area: 2 / 8 / 7 / 13; border-radius: 50%; }
.collage-square { grid-area: 8 / 7 / 13 / 12; border-radius: var(--radius-card); }
@media (max-width: 48rem) { [data-variant="collage"].hero { grid-template-columns: minmax(0, 1fr); } }`,
};
