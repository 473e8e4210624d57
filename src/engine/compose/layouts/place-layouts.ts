import { html } from '../html';
import { headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { drawMap } from './draw-map';
import { markSample, noteSample, writeActions, writeBody, writeHead } from './parts';
import { reachPiece, writeReach } from './reach';
import { mapPiece, writeNotes } from './visit-layouts';

/** The drawn map from edge to edge, the address on a card that lies on it. */
export const mapCard: SectionVariant = {
  id: 'overlay',
  pieces: [headPiece, mapPiece, reachPiece],
  render: (context) =>
    html`<div class="map-stage">
      <div class="map-drawing">${drawMap(context, 1280, 620)}</div>
      <div class="map-card">
        ${writeHead(context)} ${writeBody(context)} ${writeNotes(context)} ${writeReach(context)}
        ${writeActions(context)}
      </div>
    </div>`,
  css: `.map-stage { display: grid; align-items: center; }
.map-stage > * { grid-area: 1 / 1; }
.map-stage svg { min-block-size: 30rem; }
.map-card { display: grid; gap: 1rem; max-inline-size: 26rem; margin: clamp(1rem, 3vi, 3rem); padding: clamp(1.25rem, 2.6vi, 2.5rem); background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); box-shadow: var(--shadow); --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); }
.map-card .head { margin: 0; }
@media (max-width: 60rem) {
  .map-stage > * { grid-area: auto; }
  .map-stage svg { min-block-size: 15rem; block-size: 15rem; }
  .map-card { z-index: 1; max-inline-size: none; margin: -2.5rem 1rem 0; }
}`,
};

// Layouts that draw a map, in sections that are about a place: pictures may stand in a strip as well.
const mapped = new Set(['overlay', 'side', 'strip', 'sign', 'area-map']);
const placing = new Set(['map', 'venue', 'areas']);

/** The address as large as a sign, the ways there as a list, a small map to go with them. */
export const mapSign: SectionVariant = {
  id: 'sign',
  suits: (_, plan) => ((plan.contact.address ?? plan.contact.place)?.length ?? 0) > 0,
  pieces: [headPiece, mapPiece, reachPiece],
  render: (context) => {
    const { address, place } = context.plan.contact;
    const words = html`${writeBody(context)} ${writeNotes(context)} ${writeReach(context, false)}
    ${writeActions(context)}`;
    // A page has one map. With nothing to say beside it, it takes the page's width.
    const before = context.page.sections.findIndex(({ id }) => id === context.section.id);
    if (
      context.page.sections
        .slice(0, Math.max(0, before))
        .some(({ type, variant }) => placing.has(type) && mapped.has(variant))
    ) {
      // A town that the line beside the title names is not said once more as large as a sign.
      const isSaid = !address && (context.content.lede ?? '').includes(place ?? '');
      return html`${writeHead(context, 'split')}
      ${isSaid ? null : html`<p class="map-sign">${address ?? place}</p>`}
      ${words.markup.trim() === '' ? null : html`<div class="map-ways"><div>${words}</div></div>`}`;
    }
    const isBare = words.markup.trim() === '';
    return html`${writeHead(context, 'split')}
      <p class="map-sign">${address ?? place}</p>
      ${
        isBare
          ? html`<div class="map-drawing map-under">${drawMap(context, 1280, 380)}</div>`
          : html`<div class="map-ways">
              <div>${words}</div>
              <div class="map-drawing">${drawMap(context, 640, 420)}</div>
            </div>`
      }`;
  },
  css: `.map-sign { max-inline-size: none; padding-block: clamp(1rem, 2.4vi, 2rem); border-block: max(var(--border), 2px) solid var(--ink); font: var(--heading-weight) calc(clamp(1.9rem, 1rem + 4.4vi, 5rem) * var(--text-scale))/1.05 var(--display); overflow-wrap: break-word; text-wrap: balance; }
.map-ways { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); margin-block-start: var(--gap); }
.map-under { margin-block-start: var(--gap); }
.map-under svg { min-block-size: 14rem; }
.map-ways > div:first-child { display: grid; gap: 1.25rem; align-content: start; }
@media (max-width: 48rem) { .map-ways { grid-template-columns: minmax(0, 1fr); } }`,
};

/** Places that are served, listed in two columns beside a drawn map. */
export const areaMap: SectionVariant = {
  id: 'area-map',
  suits: (content) => (content.items?.length ?? 0) >= 1,
  pieces: [headPiece, mapPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`<div class="area-map">
      <div class="map-drawing">${drawMap(context, 620, 560, 'round')}</div>
      <div>
        ${writeHead(context)} ${writeBody(context)} ${noteSample(items, 'places')}
        <ul>
          ${items.map((item) => html`<li${markSample(item)}>${item.title}${item.note || item.value ? html` <span>${item.note ?? item.value}</span>` : null}</li>`)}
        </ul>
        ${writeActions(context)}
      </div>
    </div>`;
  },
  css: `.area-map { display: grid; grid-template-columns: minmax(0, 0.9fr) minmax(0, 1.1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: center; }
.area-map > div:last-child { display: grid; gap: 1.25rem; }
.area-map .head { margin: 0; }
.area-map ul { columns: 2 11rem; column-gap: var(--gap); padding: 0; list-style: none; }
.area-map li { break-inside: avoid; padding-block: 0.6rem; border-block-end: 1px solid var(--line); font-weight: 600; }
.area-map li span { font-weight: 400; color: var(--soft); }
@media (max-width: 48rem) { .area-map { grid-template-columns: minmax(0, 1fr); } .area-map > .map-drawing { order: 1; } }`,
};
