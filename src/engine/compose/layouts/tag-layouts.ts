import { html } from '../html';
import { asidePiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { markSample, noteSample, writeActions, writeBody, writeHead } from './parts';

/** Short words as labels: areas, skills, languages, partners. */
export const tags: SectionVariant = {
  id: 'tags',
  pieces: [asidePiece, headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`<div class="aside">
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
.tags:not(:has(> :nth-child(3))) { gap: 0.1em 1.5rem; }
.tags:not(:has(> :nth-child(3))) li { padding: 0; border: 0; font: var(--heading-weight) var(--step-2)/1.2 var(--display); }
.tags span { font-weight: 400; color: var(--soft); }`,
};

/** Words set large, one after another, as one running line. */
export const wordRun: SectionVariant = {
  id: 'run',
  suits: ({ items = [] }) => items.length > 2 && items.every(({ title }) => title.length < 34),
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(items, 'entries')}
      <ul class="word-run">
        ${items.map((item) => html`<li${markSample(item)}>${item.title}${item.note || item.value ? html` <span>${item.note ?? item.value}</span>` : null}</li>`)}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.word-run { display: flex; flex-wrap: wrap; gap: 0.1em 0.7em; padding: 0; list-style: none; font: var(--heading-weight) var(--step-2)/1.25 var(--display); }
.word-run li { overflow-wrap: anywhere; }
.word-run li:nth-child(even) { color: var(--accent-text); }
.word-run span { font: 400 var(--step-0)/1.4 var(--text); }`,
};
