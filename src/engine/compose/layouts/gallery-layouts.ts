import { attributes, html } from '../html';
import type { Html } from '../html';
import { artPiece, headPiece } from '../style/pieces';
import type { SectionContext, SectionVariant } from '../section';
import { markSample, noteSample, writeActions, writeHead, writeHeading, writeItemAction } from './parts';
import { filtersPiece, writeFilters } from './shop-layouts';

function lightboxOf(context: SectionContext): Html | null {
  if (!context.plan.hasScript) return null;
  const { frame } = context.words;
  return attributes({
    'data-lightbox': true,
    'data-open': frame.openPicture,
    'data-close': frame.closePicture,
    'data-previous': frame.previousPicture,
    'data-next': frame.nextPicture,
  });
}

/** Pictures of a list with their captions, ready for the lightbox; `sizes` are taken in turn. */
export function writePictures(
  context: SectionContext,
  name: string,
  sizes: readonly (readonly [number, number])[],
  values: Html | null = null,
): Html {
  const items = context.content.items ?? [];
  return html`${noteSample(items, 'pictures')}
    <ul class="${name}" ${values} ${lightboxOf(context)}>
      ${items.map((item, index) => {
        const [width, height] = sizes[index % sizes.length] ?? [480, 480];
        return html`<li${markSample(item)}>
          <figure>
            ${context.picture({ motif: item.art ?? item.title, width, height, frame: 'filled', key: `${item.title}-${index}`, title: item.title })}
            ${item.title ? html`<figcaption>${item.title}${item.note ? html` <span>${item.note}</span>` : null}</figcaption>` : null}
          </figure>
        </li>`;
      })}
    </ul>`;
}

const uneven = [
  [480, 560],
  [480, 380],
  [480, 470],
  [480, 470],
  [480, 400],
  [480, 540],
] as const;

// One picture alone goes across the page: in a column of three it leaves the others empty.
const sizesFor = (count: number) =>
  count > 5 ? uneven : count === 1 ? ([[1280, 520]] as const) : ([[480, 460]] as const);

/** Pictures of different height in columns. Two, three and four of them in turn are as high as the next: columns end together. */
export const masonry: SectionVariant = {
  id: 'masonry',
  // Of one row alone, or of five, the columns end ragged.
  suits: ({ items = [] }, plan) => plan.hasImages && items.length > 5,
  pieces: [headPiece, artPiece],
  render: (context) =>
    html`${writeHead(context, 'split')}
    ${writePictures(context, 'masonry', sizesFor(context.content.items?.length ?? 0))}
    ${writeActions(context)}`,
  css: `.masonry { columns: 3 9.5rem; column-gap: clamp(0.75rem, 1.6vi, 1.5rem); padding: 0; list-style: none; }
.masonry:has(> :nth-child(4):last-child), .masonry:has(> :nth-child(8):last-child) { columns: 4 9.5rem; }
.masonry:has(> :nth-child(2):last-child) { columns: 2 9.5rem; }
.masonry:has(> :only-child) { columns: 1; }
.masonry li { break-inside: avoid; padding-block-end: clamp(0.75rem, 1.6vi, 1.5rem); }
.masonry figure { position: relative; overflow: hidden; border-radius: var(--radius-card); border: var(--border) solid var(--line); }
.masonry figcaption { padding: 0.6rem 0.9rem; background: var(--card); color: var(--card-ink); font-size: 0.9375rem; }`,
};

// Counts at which one large picture and the others fill their rows to the end.
const leadCounts = new Set([3, 5, 6, 9]);

/** One picture wide, the rest in an even grid; captions under each. */
export const leadGallery: SectionVariant = {
  id: 'lead',
  suits: (content, plan) => plan.hasImages && leadCounts.has(content.items?.length ?? 0),
  pieces: [headPiece, artPiece],
  render: (context) =>
    html`${writeHead(context)}
    ${writePictures(context, `lead-gallery lead-${context.content.items?.length ?? 0}`, [
      [900, 900],
      [480, 480],
      [480, 480],
      [480, 480],
      [480, 480],
      [480, 480],
    ])}
    ${writeActions(context)}`,
  css: `.lead-gallery { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: clamp(0.75rem, 1.6vi, 1.5rem); padding: 0; list-style: none; }
.lead-gallery figure { position: relative; display: grid; gap: 0.5rem; }
.lead-gallery .art { border-radius: var(--radius-card); }
.lead-gallery figcaption { color: var(--soft); font-size: 0.9375rem; }
@media (max-width: 36rem) {
  .lead-gallery { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .lead-gallery > :first-child { grid-column: 1 / -1; }
  .lead-6 > :first-child { grid-column: auto; }
}
@media (min-width: 62rem) {
  .lead-gallery { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .lead-5, .lead-9 { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .lead-gallery > :first-child { grid-column: span 2; grid-row: span 2; }
  .lead-gallery > :first-child figure, .lead-gallery > :first-child .art { block-size: 100%; }
  .lead-gallery > :first-child figure { grid-template-rows: minmax(0, 1fr) auto; }
}`,
};

const rowSizes = [[720, 540]] as const;

/** The pictures to go through one by one with buttons, where that was asked for; null elsewhere. */
function writePictureRow(context: SectionContext): Html | null {
  const { plan, section, words, content } = context;
  if (!plan.hasScript || !section.behaviours.includes('carousel')) return null;
  const values = attributes({
    'data-carousel': true,
    'data-previous': words.actions.previous,
    'data-next': words.actions.next,
    role: 'group',
    'aria-label': content.title,
  });
  const track = attributes({ tabindex: '0' });
  return html`${writeHead(context)}
    <div class="picture-row" ${values}>${writePictures(context, 'carousel-track', rowSizes, track)}</div>
    ${writeActions(context)}`;
}

/** A film strip that scrolls sideways, edge to edge. */
export const strip: SectionVariant = {
  id: 'strip',
  suits: (content, plan) => plan.hasImages && (content.items?.length ?? 0) >= 4,
  pieces: [headPiece, artPiece],
  render: (context) =>
    writePictureRow(context) ??
    html`${writeHead(context)}
      <div class="strip" tabindex="0" role="group" aria-labelledby="${context.titleId}">
        ${writePictures(context, 'strip-list', [
          [420, 520],
          [620, 520],
          [480, 520],
        ])}
      </div>
      ${writeActions(context)}`,
  css: `.strip { margin-inline: calc(-1 * max(var(--gap), (100vi - 76rem) / 2)); padding-inline: max(var(--gap), (100vi - 76rem) / 2); overflow-x: auto; scrollbar-width: thin; overscroll-behavior-inline: contain; }
.strip-list { display: flex; gap: clamp(0.75rem, 1.6vi, 1.5rem); inline-size: max-content; padding: 0 0 1rem; list-style: none; }
.strip-list figure { position: relative; display: grid; gap: 0.5rem; }
.strip-list .art { inline-size: auto; block-size: clamp(15rem, 34vi, 26rem); border-radius: var(--radius-card); }
.strip-list figcaption { color: var(--soft); }
.picture-row .carousel-track { grid-auto-columns: min(88%, 40rem); }
.picture-row figure { position: relative; display: grid; gap: 0.5rem; }
.picture-row .art { border-radius: var(--radius-card); }
.picture-row figcaption { color: var(--soft); }`,
};

/** Pieces of work: a large drawing, title, kind and year. */
export const works: SectionVariant = {
  id: 'works',
  suits: (_, plan) => plan.hasImages,
  pieces: [headPiece, artPiece, filtersPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    // Two to a row leave the last of an odd number alone: the first takes a row, where three do not fill theirs.
    const isLed = items.length > 3 && items.length % 2 === 1 && items.length % 3 !== 0;
    return html`${writeHead(context, 'split')} ${writeFilters(context, items)} ${noteSample(items, 'work')}
      <ul class="works${isLed ? ' works-led' : ''}" id="${context.section.id}-list">
        ${items.map(
          (item, index) =>
            html`<li${attributes({ 'data-group': item.group })}${markSample(item)}>
            <div class="art-frame">
              ${context.picture({ motif: item.art ?? item.title, width: isLed && index === 0 ? 1480 : 720, height: 520, frame: 'filled', key: `${item.title}-${index}` })}
            </div>
            <div class="work-line">${writeHeading(context.level + 1, item.title)}<p>${[item.group, item.note ?? item.value].filter(Boolean).join(', ')}</p></div>
            ${item.text ? html`<p class="note">${item.text}</p>` : null} ${writeItemAction(context, item)}
          </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.works { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: calc(var(--gap) * 1.4) var(--gap); padding: 0; list-style: none; }
@media (min-width: 44rem) and (max-width: 63.99rem) { .works:has(> li:nth-child(2)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media (min-width: 64rem) { .works:has(> li:nth-child(3):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (min-width: 64rem) { .works:has(> li:nth-child(9):last-child) { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
@media (min-width: 44rem) { .works-led > :first-child { grid-column: 1 / -1; } }
.works > li { display: grid; gap: 0.5rem; align-content: start; }
.works > li[hidden] { display: none; }
.work-line { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.2rem 1rem; padding-block-start: 0.5rem; }
.works p { color: var(--soft); }`,
};
