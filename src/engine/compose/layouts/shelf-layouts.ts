import { html } from '../html';
import { artPiece, badgePiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { thingArt } from './own-art';
import { markSample, noteSample, writeActions, writeHead, writeHeading, writeItemAction } from './parts';
import { filtersPiece, goodsPiece, writeFilters, writeGood } from './shop-layouts';

/** A shelf to push along: things in one row from edge to edge, each at the same height. */
export const shelf: SectionVariant = {
  id: 'shelf',
  suits: (content, plan) => plan.hasImages && (content.items?.length ?? 0) > 4,
  pieces: [headPiece, artPiece, badgePiece, goodsPiece, filtersPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${writeFilters(context, items)}
      ${noteSample(items, 'products')}
      <div class="shelf" tabindex="0" role="group" aria-labelledby="${context.titleId}">
        <ul class="shelf-list" id="${context.section.id}-list">
          ${items.map((item, index) => writeGood(context, item, index, 420, 520))}
        </ul>
      </div>
      ${writeActions(context)}`;
  },
  css: `.shelf { margin-inline: calc(-1 * max(var(--gap), (100vi - 76rem) / 2)); padding-inline: max(var(--gap), (100vi - 76rem) / 2); overflow-x: auto; scroll-snap-type: inline proximity; scroll-padding-inline: max(var(--gap), (100vi - 76rem) / 2); scrollbar-width: thin; overscroll-behavior-inline: contain; }
.shelf-list { display: flex; gap: clamp(1rem, 2vi, 2rem); inline-size: max-content; padding: 0 0 1.25rem; list-style: none; }
.shelf-list .good { inline-size: clamp(13rem, 26vi, 21.5rem); scroll-snap-align: start; }`,
};

/** Doors: tall drawings side by side, each with its name on a plate at the foot, beside it on a phone. */
export const doors: SectionVariant = {
  id: 'doors',
  suits: (content, plan) => {
    const count = content.items?.length ?? 0;
    return plan.hasImages && count >= 2 && count <= 6;
  },
  pieces: [headPiece, artPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'entries')}
      <ul class="doors doors-${items.length}">
        ${items.map(
          (item, index) =>
            html`<li${markSample(item)}>
            ${context.picture({ motif: thingArt(context, item, index), width: 400, height: 400, frame: 'filled', key: item.title })}
            <div>
              ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null}
              ${item.price || item.value ? html`<p class="door-price">${item.price ?? item.value}</p>` : null}
              ${writeItemAction(context, item)}
            </div>
          </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.doors { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: clamp(0.75rem, 1.6vi, 1.5rem); padding: 0; list-style: none; }
.doors > li { display: grid; grid-template-rows: minmax(0, 1fr) auto; min-block-size: clamp(20rem, 36vi, 32rem); background: var(--card); overflow: hidden; border: var(--border) solid var(--line); border-radius: var(--radius-card); }
.doors .art { block-size: 100%; }
.doors > li > div { display: grid; gap: 0.35rem; align-content: start; padding: 1.1rem 1.3rem 1.3rem; background: var(--card); color: var(--card-ink); --accent-text: var(--card-ink); }
.doors .link { min-block-size: 2.75rem; }
.door-price { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
@media (min-width: 34.01rem) and (max-width: 61.99rem) { .doors-4 { grid-template-columns: repeat(2, minmax(0, 1fr)); } .doors-4 > li { min-block-size: 21rem; } .doors-5 > :first-child { grid-column: 1 / -1; } }
@media (min-width: 62rem) { .doors-6 { grid-template-columns: repeat(3, minmax(0, 1fr)); } .doors-6 > li { min-block-size: 24rem; } .doors-4 { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
@media (max-width: 34rem) {
  .doors > li { grid-template: auto / 8.5rem minmax(0, 1fr); min-block-size: 8.5rem; }
  .doors > li > div { align-content: center; }
}`,
};
