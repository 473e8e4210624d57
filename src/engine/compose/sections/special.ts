import { attributes, html } from '../html';
import type { Html } from '../html';
import { writeActions, writeBody, writeHead, writeTitle } from '../layouts/parts';
import { ownArt } from '../layouts/own-art';
import { artPiece, headPiece, splitPiece } from '../style/pieces';
import type { SectionContext, SectionDefinition } from '../section';
import { clock, momentOf, writeEventDays, writeHours } from '../write-event-day';

/** A line of news above everything else on the page. */
export const announcement: SectionDefinition = {
  type: 'announcement',
  css: `.announcement { padding-block: 0.9rem; background: var(--accent); color: var(--on-accent); --ink: var(--on-accent); --accent-text: var(--on-accent); }
.announcement-line { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 0.25rem 1.5rem; text-align: center; }
.announcement h2 { font: 600 var(--step-0)/1.4 var(--text); letter-spacing: 0; }`,
  variants: [
    {
      id: 'line',
      ownGround: true,
      render: (context) => html`<div class="announcement-line">${writeNews(context)}</div>`,
    },
    {
      id: 'split',
      ownGround: true,
      render: (context) =>
        html`<div class="announcement-line announcement-split">${writeNews(context)}</div>`,
      css: `.announcement-split { justify-content: space-between; text-align: start; }`,
    },
    {
      id: 'slip',
      ownGround: true,
      render: (context) => html`<div class="announcement-line announcement-slip">${writeNews(context)}</div>`,
      css: `[data-variant="slip"].announcement { padding-block: 1rem 0; background: none; }
.announcement-slip { inline-size: fit-content; max-inline-size: 100%; margin-inline: auto; padding: 0.7rem 1.6rem; background: var(--accent); border-radius: min(var(--radius-card), 2rem); }`,
    },
    {
      id: 'sign',
      ownGround: true,
      render: (context) => html`<div class="announcement-line">${writeNews(context)}</div>`,
      css: `[data-variant="sign"].announcement { background: var(--ink); color: var(--bg); --accent-text: var(--bg); }
[data-variant="sign"] .announcement-line::before { content: ""; flex: none; inline-size: 0.7rem; block-size: 0.7rem; border-radius: 50%; background: currentColor; }`,
    },
  ],
};

function writeNews(context: SectionContext): Html {
  return html`${writeTitle(context)} ${context.content.lede ? html`<p>${context.content.lede}</p>` : null}
  ${writeActions(context)}`;
}

/** The days until an event. */
export const countdownSection: SectionDefinition = {
  type: 'countdown',
  css: `.clock { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vi, 4.5rem); }
.clock p { display: grid; }
.clock b { font: var(--heading-weight) clamp(3rem, 9vi, 7rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; }
.clock-date { font: var(--heading-weight) var(--step-1)/1.4 var(--display); margin-block-end: var(--gap); }
.clock-date + .clock { margin-block-end: 0; }
@media (max-width: 36rem) {
  .clock { gap: 0.5rem 4.5vi; }
  .clock b { font-size: min(11vi, 3.5rem); }
  .clock span { font-size: 0.875rem; }
}
.clock-centre { display: grid; justify-items: center; text-align: center; }
.clock-centre .clock { justify-content: center; }`,
  variants: [
    {
      id: 'row',
      pieces: [headPiece],
      render: (context) => html`${writeHead(context, 'split')} ${writeClock(context)}`,
    },
    {
      id: 'centred',
      pieces: [headPiece],
      render: (context) =>
        html`<div class="clock-centre">${writeHead(context, 'centred')} ${writeClock(context)}</div>`,
    },
    {
      id: 'picture',
      suits: (_, plan) => plan.hasImages,
      pieces: [headPiece, splitPiece, artPiece],
      render: (context) =>
        html`<div class="split">
          <div class="split-words clock-small">${writeHead(context)} ${writeClock(context)}</div>
          <div class="art-frame">
            ${context.picture({ motif: ownArt(context), width: 600, height: 460, frame: 'filled', key: 'countdown' })}
          </div>
        </div>`,
      css: `.clock-small .clock { display: grid; grid-template-columns: repeat(4, auto); justify-content: start; gap: clamp(0.75rem, 2.2vi, 2rem); }
.clock-small b { font-size: clamp(2rem, 4.2vi, 3.6rem); }`,
    },
    {
      id: 'blocks',
      suits: (_, plan) => plan.hasScript && plan.date !== null,
      pieces: [headPiece],
      render: (context) =>
        html`${writeHead(context)}
          <div class="clock-blocks">${writeClock(context)}</div>`,
      css: `.clock-blocks .clock { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: clamp(0.4rem, 1.2vi, 1.25rem); margin-block-end: var(--gap); }
.clock-blocks .clock p { align-content: center; justify-items: center; min-block-size: clamp(6rem, 16vi, 13rem); padding: 0.5rem; background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); }
.clock-blocks .clock b { font-size: clamp(1.9rem, 8vi, 6rem); }
.clock-blocks span { font-size: clamp(0.8125rem, 0.7rem + 0.5vi, 1rem); }`,
    },
  ],
};

/** To what a day counts down whose hour is not told. */
const noon = 720;

function writeClock(context: SectionContext): Html {
  const { plan, words } = context;
  const { times } = words;
  const date = plan.date;
  const written = writeEventDays(plan);
  if (!date) return html`${writeBody(context)} ${writeActions(context)}`;
  const units = plan.hasScript
    ? html`<div
        class="clock"
        role="timer"
        ${attributes({ 'data-countdown': `${date}T${clock(plan.starts?.opens ?? noon)}`, 'data-over': times.started })}
      >
        ${[
          ['days', times.days],
          ['hours', times.hours],
          ['minutes', times.minutes],
          ['seconds', times.seconds],
        ].map(([unit, label]) => html`<p><b data-unit="${unit}">–</b> <span>${label}</span></p>`)}
      </div>`
    : null;
  const hours = writeHours(plan);
  return html`<p class="clock-date">
      <time datetime="${momentOf(plan)}">${hours === null ? written : `${written}, ${hours}`}</time>
    </p>
    ${units} ${writeActions(context)}`;
}

/** Where to get the app: buttons for the stores named. */
export const download: SectionDefinition = {
  type: 'download',
  css: `.store { display: flex; flex-wrap: wrap; gap: 0.9rem; padding: 0; list-style: none; }
.store a { display: grid; align-content: center; min-block-size: 4rem; padding: 0.5rem 1.6rem; background: var(--button); color: var(--on-button); border-radius: min(var(--radius), 1.25rem); text-decoration: none; line-height: 1.25; }
.store b { font-size: var(--step-1); }
.store-band { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: var(--gap); }
.store-band .head { margin: 0; }
.store-centre { display: grid; justify-items: center; }
.store-centre .store { justify-content: center; }`,
  variants: [
    {
      id: 'band',
      pieces: [headPiece],
      render: (context) =>
        html`<div class="store-band">${writeHead(context)} ${writeStores(context)}</div>
          ${writeBody(context)}`,
    },
    {
      id: 'centred',
      pieces: [headPiece],
      render: (context) =>
        html`<div class="store-centre">
          ${writeHead(context, 'centred')} ${writeStores(context)} ${writeBody(context)}
        </div>`,
    },
    {
      id: 'picture',
      suits: (_, plan) => plan.hasImages,
      pieces: [headPiece, splitPiece, artPiece],
      render: (context) =>
        html`<div class="split">
          <div class="split-words">${writeHead(context)} ${writeBody(context)} ${writeStores(context)}</div>
          <div class="art-frame">
            ${context.picture({ motif: ownArt(context), width: 560, height: 480, frame: 'filled', key: 'download' })}
          </div>
        </div>`,
    },
    {
      id: 'panel',
      pieces: [headPiece],
      render: (context) =>
        html`<div class="store-panel">
          ${writeHead(context)} ${writeBody(context)}
          <div class="store-list">${writeStores(context)}</div>
        </div>`,
      css: `.store-panel { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: center; padding: clamp(1.5rem, 5vi, 4.5rem); background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); }
.store-panel .head { margin: 0; }
.store-list .store { display: grid; }
@media (max-width: 48rem) { .store-panel { grid-template-columns: minmax(0, 1fr); } }`,
    },
  ],
};

function writeStores(context: SectionContext): Html {
  const items = context.content.items ?? [];
  if (items.length === 0) return html`${writeActions(context)}`;
  return html`<ul class="store">
    ${items.map(
      (item) =>
        html`<li>
          <a href="${(item.action && context.link(item.action.href)) ?? '#main'}"
            >${item.text || item.note ? html`<span>${item.text ?? item.note}</span>` : null}
            <b>${item.title}</b></a
          >
        </li>`,
    )}
  </ul>`;
}
