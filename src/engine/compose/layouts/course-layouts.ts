import { html } from '../html';
import { artPiece, badgePiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { groupItems, markSample, noteSample, writeActions, writeHead, writeHeading } from './parts';
import { pricePiece, writePrices } from './price-layouts';

/** A card in courses: the name of each course at the start, its dishes in two columns beside it. */
export const courses: SectionVariant = {
  id: 'courses',
  suits: (content) => {
    const groups = new Set((content.items ?? []).map(({ group }) => group));
    return groups.size >= 2 && !groups.has(undefined);
  },
  pieces: [headPiece, badgePiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${noteSample(context.content.items ?? [], 'offers')}
      <div class="courses">
        ${groupItems(context.content.items ?? []).map(
          ({ group, items }) =>
            html`<div class="course">
              ${writeHeading(context.level + 1, group ?? '')}
              <ul>
                ${items.map(
                  (item) =>
                    html`<li${markSample(item)}>
                    ${writeHeading(context.level + 2, item.title)}
                    ${item.badge ? html`<p class="badge">${item.badge}</p>` : null}
                    ${item.text || item.note ? html`<p>${item.text ?? item.note}</p>` : null}
                    ${item.price || item.value ? html`<p class="course-price">${item.price ?? item.value}</p>` : null}
                  </li>`,
                )}
              </ul>
            </div>`,
        )}
      </div>
      ${writeActions(context)}`,
  css: `.course { display: grid; grid-template-columns: minmax(0, 0.7fr) minmax(0, 2fr); gap: 1.25rem clamp(2rem, 6vi, 6rem); padding-block: clamp(1.5rem, 3vi, 3rem); border-block-start: max(var(--border), 2px) solid var(--ink); }
.course h3 { font-size: var(--step-2); line-height: 1.1; }
.course ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: clamp(1.25rem, 2.4vi, 2.25rem) var(--gap); padding: 0; list-style: none; }
.course li { display: grid; gap: 0.3rem; align-content: start; }
.course li p { color: var(--soft); }
.course .course-price { font-weight: 600; color: var(--accent-text); font-variant-numeric: tabular-nums lining-nums; }
@media (min-width: 60.01rem) { .course h3 { position: sticky; inset-block-start: 2rem; align-self: start; } }
@media (max-width: 48rem) {
  .course { grid-template-columns: minmax(0, 1fr); }
  .course li { grid-template-columns: minmax(0, 1fr) auto; column-gap: 1rem; }
  .course li > :not(.course-price) { grid-column: 1; }
  .course-price { grid-area: 1 / 2; }
}`,
};

/** The first dish drawn large with its name and price, the rest of the card as lines beside it. */
export const plate: SectionVariant = {
  id: 'plate',
  suits: (content, plan) => {
    const items = content.items ?? [];
    return plan.hasImages && items.length >= 3 && items.length <= 9 && items[0]?.text !== undefined;
  },
  pieces: [headPiece, artPiece, badgePiece, pricePiece],
  render: (context) => {
    const [first, ...others] = context.content.items ?? [];
    return html`${writeHead(context)} ${noteSample(context.content.items ?? [], 'offers')}
      <div class="plate">
        ${
          first
            ? html`<div class="plate-first" ${markSample(first)}>
                <div class="art-frame">
                  ${context.picture({ motif: first.art ?? first.title, width: 640, height: 640, frame: 'filled', key: first.title })}
                </div>
                <div>
                  ${writeHeading(context.level + 1, first.title)}
                  ${first.price ? html`<p class="plate-price">${first.price}</p>` : null}
                </div>
                ${first.text ? html`<p>${first.text}</p>` : null}
              </div>`
            : null
        }
        <div>${writePrices(others)}</div>
      </div>
      ${writeActions(context)}`;
  },
  css: `.plate { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: center; }
.plate-first { display: grid; gap: 0.6rem; }
.plate-first .art-frame { border-radius: 50%; aspect-ratio: 1; }
.plate-first > div:not([class]) { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.25rem 1.25rem; padding-block-start: 1rem; }
.plate-first h3 { font-size: var(--step-2); }
.plate-price { font: var(--heading-weight) var(--step-1)/1.2 var(--display); color: var(--accent-text); }
@media (max-width: 60rem) { .plate { grid-template-columns: minmax(0, 1fr); } .plate-first .art-frame { justify-self: center; inline-size: min(100%, 24rem); } }`,
};
