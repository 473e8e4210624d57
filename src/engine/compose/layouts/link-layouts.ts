import { html } from '../html';
import { asidePiece, formPiece, headPiece } from '../style/pieces';
import type { SectionContext, SectionVariant } from '../section';
import { markSample, noteSample, writeBody, writeHead } from './parts';

function addressOf(context: SectionContext, index: number): string {
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

/** A table of contents with a search over the page. */
export const contents: SectionVariant = {
  id: 'contents',
  pieces: [asidePiece, headPiece, formPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    const { actions, shop } = context.words;
    const field = `${context.section.id}-q`;
    return html`<div class="aside">
      <div class="head">
        ${writeHead(context)} ${writeBody(context)}
        ${
          context.section.behaviours.includes('search')
            ? html`<form
                class="search"
                role="search"
                data-search="main"
                data-none="${shop.noResults}"
                data-found="${shop.results}"
              >
                <div class="field">
                  <label for="${field}">${actions.search}</label
                  ><input id="${field}" type="search" name="q" />
                </div>
                <button class="button" type="submit">${actions.search}</button>
                <p role="status"></p>
              </form>`
            : null
        }
      </div>
      <nav aria-label="${context.words.frame.onThisPage}">
        <ul class="contents">
          ${items.map((item, index) => html`<li${markSample(item)}><a href="${addressOf(context, index)}"><b>${item.title}</b>${item.text || item.note ? html` <span>${item.text ?? item.note}</span>` : null}</a></li>`)}
        </ul>
      </nav>
    </div>`;
  },
  css: `.search { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; align-items: end; }
.search p { grid-column: 1 / -1; }
.contents { display: grid; padding: 0; list-style: none; border-inline-start: 2px solid var(--line); }
.contents a { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.8rem; min-block-size: 2.75rem; padding-inline-start: 1.5rem; text-decoration: none; }
.contents a:hover b { text-decoration: underline; text-underline-offset: 0.3em; }
.contents span { color: var(--soft); }`,
};
