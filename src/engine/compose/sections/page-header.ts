import { html } from '../html';
import { writeActions, writeTitle } from '../layouts/parts';
import type { SectionDefinition } from '../section';
import { artPiece } from '../style/pieces';

/** The opening of an inner page: what the page is, in one line. */
export const pageHeader: SectionDefinition = {
  type: 'page-header',
  css: `.page-header { padding-block: clamp(3rem, 7vi, 7rem) clamp(2rem, 4vi, 4rem); background: var(--hero-bg); color: var(--hero-ink); }
.page-header h1 { overflow-wrap: anywhere; }`,
  variants: [
    {
      id: 'plain',
      render: (context) =>
        html`<div class="page-words">
          ${context.content.kicker ? html`<p class="kicker">${context.content.kicker}</p>` : null}
          ${writeTitle(context)}
          ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
          ${writeActions(context)}
        </div>`,
      css: `.page-words { display: grid; gap: 1.1rem; }`,
    },
    {
      id: 'drawn',
      suits: (_, plan) => plan.hasImages && !plan.hasColouredHero,
      pieces: [artPiece],
      render: (context) =>
        html`<div class="page-words">
            ${context.content.kicker ? html`<p class="kicker">${context.content.kicker}</p>` : null}
            ${writeTitle(context)}
            ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
            ${writeActions(context)}
          </div>
          <div class="page-art">
            ${context.picture({ motif: context.plan.art[context.plan.pages.indexOf(context.page) % context.plan.art.length], width: 460, height: 320, frame: 'bare', key: context.page.path })}
          </div>`,
      css: `[data-variant="drawn"].page-header { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); align-items: end; gap: var(--gap); padding-block-end: 0; }
[data-variant="drawn"] .page-words { display: grid; gap: 1.1rem; padding-block-end: clamp(2rem, 5vi, 5rem); }
@media (max-width: 48rem) { [data-variant="drawn"].page-header { grid-template-columns: minmax(0, 1fr); } [data-variant="drawn"] .page-words { padding-block-end: 0; } .page-art { max-inline-size: 20rem; } }`,
    },
    {
      id: 'centred',
      render: (context) =>
        html`<div class="page-words page-centre">
          ${context.content.kicker ? html`<p class="kicker">${context.content.kicker}</p>` : null}
          ${writeTitle(context)}
          ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
          ${writeActions(context)}
        </div>`,
      css: `.page-words { display: grid; gap: 1.1rem; }
.page-centre { justify-items: center; text-align: center; }
.page-centre .actions { justify-content: center; }`,
    },
  ],
};
