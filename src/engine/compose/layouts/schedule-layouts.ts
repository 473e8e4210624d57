import type { ContentItem } from '../../plan/content';
import { html } from '../html';
import type { Html } from '../html';
import { badgePiece, headPiece, pairFour } from '../style/pieces';
import type { SectionVariant } from '../section';
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

const groupsOf = (items: readonly ContentItem[] = []) => new Set(items.map(({ group }) => group));

/** The day along a rail: the time large on one side, what happens on the other. */
export const rail: SectionVariant = {
  id: 'rail',
  suits: (content) => {
    const items = content.items ?? [];
    const count = groupsOf(items).size;
    // Two or three stations of one rail are no rail.
    return (
      count <= 3 && (count > 1 || items.length > 3) && items.every(({ value }) => (value?.length ?? 99) <= 14)
    );
  },
  pieces: [headPiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${noteSample(context.content.items ?? [], 'times')}
      <div class="rails">
        ${groupItems(context.content.items ?? []).map(
          ({ group, items }) =>
            html`<div>
              ${group ? writeHeading(context.level + 1, group) : null}
              <ol class="rail">
                ${items.map(
                  (item) =>
                    html`<li${markSample(item)}>
                    <p class="rail-time">${item.value ?? ''}</p>
                    <div>
                      ${writeHeading(context.level + (group ? 2 : 1), item.title)}
                      ${item.text ? html`<p>${item.text}</p>` : null} ${item.note ? html`<p>${item.note}</p>` : null}
                      ${writeList(item)} ${writeItemAction(context, item)}
                    </div>
                  </li>`,
                )}
              </ol>
            </div>`,
        )}
      </div>
      ${writeActions(context)}`,
  css: `.rails { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: calc(var(--gap) * 1.4) clamp(2rem, 5vi, 5rem); }
.rails > div { display: grid; gap: 1.5rem; align-content: start; }
.rails > div > h3 { font-size: var(--step-2); }
.rail { display: grid; grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr); padding: 0; list-style: none; }
.rail > li { display: grid; grid-column: span 2; grid-template-columns: subgrid; }
.rail-time { padding-inline-end: 1.25rem; padding-block-end: 1.9rem; font: var(--heading-weight) var(--step-1)/1.2 var(--display); font-variant-numeric: tabular-nums lining-nums; text-align: end; }
.rail > li > div { position: relative; display: grid; gap: 0.25rem; align-content: start; padding-inline-start: 1.5rem; padding-block-end: 1.9rem; border-inline-start: max(var(--border), 2px) solid var(--line); }
.rail > li > div::before { content: ""; position: absolute; inset-block-start: 0.45em; inset-inline-start: calc(-0.4rem - max(var(--border), 2px) / 2); inline-size: 0.8rem; block-size: 0.8rem; border-radius: 50%; background: var(--accent-text); }
.rail > li:last-child > div { padding-block-end: 0; border-color: transparent; }
.rail div p { color: var(--soft); }
@media (min-width: 62rem) { .rails:has(> :nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: clamp(1.5rem, 3vi, 3rem); } }
@media (min-width: 62rem) {
  .rails:has(> :only-child) .rail { grid-template-columns: repeat(2, minmax(4.5rem, auto) minmax(0, 1fr)); grid-auto-flow: column; }
  ${[4, 6, 8, 10, 12, 14].map((most) => `.rails:has(> :only-child) .rail:has(> :nth-child(${most - 1})) { grid-template-rows: repeat(${most / 2}, auto); }`).join('\n  ')}
}`,
};

/** The week as a table: a row for each time, a column for each day. */
export const timeGrid: SectionVariant = {
  id: 'grid',
  suits: (content) => {
    const items = content.items ?? [];
    const groups = groupsOf(items);
    const times = new Set(items.map(({ value }) => value));
    return (
      groups.size >= 3 &&
      groups.size <= 7 &&
      !groups.has(undefined) &&
      !times.has(undefined) &&
      times.size * groups.size <= items.length * 3
    );
  },
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    const groups = groupItems(items);
    const minutes = (time: string) => {
      const [hour = 0, minute = 0] = time.split(/[:.h]/).map((part) => Number.parseInt(part, 10) || 0);
      return hour * 60 + minute;
    };
    const times = [...new Set(items.map(({ value }) => value ?? ''))].sort(
      (one, other) => minutes(one) - minutes(other),
    );
    const cell = (time: string, group: readonly ContentItem[]): Html =>
      html`<td>
        ${group.filter(({ value }) => (value ?? '') === time).map((item) => html`<div${markSample(item)}><b>${item.title}</b>${item.note ? html`<span>${item.note}</span>` : null}</div>`)}
      </td>`;
    return html`${writeHead(context, 'split')} ${noteSample(items, 'times')}
      <div class="time-scroll" tabindex="0" role="group" aria-labelledby="${context.titleId}">
        <table class="time-grid">
          <thead>
            <tr>
              <td></td>
              ${groups.map(({ group }) => html`<th scope="col">${group ?? ''}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${times.map(
              (time) =>
                html`<tr>
                  <th scope="row">${time}</th>
                  ${groups.map(({ items: own }) => cell(time, own))}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${writeActions(context)}`;
  },
  css: `.time-scroll { overflow-x: auto; scrollbar-width: thin; }
.time-grid { inline-size: 100%; border-collapse: collapse; }
.time-grid th[scope="col"] { min-inline-size: 9rem; }
.time-grid th, .time-grid td { padding: 0.5rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
.time-grid th:first-child, .time-grid thead td { inline-size: 5rem; padding-inline-start: 0; }
.time-grid thead th { font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
.time-grid tbody th { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; color: var(--soft); }
.time-grid td div { display: grid; gap: 0.1rem; padding: 0.7rem 0.8rem; background: var(--card); color: var(--card-ink); border: var(--border) solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: min(var(--radius-card), 0.5rem); }
.time-grid div span { font-size: 0.9375rem; }`,
};

/** Dates as leaves torn from a calendar, each above what happens on it. */
export const leaves: SectionVariant = {
  id: 'leaves',
  suits: (content) => {
    const items = content.items ?? [];
    return items.length >= 2 && items.length <= 9 && items.every(({ value }) => (value?.length ?? 99) <= 22);
  },
  pieces: [headPiece, badgePiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'dates')}
      <ul class="leaves">
        ${items.map(
          (item) =>
            html`<li${markSample(item)}>
            <p class="leaf">${item.value ?? ''}</p>
            ${item.badge ? html`<p class="badge">${item.badge}</p>` : null}
            ${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}
            ${item.note || item.price ? html`<p class="leaf-note">${item.note ?? item.price}</p>` : null} ${writeItemAction(context, item)}
          </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.leaves { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: calc(var(--gap) * 1.2) var(--gap); padding: 0; list-style: none; }
.leaves > li { display: grid; gap: 0.5rem; align-content: start; justify-items: start; max-inline-size: 28rem; }
.leaf { display: grid; place-content: center; inline-size: 8.5rem; min-block-size: 8.5rem; margin-block-end: 0.6rem; padding: 1.6rem 0.75rem 0.75rem; background: var(--card) linear-gradient(var(--accent) 0 0) top / 100% 1.1rem no-repeat; color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: min(var(--radius-card), 1rem); box-shadow: var(--shadow); font: var(--heading-weight) var(--step-1)/1.1 var(--display); text-align: center; overflow-wrap: anywhere; }
.leaves p:not([class]) { color: var(--soft); }
.leaf-note { font-weight: 600; }
${pairFour('.leaves')}
@media (max-width: 36rem) {
  .leaves > li { grid-template-columns: 6.5rem minmax(0, 1fr); column-gap: 1.1rem; }
  .leaves > li > * { grid-column: 2; }
  .leaves .leaf { grid-area: 1 / 1 / span 6 / 2; inline-size: 6.5rem; min-block-size: 6.5rem; font-size: var(--step-0); }
}`,
};

/** Years side by side along one line, as in the corridor of a museum. */
export const years: SectionVariant = {
  id: 'years',
  suits: (content) => {
    const count = content.items?.length ?? 0;
    return (
      count >= 3 && count <= 6 && (content.items ?? []).every(({ value }) => (value?.length ?? 99) <= 14)
    );
  },
  pieces: [headPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'stations')}
      <ol class="years">
        ${items.map(
          (item) =>
            html`<li${markSample(item)}>
            <p class="year">${item.value ?? ''}</p>
            ${writeHeading(context.level + 1, item.title)}
            ${item.note ? html`<p class="year-note">${item.note}</p>` : null} ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)}
          </li>`,
        )}
      </ol>
      ${writeActions(context)}`;
  },
  css: `.years { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); gap: calc(var(--gap) * 1.2) 0; padding: 0; list-style: none; }
.years > li { display: grid; gap: 0.5rem; align-content: start; padding-inline-end: var(--gap); }
.year { position: relative; min-block-size: 2.2em; margin-inline-end: calc(-1 * var(--gap)); margin-block-end: 0.75rem; padding-block-end: 0.7rem; border-block-end: max(var(--border), 2px) solid var(--ink); font: var(--heading-weight) var(--step-2)/1.1 var(--display); color: var(--accent-text); align-content: end; }
.year::after { content: ""; position: absolute; inset-inline-start: 0; inset-block-end: -0.5rem; inline-size: 0.9rem; block-size: 0.9rem; border-radius: 50%; background: var(--ink); }
.year-note { font-weight: 600; }
.years p:not([class]) { color: var(--soft); }
${pairFour('.years')}`,
};
