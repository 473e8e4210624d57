import { html } from '../html';
import { headPiece } from '../style/pieces';
import type { SectionContext, SectionVariant } from '../section';
import { markSample, noteSample, writeBody, writeHead } from './parts';

/** Where the n-th link of a section leads; the top of the page when it has no place yet. */
export function addressOf(context: SectionContext, index: number): string {
  const item = context.content.items?.[index];
  return (item?.action && context.link(item.action.href)) ?? '#main';
}

/** Links as wide buttons, one under another: the heart of a link page. */
export const linkStack: SectionVariant = {
  id: 'stack',
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'centred')} ${writeBody(context)} ${noteSample(items, 'links')}
      <ul class="link-stack">
        ${items.map((item, index) => html`<li${markSample(item)}><a href="${addressOf(context, index)}"><b>${item.title}</b>${item.text || item.note ? html`<span>${item.text ?? item.note}</span>` : null}</a></li>`)}
      </ul>`;
  },
  css: `.link-stack { display: grid; gap: 0.9rem; max-inline-size: 34rem; margin-inline: auto; padding: 0; list-style: none; }
.link-stack a { display: grid; gap: 0.15rem; align-content: center; min-block-size: 4.25rem; padding: 0.75rem 1.5rem; background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); box-shadow: var(--shadow); text-align: center; text-decoration: none; }
.link-stack a:hover b { text-decoration: underline; text-underline-offset: 0.3em; }`,
};

/** Links as a list of large words with a rule under each. */
export const linkLines: SectionVariant = {
  id: 'lines',
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${writeBody(context)} ${noteSample(items, 'links')}
      <ul class="link-lines">
        ${items.map((item, index) => html`<li${markSample(item)}><a href="${addressOf(context, index)}"><b>${item.title}</b>${item.text || item.note ? html` <span>${item.text ?? item.note}</span>` : null}</a></li>`)}
      </ul>`;
  },
  css: `.link-lines { padding: 0; list-style: none; border-block-start: max(var(--border), 1px) solid var(--ink); }
.link-lines a { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0.25rem 1.5rem; padding-block: 1.1rem; border-block-end: max(var(--border), 1px) solid var(--ink); text-decoration: none; }
.link-lines b { font: var(--heading-weight) var(--step-2)/1.15 var(--display); }
.link-lines a:hover b { color: var(--accent-text); }`,
};

/** Links as squares of colour, two to a row, the first across both. */
export const linkSquares: SectionVariant = {
  id: 'squares',
  suits: (content) => (content.items?.length ?? 0) >= 3,
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${writeBody(context)} ${noteSample(items, 'links')}
      <ul class="link-squares">
        ${items.map((item, index) => html`<li${markSample(item)}><a href="${addressOf(context, index)}"><b>${item.title}</b>${item.text || item.note ? html`<span>${item.text ?? item.note}</span>` : null}</a></li>`)}
      </ul>`;
  },
  css: `.link-squares { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; max-inline-size: 40rem; padding: 0; list-style: none; }
.link-squares a { display: grid; gap: 0.25rem; align-content: end; block-size: 100%; min-block-size: 8.5rem; padding: 1.25rem; background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); text-decoration: none; }
.link-squares b { font: var(--heading-weight) var(--step-1)/1.15 var(--display); overflow-wrap: anywhere; }
.link-squares a:hover b { text-decoration: underline; text-underline-offset: 0.3em; }
.link-squares li:nth-child(4n + 1) a { background: var(--button); color: var(--on-button); }
.link-squares > :first-child, .link-squares > :last-child:nth-child(even) { grid-column: span 2; }`,
};

/** Links as pills that run on like words. */
export const linkPills: SectionVariant = {
  id: 'pills',
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${writeBody(context)} ${noteSample(items, 'links')}
      <ul class="link-pills">
        ${items.map((item, index) => html`<li${markSample(item)}><a href="${addressOf(context, index)}">${item.title}${item.note ? html` <span>${item.note}</span>` : null}</a></li>`)}
      </ul>`;
  },
  css: `.link-pills { display: flex; flex-wrap: wrap; gap: 0.7rem; padding: 0; list-style: none; }
.link-pills a { display: inline-flex; flex-wrap: wrap; align-items: center; column-gap: 0.5em; min-block-size: 3.5rem; padding: 0.5rem 1.6em; border: max(var(--border), 2px) solid var(--ink); border-radius: 99px; font: var(--heading-weight) var(--step-1)/1.2 var(--display); text-decoration: none; overflow-wrap: anywhere; }
.link-pills span { color: var(--soft); font: 400 var(--step-0)/1.4 var(--text); }
.link-pills a:hover span { color: inherit; }
.link-pills a:hover { background: var(--ink); color: var(--bg); }`,
};
