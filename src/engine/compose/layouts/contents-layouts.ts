import { sayOneResult } from '../../plan/words/one-result';
import { html } from '../html';
import type { Html } from '../html';
import { asidePiece, formPiece, headPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { addressOf } from './link-layouts';
import { markSample, noteSample, writeBody, writeHead } from './parts';

const searchPiece: Piece = {
  name: 'page-search',
  css: `.search { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; align-items: end; max-inline-size: 34rem; }
.search p { grid-column: 1 / -1; }`,
};

function writeSearch(context: SectionContext): Html | null {
  if (!context.section.behaviours.includes('search')) return null;
  const { actions, shop } = context.words;
  const field = `${context.section.id}-q`;
  return html`<form
    class="search"
    role="search"
    aria-labelledby="${context.titleId}"
    data-search="main"
    data-none="${shop.noResults}"
    data-found="${shop.results}"
    data-one="${sayOneResult(context.words.language)}"
  >
    <div class="field">
      <label for="${field}">${actions.search}</label><input id="${field}" type="search" name="q" />
    </div>
    <button class="button" type="submit">${actions.search}</button>
    <p role="status"></p>
  </form>`;
}

function writeContents(context: SectionContext, look: string): Html {
  const items = context.content.items ?? [];
  return html`<nav aria-label="${context.words.frame.onThisPage}">
    ${noteSample(items, 'links')}
    <ol class="${look}">
      ${items.map((item, index) => html`<li${markSample(item)}><a href="${addressOf(context, index)}"><b>${item.title}</b>${item.text || item.note ? html` <span>${item.text ?? item.note}</span>` : null}</a></li>`)}
    </ol>
  </nav>`;
}

/** Heading and search at the side, the contents along a line beside them. */
export const contents: SectionVariant = {
  id: 'contents',
  pieces: [asidePiece, headPiece, formPiece, searchPiece],
  render: (context) =>
    html`<div class="aside">
      <div class="head-side">${writeHead(context)} ${writeBody(context)} ${writeSearch(context)}</div>
      ${writeContents(context, 'contents')}
    </div>`,
  css: `.contents { display: grid; padding: 0; list-style: none; border-inline-start: 2px solid var(--line); }
.contents a { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.8rem; min-block-size: 2.75rem; padding-inline-start: 1.5rem; text-decoration: none; }
.contents a:hover b { text-decoration: underline; text-underline-offset: 0.3em; }
.contents span { color: var(--soft); }`,
};

/** Topics as cards under a wide search. */
export const contentCards: SectionVariant = {
  id: 'topics',
  pieces: [headPiece, formPiece, searchPiece],
  render: (context) =>
    html`${writeHead(context)} ${writeBody(context)} ${writeSearch(context)}
    ${writeContents(context, 'topics')}`,
  css: `.topics { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: clamp(0.75rem, 1.4vi, 1.25rem); padding: 0; list-style: none; }
.search + nav > .topics { margin-block-start: var(--gap); }
.topics a { display: grid; gap: 0.3rem; align-content: space-between; block-size: 100%; min-block-size: 7rem; padding: 1.25rem 1.4rem; background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); text-decoration: none; }
.topics b { font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
.topics a::after { content: ""; inline-size: 1.5rem; block-size: 2px; background: currentColor; transition: inline-size 0.2s; }
.topics a:hover::after { inline-size: 3rem; }`,
};

/** Chapters with their numbers in ruled columns, as at the front of a book. */
export const contentChapters: SectionVariant = {
  id: 'chapters',
  suits: (content) => (content.items?.length ?? 0) >= 4,
  pieces: [headPiece, formPiece, searchPiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${writeBody(context)} ${writeSearch(context)}
    ${writeContents(context, 'chapters')}`,
  css: `.chapters { counter-reset: chapter; columns: 2 20rem; column-gap: clamp(2rem, 6vi, 6rem); padding: 0; list-style: none; }
.search + nav > .chapters { margin-block-start: var(--gap); }
.chapters li { counter-increment: chapter; break-inside: avoid; }
.chapters a { display: grid; grid-template-columns: 2.5rem minmax(0, 1fr); gap: 0 0.75rem; align-items: baseline; min-block-size: 3.25rem; padding-block: 0.75rem; border-block-end: 1px solid var(--line); text-decoration: none; }
.chapters a::before { content: counter(chapter, decimal-leading-zero); color: var(--accent-text); font-variant-numeric: tabular-nums lining-nums; }
.chapters b { font: var(--heading-weight) var(--step-1)/1.25 var(--display); }
.chapters span { grid-column: 2; color: var(--soft); }
.chapters a:hover b { text-decoration: underline; text-underline-offset: 0.3em; }`,
};

/** The way through in order: what to read first, then what follows. */
export const contentTrail: SectionVariant = {
  id: 'trail',
  suits: (content) => (content.items?.length ?? 0) >= 3 && (content.items?.length ?? 0) <= 6,
  pieces: [headPiece, formPiece, searchPiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${writeBody(context)} ${writeContents(context, 'trail')}
      <div class="trail-search">${writeSearch(context)}</div>`,
  css: `.trail { counter-reset: stop; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 1.5rem 0; padding: 0; list-style: none; }
.trail li { counter-increment: stop; position: relative; }
.trail li:not(:last-child)::after { content: ""; position: absolute; inset-block-start: 1.5rem; inset-inline: calc(50% + 1.9rem) calc(-50% + 1.9rem); border-block-start: 2px solid var(--line); }
.trail a { display: grid; gap: 0.6rem; justify-items: center; padding-inline: 0.5rem; text-align: center; text-decoration: none; }
.trail a::before { content: counter(stop); display: grid; place-items: center; inline-size: 3rem; block-size: 3rem; border-radius: 50%; background: var(--button); color: var(--on-button); font-weight: 700; }
.trail a:hover b { text-decoration: underline; text-underline-offset: 0.3em; }
.trail span { color: var(--soft); }
.trail-search:has(form) { display: grid; justify-items: center; margin-block-start: var(--gap); }
.trail-search .search { inline-size: 100%; }
@media (max-width: 40rem) {
  .trail { grid-template-columns: minmax(0, 1fr); }
  .trail a { grid-template-columns: 3rem minmax(0, 1fr); align-items: center; justify-items: start; column-gap: 1rem; text-align: start; }
  .trail a > span { grid-column: 2; }
  .trail li:not(:last-child)::after { inset-block: 3rem -1.5rem; inset-inline: 1.95rem auto; border-block-start: 0; border-inline-start: 2px solid var(--line); }
}`,
};
