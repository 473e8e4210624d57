import { html } from '../html';
import { artPiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { pieceArt } from './own-art';
import { markPost, restPiece, writePostFilters, writeRest } from './post-parts';
import { filtersPiece } from './shop-layouts';
import { noteSample, writeActions, writeHead, writeHeading, writeItemAction } from './parts';

// The first cover is as wide as it takes to fill every row of three.
const leadOf = (count: number): number => (count > 4 ? 1 + ((3 - (count % 3)) % 3) : 1);
// Columns and the gaps between them, so that every cover of a row is of one height.
const widthOf = (columns: number): number => 480 * columns + 50 * (columns - 1);

/** Pieces of writing as covers: a drawing, then date, title and first words. */
export const postCovers: SectionVariant = {
  id: 'covers',
  suits: (content, plan) => plan.hasImages && (content.items?.length ?? 0) >= 2,
  pieces: [headPiece, artPiece, filtersPiece, restPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${writePostFilters(context, items)}
      ${noteSample(items, 'posts')}
      <div class="covers covers-lead-${leadOf(items.length)}" id="${context.section.id}-list">
        ${items.map(
          (item, index) =>
            html`<article class="cover" ${markPost(context, item)}>
              <div class="art-frame">
                ${context.picture({ motif: pieceArt(context, item, index), width: widthOf(index === 0 ? leadOf(items.length) : 1), height: 300, frame: 'filled', key: item.title })}
              </div>
              <p class="cover-meta">${[item.value, item.note, item.group].filter(Boolean).join(' · ')}</p>
              ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null}
              ${writeRest(context, item)} ${writeItemAction(context, item)}
            </article>`,
        )}
      </div>
      ${writeActions(context)}`;
  },
  css: `.covers { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: calc(var(--gap) * 1.3) var(--gap); align-items: end; }
@media (min-width: 62rem) {
  .covers-lead-2, .covers-lead-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .covers-lead-2 > :first-child { grid-column: span 2; }
  .covers-lead-3 > :first-child { grid-column: 1 / -1; }
  .covers:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: calc(var(--gap) * 0.7); }
}
@media (min-width: 42rem) and (max-width: 61.99rem) {
  .covers { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .covers > :first-child:nth-last-child(2n + 5) { grid-column: 1 / -1; }
}
@media (min-width: 44rem) { .covers:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
.cover { display: grid; gap: 0.5rem; align-content: start; align-self: start; }
.cover .art-frame { margin-block-end: 0.6rem; }
.cover-meta { color: var(--soft); font-size: 0.9375rem; }`,
};

/** An index of everything written: date, title and length on one ruled line each. */
export const postIndex: SectionVariant = {
  id: 'index',
  suits: (content) => (content.items?.length ?? 0) >= 3,
  pieces: [headPiece, filtersPiece, restPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${writePostFilters(context, items)}
      ${noteSample(items, 'posts')}
      <div
        class="post-index${items.some(({ value, group, note }) => value ?? group ?? note) ? '' : ' post-plain'}"
        id="${context.section.id}-list"
      >
        ${items.map(
          (item) =>
            html`<article ${markPost(context, item)}>
              ${item.value || item.group || item.note ? html`<p class="post-date">${item.value ?? item.group ?? ''}</p>` : null}
              ${writeHeading(context.level + 1, item.title)}
              ${
                item.value || item.group || item.note
                  ? html`<p class="post-length">
                      ${[item.note, item.value ? item.group : null].filter(Boolean).join(' · ')}
                    </p>`
                  : null
              }
              ${item.text ? html`<p class="post-says">${item.text}</p>` : null} ${writeRest(context, item)}
              ${writeItemAction(context, item)}
            </article>`,
        )}
      </div>
      ${writeActions(context)}`;
  },
  css: `.post-index { border-block-start: max(var(--border), 2px) solid var(--ink); }
.post-index article { display: grid; grid-template-columns: minmax(7rem, 0.5fr) minmax(0, 2fr) minmax(0, 0.7fr); gap: 0.3rem var(--gap); align-items: baseline; padding-block: 1.1rem; border-block-end: 1px solid var(--line); }
.post-date, .post-length { color: var(--soft); font-variant-numeric: tabular-nums lining-nums; }
.post-length { text-align: end; }
.post-says, .post-index .link { grid-column: 2; color: var(--soft); }
.post-index article > details { grid-column: 2 / -1; }
.post-index .link { justify-self: start; color: var(--accent-text); }
.post-plain > article { grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr); }
@media (min-width: 48.01rem) { .post-index .post-date { grid-row: 1 / span 2; } }
@media (max-width: 48rem) { .post-index article { grid-template-columns: minmax(0, 1fr); } .post-length { text-align: start; } .post-says, .post-index .link, .post-index article > details { grid-column: 1; } }`,
};
