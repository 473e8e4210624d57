import type { ContentItem, SectionContent } from '../../plan/content';
import { html } from '../html';
import { artPiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { noteSample, writeActions, writeBody, writeHead, writeHeading, writeItemAction } from './parts';
import { ownArt, pieceArt } from './own-art';
import { markPost, restPiece, writePostFilters, writeRest } from './post-parts';
import { filtersPiece } from './shop-layouts';

const isTold = ({ value, note, group }: ContentItem): boolean => Boolean(value ?? note ?? group);

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
              ${isTold(item) ? html`<p class="post-meta">${[item.value, item.note, item.group].filter(Boolean).join(' · ')}</p>` : null}
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
  .posts-list .post > :not(:first-child) { grid-column: 2; }
  .posts-list .post > .post-meta { grid-column: 1; }
}`,
};

// As tall as the column beside it: each of the others is about as high as a fifth of the picture is wide.
const leadHeight = (count: number): number => Math.min(760, 420 + Math.max(0, count - 3) * 130);

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
              ${index === 0 && context.plan.hasImages ? html`<div class="art-frame">${context.picture({ motif: pieceArt(context, item), width: 720, height: leadHeight(items.length), frame: 'filled', key: item.title })}</div>` : null}
              <p class="post-meta">${[item.value, item.note, item.group].filter(Boolean).join(' · ')}</p>
              ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null}
              ${writeRest(context, item)} ${writeItemAction(context, item)}
            </article>`,
        )}
      </div>
      ${writeActions(context)}`;
  },
  css: `.post-lead { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); gap: calc(var(--gap) * 0.7) clamp(2rem, 5vi, 5rem); align-items: start; }
.post-lead .post { display: grid; gap: 0.5rem; padding-block-end: calc(var(--gap) * 0.7); border-block-end: 1px solid var(--line); }
.post-lead > :first-child { grid-row: span 6; border: 0; }
.post-lead > :first-child h3 { font-size: var(--step-2); }
.post-lead .post-meta { color: var(--soft); font-size: 0.9375rem; }
@media (max-width: 48rem) { .post-lead { grid-template-columns: minmax(0, 1fr); } .post-lead > :first-child { grid-row: auto; } }`,
};

// Short remarks, two or more: side by side they fill the width that a column of them leaves empty.
const areNotes = ({ items = [] }: SectionContent): boolean =>
  items.length >= 2 &&
  items.length <= 6 &&
  items.every(({ text, list }) => text !== undefined && text.length <= 140 && !list?.length);

/** A text to read: measured column, headings from its items. */
export const article: SectionVariant = {
  id: 'prose',
  pieces: [headPiece, artPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    if (context.section.type !== 'article' && areNotes(context.content)) {
      return html`<div class="article-text">${writeHead(context)} ${writeBody(context)}</div>
        <div class="article-notes">
          ${items.map(
            (item) =>
              html`<div>
                ${writeHeading(context.level + 1, item.title)}
                <p>${item.text}</p>
              </div>`,
          )}
        </div>
        ${writeActions(context)}`;
    }
    const art =
      context.level === 1 && context.section.type === 'article'
        ? context.picture({
            motif: ownArt(context),
            width: 480,
            height: 560,
            frame: 'filled',
            key: context.section.id,
          })
        : null;
    const text = html`<div class="article-text">
      ${writeHead(context)} ${writeBody(context)}
      ${items.map(
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
    </div>`;
    return art
      ? html`<div class="article-open">
          ${text}
          <div class="art-frame">${art}</div>
        </div>`
      : text;
  },
  css: `.article-notes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: var(--gap); margin-block-start: var(--gap); padding-block-start: var(--gap); border-block-start: 1px solid var(--line); }
.article-notes > div { display: grid; gap: 0.4rem; align-content: start; }
@media (min-width: 62rem) { .article-open { display: grid; grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr); gap: clamp(2rem, 6vi, 6rem); align-items: start; } }
@media (max-width: 61.99rem) { .article-open > .art-frame { display: none; } }
.article-text { display: grid; gap: 1.1rem; max-inline-size: 42rem; }
.article-text h3 { margin-block-start: 1.5rem; }
.article-text .head { margin-block-end: 0.5rem; }`,
};
