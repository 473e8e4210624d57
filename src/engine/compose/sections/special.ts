import { attributes, html } from '../html';
import { writeActions, writeBody, writeHead, writeTitle } from '../layouts/parts';
import { headPiece } from '../style/pieces';
import type { SectionDefinition } from '../section';
import { writeDate } from '../write-date';

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
      render: (context) =>
        html`<div class="announcement-line">
          ${writeTitle(context)} ${context.content.lede ? html`<p>${context.content.lede}</p>` : null}
          ${writeActions(context)}
        </div>`,
    },
  ],
};

/** The days until an event. */
export const countdownSection: SectionDefinition = {
  type: 'countdown',
  css: `.clock { display: flex; flex-wrap: wrap; gap: 1rem clamp(1.5rem, 5vi, 4.5rem); }
.clock p { display: grid; }
.clock b { font: var(--heading-weight) clamp(3rem, 9vi, 7rem)/1 var(--display); font-variant-numeric: tabular-nums; }
.clock-date { font: var(--heading-weight) var(--step-1)/1.4 var(--display); margin-block-end: var(--gap); }
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
  ],
};

function writeClock(
  context: Parameters<SectionDefinition['variants'][0]['render']>[0],
): ReturnType<typeof html> {
  const { plan, words } = context;
  const { times } = words;
  const date = plan.date;
  const written = date ? writeDate(date, plan.language) : null;
  if (!date) return html`${writeBody(context)} ${writeActions(context)}`;
  const units = plan.hasScript
    ? html`<div
        class="clock"
        role="timer"
        ${attributes({ 'data-countdown': `${date}T12:00`, 'data-over': times.started })}
      >
        ${[
          ['days', times.days],
          ['hours', times.hours],
          ['minutes', times.minutes],
          ['seconds', times.seconds],
        ].map(([unit, label]) => html`<p><b data-unit="${unit}">–</b> <span>${label}</span></p>`)}
      </div>`
    : null;
  return html`<p class="clock-date"><time datetime="${date}">${written}</time></p>
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
  ],
};

function writeStores(
  context: Parameters<SectionDefinition['variants'][0]['render']>[0],
): ReturnType<typeof html> {
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
