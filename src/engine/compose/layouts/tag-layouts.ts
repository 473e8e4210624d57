import { html } from '../html';
import { asidePiece, headPiece } from '../style/pieces';
import type { Piece, SectionVariant } from '../section';
import { markSample, noteSample, writeActions, writeBody, writeHead } from './parts';

// A dot behind each word but the last: in large letters words of two parts run together without one.
const dotsPiece: Piece = {
  name: 'dots',
  css: `.dots > li:not(:last-child)::after { content: ""; display: inline-block; inline-size: 0.24em; block-size: 0.24em; margin-inline-start: 0.55em; vertical-align: 0.22em; border-radius: 50%; background: var(--accent-text); }`,
};

/** Short words as labels: areas, skills, languages, partners. */
export const tags: SectionVariant = {
  id: 'tags',
  pieces: [asidePiece, headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    // One or two words alone beside a heading of their own size are two headings: theirs is the larger one.
    return html`<div class="${items.length < 3 ? 'tag-few' : 'aside'}">
      ${writeHead(context)}
      <div class="tag-words">
        ${writeBody(context)} ${noteSample(items, 'entries')}
        <ul class="tags">
          ${items.map((item) => html`<li${markSample(item)}>${item.title}${item.note || item.value ? html` <span>${item.note ?? item.value}</span>` : null}</li>`)}
        </ul>
        ${writeActions(context)}
      </div>
    </div>`;
  },
  css: `.tag-words { display: grid; gap: 1.25rem; align-content: start; }
.tags { display: flex; flex-wrap: wrap; gap: 0.6rem; padding: 0; list-style: none; }
.tags li { padding: 0.5em 1.1em; border: 1px solid var(--soft); border-radius: var(--radius); font-weight: 600; overflow-wrap: anywhere; }
.tag-few .head { margin-block-end: 1rem; }
.tag-few .head h2 { font: 600 var(--step-0)/1.4 var(--text); letter-spacing: 0; text-transform: none; }
:where(.tag-few .head) h2 { color: var(--accent-text); }
.tag-few .tags { gap: 0.2em clamp(2rem, 6vi, 6rem); }
.tag-few .tags li { padding: 0; border: 0; font: var(--heading-weight) calc((var(--step-2) + var(--step-3)) / 2)/1.15 var(--display); }
.tag-few .tags span { font: 400 var(--step-1)/1.4 var(--text); }
.tags span { font-weight: 400; color: var(--soft); }`,
};

/** Words set large, one after another, as one running line. */
export const wordRun: SectionVariant = {
  id: 'run',
  suits: ({ items = [] }) => items.length > 2 && items.every(({ title }) => title.length < 34),
  pieces: [headPiece, dotsPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(items, 'entries')}
      <ul class="word-run dots">
        ${items.map((item) => html`<li${markSample(item)}>${item.title}${item.note || item.value ? html` <span>${item.note ?? item.value}</span>` : null}</li>`)}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.word-run { display: flex; flex-wrap: wrap; gap: 0.1em 0.55em; padding: 0; list-style: none; font: var(--heading-weight) var(--step-2)/1.25 var(--display); }
.word-run li { overflow-wrap: anywhere; }
.word-run span { font: 400 var(--step-0)/1.4 var(--text); }`,
};
