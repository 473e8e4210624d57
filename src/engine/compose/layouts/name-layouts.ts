import { html } from '../html';
import { headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { markSample, noteSample, writeActions, writeBody, writeHead, writeLede, writeTitle } from './parts';

/** Names in a grid of hairlines, each in the middle of its cell. */
export const cells: SectionVariant = {
  id: 'cells',
  suits: (content) => {
    const items = content.items ?? [];
    return items.length >= 3 && items.length <= 12 && items.every(({ title }) => title.length < 40);
  },
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'entries')}
      <ul class="cells cells-${items.length}">
        ${items.map((item) => html`<li${markSample(item)}>${item.title}${item.note || item.value ? html` <span>${item.note ?? item.value}</span>` : null}</li>`)}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.cells { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: 1px; overflow: hidden; padding: 1px; background: var(--line); border-radius: min(var(--radius-card), 1.25rem); list-style: none; }
.cells li { display: grid; place-content: center; justify-items: center; gap: 0.25rem; min-block-size: clamp(5.5rem, 10vi, 9rem); padding: 1rem; background: var(--bg); font: var(--heading-weight) var(--step-1)/1.2 var(--display); text-align: center; overflow-wrap: anywhere; }
.cells span { font: 400 var(--step-0)/1.4 var(--text); color: var(--soft); }
.on-surface .cells li { background: var(--surface); }
@media (min-width: 62rem) { .cells-3, .cells-6, .cells-9 { grid-template-columns: repeat(3, minmax(0, 1fr)); } .cells-4, .cells-8, .cells-12 { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
@media (max-width: 36rem) { .cells { grid-template-columns: repeat(2, minmax(0, 1fr)); } .cells li { padding-inline: 0.5rem; font-size: calc((var(--step-0) + var(--step-1)) / 2); overflow-wrap: break-word; } .cells > :last-child:nth-child(odd) { grid-column: span 2; } }`,
};

/** A register: names in ruled columns, what belongs to each at the end of its line. */
export const register: SectionVariant = {
  id: 'register',
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${writeBody(context)} ${noteSample(items, 'entries')}
      <ul class="register">
        ${items.map(
          (item) =>
            html`<li${markSample(item)}><b>${item.title}</b>${item.note || item.value || item.text ? html` <span>${item.note ?? item.value ?? item.text}</span>` : null}</li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.register { columns: 3 15rem; column-gap: clamp(2rem, 5vi, 4.5rem); padding: 0; list-style: none; }
.register li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; break-inside: avoid; padding-block: 0.8rem; border-block-end: 1px solid var(--line); }
.register b { font: var(--heading-weight) var(--step-1)/1.3 var(--display); overflow-wrap: anywhere; }
.register span { color: var(--soft); }
.register:has(> :only-child) { columns: 1; }`,
};

/** Names as marks: each set in a manner of its own, as logos on a wall would be. */
export const marks: SectionVariant = {
  id: 'marks',
  suits: (content) => {
    const items = content.items ?? [];
    return items.length >= 3 && items.length <= 10 && items.every(({ title }) => title.length < 26);
  },
  render: (context) =>
    html`<div class="marks-line">
      ${writeTitle(context)} ${writeLede(context)}
      <ul class="marks">
        ${(context.content.items ?? []).map((item) => html`<li${markSample(item)}>${item.title}</li>`)}
      </ul>
      ${writeActions(context)}
    </div>`,
  css: `.marks-line { display: grid; gap: 1.5rem; justify-items: center; text-align: center; }
.marks-line h2 { font: 600 var(--step-0)/1.4 var(--text); letter-spacing: 0; text-transform: none; color: var(--soft); }
.marks { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 1rem clamp(1.75rem, 5vi, 4.5rem); padding: 0; list-style: none; font: 700 calc((var(--step-1) + var(--step-2)) / 2)/1.2 var(--display); }
.marks li { overflow-wrap: anywhere; }
.marks li:nth-child(4n + 2) { font-weight: 400; letter-spacing: 0.14em; text-transform: uppercase; font-size: var(--step-1); }
.marks li:nth-child(4n + 3) { font-family: var(--text); font-weight: 800; letter-spacing: -0.04em; }
.marks li:nth-child(4n) { font-style: italic; font-weight: 400; }`,
};
