import { html } from '../html';
import type { Html } from '../html';
import { writeActions, writeTitle } from '../layouts/parts';
import type { SectionContext, SectionDefinition } from '../section';
import { artPiece } from '../style/pieces';

/** The opening of an inner page: what the page is, in one line. */
export const pageHeader: SectionDefinition = {
  type: 'page-header',
  css: `.page-header { padding-block: clamp(3rem, 7vi, 7rem) clamp(2rem, 4vi, 4rem); background: var(--hero-bg); color: var(--hero-ink); }
.page-header h1 { overflow-wrap: anywhere; }
.page-words { display: grid; gap: 1.1rem; }
.missing { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); align-items: center; gap: var(--gap) clamp(2rem, 6vi, 6rem); min-block-size: 66vb; border-block-end: 1px solid color-mix(in oklab, var(--hero-ink) 25%, transparent); }
.missing h1 { max-inline-size: 15ch; font-size: calc((var(--step-2) + var(--step-3)) / 2); }
.missing-art { max-inline-size: 30rem; overflow: hidden; border-radius: var(--radius-card); }
.missing-art .art { display: block; inline-size: 100%; block-size: auto; }`,
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
    },
    {
      id: 'drawn',
      suits: (_, plan) => plan.hasImages,
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
[data-variant="drawn"] .art-filled { border-radius: var(--radius-card) var(--radius-card) 0 0; }
[data-variant="drawn"] .page-words { padding-block-end: clamp(2rem, 5vi, 5rem); }
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
      css: `.page-centre { justify-items: center; text-align: center; }
.page-centre .actions { justify-content: center; }`,
    },
    {
      id: 'crumbs',
      render: (context) =>
        html`${writeCrumbs(context)}
          <div class="page-sides">
            ${writeTitle(context)}
            <div class="page-words">
              ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
              ${writeActions(context)}
            </div>
          </div>`,
      css: `.crumbs { display: flex; flex-wrap: wrap; gap: 0 0.6rem; margin-block-end: 1.25rem; padding: 0; list-style: none; }
.crumbs li { display: flex; align-items: center; gap: 0.6rem; min-block-size: 2.75rem; }
.crumbs a { min-inline-size: 1.5rem; }
.crumbs li + li::before { content: "/"; }
.page-sides { display: grid; grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); gap: 1.25rem var(--gap); align-items: end; }
@media (max-width: 48rem) { .page-sides { grid-template-columns: minmax(0, 1fr); } }`,
    },
  ],
};

// Home, then this page: two steps are all that a site of this size has.
function writeCrumbs({ page, words }: SectionContext): Html | null {
  if (page.path === 'index.html') return null;
  return html`<nav aria-label="${words.frame.breadcrumb}">
    <ol class="crumbs">
      <li><a href="index.html">${words.pages.home}</a></li>
      <li><span aria-current="page">${page.title}</span></li>
    </ol>
  </nav>`;
}
