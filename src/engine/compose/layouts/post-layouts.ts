import { html } from '../html';
import { artPiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { noteSample, writeActions, writeBody, writeHead, writeHeading, writeItemAction } from './parts';
import { ownArt } from './own-art';
import { markPost, restPiece, writePostFilters, writeRest } from './post-parts';
import { filtersPiece } from './shop-layouts';

/** Writing as a plain list: date, title, first words, reading time. */
export const postList: SectionVariant = {
  id: 'list',
  pieces: [headPiece, filtersPiece, restPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${writePostFilters(context, items)} ${noteSample(items, 'posts')}
      <div class="posts-list" id="${context.section.id}-list">
        ${items.map(
          (item) =>
            html`<article class="post" ${markPost(context, item)}>
              <p class="post-meta">${[item.value, item.note, item.group].filter(Boolean).join(' · ')}</p>
              ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null}
              ${writeRest(context, item)} ${writeItemAction(context, item)}
            </article>`,
        )}
      </div>
      ${writeActions(context)}`;
  },
  css: `.posts-list { display: grid; }
.posts-list .post { display: grid; gap: 0.5rem; padding-block: clamp(1.25rem, 2.6vi, 2.25rem); border-block-start: 1px solid var(--line); }
.posts-list .post:last-child { border-block-end: 1px solid var(--line); }
.posts-list .post-meta { color: var(--soft); font-size: 0.9375rem; }
.posts-list h3 { font-size: var(--step-2); line-height: 1.15; }
@media (min-width: 62rem) {
  .posts-list .post { grid-template-columns: minmax(0, 1fr) minmax(0, 2.6fr); column-gap: var(--gap); align-items: baseline; }
  .posts-list .post > * { grid-column: 2; }
  .posts-list .post > .post-meta { grid-column: 1; }
}`,
};

/** The newest piece large with a drawing, the others as a column beside it. */
export const postLead: SectionVariant = {
  id: 'lead',
  suits: (content) => (content.items?.length ?? 0) >= 3,
  pieces: [headPiece, artPiece, filtersPiece, restPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${writePostFilters(context, items)}
      ${noteSample(items, 'posts')}
      <div class="post-lead" id="${context.section.id}-list">
        ${items.map(
          (item, index) =>
            html`<article class="post" ${markPost(context, item)}>
              ${index === 0 && context.plan.hasImages ? html`<div class="art-frame">${context.picture({ motif: item.art ?? ownArt(context), width: 720, height: 420, frame: 'filled', key: item.title })}</div>` : null}
              <p class="post-meta">${[item.value, item.note, item.group].filter(Boolean).join(' · ')}</p>
              ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null}
              ${writeRest(context, item)} ${writeItemAction(context, item)}
            </article>`,
        )}
      </div>
      ${writeActions(context)}`;
  },
  css: `.post-lead { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 5vi, 5rem); align-items: start; }
.post-lead .post { display: grid; gap: 0.5rem; padding-block-end: var(--gap); border-block-end: 1px solid var(--line); }
.post-lead > :first-child { grid-row: span 6; border: 0; }
.post-lead > :first-child h3 { font-size: var(--step-2); }
.post-lead .post-meta { color: var(--soft); font-size: 0.9375rem; }
@media (max-width: 48rem) { .post-lead { grid-template-columns: minmax(0, 1fr); } .post-lead > :first-child { grid-row: auto; } }`,
};

/** A text to read: measured column, headings from its items. */
export const article: SectionVariant = {
  id: 'prose',
  pieces: [headPiece],
  render: (context) =>
    html`<div class="article-text">
      ${writeHead(context)} ${writeBody(context)}
      ${(context.content.items ?? []).map(
        (item) =>
          html`${writeHeading(context.level + 1, item.title)}${item.text ? html`<p>${item.text}</p>` : null}${
            item.list?.length
              ? html`<ul>
                  ${item.list.map((line) => html`<li>${line}</li>`)}
                </ul>`
              : null
          }`,
      )}
      ${writeActions(context)}
    </div>`,
  css: `.article-text { display: grid; gap: 1.1rem; max-inline-size: 42rem; }
.article-text h3 { margin-block-start: 1.5rem; }
.article-text .head { margin-block-end: 0.5rem; }`,
};
