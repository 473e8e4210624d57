import type { ContentItem, SectionContent } from '../../plan/content';
import { attributes, html } from '../html';
import type { Html } from '../html';
import { asidePiece, headPiece, pairFour } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { markSample, noteSample, writeActions, writeBody, writeHead } from './parts';

// A figure that counts up where the prompt asks for it.
function writeFigure({ section }: SectionContext, item: ContentItem): Html {
  const isCounted = section.behaviours.includes('count-up');
  return html`<dd${attributes({ 'data-count-up': isCounted })}>${item.value ?? item.price ?? ''}</dd>`;
}

const figuresPiece: Piece = {
  name: 'figures',
  css: `.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); gap: var(--gap); }
.figures div { display: flex; flex-direction: column; gap: 0.5rem; padding-block-start: 1rem; border-block-start: max(var(--border), 1px) solid var(--ink); }
.figures dt { order: 2; }
.figures dd:not(.note) { order: 1; font: var(--heading-weight) clamp(2.4rem, 1.4rem + 4vi, 4.6rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; }
.figures .note { order: 3; color: var(--soft); }
${pairFour('.figures')}`,
};

/** Figures in a row, ruled like a ledger. */
export const figureRow: SectionVariant = {
  id: 'row',
  pieces: [headPiece, figuresPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'figures')}
      <dl class="figures">
        ${items.map((item) => html`<div${markSample(item)}><dt>${item.title}</dt>${writeFigure(context, item)}${item.text ? html`<dd class="note">${item.text}</dd>` : null}</div>`)}
      </dl>`;
  },
};

/** Whether what a section lists are figures: a number each, and what it counts. */
export const toldInFigures = ({ items = [] }: SectionContent): boolean =>
  items.length > 0 &&
  items.every(({ value = '', text }) => value >= '0' && value < ':' && text === undefined);

/** A story told beside its heading, and under both what came of it in figures. */
export const figureStory: SectionVariant = {
  id: 'figures',
  suits: toldInFigures,
  pieces: [asidePiece, headPiece, figuresPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`<div class="aside">
        ${writeHead(context)}
        <div class="story-words">${writeBody(context)} ${writeActions(context)}</div>
      </div>
      ${noteSample(items, 'figures')}
      <dl class="figures story-figures">
        ${items.map((item) => html`<div${markSample(item)}><dt>${item.title}</dt>${writeFigure(context, item)}</div>`)}
      </dl>`;
  },
  css: `.story-words { display: grid; gap: 1.1rem; align-content: start; max-inline-size: 42rem; }
.story-figures { margin-block-start: var(--gap); }`,
};

/** One figure very large, the others in a column beside it. */
export const figureLead: SectionVariant = {
  id: 'lead',
  suits: (content) => (content.items?.length ?? 0) >= 3,
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(items, 'figures')}
      <dl class="lead-figures">
        ${items.map((item) => html`<div${markSample(item)}><dt>${item.title}</dt>${writeFigure(context, item)}</div>`)}
      </dl>`;
  },
  css: `.lead-figures { display: grid; grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); gap: 0 clamp(2rem, 6vi, 6rem); }
.lead-figures div { display: flex; flex-flow: row-reverse wrap; align-items: baseline; justify-content: space-between; gap: 0.25rem 1rem; padding-block: 1.1rem; border-block-end: 1px solid var(--line); }
.lead-figures dd { font: var(--heading-weight) var(--step-2)/1.1 var(--display); font-variant-numeric: tabular-nums lining-nums; }
.lead-figures div:first-child { grid-row: span 8; flex-flow: column-reverse; justify-content: end; align-items: start; gap: 0.75rem; border: 0; padding-block-start: 0; }
.lead-figures div:first-child dd { font-size: clamp(4.5rem, 14vi, 11rem); line-height: 0.9; color: var(--accent-text); }
@media (max-width: 48rem) { .lead-figures { grid-template-columns: minmax(0, 1fr); } .lead-figures div:first-child { grid-row: auto; } }`,
};

/** Figures as blocks of unequal width, the first on the accent colour. */
export const figureBlocks: SectionVariant = {
  id: 'blocks',
  suits: (content) => [3, 4].includes(content.items?.length ?? 0),
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'figures')}
      <dl class="blocks blocks-${items.length}">
        ${items.map((item) => html`<div${markSample(item)}><dt>${item.title}</dt>${writeFigure(context, item)}${item.text ? html`<dd class="note">${item.text}</dd>` : null}</div>`)}
      </dl>`;
  },
  css: `.blocks { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: clamp(0.6rem, 1.2vi, 1.1rem); }
.blocks div { display: flex; flex-direction: column; gap: 0.5rem; min-block-size: clamp(9rem, 15vi, 14rem); padding: clamp(1.1rem, 2vi, 1.9rem); background: var(--card); color: var(--card-ink); border: var(--border) solid var(--line); border-radius: var(--radius-card); }
.blocks div:first-child { background: var(--accent); color: var(--on-accent); }
.blocks dd:not(.note) { font: var(--heading-weight) clamp(2.4rem, 1.2rem + 4vi, 4.8rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; }
.blocks dt { order: 2; margin-block-start: auto; font-weight: 600; }
.blocks .note { order: 3; }
@media (max-width: 59.99rem) { .blocks > :first-child, .blocks-4 > :last-child { grid-column: 1 / -1; } }
@media (min-width: 60rem) {
  .blocks-3 { grid-template-columns: 1.6fr 1fr 1fr; }
  .blocks-4 { grid-template-columns: 1.5fr 1fr 1fr; }
  .blocks-4 > :first-child { grid-row: span 2; }
  .blocks-4 > :last-child { grid-column: 2 / -1; }
}`,
};

/** Figures in a sentence: each set large, what it counts small beside it, on lines that run on. */
export const figureLine: SectionVariant = {
  id: 'sentence',
  suits: (content) =>
    (content.items?.length ?? 0) <= 3 &&
    (content.items ?? []).every(({ title, text }) => title.length < 34 && text === undefined),
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(items, 'figures')}
      <dl class="tally">
        ${items.map((item) => html`<div${markSample(item)}><dt>${item.title}</dt>${writeFigure(context, item)}</div>`)}
      </dl>`;
  },
  css: `.tally { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem clamp(1.5rem, 4vi, 4rem); }
.tally div { display: flex; flex-direction: row-reverse; align-items: baseline; gap: 0.6rem; }
.tally dd { font: var(--heading-weight) clamp(2.8rem, 1.4rem + 5.4vi, 6.4rem)/1.12 var(--display); font-variant-numeric: lining-nums; color: var(--accent-text); }
.tally dt { max-inline-size: 11ch; line-height: 1.3; }`,
};
