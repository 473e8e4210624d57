import type { ContentItem, SectionContent } from '../../plan/content';
import { html } from '../html';
import { artPiece, asidePiece, headPiece, splitPiece } from '../style/pieces';
import type { Html } from '../html';
import type { SectionContext, SectionVariant } from '../section';
import { markSample, writeActions, writeBody, writeHead, writeHeading, writeTitle } from './parts';
import { ownArt, thingArt } from './own-art';

// A sentence or two beside or under a heading leave their ground empty: such a text is set large.
const lengthOf = ({ lede = '', body = [] }: SectionContent): number =>
  [lede, ...body].join(' ').trim().length;

// Three and more short things stand beside each other under a rule each: one under another they are a list without marks.
const standAbreast = (items: readonly ContentItem[]): boolean =>
  items.length > 2 && items.every(({ title, text = '' }) => title.length < 40 && text.length < 150);

// What a page's opening has said already is not said again: then less is left than there seemed to be.
const isShort = (content: SectionContent): boolean =>
  (content.items?.length ?? 0) === 0 && lengthOf(content) > 0 && lengthOf(content) < 90;

// A line or two in a column of their own in the middle of the page stand on no edge that the other sections have.
const isBrief = (content: SectionContent): boolean =>
  !content.kicker && !content.lede && lengthOf(content) > 0 && lengthOf(content) < 200;

/** Words and a framed drawing side by side. */
export const picture: SectionVariant = {
  id: 'picture',
  suits: (content, plan) => plan.hasImages && (content.body?.length ?? 0) + (content.lede ? 1 : 0) > 0,
  pieces: [splitPiece, headPiece, artPiece],
  render: (context) =>
    html`<div class="split${context.random.next() < 0.5 ? ' split-flip' : ''}">
      <div class="art-frame">
        ${context.picture({ motif: context.content.items?.[0]?.art ?? ownArt(context), width: 620, height: 560, frame: 'filled', key: context.section.id })}
      </div>
      <div class="split-words">${writeHead(context)} ${writeBody(context)} ${writeActions(context)}</div>
    </div>`,
};

/** One huge figure or word beside the text; times or facts in a row under a rule. */
export const figure: SectionVariant = {
  id: 'figure',
  suits: (content) => content.feature !== undefined && content.feature.value.length <= 6,
  pieces: [headPiece],
  render: (context) =>
    html`<div class="figure">
      <p class="figure-value">
        ${context.content.feature?.value ?? ''}<span>${context.content.feature?.label ?? ''}</span>
      </p>
      <div class="figure-words">${writeHead(context)} ${writeBody(context)} ${writeActions(context)}</div>
      ${
        context.content.items?.length
          ? html`<ul class="figure-facts">
              ${context.content.items.map((item) => html`<li${markSample(item)}><b>${item.value ?? item.title}</b> ${item.value ? item.title : (item.text ?? '')}</li>`)}
            </ul>`
          : null
      }
    </div>`,
  css: `.figure { display: grid; grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.2fr); gap: var(--gap); align-items: center; }
.figure-value { font: var(--heading-weight) clamp(6rem, 22vi, 18rem)/0.8 var(--display); letter-spacing: -0.05em; color: var(--accent-text); }
.figure-value span { display: block; max-inline-size: 18ch; padding-block-start: 0.6em; font-size: var(--step-1); letter-spacing: 0; line-height: 1.3; }
.figure-words { display: grid; gap: 1.1rem; }
.figure-words .head { margin: 0; }
.figure-facts { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0 var(--gap); padding: 0; list-style: none; border-block-start: 3px solid var(--ink); }
.figure-facts li { padding-block: 1rem; color: var(--soft); }
.figure-facts b { display: block; font: var(--heading-weight) var(--step-1)/1.2 var(--display); color: var(--ink); }
@media (max-width: 48rem) { .figure { grid-template-columns: minmax(0, 1fr); } }`,
};

const writeThings = (context: SectionContext): Html | null => {
  const { items = [] } = context.content;
  if (items.length === 0) return null;
  const things = items.map(
    (item) =>
      html`<div${markSample(item)}>${writeHeading(context.level + 1, item.title)}${item.text ? html`<p>${item.text}</p>` : null}</div>`,
  );
  return standAbreast(items) ? html`<div class="abreast">${things}</div>` : html`${things}`;
};

/** Text in two columns under a wide heading, as in a magazine. */
export const columns: SectionVariant = {
  id: 'columns',
  suits: (content) => (content.items?.length ?? 0) > 0 || lengthOf(content) > 170,
  pieces: [asidePiece, headPiece],
  render: (context) =>
    html`<div class="aside">
      <header class="head">
        ${context.content.kicker ? html`<p class="kicker">${context.content.kicker}</p>` : null}
        ${writeTitle(context)}
      </header>
      <div class="prose${isShort(context.content) ? ' prose-short' : ''}">
        ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
        ${writeBody(context)} ${writeThings(context)} ${writeActions(context)}
      </div>
    </div>`,
  css: `.prose { display: grid; gap: 1.1rem; }
.abreast { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); gap: 1.75rem clamp(1.25rem, 2.4vi, 2.25rem); }
.abreast > div { display: grid; gap: 0.4rem; align-content: start; padding-block-start: 1rem; border-block-start: max(var(--border), 2px) solid var(--accent-text); }
.abreast p { color: var(--soft); }
@media (min-width: 28rem) { .abreast:has(> :nth-child(4):last-child) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media (max-width: 27.99rem) { .abreast { gap: 1.25rem; } }
.prose > div:not([class]) { display: grid; gap: 0.4rem; }
.prose .lede { max-inline-size: 46ch; }
.prose > p:first-child:not(.lede, :only-child) { font-size: var(--step-1); line-height: 1.45; }
.prose.prose-short > p:nth-child(n):not([class]), .prose.prose-short > .lede { max-inline-size: 30ch; font-size: calc((var(--step-1) + var(--step-2)) / 2); line-height: 1.35; color: inherit; text-wrap: balance; }`,
};

/** A letter: the lede as a large opening sentence, the rest in one narrow column. */
export const letter: SectionVariant = {
  id: 'letter',
  suits: (content) => (content.body?.length ?? 0) > 0 && lengthOf(content) > 110,
  pieces: [headPiece],
  render: (context) =>
    html`<div
      class="letter${isShort(context.content) ? ' letter-short' : ''}${isBrief(context.content) ? ' letter-side' : ''}"
    >
      ${context.content.kicker ? html`<p class="kicker">${context.content.kicker}</p>` : null}
      ${writeTitle(context)}
      ${context.content.lede ? html`<p class="letter-open">${context.content.lede}</p>` : null}
      ${writeBody(context)} ${writeActions(context)}
    </div>`,
  css: `.letter { display: grid; gap: 1.2rem; max-inline-size: 44rem; margin-inline: auto; }
.letter-open { font: 400 var(--step-1)/1.45 var(--display); }
.letter > p:not([class]) { max-inline-size: 31em; }
.letter > h2 + p:not([class]) { font-size: var(--step-1); line-height: 1.5; }
.letter-side { max-inline-size: none; margin-inline: 0; }
@media (min-width: 48.01rem) {
  .letter-side { grid-template-columns: minmax(0, 0.8fr) minmax(0, 1.4fr); column-gap: clamp(2rem, 7vi, 7rem); }
  .letter-side > * { grid-column: 2; }
  .letter-side > :first-child { grid-area: 1 / 1 / span 3; }
}
.letter-short > p:not([class]), .letter-short > h2 + p:not([class]), .letter-short > .letter-open { font-size: calc((var(--step-1) + var(--step-2)) / 2); line-height: 1.35; text-wrap: balance; }
`,
};

/** Rows of a drawing and words that change sides. */
export const alternate: SectionVariant = {
  id: 'alternate',
  suits: (content, plan) => {
    const count = content.items?.length ?? 0;
    // Bare names leave half of every row empty.
    const isTold = (content.items ?? []).some(({ text, price, value }) => text ?? price ?? value);
    return plan.hasImages && count >= 2 && count <= 4 && isTold;
  },
  pieces: [headPiece, artPiece],
  render: (context) =>
    html`${writeHead(context, 'split')}
      <ul class="alternate">
        ${(context.content.items ?? []).map(
          (item, index) =>
            html`<li${markSample(item)}>
          <div class="art-frame">
            ${context.picture({ motif: thingArt(context, item, index), width: 640, height: 380, frame: 'filled', key: item.title })}
          </div>
          <div class="alternate-words">
            ${item.badge ? html`<p class="kicker">${item.badge}</p>` : null}
            ${writeHeading(context.level + 1, item.title)}
            ${item.text ? html`<p>${item.text}</p>` : null}
            ${item.price || item.value ? html`<p class="note">${item.price ?? item.value}</p>` : null}
          </div>
        </li>`,
        )}
      </ul>
      ${writeActions(context)}`,
  css: `.alternate { display: grid; gap: clamp(2rem, 4vi, 3.5rem); padding: 0; list-style: none; }
.alternate > li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--gap) clamp(2rem, 6vi, 6rem); align-items: center; }
.alternate-words { display: grid; gap: 0.9rem; }
.alternate-words h3 { font-size: var(--step-2); }
.alternate-words > p:not([class]) { max-inline-size: 38ch; font-size: var(--step-1); line-height: 1.45; color: var(--soft); }
@media (min-width: 48.01rem) { .alternate > li:nth-child(even) > :first-child { order: 2; } }
@media (max-width: 48rem) { .alternate > li { grid-template-columns: minmax(0, 1fr); } }`,
};
