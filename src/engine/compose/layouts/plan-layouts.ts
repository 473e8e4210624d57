import type { ContentItem } from '../../plan/content';
import { html } from '../html';
import type { Html } from '../html';
import { badgePiece, headPiece, ticksPiece } from '../style/pieces';
import type { SectionContext, SectionVariant } from '../section';
import { markSample, noteSample, writeHead, writeHeading, writeItemAction, writeList } from './parts';
import { planItems } from './plan-items';
import { largePrice, termsPiece, writePlanAction, writePrice, writeTerms } from './price-layouts';

function writePlan(context: SectionContext, item: ContentItem): Html {
  return html`<div class="offer-name">
      ${writeHeading(context.level + 1, item.title)}
      ${item.badge ? html`<p class="badge">${item.badge}</p>` : null}
    </div>
    ${writePrice(context, item)} ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}
    ${writeItemAction(context, item, 'button') ?? writePlanAction(context)}`;
}

/** The plan that most take on a panel of its own, the others in short lines beside it. */
export const planLead: SectionVariant = {
  id: 'spotlight',
  suits: (content) => {
    const count = content.items?.length ?? 0;
    return count >= 2 && count <= 4;
  },
  pieces: [headPiece, badgePiece, ticksPiece, termsPiece],
  render: (context) => {
    const items = planItems(context.content);
    const marked = items.find(({ badge }) => badge) ?? items[Math.floor((items.length - 1) / 2)];
    return html`${writeHead(context)} ${writeTerms(context)} ${noteSample(items, 'prices')}
      <ul class="offers">
        ${items.map((item) => html`<li class="${item === marked ? 'offer offer-lead' : 'offer'}" ${markSample(item)}>${writePlan(context, item)}</li>`)}
      </ul>`;
  },
  css: `.offers { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 clamp(1.5rem, 4vi, 4rem); padding: 0; list-style: none; }
.offer { display: grid; gap: 0.9rem; align-content: start; justify-items: start; padding-block: clamp(1.25rem, 2.4vi, 2.25rem); border-block-start: max(var(--border), 1px) solid var(--ink); }
.offer-lead { grid-column: 1; grid-row: 1 / span 4; gap: 1.4rem; align-content: center; padding: clamp(1.5rem, 4vi, 3.75rem); background: var(--accent); color: var(--on-accent); border: 0; border-radius: var(--radius-card); --ink: var(--on-accent); --soft: var(--on-accent); --accent-text: var(--on-accent); --button: var(--on-accent); --on-button: var(--accent); }
.offer-lead .badge { background: var(--on-accent); color: var(--accent); }
.offer-name { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1rem; }
.offer .plan-price { font: var(--heading-weight) var(--step-2)/1.1 var(--display); ${largePrice} }
.offer .plan-price span { font: 400 var(--step-0)/1.4 var(--text); letter-spacing: normal; }
.offer:not(:has(> .plan-price)) h3 { font-size: var(--step-2); }
.offer-lead h3 { font-size: var(--step-2); }
.offer-lead .plan-price { font-size: clamp(2.6rem, 1.4rem + 4vi, 4.8rem); }
@media (max-width: 48rem) { .offers { grid-template-columns: minmax(0, 1fr); } .offer-lead { grid-row: auto; margin-block-end: 1.5rem; } }`,
};

/** Plans as the columns of one ruled sheet: name and price on top, what is in them line by line below. */
export const planSheet: SectionVariant = {
  id: 'columns-sheet',
  suits: (content) => {
    const items = content.items ?? [];
    return items.length >= 2 && items.length <= 4 && items.every(({ list, text }) => list?.length || text);
  },
  pieces: [headPiece, badgePiece, ticksPiece, termsPiece],
  render: (context) => {
    const items = planItems(context.content);
    return html`${writeHead(context, 'split')} ${writeTerms(context)} ${noteSample(items, 'prices')}
      <ul class="plan-columns">
        ${items.map((item) => html`<li${markSample(item)}>${writePlan(context, item)}</li>`)}
      </ul>`;
  },
  css: `.plan-columns { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); padding: 0; list-style: none; border-block: max(var(--border), 2px) solid var(--ink); }
.plan-columns > li { display: flex; flex-direction: column; gap: 1.1rem; align-items: start; padding: clamp(1.25rem, 2.4vi, 2.5rem) clamp(1rem, 2.4vi, 2.25rem); }
.plan-columns > li + li { border-inline-start: max(var(--border), 1px) solid var(--line); }
.plan-columns > li:first-child { padding-inline-start: 0; }
.plan-columns > li:last-child { padding-inline-end: 0; }
.plan-columns .offer-name { display: grid; gap: 0.5rem; align-content: start; min-block-size: 4.5rem; }
.plan-columns .plan-price { font: var(--heading-weight) clamp(1.9rem, 1.2rem + 2.2vi, 3.2rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; }
.plan-columns .plan-price span { display: block; padding-block-start: 0.5rem; font: 400 var(--step-0)/1.4 var(--text); }
.plan-columns .button { margin-block-start: auto; }
@media (max-width: 60rem) {
  .plan-columns { grid-auto-flow: row; }
  .plan-columns > li, .plan-columns > li:first-child, .plan-columns > li:last-child { padding-inline: 0; }
  .plan-columns > li + li { border-inline-start: 0; border-block-start: max(var(--border), 1px) solid var(--line); }
  .plan-columns .offer-name { min-block-size: 0; }
}`,
};
