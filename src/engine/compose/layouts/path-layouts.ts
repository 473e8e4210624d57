import { html } from '../html';
import { headPiece, ticksPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { markSample, noteSample, writeActions, writeHead, writeHeading, writeList } from './parts';

// Five stations do not fit across a tablet, and none do across a phone: there the line runs down.
const downward = (list: string): string => `
  ${list} { grid-auto-flow: row; grid-template-columns: auto minmax(0, 1fr); gap: 2.25rem 1.25rem; }
  ${list} > li { grid-column: span 2; grid-template-columns: subgrid; column-gap: 1.25rem; padding: 0; }
  ${list} > li > b { justify-self: start; }
  ${list} > li > * { grid-column: 2; }
  ${list} > li > b { grid-area: 1 / 1 / span 3 / 2; }
  ${list} > li:not(:last-child)::after { position: absolute; inset-block: 3.9rem -1.85rem; inset-inline: 1.75rem auto; margin: 0; border-block-start: 0; border-inline-start: 2px dashed var(--accent-text); }`;

/** Stations along one line across the page: steps, or years with what happened. */
export const path: SectionVariant = {
  id: 'path',
  suits: (content) => {
    const count = content.items?.length ?? 0;
    return count >= 3 && count <= 5;
  },
  pieces: [headPiece, ticksPiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${noteSample(context.content.items ?? [], 'stations')}
      <ol class="path${(context.content.items?.length ?? 0) > 4 ? ' path-long' : ''}">
        ${(context.content.items ?? []).map(
          (item, index) =>
            html`<li${markSample(item)}>
            <b>${item.value ?? String(index + 1)}</b>
            ${writeHeading(context.level + 1, item.title)}
            ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}
            ${item.note || item.price ? html`<p class="note">${item.note ?? item.price}</p>` : null}
          </li>`,
        )}
      </ol>
      ${writeActions(context)}`,
  css: `.path { --apart: clamp(1rem, 2.4vi, 2.5rem); display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); padding: 0; list-style: none; }
.path > li { position: relative; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.5rem 0.9rem; align-content: start; padding-inline-end: var(--apart); }
.path > li > * { grid-column: 1 / -1; }
.path > li > b { grid-column: 1; }
.path > li:not(:last-child)::after { content: ""; grid-area: 1 / 2; align-self: center; margin-inline-end: calc(0.9rem - var(--apart)); border-block-start: 2px dashed var(--accent-text); }
.path b { display: grid; place-items: center; min-inline-size: 3.5rem; block-size: 3.5rem; padding-inline: 0.6rem; border: 2px solid var(--accent-text); border-radius: min(var(--radius), 99px); font: var(--heading-weight) var(--step-1)/1 var(--display); color: var(--accent-text); }
.path p { color: var(--soft); }
@media (min-width: 60.01rem) { .path b + * { margin-block-start: 0.8rem; } }
@media (max-width: 46rem) { ${downward('.path')} }
@media (min-width: 46.01rem) and (max-width: 60rem) { ${downward('.path-long')} }`,
};

/** Steps as stairs: each begins further in than the one above it. */
export const stairs: SectionVariant = {
  id: 'stairs',
  suits: (content) => {
    const count = content.items?.length ?? 0;
    return count >= 3 && count <= 5 && (content.items ?? []).every(({ title }) => title.length < 34);
  },
  pieces: [headPiece, ticksPiece],
  render: (context) =>
    html`${writeHead(context)}
      <ol class="stairs">
        ${(context.content.items ?? []).map(
          (item) =>
            html`<li${markSample(item)}>
            ${writeHeading(context.level + 1, item.title)}
            <div>${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)} ${item.value || item.price ? html`<p class="note">${item.value ?? item.price}</p>` : null}</div>
          </li>`,
        )}
      </ol>
      ${writeActions(context)}`,
  css: `.stairs { padding: 0; list-style: none; }
.stairs > li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr); gap: 0.4rem var(--gap); align-items: baseline; padding-block: clamp(1.1rem, 2vi, 1.9rem); border-block-start: max(var(--border), 2px) solid var(--accent-text); }
.stairs h3 { font-size: var(--step-2); }
.stairs p { color: var(--soft); font-size: calc((var(--step-0) + var(--step-1)) / 2); }
@media (min-width: 48.01rem) {
  .stairs > :nth-child(2) { margin-inline-start: 8%; }
  .stairs > :nth-child(3) { margin-inline-start: 16%; }
  .stairs > :nth-child(4) { margin-inline-start: 24%; }
  .stairs > :nth-child(5) { margin-inline-start: 32%; }
}
@media (max-width: 48rem) { .stairs > li { grid-template-columns: minmax(0, 1fr); } }`,
};
