import { attributes, html } from '../html';
import type { SectionVariant } from '../section';
import { headPiece } from '../style/pieces';
import { writeHead } from './parts';
import { measureAppeal } from './measure-appeal';

/** A sum that grows towards another: the first item is what there is, the second what is needed; others stand beside them. */
export const appealMeter: SectionVariant = {
  id: 'meter',
  suits: () => false,
  pieces: [headPiece],
  render: (context) => {
    const [raised, goal, ...others] = context.content.items ?? [];
    const { bar, share } = measureAppeal(raised?.title ?? '', raised?.value ?? '', goal?.value ?? '');
    return html`${writeHead(context, 'split')}
      <div class="meter">
        <p class="meter-sum"><strong>${raised?.value ?? ''}</strong> ${raised?.title ?? ''}</p>
        <progress${attributes(bar)}>${share}</progress>
        <dl>${[goal, ...others].map(
          (item) =>
            item &&
            html`<div>
              <dt>${item.title}</dt>
              <dd>${item.value ?? ''}</dd>
            </div>`,
        )}</dl>
      </div>`;
  },
  css: `.meter { display: grid; gap: 1.1rem; }
.meter-sum { max-inline-size: none; font-size: var(--step-1); }
.meter-sum strong { display: block; font: var(--heading-weight) clamp(3rem, 1.6rem + 6vi, 6.5rem)/1 var(--display); font-variant-numeric: tabular-nums lining-nums; color: var(--accent-text); }
.meter progress { appearance: none; inline-size: 100%; block-size: 1.5rem; overflow: hidden; background: var(--card); border: max(var(--border), 1px) solid var(--ink); border-radius: var(--radius-card); }
.meter progress::-webkit-progress-bar { background: transparent; }
.meter progress::-webkit-progress-value { background: var(--accent); }
.meter progress::-moz-progress-bar { background: var(--accent); }
.meter dl { display: flex; flex-wrap: wrap; gap: 0.5rem clamp(1.5rem, 4vi, 4rem); }
.meter dl div { display: flex; gap: 0.6rem; align-items: baseline; }
.meter dt { color: var(--soft); }
.meter dd { font-weight: 600; font-variant-numeric: tabular-nums; }`,
};
