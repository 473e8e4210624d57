import type { ContentItem } from '../../plan/content';
import { html } from '../html';
import type { Html } from '../html';
import { artPiece, badgePiece, cardPiece, gridPiece, headPiece, ticksPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import {
  markSample,
  noteSample,
  writeActions,
  writeHead,
  writeHeading,
  writeItemAction,
  writeList,
} from './parts';
import { ownArt, thingArt } from './own-art';

const tilePiece: Piece = {
  name: 'tile',
  css: `.tile { position: relative; display: grid; gap: 0.6rem; align-content: start; }
.tile .art-frame { margin-block-end: 0.5rem; }
.tile > p:not([class]), .tile .note { color: var(--soft); }
.tile .card-figure { color: var(--ink); }
@media (min-width: 36.01rem) { .tile > .badge { position: absolute; inset-block-start: 0.75rem; inset-inline-start: 0.75rem; } }
@media (min-width: 75rem) {
  .of-5:has(> .tile) { grid-template-columns: repeat(5, minmax(0, 1fr)); gap: calc(var(--gap) * 0.7); }
  .of-5 > .tile:nth-child(n) { grid-column: auto; }
}
@media (max-width: 36rem) {
  .grid:has(> .tile:nth-child(3)) { gap: 1.5rem; }
  .grid > .tile:first-child:nth-last-child(n + 3), .grid > .tile:first-child:nth-last-child(n + 3) ~ .tile { grid-template: auto auto 1fr / 7.5rem minmax(0, 1fr); gap: 0.3rem 1.1rem; }
  .grid > .tile:first-child:nth-last-child(n + 3) > *, .grid > .tile:first-child:nth-last-child(n + 3) ~ .tile > * { grid-column: 2; }
  .grid > .tile:first-child:nth-last-child(n + 3) > .art-frame, .grid > .tile:first-child:nth-last-child(n + 3) ~ .tile > .art-frame { grid-area: 1 / 1 / span 4; align-self: start; margin: 0; }
  .grid > .tile.tile:has(> :nth-child(2):last-child) { grid-template-rows: 1fr; }
  .grid > .tile.tile:has(> :nth-child(2):last-child) > * { align-self: center; }
}`,
};

const bentoPiece: Piece = {
  name: 'bento',
  css: `.bento { display: grid; gap: clamp(0.75rem, 1.4vi, 1.25rem); padding: 0; list-style: none; }
@media (min-width: 48rem) {
  .bento { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .bento > * { grid-column: span 2; }
  .bento > :first-child { grid-column: span 4; grid-row: span 2; align-content: stretch; grid-template-rows: minmax(0, 1fr); }
  .bento > :first-child > .art { block-size: 100%; }
  .bento-4 > :last-child { grid-column: span 6; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: var(--gap); align-items: baseline; }
  .bento-5 > :nth-child(n + 4), .bento-7 > :nth-child(n + 6) { grid-column: span 3; }
  .bento-7 > :nth-child(4), .bento-7 > :nth-child(5) { grid-column: span 3; }
}`,
};

const hasItems = (least: number) => (content: SectionContext['content']) =>
  (content.items?.length ?? 0) >= least;

// "€98" and, two lines away, "per night": what a price is for stands with it.
const unit = /^(?:per|an?|each|every|the|pro|par|por|al?|alla|je|za)\s\p{L}+(?:\s\p{L}+)?$/iu;

/** Everything an item may carry, top to bottom: figure, badge, name, text, note, list, price, link. */
export function writeItem(context: SectionContext, item: ContentItem): Html {
  const isUnit = item.price !== undefined && unit.test(item.note ?? '');
  return html`${item.value ? html`<p class="card-figure">${item.value}</p>` : null}
  ${item.badge ? html`<p class="badge">${item.badge}</p>` : null}
  ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null}
  ${item.note && !isUnit ? html`<p class="note">${item.note}</p>` : null} ${writeList(item)}
  ${item.price ? html`<p class="card-figure">${item.price}${isUnit ? html` <small>${item.note}</small>` : null}</p>` : null}
  ${writeItemAction(context, item)}`;
}

/** Boxes of equal weight under a heading. */
export const cards: SectionVariant = {
  id: 'cards',
  suits: hasItems(2),
  pieces: [headPiece, gridPiece, cardPiece, badgePiece, ticksPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'entries')}
      <ul class="grid of-${items.length}">
        ${items.map((item) => html`<li class="card" ${markSample(item)}>${writeItem(context, item)}</li>`)}
      </ul>
      ${writeActions(context)}`;
  },
};

/** A drawing for each thing, name and text under it, no boxes. */
export const tiles: SectionVariant = {
  id: 'tiles',
  suits: (content, plan) => plan.hasImages && hasItems(2)(content) && (content.items?.length ?? 0) <= 9,
  pieces: [headPiece, gridPiece, artPiece, cardPiece, badgePiece, ticksPiece, tilePiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(items, 'entries')}
      <ul class="grid of-${items.length}">
        ${items.map(
          (item, index) =>
            html`<li class="tile" ${markSample(item)}>
              <div class="art-frame">
                ${context.picture({ motif: thingArt(context, item, index), width: 480, height: 360, frame: 'filled', key: item.title })}
              </div>
              ${writeItem(context, item)}
            </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
};

/** One large cell that leads, the others around it in different widths. */
export const bento: SectionVariant = {
  id: 'bento',
  styles: ['bento', 'tech', 'glass', 'gradient', 'playful', 'pastel', 'clay', 'y2k', 'kawaii'],
  // A cell with a name alone is a hole.
  suits: ({ items = [] }) =>
    items.length >= 3 &&
    items.length <= 7 &&
    items.slice(1).every(({ text, list, value, price, note }) => text ?? list ?? value ?? price ?? note),
  pieces: [headPiece, cardPiece, artPiece, badgePiece, ticksPiece, bentoPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'entries')}
      <ul class="bento bento-${items.length}">
        ${items.map(
          (item, index) =>
            html`<li class="card" ${markSample(item)}>
              ${
                index === 0 || (item.art !== undefined && index < 3)
                  ? context.picture({
                      motif: item.art ?? ownArt(context),
                      width: index === 0 ? 640 : 320,
                      height: index === 0 ? 300 : 132,
                      frame: 'filled',
                      key: index === 0 ? 'bento' : item.title,
                    })
                  : null
              }
              ${writeItem(context, item)}
            </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
};
