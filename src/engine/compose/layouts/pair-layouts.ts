import { attributes, html } from '../html';
import type { Html } from '../html';
import { artPiece, asidePiece, headPiece } from '../style/pieces';
import type { Piece, SectionContext, SectionVariant } from '../section';
import { ownArt } from './own-art';
import { markSample, noteSample, writeActions, writeBody, writeHead } from './parts';

const pairPiece: Piece = {
  name: 'pairs',
  css: `.pairs { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: var(--gap); }
.pairs:has(> :only-child) { max-inline-size: 54rem; }
.pair.before-after { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0; }
.pair-before svg { filter: grayscale(0.85) sepia(0.25) contrast(0.8) brightness(0.96); }
.pair span { display: block; padding-block: 0.5rem; font-size: 0.9375rem; font-weight: 600; }
.pair figcaption { grid-column: 1 / -1; color: var(--soft); }`,
};

// Items stand in twos: before, after. Where scripts run, a divider moves between them.
function writePairs(context: SectionContext, look: string, height: number): Html {
  const items = context.content.items ?? [];
  const couples = Array.from({ length: Math.ceil(items.length / 2) }, (_, at) =>
    items.slice(at * 2, at * 2 + 2),
  );
  const slider = context.plan.hasScript
    ? attributes({
        'data-before-after': true,
        'data-label': `${context.words.frame.before} / ${context.words.frame.after}`,
      })
    : null;
  return html`${noteSample(items, 'pictures')}
    <div class="pairs${look}">
      ${couples.map(([before, after], index) => {
        // The same thing twice, as it was and as it is.
        const motif = after?.art ?? before?.art ?? context.plan.art[0] ?? ownArt(context, index);
        const side = (item: typeof before, word: string, key: string) =>
          html`${context.picture({ motif, width: 480, height, frame: 'filled', key, scene: `pair-${index}`, again: key.startsWith('after'), title: `${item?.group ?? context.content.title}: ${word}` })}<span
              >${word}</span
            >`;
        return html`<figure class="before-after pair" ${slider}${before ? markSample(before) : null}>
          <div class="pair-before" data-before>
            ${side(before, context.words.frame.before, `before-${index}`)}
          </div>
          <div data-after>${side(after ?? before, context.words.frame.after, `after-${index}`)}</div>
          ${before?.group ? html`<figcaption>${before.group}</figcaption>` : null}
        </figure>`;
      })}
    </div>`;
}

/** Pairs side by side under the heading. */
export const pairs: SectionVariant = {
  id: 'pairs',
  // One pair alone fills half a row: it stands beside its heading.
  suits: ({ items = [] }, plan) => plan.hasImages && items.length > 2,
  pieces: [headPiece, artPiece, pairPiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${writePairs(context, '', 400)} ${writeActions(context)}`,
};

/** Pairs down the page beside a heading that stays. */
export const pairsAside: SectionVariant = {
  id: 'pairs-aside',
  suits: (_, plan) => plan.hasImages,
  pieces: [headPiece, artPiece, asidePiece, pairPiece],
  render: (context) =>
    html`<div class="aside">
      <div class="head-side">${writeHead(context)} ${writeBody(context)} ${writeActions(context)}</div>
      ${writePairs(context, ' pairs-column', 380)}
    </div>`,
  css: `.pairs-column { grid-template-columns: minmax(0, 1fr); }`,
};

/** The first pair across the page, the others in a row under it. */
export const pairsLead: SectionVariant = {
  id: 'pairs-lead',
  // Two pairs are equals: one across the page would leave a hole beside the other.
  suits: ({ items = [] }, plan) => plan.hasImages && items.length > 4,
  pieces: [headPiece, artPiece, pairPiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${writePairs(context, ' pairs-lead', 320)} ${writeActions(context)}`,
  css: `.pairs-lead > :first-child { grid-column: 1 / -1; }`,
};

/** Each pair as a framed plate, the names of both on its foot. */
export const pairsFramed: SectionVariant = {
  id: 'pairs-framed',
  suits: ({ items = [] }, plan) => plan.hasImages && items.length > 2,
  pieces: [headPiece, artPiece, pairPiece],
  render: (context) =>
    html`${writeHead(context)} ${writePairs(context, ' pairs-framed', 460)} ${writeActions(context)}`,
  css: `.pairs-framed { justify-content: center; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 44rem)); }
.pairs-framed .pair { padding: clamp(0.6rem, 1.6vi, 1.5rem); background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); box-shadow: var(--shadow); }
.pairs-framed figcaption { padding-block-start: 0.75rem; color: var(--card-ink); font-weight: 600; text-align: center; }`,
};
