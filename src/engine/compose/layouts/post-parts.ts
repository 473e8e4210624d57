import type { ContentItem } from '../../plan/content';
import { attributes, html } from '../html';
import type { Html } from '../html';
import type { Piece, SectionContext } from '../section';
import { markSample } from './parts';
import { writeFilters } from './shop-layouts';

/** What follows the first words of a piece of writing: opened in place, without a script. */
export const writeRest = (context: SectionContext, { title, text, list = [] }: ContentItem): Html | null => {
  // What stands above it already is no rest.
  const rest = list.filter((line) => line !== text);
  return rest.length === 0
    ? null
    : html`<details class="post-rest">
        <summary>${context.words.actions.readMore}<span class="post-of">: ${title}</span></summary>
        ${rest.map((line) => html`<p>${line}</p>`)}
      </details>`;
};

/** Buttons for the groups of what is written, where somebody asked to filter it. */
export const writePostFilters = (context: SectionContext, items: readonly ContentItem[]): Html | null =>
  context.plan.behaviours.includes('filter') ? writeFilters(context, items) : null;

/** The attributes of one piece: whether it is a sample, and the group that it is filtered by. */
export const markPost = (context: SectionContext, item: ContentItem): Html =>
  html`${context.plan.behaviours.includes('filter') ? attributes({ 'data-group': item.group }) : null}${markSample(item)}`;

/** How the rest of a piece is opened. */
export const restPiece: Piece = {
  name: 'post-rest',
  css: `.post-rest summary { inline-size: fit-content; min-block-size: 2.75rem; align-content: center; color: var(--accent-text); cursor: pointer; text-decoration: underline; text-underline-offset: 0.2em; }
.post-rest p { margin-block-start: 0.7rem; max-inline-size: 31em; }
.post-of { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`,
};
