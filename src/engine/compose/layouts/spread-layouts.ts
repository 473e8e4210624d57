import { html } from '../html';
import { artPiece, headPiece, ticksPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import {
  markSample,
  noteSample,
  writeActions,
  writeHead,
  writeHeading,
  writeItemAction,
  writeList,
} from './parts';
import { ownArt } from './own-art';

/** A large drawing in the middle, the things in two wings beside it. */
export const wings: SectionVariant = {
  id: 'wings',
  // Names alone leave the wings empty.
  suits: ({ items = [] }, plan) =>
    plan.hasImages &&
    [4, 6].includes(items.length) &&
    items.every(({ text, price, value }) => text ?? price ?? value),
  pieces: [headPiece, artPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    const middle = items.length / 2;
    const wing = (part: typeof items) =>
      html`<ul>
        ${part.map((item) => html`<li${markSample(item)}>${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null} ${item.price || item.value ? html`<p class="note">${item.price ?? item.value}</p>` : null}</li>`)}
      </ul>`;
    return html`${writeHead(context, 'split')} ${noteSample(items, 'entries')}
      <div class="wings">
        ${wing(items.slice(0, middle))}
        <div class="wings-art">
          ${context.picture({ motif: ownArt(context), width: 460, height: 620, frame: 'filled', key: context.section.id })}
        </div>
        ${wing(items.slice(middle))}
      </div>
      ${writeActions(context)}`;
  },
  css: `.wings { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr) minmax(0, 1fr); gap: var(--gap) clamp(1.5rem, 4vi, 4.5rem); align-items: center; }
.wings ul { display: grid; gap: clamp(1.75rem, 3.4vi, 3.25rem); padding: 0; list-style: none; }
.wings li { display: grid; gap: 0.5rem; }
.wings p { color: var(--soft); }
.wings-art { overflow: hidden; border-radius: 50vmax 50vmax var(--radius-card) var(--radius-card); }
@media (min-width: 60.01rem) { .wings > ul:first-child { text-align: end; justify-items: end; } }
@media (max-width: 60rem) {
  .wings { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .wings-art { grid-area: 1 / 1 / 2 / 3; max-inline-size: 24rem; inline-size: 100%; justify-self: center; }
}
@media (max-width: 34rem) { .wings { grid-template-columns: minmax(0, 1fr); gap: 1.75rem; } .wings-art { grid-area: auto; order: -1; max-inline-size: 14rem; justify-self: start; } }`,
};

/** The first thing said large, the others in a quiet list beside it. */
export const headline: SectionVariant = {
  id: 'headline',
  suits: (content) => {
    const count = content.items?.length ?? 0;
    return count >= 3 && count <= 7 && (content.items?.[0]?.text?.length ?? 0) > 45;
  },
  pieces: [headPiece, ticksPiece],
  render: (context) => {
    const [first, ...others] = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(context.content.items ?? [], 'entries')}
      <div class="headline">
        ${
          first
            ? html`<div class="headline-first" ${markSample(first)}>
                ${writeHeading(context.level + 1, first.title)}
                ${first.text ? html`<p>${first.text}</p>` : null} ${writeList(first)}
                ${first.price || first.value ? html`<p class="note">${first.price ?? first.value}</p>` : null}
                ${writeItemAction(context, first)}
              </div>`
            : null
        }
        <ul>
          ${others.map((item) => html`<li${markSample(item)}>${writeHeading(context.level + 1, item.title)} ${item.text ? html`<p>${item.text}</p>` : null} ${writeList(item)} ${item.price || item.value ? html`<p class="note">${item.price ?? item.value}</p>` : null}</li>`)}
        </ul>
      </div>
      ${writeActions(context)}`;
  },
  css: `.headline { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 7vi, 7rem); align-items: start; padding-block-start: clamp(1.25rem, 2vi, 2rem); border-block-start: max(var(--border), 2px) solid var(--accent-text); }
.headline-first { display: grid; gap: 1.1rem; }
.headline-first h3 { font-size: calc(var(--step-1) * 0.4 + var(--step-2) * 0.6); line-height: 1.1; }
.headline-first p { max-inline-size: 34ch; font-size: var(--step-1); line-height: 1.45; color: var(--soft); }
.headline > ul { display: grid; gap: 1.4rem; padding: 0; list-style: none; }
.headline > ul > li { display: grid; gap: 0.35rem; }
.headline > ul > li + li { padding-block-start: 1.4rem; border-block-start: 1px solid var(--line); }
.headline > ul p { color: var(--soft); }
@media (max-width: 60rem) { .headline { grid-template-columns: minmax(0, 1fr); } }`,
};
