import { html } from '../html';
import { artPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { writeActions, writeTitle } from './parts';
import { ownArt } from './own-art';

/** One sentence and one button in the middle of a coloured band. */
export const banner: SectionVariant = {
  id: 'banner',
  render: (context) =>
    html`<div class="banner">
      ${writeTitle(context)}
      ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
      ${writeActions(context)}
    </div>`,
  css: `.banner { display: grid; gap: 1.4rem; justify-items: center; text-align: center; }
.banner h2 { max-inline-size: 22ch; }
.banner .actions { justify-content: center; }`,
};

/** The sentence at the start, the button at the end of the same line. */
export const line: SectionVariant = {
  id: 'line',
  render: (context) =>
    html`<div class="line">
      <div>
        ${writeTitle(context)}
        ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
      </div>
      ${writeActions(context)}
    </div>`,
  css: `.line { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 1.5rem var(--gap); }
.line > div { display: grid; gap: 0.9rem; flex: 1 1 24rem; min-inline-size: 0; }
.line .actions { flex: 0 1 auto; }`,
};

/** A card with a drawing that leans in from its end. */
export const invitation: SectionVariant = {
  id: 'invitation',
  suits: (_, plan) => plan.hasImages,
  pieces: [artPiece],
  render: (context) =>
    html`<div class="invitation">
      <div>
        ${writeTitle(context)}
        ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
        ${writeActions(context)}
      </div>
      ${context.picture({ motif: ownArt(context), width: 420, height: 320, frame: 'bare', key: 'cta' })}
    </div>`,
  css: `.invitation { display: grid; grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); gap: var(--gap); align-items: end; --side: clamp(1.5rem, 5vi, 5rem); padding-inline: var(--side); background: var(--surface); border: var(--border) solid var(--line); border-radius: var(--radius-card); overflow: hidden; }
.invitation > div { display: grid; gap: 1.2rem; padding-block: clamp(2rem, 5vi, 5rem); }
.on-surface .invitation { background: var(--bg); }
.invitation > :last-child:not(div) { inline-size: calc(100% + var(--side)); border-radius: 0; }
.invitation > .art-filled, .invitation > .photo { block-size: 100%; }
@media (max-width: 48rem) { .invitation { grid-template-columns: minmax(0, 1fr); } .invitation > div { padding-block-end: 0; } .invitation > :last-child:not(div) { inline-size: calc(100% + 2 * var(--side)); margin-inline-start: calc(-1 * var(--side)); } }`,
};

/** The sentence as large as a poster, lede and button under a rule. */
export const poster: SectionVariant = {
  id: 'poster',
  styles: [
    'swiss',
    'editorial',
    'neo-brutalist',
    'sport',
    'retro',
    'noir',
    'industrial',
    'minimal',
    'playful',
    'zine',
    'memphis',
    'comic',
    'bauhaus',
    'graffiti',
    'diner',
  ],
  suits: (content) => content.title.length < 60,
  render: (context) =>
    html`<div class="poster">
      ${writeTitle(context)}
      <div class="poster-foot">
        ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
        ${writeActions(context)}
      </div>
    </div>`,
  css: `.poster { display: grid; gap: clamp(1.5rem, 3vi, 3rem); }
.poster h2 { font-size: calc(clamp(2.4rem, 1rem + 6vi, 7rem) * var(--text-scale)); line-height: 1; }
.poster-foot { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 1.25rem var(--gap); padding-block-start: clamp(1.1rem, 2vi, 2rem); border-block-start: max(var(--border), 2px) solid currentColor; }`,
};
