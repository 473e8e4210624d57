import type { ContentItem } from '../../plan/content';
import { html } from '../html';
import type { Html } from '../html';
import { artPiece, badgePiece, headPiece, ticksPiece } from '../style/pieces';
import type { SectionContext, SectionVariant } from '../section';
import { ownArt } from './own-art';
import { markSample, noteSample, writeActions, writeBody, writeHead, writeList, writeTitle } from './parts';

const pictureOf = (context: SectionContext, item: ContentItem | undefined, width: number, height: number) =>
  context.picture({
    motif: item?.art ?? ownArt(context),
    width,
    height,
    frame: 'filled',
    key: item?.title ?? 'detail',
  });

// The thing itself: its price, what it is in words, what belongs to it, and the way to have it.
function writeDetail(context: SectionContext): Html {
  const [thing] = context.content.items ?? [];
  return html`${thing?.badge ? html`<p class="badge">${thing.badge}</p>` : null}
  ${thing?.price ? html`<p class="detail-price">${thing.price}</p>` : null} ${writeBody(context)}
  ${thing ? writeList(thing) : null} ${thing?.note ? html`<p class="note">${thing.note}</p>` : null}
  ${writeOthers(context)} ${writeActions(context)}`;
}

function writeOthers(context: SectionContext): Html | null {
  const others = (context.content.items ?? []).slice(1);
  if (others.length === 0) return null;
  return html`<dl class="detail-facts">
    ${others.map(
      (item) =>
        html`<div${markSample(item)}>
          <dt>${item.title}</dt>
          <dd>${item.value ?? item.price ?? item.text ?? item.note ?? ''}</dd>
        </div>`,
    )}
  </dl>`;
}

const detailCss = `.detail-price { font: var(--heading-weight) var(--step-2)/1.1 var(--display); font-variant-numeric: tabular-nums lining-nums; color: var(--accent-text); }
.detail-facts > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; padding-block: 0.75rem; border-block-start: 1px solid var(--line); }
.detail-facts dd { font-weight: 600; }`;

/** A tall picture at the start; name, price, words and button at the end, as on a shop's own page. */
export const detailSides: SectionVariant = {
  id: 'detail-sides',
  suits: (_, plan) => plan.hasImages,
  pieces: [headPiece, artPiece, badgePiece, ticksPiece],
  render: (context) =>
    html`${noteSample(context.content.items ?? [], 'products')}
      <div class="detail">
        <div class="art-frame">${pictureOf(context, context.content.items?.[0], 620, 680)}</div>
        <div class="detail-words">${writeHead(context)} ${writeDetail(context)}</div>
      </div>`,
  css: `${detailCss}
.detail { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: center; }
.detail-words { display: grid; gap: 1.1rem; align-content: center; }
.detail-words .head { margin: 0; }
@media (max-width: 60rem) { .detail { grid-template-columns: minmax(0, 1fr); } }`,
};

/** The thing in the middle of a wide stage, its name above, price and button on one line below. */
export const detailStage: SectionVariant = {
  id: 'detail-stage',
  suits: (_, plan) => plan.hasImages,
  pieces: [headPiece, artPiece, badgePiece, ticksPiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${noteSample(context.content.items ?? [], 'products')}
      <div class="art-frame">${pictureOf(context, context.content.items?.[0], 1200, 520)}</div>
      <div class="detail-foot">${writeDetail(context)}</div>`,
  css: `${detailCss}
.detail-foot { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 1rem clamp(2rem, 5vi, 5rem); align-items: start; padding-block-start: var(--gap); }
.detail-foot > :is(.detail-facts, .ticks, .note) { grid-column: 2; }
.detail-foot > .actions { grid-column: 3; grid-row: 1; }
@media (max-width: 60rem) { .detail-foot { grid-template-columns: minmax(0, 1fr); } .detail-foot > :is(.detail-facts, .ticks, .note, .actions) { grid-area: auto; } }`,
};

/** The thing on a card like a label: picture beside its particulars in a ruled list. */
export const detailLabel: SectionVariant = {
  id: 'detail-label',
  pieces: [headPiece, artPiece, badgePiece, ticksPiece],
  render: (context) =>
    html`${noteSample(context.content.items ?? [], 'products')}
      <div class="label-card">
        <div class="detail-words">
          ${writeTitle(context)}
          ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
          ${writeDetail(context)}
        </div>
        ${context.plan.hasImages ? html`<div class="label-art">${pictureOf(context, context.content.items?.[0], 460, 460)}</div>` : null}
      </div>`,
  css: `${detailCss}
.detail-words { display: grid; gap: 1.1rem; align-content: center; }
.label-card { display: flex; flex-wrap: wrap; background: var(--card); color: var(--card-ink); border: max(var(--border), 1px) solid var(--line); border-radius: var(--radius-card); overflow: hidden; --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); }
.label-card > * { flex: 1 1 20rem; min-inline-size: 0; }
.label-card .detail-words { padding: clamp(1.5rem, 4vi, 4rem); }
.label-art .art { block-size: 100%; min-block-size: 18rem; }`,
};

/** A wide screen with a drawn first frame, what it shows said under it. */
export const screen: SectionVariant = {
  id: 'screen',
  suits: (_, plan) => plan.hasImages,
  pieces: [headPiece, artPiece],
  render: (context) =>
    html`<figure class="screen">
      <div class="art-frame">
        ${context.picture({ motif: ownArt(context), width: 1280, height: 640, frame: 'filled', key: 'screen' })}
      </div>
      <figcaption>${writeHead(context, 'split')} ${writeBody(context)} ${writeActions(context)}</figcaption>
    </figure>`,
  css: `.screen { display: grid; gap: var(--gap); }
.screen .head { margin: 0; }
.screen figcaption { display: grid; gap: 1.1rem; }
@media (max-width: 48rem) { .screen .art { min-block-size: 15rem; } }`,
};
