import type { Brief } from '@/domain/site/brief';

/**
 * The colour of a tool's marks and lines: the second one, but where a first was asked for alone that, as its buttons are few.
 */
export function leadOf({ brief }: { readonly brief: Brief }): string {
  const has = (role: string) => brief.colours.some(({ value }) => value.role === role);
  return (has('brand') || has('button')) && !has('accent') ? 'var(--button)' : 'var(--accent)';
}

/** Rules that all apps share: fields, buttons, panels, and what only screen readers get. */
export const appStyles = `.app { padding-block: clamp(1.5rem, 1rem + 2vi, 3rem) clamp(2rem, 1.5rem + 3vi, 4.5rem); }
main:has(> .app:only-child) { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr); }
body:has(.app:only-child) { display: flex; flex-direction: column; min-block-size: 100vh; }
main:has(> .app:only-child) + .site-footer { padding-block: 1.5rem; }
.app > .head { gap: 0.35rem; margin-block-end: clamp(1.25rem, 1rem + 1vi, 2rem); }
.app > .head :is(h1, h2) { max-inline-size: none; overflow-wrap: anywhere; font-size: clamp(1.75rem, 1.35rem + 1.6vi, 2.75rem); line-height: 1.12; text-wrap: balance; }
.app > .head .lede { max-inline-size: 33em; color: var(--soft); font-size: 1.0625rem; }
[data-app] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); }
[data-app] [hidden] { display: none; }
:where([data-app]) button, :where([data-app]) input, :where([data-app]) select, :where([data-app]) textarea { font: inherit; }
:where([data-app]) ul, :where([data-app]) ol { padding: 0; list-style: none; }
.app-button { display: inline-flex; align-items: center; justify-content: center; gap: 0.5em; min-block-size: 2.875rem; padding-inline: 1.3em; border: 2px solid var(--button); border-radius: var(--radius); background: var(--button); color: var(--on-button); font-weight: 600; cursor: pointer; }
.app-button:hover { filter: brightness(1.08); }
.app-button:disabled { opacity: 0.45; cursor: default; }
.app-quiet { border-color: var(--soft); background: transparent; color: var(--ink); }
.app-quiet[aria-pressed="true"] { border-color: var(--button); background: var(--button); color: var(--on-button); }
.app-small { display: inline-grid; place-items: center; min-inline-size: 2.75rem; min-block-size: 2.75rem; padding-inline: 0.5rem; border: 0; border-radius: var(--radius); background: transparent; color: inherit; font-weight: 600; cursor: pointer; }
.app-small:hover { background: color-mix(in oklab, currentColor 10%, transparent); }
.app-field { display: grid; gap: 0.35rem; align-content: start; min-inline-size: 0; font-weight: 600; }
.app-field input, .app-field select, .app-field textarea, .app-input { inline-size: 100%; min-inline-size: 0; min-block-size: 3rem; padding: 0.6rem 0.9rem; border: 1px solid var(--soft); border-radius: min(var(--radius), 1rem); background: var(--bg); color: var(--ink); font-weight: 400; }
.app-field:has(> select:only-child)::after { content: ""; grid-area: 2 / 1; place-self: center end; inline-size: 0.5rem; block-size: 0.5rem; margin: 0 1.2rem 0.25rem; border: solid var(--soft); border-width: 0 2px 2px 0; rotate: 45deg; pointer-events: none; }
.app-field > select:only-child { grid-area: 2 / 1; appearance: none; padding-inline-end: 2.75rem; text-overflow: ellipsis; }
.app-panel { padding: clamp(1.1rem, 0.8rem + 1.4vi, 2rem); border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); color: var(--ink); }
.app-row { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: center; }
.app-ends { justify-content: space-between; }
.app-empty { padding: clamp(1.5rem, 5vi, 3.5rem) 1rem; color: var(--soft); font: var(--heading-weight) var(--step-1)/1.35 var(--display); text-align: center; text-wrap: balance; margin-inline: auto; }
.app-void { display: grid; justify-items: center; padding-block: 1rem; }
.app-void svg { inline-size: min(100%, 15rem); block-size: auto; }
.app-void .app-empty { padding-block: 1rem; }
.app-figure { font: var(--heading-weight) var(--step-2)/1 var(--display); font-variant-numeric: tabular-nums; letter-spacing: -0.02em; }
.app-import { position: relative; }
.app-import:has(:focus-visible) { outline: 3px solid currentColor; outline-offset: 3px; }
.app-note { color: var(--soft); font-size: 0.9375rem; overflow-wrap: anywhere; }
.app-unsaved { grid-column: 1 / -1; padding: 0.75rem 1rem; border: 2px solid currentColor; border-radius: min(var(--radius), 1rem); font-weight: 600; }
.app-read { display: grid; gap: 0.5rem; margin-block-start: 1.25rem; }
.app-read :is(h2, h3) { font-size: var(--step-1); }
.app-read li + li { margin-block-start: 0.35rem; }
@media (scripting: none) { main [data-app] > :not(noscript, [data-read], :has([data-read])), main [data-app] > :has([data-read]) > :not([data-read]) { display: none; } main [data-app]:has(> noscript) { grid-template-columns: minmax(0, 1fr); } }
.app-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
