import { html } from '../html';
import { artPiece, headPiece } from '../style/pieces';
import type { SectionVariant } from '../section';
import { markSample, noteSample, writeActions, writeHead, writeHeading, writeItemAction } from './parts';
import { writePictures } from './gallery-layouts';

/** Prints laid on a table, each a little askew, the caption in its white margin. */
export const prints: SectionVariant = {
  id: 'prints',
  styles: [
    'craft',
    'cream',
    'retro',
    'vintage',
    'playful',
    'pastel',
    'organic',
    'botanical',
    'bistro',
    'scrapbook',
    'cottage',
    'zine',
    'kawaii',
  ],
  suits: (content, plan) => plan.hasImages && (content.items?.length ?? 0) >= 3,
  pieces: [headPiece, artPiece],
  render: (context) =>
    html`${writeHead(context, 'split')} ${writePictures(context, 'prints', [[440, 420]])}
    ${writeActions(context)}`,
  css: `.prints { display: flex; flex-wrap: wrap; justify-content: space-evenly; gap: clamp(1.5rem, 3vi, 2.75rem); padding: 0; list-style: none; }
.prints li { flex: 0 1 17.5rem; }
.prints:has(> :nth-child(4):last-child) li, .prints:has(> :nth-child(7):last-child) li { flex-basis: 14.5rem; }
.prints:has(> :nth-child(5):last-child) li { flex-basis: 12.5rem; }
@media (max-width: 40rem) { .prints li { flex: 1 1 9rem; } }
.prints figure { position: relative; display: grid; gap: 0.75rem; padding: 0.8rem 0.8rem 1rem; background: var(--card); color: var(--card-ink); border: 1px solid var(--line); box-shadow: 0 0.6rem 1.6rem color-mix(in oklab, var(--paint-ink) 12%, transparent); }
.prints figcaption { font: var(--heading-weight) var(--step-0)/1.35 var(--display); text-align: center; }
.prints li:nth-child(3n + 1) { rotate: -1.6deg; }
.prints li:nth-child(3n + 2) { rotate: 1.1deg; translate: 0 0.75rem; }
.prints li:nth-child(4n) { rotate: -0.6deg; translate: 0 -0.4rem; }`,
};

/** Pictures side by side without gaps, from edge to edge of the window, as a frieze. */
export const frieze: SectionVariant = {
  id: 'frieze',
  suits: (content, plan) => plan.hasImages && [4, 6, 8].includes(content.items?.length ?? 0),
  pieces: [headPiece, artPiece],
  render: (context) =>
    html`${writeHead(context, 'split')}
    ${writePictures(context, `frieze frieze-${context.content.items?.length ?? 0}`, [context.content.items?.length === 6 ? [640, 480] : [520, 560]])}
    ${writeActions(context)}`,
  css: `.frieze { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); margin-inline: calc(-1 * max(var(--gap), (100vi - 76rem) / 2)); padding: 0; list-style: none; }
.frieze-6 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
.frieze figure { position: relative; display: grid; }
.frieze figcaption { padding: 0.6rem clamp(0.75rem, 1.4vi, 1.25rem) 1rem; font-size: 0.9375rem; color: var(--soft); }
@media (max-width: 60rem) { .frieze { grid-template-columns: repeat(2, minmax(0, 1fr)); } }`,
};

/** Works one under another at full width, the title large under each. */
export const reel: SectionVariant = {
  id: 'reel',
  suits: (content, plan) => plan.hasImages && (content.items?.length ?? 0) <= 5,
  pieces: [headPiece, artPiece],
  render: (context) => {
    const items = context.content.items ?? [];
    return html`${writeHead(context, 'split')} ${noteSample(items, 'work')}
      <ul class="reel">
        ${items.map(
          (item, index) =>
            html`<li${markSample(item)}>
            <div class="art-frame">
              ${context.picture({ motif: item.art ?? item.title, width: 1280, height: 520, frame: 'filled', key: `${item.title}-${index}` })}
            </div>
            ${writeHeading(context.level + 1, item.title)}
            <div>
              ${item.text ? html`<p>${item.text}</p>` : null}
              ${item.group || item.note || item.value ? html`<p class="note">${[item.group, item.note ?? item.value].filter(Boolean).join(', ')}</p>` : null}
              ${writeItemAction(context, item)}
            </div>
          </li>`,
        )}
      </ul>
      ${writeActions(context)}`;
  },
  css: `.reel { display: grid; gap: clamp(2.5rem, 5vi, 5rem); padding: 0; list-style: none; }
.reel > li { display: grid; grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr); gap: 0.75rem var(--gap); align-items: baseline; }
.reel .art-frame { grid-column: 1 / -1; }
.reel h3 { font-size: var(--step-2); }
.reel p { color: var(--soft); }
@media (max-width: 48rem) { .reel > li { grid-template-columns: minmax(0, 1fr); } .reel .art { min-block-size: 13rem; } }`,
};
