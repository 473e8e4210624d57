import type { ContentItem, SectionContent } from '../../plan/content';
import { html } from '../html';
import type { Html } from '../html';
import { asidePiece, badgePiece, cardPiece, headPiece, rowsPiece, ticksPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import {
  markSample,
  noteSample,
  writeActions,
  writeBody,
  writeHead,
  writeHeading,
  writeItemAction,
  writeList,
} from './parts';

// What stands between a name and its price; a name with a price alone leaves nothing there.
const writeMiddle = (context: SectionContext, item: ContentItem): Html | null => {
  if (!(item.text ?? item.list ?? item.note ?? item.action)) return null;
  return html`<div>
    ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}
    ${item.note ? html`<p class="note">${item.note}</p>` : null} ${writeItemAction(context, item)}
  </div>`;
};

const hasItems = (content: SectionContent) => (content.items?.length ?? 0) > 0;

// Names and nothing else: a line each would be empty but for its beginning.
const isBare = (items: readonly ContentItem[]): boolean =>
  items.length > 2 &&
  items.every(
    ({ title, text, list, note, price, value, action }) =>
      title.length < 48 && !(text ?? list ?? note ?? price ?? value ?? action),
  );

/** Name, text and price on one line each, hairlines between; names alone large, in two columns. */
export const rows: SectionVariant = {
  id: 'rows',
  suits: hasItems,
  pieces: [headPiece, rowsPiece, badgePiece, ticksPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'entries')}
      <ul class="rows${isBare(items) ? ' rows-bare' : ''}">
        ${items.map(
          (item) =>
            html`<li class="row" ${markSample(item)}>
              ${writeHeading(context.level + 1, item.title)} ${writeMiddle(context, item)}
              ${item.price || item.value ? html`<p class="row-end">${item.price ?? item.value}</p>` : null}
            </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
};

/** Heading that stays at the side while the things pass by. */
export const aside: SectionVariant = {
  id: 'aside',
  suits: hasItems,
  pieces: [asidePiece, headPiece, rowsPiece, ticksPiece, badgePiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`<div class="aside">
      ${writeHead(context)}
      <div>
        ${noteSample(items, 'entries')}
        <ul class="rows rows-plain">
          ${items.map(
            (item) =>
              html`<li class="row" ${markSample(item)}>
                ${writeHeading(context.level + 1, item.title)}
                ${item.price || item.value ? html`<p class="row-end">${item.price ?? item.value}</p>` : null}
                ${item.text ? html`<p class="row-text">${item.text}</p>` : null}
                ${item.note ? html`<p class="row-text note">${item.note}</p>` : null}
                ${item.list ? html`<div class="row-text">${writeList(item)}</div>` : null}
                ${writeItemAction(context, item)}
              </li>`,
          )}
        </ul>
        ${writeActions(context)}
      </div>
    </div>`;
  },
};

const numberedPiece: Piece = {
  name: 'numbered',
  css: `.numbered { counter-reset: step; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: calc(var(--gap) * 1.2) var(--gap); padding: 0; list-style: none; }
.numbered > li { counter-increment: step; display: grid; gap: 0.6rem; align-content: start; padding-block-start: 1rem; border-block-start: max(var(--border), 2px) solid var(--accent-text); }
.numbered > li::before { content: counter(step); font: var(--heading-weight) var(--step-3)/1 var(--display); font-variant-numeric: lining-nums; color: var(--accent-text); }
.numbered p { color: var(--soft); }
@media (min-width: 48.01rem) {
  .numbered:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .numbered:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
@media (min-width: 62rem) { .numbered:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
@media (min-width: 62rem) { .numbered:has(> :nth-child(5):last-child) { grid-template-columns: repeat(5, minmax(0, 1fr)); } }
@media (max-width: 48rem) {
  .numbered > li { grid-template-columns: 3rem minmax(0, 1fr); column-gap: 0.75rem; }
  .numbered > li > * { grid-column: 2; }
  .numbered > li::before { grid-area: 1 / 1 / span 3 / 2; font-size: var(--step-2); }
}`,
};

/** Steps in order, each under a large figure. */
export const numbered: SectionVariant = {
  id: 'numbered',
  // Things that are figures themselves are not counted: "1, weeks to the first box, 3".
  suits: (content) =>
    hasItems(content) &&
    (content.items?.length ?? 0) <= 8 &&
    !(content.items ?? []).every(({ value }) => /^[\d€$£<~+]/u.test(value ?? '')),
  pieces: [headPiece, numberedPiece, ticksPiece],
  render: (context) =>
    html`${writeHead(context, 'split')}
      <ol class="numbered">
        ${(context.content.items ?? []).map(
          (item) =>
            html`<li${markSample(item)}>
          ${writeHeading(context.level + 1, item.title)}
          ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}
          ${item.value || item.price ? html`<p class="note">${item.value ?? item.price}</p>` : null}
        </li>`,
        )}
      </ol>
      ${writeActions(context)}`,
};

const ladderPiece: Piece = {
  name: 'ladder',
  css: `.ladder { counter-reset: step; display: grid; padding: 0; list-style: none; }
.ladder > li { counter-increment: step; position: relative; display: grid; gap: 0.4rem; padding-block: 0 2rem; padding-inline-start: 4.5rem; }
.ladder > li::before { content: counter(step); position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 1; display: grid; place-items: center; inline-size: 3rem; block-size: 3rem; border-radius: min(var(--radius), 50%); background: var(--button); color: var(--on-button); font-weight: 700; }
.ladder > li:not(:last-child)::after { content: ""; position: absolute; inset-block: 0; inset-inline-start: calc(1.5rem - 1px); border-inline-start: 2px solid var(--line); }
.ladder > li:last-child { padding-block-end: 0; }
.ladder h3 { padding-block-start: 0.55rem; }
@media (min-width: 44rem) and (max-width: 60rem) {
  .aside:has(> .ladder) { grid-template-columns: minmax(0, 0.7fr) minmax(0, 1.3fr); gap: var(--gap); }
}
.ladder p { color: var(--soft); }`,
};

/** Steps as a ladder beside the heading. */
export const ladder: SectionVariant = {
  id: 'ladder',
  suits: hasItems,
  pieces: [asidePiece, headPiece, ladderPiece, ticksPiece],
  render: (context) =>
    html`<div class="aside">
      <div class="head-side">${writeHead(context)} ${writeActions(context)}</div>
      <ol class="ladder">
        ${(context.content.items ?? []).map(
          (item) =>
            html`<li${markSample(item)}>
          ${writeHeading(context.level + 1, item.title)}
          ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}
          ${item.value || item.price ? html`<p class="note">${item.value ?? item.price}</p>` : null}
        </li>`,
        )}
      </ol>
    </div>`,
};

const longTick = 48;

/** Short lines with a mark, in columns beside the heading; sentences as text of one size. */
export const checks: SectionVariant = {
  id: 'checks',
  suits: (content) => (content.items ?? []).length >= 3,
  pieces: [
    headPiece,
    ticksPiece,
    cardPiece,
    {
      name: 'checks',
      css: `.checks { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: 1.5rem clamp(1.5rem, 5vi, 5rem); }
@media (min-width: 62rem) { .checks:has(> :nth-child(4):last-child) { grid-template-columns: repeat(4, minmax(0, 1fr)); column-gap: var(--gap); } }
@media (min-width: 44rem) { .checks:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: var(--gap); } }
@media (min-width: 40rem) and (max-width: 61.99rem) { .checks:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
.checks li > div { display: grid; gap: 0.3rem; align-content: start; }
.checks h3 { line-height: 1.3; }
.checks p { color: var(--soft); }
.checks.said p { color: inherit; }`,
    },
  ],
  render: (context) => {
    const items = context.content.items ?? [];
    // Sentences are read, not scanned: no headings among them, all of one size.
    const isSaid = items.some(({ title }) => title.length > longTick) && items.every(({ text }) => !text);
    return html`${writeHead(context, 'split')} ${writeBody(context)}
      <ul class="ticks checks${isSaid ? ' said' : ''}">
        ${items.map(
          (item) =>
            html`<li${markSample(item)}><div>
          ${isSaid ? html`<p>${item.title}</p>` : writeHeading(context.level + 1, item.title)}
          ${item.text ? html`<p>${item.text}</p>` : null}
          ${item.value || item.price ? html`<p class="note">${item.value ?? item.price}</p>` : null}
        </div></li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
};

/** Large words one under another, as on a shop sign; text appears small beside them. */
export const signs: SectionVariant = {
  id: 'signs',
  styles: [
    'neo-brutalist',
    'swiss',
    'sport',
    'editorial',
    'noir',
    'industrial',
    'metal',
    'zine',
    'bauhaus',
    'graffiti',
  ],
  suits: (content) => hasItems(content) && (content.items ?? []).every(({ title }) => title.length < 40),
  pieces: [
    headPiece,
    ticksPiece,
    {
      name: 'signs',
      css: `.signs { padding: 0; list-style: none; border-block-start: max(var(--border), 1px) solid var(--ink); }
.signs > li { display: grid; grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr); gap: 0.5rem var(--gap); align-items: center; padding-block: clamp(0.8rem, 1.6vi, 1.6rem); border-block-end: max(var(--border), 1px) solid var(--ink); }
.signs h3 { font-size: calc(clamp(1.6rem, 1.05rem + 2.3vi, 3rem) * var(--text-scale)); line-height: 1.05; }
.signs:not(:has(> :nth-child(4))) h3 { font-size: calc((var(--step-1) + var(--step-2)) / 2); }
.signs p { font-size: calc((var(--step-0) + var(--step-1)) / 2); }
.signs > li:has(> .sign-end) { grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr) auto; }
.signs > li:not(:has(> div)) { grid-template-columns: minmax(0, 1fr) auto; }
.signs .sign-end { grid-column-end: -1; max-inline-size: 12ch; font: var(--heading-weight) var(--step-2)/1.1 var(--display); font-variant-numeric: tabular-nums lining-nums; color: var(--accent-text); text-align: end; text-wrap: balance; }
@media (max-width: 48rem) {
  .signs > li:nth-child(n) { grid-template-columns: minmax(0, 1fr) auto; }
  .signs > li > div { grid-area: 2 / 1 / auto / -1; }
  .signs .sign-end { font-size: var(--step-1); }
}`,
    },
  ],
  render: (context) =>
    html`${writeHead(context, 'split')} ${noteSample(context.content.items ?? [], 'entries')}
      <ul class="signs">
        ${(context.content.items ?? []).map(
          (item) =>
            html`<li${markSample(item)}>
          ${writeHeading(context.level + 1, item.title)} ${writeMiddle(context, item)}
          ${item.price || item.value ? html`<p class="sign-end">${item.price ?? item.value}</p>` : null}
        </li>`,
        )}
      </ul>
      ${writeActions(context)}`,
};
