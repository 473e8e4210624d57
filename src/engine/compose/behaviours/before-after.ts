import type { Behaviour } from './behaviour';

/**
 * Two pictures over each other with a divider.
 *
 * `<figure class="before-after" data-before-after data-label="Show more of the picture before"><div data-before><svg …></svg>
 *   <span>Before</span></div><div data-after><svg …></svg><span>After</span></div><figcaption>…</figcaption></figure>`
 *
 * The script lays them over each other and adds a range input: arrows move it. Without it they stand side by side.
 */
export const beforeAfter: Behaviour = {
  type: 'before-after',
  script: String.raw`// Before and after: [data-before-after] lays two pictures over each other; a range moves the divider.
for (const pair of document.querySelectorAll('[data-before-after]')) startBeforeAfter(pair);

function startBeforeAfter(pair) {
  const before = pair.querySelector('[data-before]');
  const after = pair.querySelector('[data-after]');
  if (!before || !after) return;
  const stage = document.createElement('div');
  stage.className = 'before-after-stage';
  before.before(stage);
  const range = document.createElement('input');
  range.type = 'range';
  range.value = '50';
  range.setAttribute('aria-label', pair.dataset.label || 'Show more of the picture before');
  const show = () => stage.style.setProperty('--part', range.value + '%');
  range.addEventListener('input', show);
  stage.append(before, after, range);
  show();
}
`,
  css: `figure.before-after { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 1rem; margin: 0; }
.before-after > .before-after-stage, .before-after figcaption { grid-column: 1 / -1; }
.before-after [data-before], .before-after [data-after] { position: relative; }
.before-after span { position: absolute; inset-block-end: 0.75rem; padding: 0.2em 0.8em; border-radius: 99px; background: var(--ink); color: var(--bg); font-size: 0.875rem; font-weight: 600; }
.before-after [data-before] span { inset-inline-start: 0.75rem; }
.before-after [data-after] span { inset-inline-end: 0.75rem; }
.before-after-stage { display: grid; overflow: hidden; border-radius: var(--radius-card); }
.before-after-stage > * { grid-area: 1 / 1; }
.before-after-stage > [data-before] { z-index: 1; clip-path: inset(0 calc(100% - var(--part)) 0 0); }
[dir="rtl"] .before-after-stage > [data-before] { clip-path: inset(0 0 0 calc(100% - var(--part))); }
.before-after-stage::after { content: ""; grid-area: 1 / 1; z-index: 2; inline-size: 4px; margin-inline-start: calc(var(--part) - 2px); background: var(--bg); pointer-events: none; }
.before-after-stage input { appearance: none; z-index: 3; inline-size: calc(100% + 2.75rem); block-size: 100%; margin: 0; margin-inline: -1.375rem; background: none; touch-action: pan-y; cursor: ew-resize; }
.before-after-stage input::-webkit-slider-thumb { appearance: none; inline-size: 2.75rem; block-size: 2.75rem; border: 4px solid var(--bg); border-radius: 99px; background: radial-gradient(circle, var(--on-button) 0 0.3rem, var(--button) 0.36rem); box-shadow: 0 1px 6px color-mix(in oklab, var(--ink) 35%, transparent); }
.before-after-stage input::-moz-range-thumb { box-sizing: border-box; inline-size: 2.75rem; block-size: 2.75rem; border: 4px solid var(--bg); border-radius: 99px; background: radial-gradient(circle, var(--on-button) 0 0.3rem, var(--button) 0.36rem); }
.before-after-stage input:focus-visible { outline: 3px solid var(--button); outline-offset: -6px; }`,
};
