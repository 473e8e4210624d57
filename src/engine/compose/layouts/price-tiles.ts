import type { ContentItem } from '../../plan/content';
import { findMotif } from '../art/find-motif';
import { html } from '../html';
import { artPiece, badgePiece, gridPiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { groupItems, markSample, noteSample, writeActions, writeHead, writeHeading } from './parts';

/** A drawing, a name and a price for each thing; groups each beside their own heading. */
export const priceTiles: SectionVariant = {
  id: 'tiles',
  // A burger over the ceviche is worse than none: each dish is drawn, or none is.
  suits: ({ items = [] }, plan) =>
    plan.hasImages &&
    items.length <= 12 &&
    (plan.pictureCount > 0 || items.every(({ art, title }) => findMotif(art ?? title))),
  pieces: [headPiece, gridPiece, artPiece, badgePiece],
  render: (context) => {
    const items = context.content.items ?? [];
    const groups = groupItems(items);
    const isParted = groups.length > 1 && groups.every(({ group }) => group !== null);
    const writeTiles = (part: readonly ContentItem[], level: number) =>
      part.map(
        (item) =>
          html`<li class="price-tile" ${markSample(item)}>
            <div class="art-frame">
              ${context.picture({ motif: item.art ?? item.title, width: 420, height: 360, frame: 'filled', key: `${item.title}-${items.indexOf(item)}` })}
            </div>
            <div class="price-line">
              ${writeHeading(level, item.title)}${item.price ? html`<p>${item.price}</p>` : null}
            </div>
            ${item.badge ? html`<p class="badge">${item.badge}</p>` : null}
            ${item.text || item.note ? html`<p class="note">${item.text ?? item.note}</p>` : null}
          </li>`,
      );
    return html`${writeHead(context)} ${noteSample(items, 'offers')}
    ${
      isParted
        ? groups.map(
            ({ group, items: part }) =>
              html`<div class="tile-group">
                ${writeHeading(context.level + 1, group ?? '')}
                <ul class="grid">
                  ${writeTiles(part, context.level + 2)}
                </ul>
              </div>`,
          )
        : html`<ul class="grid of-${items.length}">
            ${writeTiles(items, context.level + 1)}
          </ul>`
    }
    ${writeActions(context)}`;
  },
  css: `.price-tile { display: grid; gap: 0.4rem; align-content: start; }
.price-tile .art-frame { margin-block-end: 0.6rem; }
.price-line { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1rem; }
.price-line p { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
.price-tile .note { color: var(--soft); }
.tile-group { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 3fr); gap: 1.25rem var(--gap); padding-block-start: var(--gap); border-block-start: max(var(--border), 1px) solid var(--line); }
.tile-group + .tile-group { margin-block-start: calc(var(--gap) * 1.2); }
.tile-group > h3 { font-size: calc((var(--step-1) + var(--step-2)) / 2); }
.tile-group > .grid { grid-template-columns: repeat(3, minmax(0, 1fr)); }
@media (max-width: 61.99rem) { .tile-group { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 34rem) {
  .grid:has(> .price-tile) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.75rem 1rem; }
  .grid > .price-tile:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
  .price-line { grid-template-columns: minmax(0, 1fr); gap: 0.15rem; }
}`,
};
