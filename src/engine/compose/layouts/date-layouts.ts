import type { ContentItem } from '../../plan/content';
import { html } from '../html';
import { asidePiece, badgePiece, headPiece } from '../style/pieces';
import type { Piece, SectionVariant } from '../section';
import {
  groupItems,
  markSample,
  noteSample,
  writeActions,
  writeHead,
  writeHeading,
  writeItemAction,
  writeList,
} from './parts';

const datePiece: Piece = {
  name: 'dates',
  css: `.dates { padding: 0; list-style: none; border-block-start: 1px solid var(--line); }
.dates > li { display: grid; grid-template-columns: minmax(6rem, 0.5fr) minmax(0, 1.6fr) minmax(0, 0.6fr); gap: 0.4rem var(--gap); align-items: baseline; padding-block: 1.25rem; border-block-end: 1px solid var(--line); }
.dates-plain > li { grid-template-columns: minmax(0, 1fr) minmax(0, 0.8fr); }
@media (min-width: 48.01rem) { .dates-plain > li > div:only-child { grid-column: 1 / -1; grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr); column-gap: var(--gap); align-items: baseline; } }
.dates .date-value { font: var(--heading-weight) var(--step-1)/1.25 var(--display); color: var(--accent-text); font-variant-numeric: tabular-nums lining-nums; }
.dates div { display: grid; row-gap: 0.3rem; }
.dates p:not([class]) { color: var(--soft); }
.date-end { justify-self: end; font-weight: 600; text-align: end; }
@media (max-width: 48rem) {
  .dates > li, .dates-plain > li { grid-template-columns: minmax(0, 1fr); }
  .date-end { justify-self: start; text-align: start; }
  .dates-short > li { grid-template-columns: minmax(3.75rem, auto) minmax(0, 1fr); column-gap: 1.1rem; }
  .dates-short .date-end { grid-column: 2; }
}`,
};

// Times of day fit beside what happens then on a phone too; dates in words do not.
function looksOf(items: readonly ContentItem[]): string {
  const values = items.flatMap(({ value, price }) => value ?? price ?? []);
  if (values.length === 0) return ' dates-plain';
  return values.every((value) => value.length <= 5) ? ' dates-short' : '';
}

const writeDates = (
  context: Parameters<SectionVariant['render']>[0],
  items: Parameters<typeof noteSample>[0],
  level: number,
) =>
  html`<ul class="dates${looksOf(items)}">
    ${items.map(
      (item) =>
        html`<li${markSample(item)}>
        ${item.value || item.price ? html`<p class="date-value">${item.value ?? item.price}</p>` : null}
        <div>${writeHeading(level, item.title)} ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)} ${writeItemAction(context, item)}</div>
        ${item.note || item.badge ? html`<p class="date-end">${item.note ?? item.badge}</p>` : null}
      </li>`,
    )}
  </ul>`;

/** Dates down the page, one to a line. */
export const dates: SectionVariant = {
  id: 'lines',
  suits: (content) => !(content.items ?? []).some(({ group }) => group),
  pieces: [headPiece, datePiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'dates')}
    ${writeDates(context, items, context.level + 1)} ${writeActions(context)}`;
  },
};

/** Each date as a ticket: day large at the start, a perforated edge. */
export const ticketStubs: SectionVariant = {
  id: 'stubs',
  suits: (content) =>
    (content.items ?? []).some(({ value, price }) => value !== undefined || price !== undefined),
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(items, 'dates')}
      <ul class="stubs">
        ${items.map(
          (item) =>
            html`<li${markSample(item)}>
            <p class="stub-value">${item.value ?? item.price ?? ''}</p>
            <div>
              ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}
              ${item.note ? html`<p class="note">${item.note}</p>` : null} ${writeItemAction(context, item)}
            </div>
          </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.stubs { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: var(--gap); padding: 0; list-style: none; }
.stubs > li { display: grid; grid-template-columns: minmax(0, 9rem) minmax(0, 1fr); background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); --soft: var(--card-ink); --accent-text: var(--card-ink); }
.stubs > li > * { padding: 1.5rem clamp(0.75rem, 2vi, 1.5rem); }
.stubs div { display: grid; gap: 0.4rem; align-content: center; }
.stub-value { display: grid; place-content: center; font: var(--heading-weight) var(--step-1)/1.15 var(--display); text-align: center; border-inline-end: 2px dashed var(--line); }
.stubs > li > .stub-value { padding-inline: 0.6rem; }
.stubs .note { font-weight: 600; }
@media (min-width: 62rem) {
  .stubs:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .stubs:has(> :nth-child(3):last-child) > li { grid-template-columns: minmax(0, 6.5rem) minmax(0, 1fr); }
}
@media (max-width: 30rem) { .stubs > li { grid-template-columns: minmax(0, 1fr); } .stubs > li > .stub-value { padding: 1rem 1.5rem; } .stub-value { place-content: start; text-align: start; border-inline-end: 0; border-block-end: 2px dashed var(--line); } }`,
};

/** A programme by day; tabs where asked, otherwise one day under another. */
export const programme: SectionVariant = {
  id: 'programme',
  pieces: [headPiece, datePiece],
  render: (context) => {
    const groups = groupItems(context.content.items ?? []);
    const isGrouped = groups.length > 1 || groups[0]?.group;
    const tabs = context.section.behaviours.includes('tabs') && groups.length > 1;
    return html`${writeHead(context)} ${noteSample(context.content.items ?? [], 'times')}
    ${
      isGrouped
        ? html`<div
            class="days${!tabs && groups.length > 2 ? ' days-many' : ''}"
            ${tabs ? html` data-tabs role="group" aria-label="${context.content.title}"` : null}
          >
            ${groups.map(
              ({ group, items }, index) =>
                html`<div class="day" id="${context.section.id}-day-${index + 1}">
                  ${group ? writeHeading(context.level + 1, group) : null}
                  ${writeDates(context, items, context.level + (group ? 2 : 1))}
                </div>`,
            )}
          </div>`
        : writeDates(context, context.content.items ?? [], context.level + 1)
    }
    ${writeActions(context)}`;
  },
  css: `.days { display: grid; gap: var(--gap); }
.day { display: grid; gap: 1rem; }
.day[hidden] { display: none; }
.day > h3 { font-size: var(--step-2); }
.days-many { grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: calc(var(--gap) * 1.4) clamp(2rem, 5vi, 5rem); }
.days-many:has(> :nth-child(4):last-child) { grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }
.days-many .day { align-content: start; gap: 0.5rem; }
.days-many .day > h3 { font-size: var(--step-1); }
.days-many .dates > li { grid-template-columns: 4.5rem minmax(0, 1fr) auto; gap: 0.3rem 1rem; padding-block: 0.8rem; }
.days-many .date-value, .days-many h4 { font-size: var(--step-0); }
.days-many .date-end { font-weight: 400; font-size: 0.9375rem; color: var(--soft); }`,
};

/** The week as a board: a column for each day. */
export const week: SectionVariant = {
  id: 'week',
  suits: (content) => {
    const groups = new Set((content.items ?? []).map(({ group }) => group));
    return groups.size >= 2 && groups.size <= 7 && !groups.has(undefined);
  },
  pieces: [headPiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${noteSample(context.content.items ?? [], 'times')}
      <div class="week">
        ${groupItems(context.content.items ?? []).map(
          ({ group, items }) =>
            html`<div class="week-day">
              ${group ? writeHeading(context.level + 1, group) : null}
              <ul>
                ${items.map((item) => html`<li${markSample(item)}><b>${item.value ?? item.price ?? ''}</b> ${item.title}${item.note ? html` <span>${item.note}</span>` : null}</li>`)}
              </ul>
            </div>`,
        )}
      </div>
      ${writeActions(context)}`,
  css: `.week { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr)); gap: var(--gap) 0; }
@media (min-width: 46rem) and (max-width: 61.99rem) {
  .week:has(> :nth-child(6):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .week:has(> :nth-child(5):last-child) { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  .week:has(> :nth-child(5):last-child) > .week-day { padding-inline: 0.5rem; }
  .week:has(> :nth-child(5):last-child) li { padding-inline: 0.6rem; overflow-wrap: anywhere; }
}
.week-day { padding-inline: 1.25rem; border-inline-start: 1px solid var(--line); }
.week-day h3 { padding-block-end: 0.8rem; }
.week-day ul { display: grid; gap: 0.6rem; padding: 0; list-style: none; }
.week-day li { display: grid; padding: 0.8rem 1rem; background: var(--card); color: var(--card-ink); border-radius: min(var(--radius-card), 1rem); border: var(--border) solid var(--line); }
.week-day b { font-variant-numeric: tabular-nums lining-nums; }
@media (max-width: 36rem) {
  .week-day { padding-inline: 0; border: 0; }
  .week-day li { grid-template-columns: 4rem minmax(0, 1fr) auto; align-items: baseline; column-gap: 0.75rem; }
  .week-day span { font-size: 0.9375rem; }
}`,
};

/** Stations along a line, years or jobs beside it. */
export const timeline: SectionVariant = {
  id: 'line',
  pieces: [asidePiece, headPiece, badgePiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`<div class="aside">
      ${writeHead(context)}
      <div>
        ${noteSample(items, 'stations')}
        <ol class="stations">
          ${items.map(
            (item) =>
              html`<li${markSample(item)}>
              ${item.value || item.badge ? html`<p class="station-date">${item.value ?? item.badge}</p>` : null}
              ${writeHeading(context.level + 1, item.title)}
              ${item.note ? html`<p class="station-note">${item.note}</p>` : null}
              ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)} ${writeItemAction(context, item)}
            </li>`,
          )}
        </ol>
        ${writeActions(context)}
      </div>
    </div>`;
  },
  css: `.stations { display: grid; padding: 0; list-style: none; border-inline-start: 2px solid var(--line); }
.stations > li { position: relative; display: grid; gap: 0.35rem; padding-block-end: 2.25rem; padding-inline-start: 2rem; }
.stations > li::before { content: ""; position: absolute; inset-inline-start: calc(-0.5rem - 1px); inset-block-start: 0.35rem; inline-size: 1rem; block-size: 1rem; border-radius: min(var(--radius), 50%); background: var(--accent-text); }
.station-date { font-weight: 600; color: var(--accent-text); font-variant-numeric: tabular-nums lining-nums; }
.station-note { font-weight: 600; }
.stations p:not([class]) { color: var(--soft); }`,
};
