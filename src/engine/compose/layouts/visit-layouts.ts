import type { OpeningRange } from '@/domain/site/brief';
import { html } from '../html';
import type { Html } from '../html';
import { asidePiece, headPiece, splitPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { drawMap } from './draw-map';
import { hoursOfRows } from './hours-of-rows';
import { writeHours } from './hours-table';
import type { HourLine } from './hours-table';
import { noteSample, writeActions, writeBody, writeHead } from './parts';
import { phoneAddress, phoneText, reachPiece, writeReach } from './reach';

/** Rules of the table of hours and of the mark that says whether it is open. */
export const hoursPiece: Piece = {
  name: 'hours',
  css: `.hours-table { inline-size: 100%; border-collapse: collapse; }
.hours-table caption { padding-block-end: 0.75rem; text-align: start; font: var(--heading-weight) var(--step-1)/1.4 var(--display); }
.hours-table th, .hours-table td { padding-block: 0.9rem; border-block-start: 1px solid var(--line); text-align: start; font-weight: 400; }
.hours-table td { text-align: end; font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
.open-now:not(:empty) { display: inline-block; margin-inline-start: 0.6em; padding: 0.2em 0.7em; border-radius: 99px; background: var(--accent); color: var(--on-accent); font: 600 0.875rem/1.4 var(--text); }`,
};

/** Rules of a drawn map. */
export const mapPiece: Piece = {
  name: 'map',
  css: `.map-drawing { overflow: hidden; border: var(--border) solid var(--line); border-radius: var(--radius-card); }
.map-drawing svg { display: block; inline-size: 100%; block-size: auto; }
.map-ground { fill: var(--surface); }
.map-water { fill: color-mix(in oklab, var(--accent) 35%, var(--surface)); }
.map-canal { fill: color-mix(in oklab, var(--soft) 34%, var(--surface)); }
.map-park { fill: color-mix(in oklab, var(--brand) 22%, var(--surface)); }
.map-road { fill: none; stroke: var(--bg); stroke-linecap: round; }
.map-block { fill: color-mix(in oklab, var(--soft) 16%, var(--surface)); }
.map-pin { fill: var(--button); }
.map-dot { fill: var(--on-button); }
.map-ring { fill: var(--button); fill-opacity: 0.2; stroke: var(--button); stroke-width: 3; }`,
};

/** Opening hours as lines: those of the section, else those that were told. */
export function readOpening(context: SectionContext): HourLine[] {
  const items = context.section.type === 'hours' ? (context.content.items ?? []) : [];
  const ranges = context.plan.contact.hours;
  if (items.length > 0) return items.map(({ title, value }) => ({ days: title, time: value ?? '' }));
  return ranges ? writeHours(ranges, context) : [];
}

/** The table of hours; a sentence where none are known. */
export function writeOpening(context: SectionContext): Html {
  const items = context.section.type === 'hours' ? (context.content.items ?? []) : [];
  const lines = readOpening(context);
  if (lines.length === 0) return html`<p><b>${context.words.times.byAppointment}</b></p>`;
  // The heading of the section may say it already.
  const isSaid = context.content.title === context.words.times.openingHours;
  return html`${noteSample(items, 'opening hours')}
    <table class="hours-table">
      ${
        isSaid && badgeHours(context).length === 0
          ? null
          : html`<caption>
              ${isSaid ? null : context.words.times.openingHours} ${writeBadge(context)}
            </caption>`
      }
      <tbody>
        ${lines.map(
          ({ days, time }) =>
            html`<tr>
              <th scope="row">${days}</th>
              <td>${time}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** Opening hours as a list: days and their times, for layouts that set them as type rather than as a table. */
export function writeOpeningList(lines: readonly HourLine[], name: string): Html {
  return html`<dl class="${name}">
    ${lines.map(
      ({ days, time }) =>
        html`<div>
          <dt>${days}</dt>
          <dd>${time}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The hours a mark "open now" goes by: those told; where the mark was asked for and none were, the rows of the section. */
function badgeHours({ plan, section, content }: SectionContext): readonly OpeningRange[] {
  if (plan.contact.hours) return plan.contact.hours;
  const isAsked = plan.behaviours.includes('open-now') && section.type === 'hours';
  return isAsked ? hoursOfRows(content.items ?? [], plan.language) : [];
}

/** Open or closed at this moment, filled in by a script; empty without one. Nothing where no hours are known. */
export function writeBadge(context: SectionContext, holder?: string): Html | null {
  const { times } = context.words;
  const hours = badgeHours(context);
  if (hours.length === 0) return null;
  const badge = html`<span
    class="open-now"
    data-open-now="${JSON.stringify(hours)}"
    data-open-text="${times.openNow}"
    data-closed-text="${times.closedNow}"
  ></span>`;
  return holder === undefined ? badge : html`<p class="${holder}">${badge}</p>`;
}

/** Address and ways to reach at the start, the table of hours at the end. */
export const hoursSplit: SectionVariant = {
  id: 'split',
  pieces: [splitPiece, headPiece, hoursPiece, reachPiece],
  render: (context) =>
    html`<div class="split">
      <div class="split-words">
        ${writeHead(context)} ${writeBody(context)} ${writeReach(context)} ${writeActions(context)}
      </div>
      <div>${writeOpening(context)}</div>
    </div>`,
};

/** Each day as a column, as on a shop door. */
export const hoursDoor: SectionVariant = {
  id: 'door',
  suits: (content) => (content.items?.length ?? 0) <= 5,
  pieces: [headPiece, reachPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    const lines = readOpening(context);
    return html`${writeHead(context, 'centred')} ${noteSample(items, 'opening hours')}
    ${writeBadge(context, 'door-now')} ${writeOpeningList(lines, 'door')}
    ${context.plan.contact.phone ? html`<p class="door-call"><a class="link" href="${phoneAddress(context.plan.contact.phone)}">${phoneText(context.plan.contact.phone, context.plan.direction)}</a></p>` : null}`;
  },
  css: `.door { display: flex; flex-wrap: wrap; justify-content: center; gap: var(--gap) clamp(2rem, 6vi, 5rem); text-align: center; }
.door dt { color: var(--soft); }
.door dd { font: var(--heading-weight) var(--step-2)/1.2 var(--display); font-variant-numeric: tabular-nums lining-nums; }
.door:has(> :nth-child(4):last-child) { display: grid; grid-template-columns: repeat(4, auto); column-gap: clamp(1.5rem, 3vi, 3rem); }
.door:has(> :nth-child(4):last-child) dd { font-size: calc((var(--step-1) + var(--step-2)) / 2); }
@media (max-width: 60rem) { .door:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, auto); } }
.door:has(> :nth-child(5)) { column-gap: clamp(1.5rem, 3vi, 3rem); }
.door:has(> :nth-child(5)) dd { font-size: var(--step-1); }
.door-call, .door-now { margin-inline: auto; margin-block-start: 1.5rem; text-align: center; }
.door-now:has(:empty) { display: none; }`,
};

/** The drawn map large, address beside it. */
export const mapSide: SectionVariant = {
  id: 'side',
  pieces: [asidePiece, headPiece, mapPiece, reachPiece],
  render: (context) =>
    html`<div class="aside">
      <div class="map-words">
        ${writeHead(context)} ${writeBody(context)} ${writeNotes(context)} ${writeReach(context)}
        ${writeActions(context)}
      </div>
      <div class="map-drawing">${drawMap(context, 760, 520)}</div>
    </div>`,
  css: `.map-words { display: grid; gap: 1.25rem; align-content: start; }
.map-words .head { margin: 0; }`,
};

/** The drawn map as a wide strip, the words in columns under it. */
export const mapStrip: SectionVariant = {
  id: 'strip',
  pieces: [headPiece, mapPiece, reachPiece],
  render: (context) =>
    html`<div class="map-drawing">${drawMap(context, 1280, 400)}</div>
      <div class="map-foot">
        ${writeHead(context)}
        <div>
          ${writeBody(context)} ${writeNotes(context)} ${writeReach(context)} ${writeActions(context)}
        </div>
      </div>`,
  css: `.map-foot { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); margin-block-start: var(--gap); }
.map-foot > div { display: grid; gap: 1rem; align-content: start; }
.map-foot .head { margin: 0; }
@media (max-width: 48rem) { .map-foot { grid-template-columns: minmax(0, 1fr); } .map-drawing svg { min-block-size: 14rem; object-fit: cover; } }`,
};

/** Ways there, as short notes under the address. */
export function writeNotes(context: SectionContext): Html | null {
  const items = context.content.items ?? [];
  if (items.length === 0) return null;
  return html`${noteSample(items, 'directions')}
    <ul class="map-notes">
      ${items.map((item) => html`<li><b>${item.title}</b>${item.text ? ` ${item.text}` : ''}${item.value ? ` ${item.value}` : ''}</li>`)}
    </ul>`;
}
