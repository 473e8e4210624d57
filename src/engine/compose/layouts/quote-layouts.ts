import type { ContentItem } from '../../plan/content';
import { attributes, html } from '../html';
import { cardPiece, gridPiece, headPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { initialsOf, markSample, noteSample, writeHead, writeLede, writeTitle } from './parts';

/** Rules of one quotation with its speaker. */
export const quotePiece: Piece = {
  name: 'saying',
  css: `.saying { display: grid; gap: 1.25rem; align-content: space-between; }
.saying blockquote { margin: 0; font-size: calc((var(--step-0) + var(--step-1)) / 2); line-height: 1.5; }
.saying figcaption { display: grid; gap: 0.15rem; }
.saying cite { font-style: normal; font-weight: 600; }
.saying figcaption span { color: var(--soft); }`,
};

/** One quotation: a review's title is who speaks, its text is what they say. */
export function writeQuote(item: ContentItem, name: string): ReturnType<typeof html> {
  return html`<figure class="${name}" ${markSample(item)}>
    <blockquote><p>${item.text ?? item.title}</p></blockquote>
    <figcaption>
      <cite>${item.text ? item.title : ''}</cite>${item.note ? html`<span>${item.note}</span>` : null}
    </figcaption>
  </figure>`;
}

/** The voices as a row to go through, where the prompt asks for one; null elsewhere. */
export function writeQuoteRow(context: SectionContext): ReturnType<typeof html> | null {
  const { content, plan, words } = context;
  const items = content.items ?? [];
  if (items.length < 2 || !plan.hasScript || !plan.behaviours.includes('carousel')) return null;
  const values = attributes({
    'data-carousel': true,
    'data-previous': words.actions.previous,
    'data-next': words.actions.next,
    role: 'group',
    'aria-label': content.title,
  });
  return html`${writeHead(context)} ${noteSample(items, 'reviews')}
    <div${values}><ul class="carousel-track" tabindex="0">${items.map((item) => html`<li class="card">${writeQuote(item, 'saying')}</li>`)}</ul></div>`;
}

/** One voice, set large; the others small under a rule. */
export const voice: SectionVariant = {
  id: 'voice',
  pieces: [headPiece, cardPiece, quotePiece],
  render: (context) => {
    const row = writeQuoteRow(context);
    if (row) return row;
    const [first, ...others] = context.content.items ?? [];
    return html`<div class="voice-head">${writeTitle(context)} ${writeLede(context)}</div>
      ${noteSample(context.content.items ?? [], 'reviews')}
      ${first ? writeQuote(first, 'saying voice-lead') : null}
      ${others.length > 0 ? html`<div class="voice-rest">${others.map((item) => writeQuote(item, 'saying'))}</div>` : null}`;
  },
  css: `.voice-head h2 { font: 600 var(--step-0)/1.4 var(--text); letter-spacing: 0; color: var(--accent-text); margin-block-end: 1.5rem; }
.voice-head .lede { margin-block-end: 1.5rem; }
.voice-rest blockquote { font-size: inherit; }
.voice-lead blockquote p { max-inline-size: 26ch; font: var(--heading-weight) clamp(1.7rem, 1.2rem + 2.6vi, 3.4rem)/1.18 var(--display); text-wrap: balance; }
.voice-rest { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: var(--gap); margin-block-start: calc(var(--gap) * 1.6); padding-block-start: var(--gap); border-block-start: 1px solid var(--line); }`,
};

/** Voices in boxes of equal weight. */
export const quoteCards: SectionVariant = {
  id: 'cards',
  suits: (content) => (content.items?.length ?? 0) >= 2,
  pieces: [headPiece, gridPiece, cardPiece, quotePiece],
  render: (context) => {
    const row = writeQuoteRow(context);
    if (row) return row;
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(items, 'reviews')}
      <div class="grid of-${items.length}">${items.map((item) => writeQuote(item, 'card saying'))}</div>`;
  },
};

/** Voices as messages on a wall, each with the writer's initials. */
export const wall: SectionVariant = {
  id: 'wall',
  suits: (content) => (content.items?.length ?? 0) >= 2,
  pieces: [headPiece, cardPiece, quotePiece],
  render: (context) => {
    const row = writeQuoteRow(context);
    if (row) return row;
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'reviews')}
      <div class="wall">${items.map((item) => writeMessage(context, item))}</div>`;
  },
  css: `.wall { columns: 19rem; column-gap: var(--gap); }
.wall:has(> :nth-child(2):last-child, > :nth-child(4):last-child) { columns: 2 19rem; }
@media (min-width: 44rem) and (max-width: 61.99rem) {
  .wall:has(> :nth-child(3):last-child) { columns: 3; column-gap: 1.25rem; }
  .wall:has(> :nth-child(3):last-child) > .message { grid-template-columns: minmax(0, 1fr); }
  .wall:has(> :nth-child(3):last-child) figcaption { grid-column: 1; }
}
.message { display: grid; grid-template-columns: 3rem minmax(0, 1fr); gap: 0.75rem 1.1rem; margin-block-end: calc(var(--gap) * 1.2); break-inside: avoid; }
.message-mark { display: grid; place-items: center; inline-size: 3rem; block-size: 3rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-weight: 700; }
.message blockquote { margin: 0; font: 400 var(--step-1)/1.4 var(--display); text-wrap: pretty; }
.message figcaption { grid-column: 2; color: var(--soft); }`,
};

function writeMessage(_: SectionContext, item: ContentItem): ReturnType<typeof html> {
  return html`<figure class="message" ${markSample(item)}>
    <span class="message-mark" aria-hidden="true">${initialsOf(item.title)}</span>
    <blockquote><p>${item.text ?? item.title}</p></blockquote>
    <figcaption>${item.title}${item.note ? `, ${item.note}` : ''}</figcaption>
  </figure>`;
}
