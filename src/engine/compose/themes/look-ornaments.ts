import type { StyleName } from '@/domain/site/vocabulary';
import { findTheme } from './find-theme';

/** Of the looks that every composer starts with; those that are fetched bring their own. */
const ornaments: Partial<Record<StyleName, string>> = {
  'art-deco': `.kicker { letter-spacing: 0.16em; text-transform: uppercase; font-size: 0.875rem; }
.head { align-self: start; padding-block-end: 1.25rem; background: linear-gradient(var(--accent), var(--accent)) 0 100% / 6rem 3px no-repeat, linear-gradient(var(--accent), var(--accent)) 0 calc(100% - 7px) / 6rem 1px no-repeat; }
.head-centred { background-position-x: 50%; }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: repeating-conic-gradient(from -90deg at 50% 100%, color-mix(in oklab, var(--accent) 10%, transparent) 0 4deg, transparent 4deg 9deg), var(--hero-bg); }
.hero .art-frame { outline: 1px solid var(--accent); outline-offset: 0.6rem; }
.site-header { border-block-end: 5px double var(--accent); }
.site-footer { border-block-start: 5px double var(--accent); }
main > section > .grid > .card { outline: 1px solid var(--accent); outline-offset: -0.55rem; }`,
  bistro: `.kicker { display: flex; align-items: center; gap: 0.8em; }
.kicker::before { content: ""; flex: none; inline-size: 2.2em; block-size: 2px; background: currentColor; }`,
  botanical: `.kicker { font-family: var(--display); font-style: italic; font-size: var(--step-1); font-weight: 400; }`,
  editorial: `.kicker { font-style: italic; font-weight: 400; }`,
  glass: `body { background: radial-gradient(46rem 40rem at 92% 34rem, color-mix(in oklab, var(--accent) 30%, transparent), transparent 72%), radial-gradient(50rem 44rem at 0% 45%, color-mix(in oklab, var(--brand) 14%, transparent), transparent 72%), radial-gradient(46rem 44rem at 100% 78%, color-mix(in oklab, var(--accent) 26%, transparent), transparent 72%), var(--bg); }
main > .on-surface { background: color-mix(in oklab, var(--surface) 55%, transparent); }
.card { background: color-mix(in oklab, var(--card) 70%, transparent); backdrop-filter: blur(1rem); }
.hero-facts, .hero-cards { backdrop-filter: blur(18px); }
.on-hero .art-frame { background: rgb(255 255 255 / 0.16); border: 1px solid color-mix(in oklab, var(--hero-ink) 38%, transparent); box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.35), var(--shadow); }
.on-hero .art-frame { padding: clamp(0.6rem, 1.2vi, 1.1rem); }
.on-hero .art-frame .art { border-radius: calc(var(--radius-card) * 0.6); }`,
  'high-contrast': `body { font-size: calc(var(--step-0) * 1.06); }`,
  industrial: `.kicker { text-transform: uppercase; letter-spacing: 0.08em; font-weight: 700; }
.button { text-transform: uppercase; letter-spacing: 0.04em; }
[data-variant="bar"].site-header, [data-variant="split"].site-header { border-block-end: 0.6rem solid var(--accent); border-image: repeating-linear-gradient(135deg, var(--ink) 0 1rem, var(--accent) 1rem 2rem) 10; }`,
  luxe: `.kicker { font-size: 0.875rem; letter-spacing: 0.14em; text-transform: uppercase; }
.button { text-transform: uppercase; letter-spacing: 0.1em; font-size: 0.875rem; }
body { font-size: calc(var(--step-0) * 1.06); }`,
  'neo-brutalist': `.button { border: var(--border) solid var(--ink); box-shadow: 0.25rem 0.25rem 0 var(--ink); font-weight: 800; }
.button:hover { translate: 0.15rem 0.15rem; box-shadow: 0.1rem 0.1rem 0 var(--ink); }
.kicker { inline-size: fit-content; padding: 0.2em 0.7em; background: var(--ink); color: var(--bg); font-weight: 800; }
.site-header { border-block-end: var(--border) solid var(--ink); }`,
  noir: `.kicker { font-size: 0.875rem; letter-spacing: 0.14em; text-transform: uppercase; font-weight: 400; }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(60% 85% at 78% 45%, color-mix(in oklab, var(--accent) 15%, transparent), transparent 78%), var(--hero-bg); }`,
  organic: `.hero .art-frame { border-radius: 32% 42% 38% 34% / 34% 34% 42% 40%; }
[data-variant="stage"] .art-frame, [data-variant="mosaic"] .art-frame { border-radius: var(--radius-card); }`,
  // Drawn in the deep colour that carries letters, sugared almonds are bottle green and aubergine.
  pastel: `:root { --sugar: oklch(from var(--brand) max(l, 0.74) min(c, 0.095) h); }
.art { --brand: var(--sugar); }
.hero .art-frame { border-radius: 12rem 12rem var(--radius-card) var(--radius-card); }`,
  pixel: `.lede { font-size: calc(var(--step-1) * 1.2); }
.button { font-size: 1.2rem; }
figcaption, .form-note, .footer-foot, .note { font-size: 1.2rem; }
.button { border: var(--border) solid var(--ink); }
.art { image-rendering: pixelated; }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: conic-gradient(var(--ink) 25%, transparent 0 50%, var(--ink) 0 75%, transparent 0) 0 100% / 1.25rem 1.25rem repeat-x, var(--hero-bg); }
.button { box-shadow: inset -0.25rem -0.25rem 0 color-mix(in oklab, var(--ink) 45%, transparent); }`,
  playful: `.button { min-block-size: 3.25rem; font-weight: 800; }
main > .hero:not([data-variant="bleed"]), main > .page-header { --edge: var(--paint-bg); background: radial-gradient(circle at 50% 100%, var(--edge) 0 1rem, transparent 1.05rem) 50% calc(100% + 1px) / 2.5rem 1.1rem repeat-x, var(--hero-bg); }
main > :is(.hero, .page-header):has(+ .on-surface) { --edge: var(--paint-surface); }
main > :is(.hero, .page-header):has(+ .on-brand) { --edge: var(--brand); }
main > :is(.hero, .page-header):has(+ .on-accent) { --edge: transparent; }`,
  retro: `.head h2::after { content: ""; display: block; inline-size: 5rem; block-size: 0.9rem; margin-block-start: 0.9rem; background: linear-gradient(var(--accent-text) 33%, transparent 33% 50%, var(--accent-text) 50% 66%, transparent 66% 83%, var(--accent-text) 83%); }
.head-centred h2::after { margin-inline: auto; }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(circle at 100% 100%, color-mix(in oklab, var(--accent) 30%, transparent) 0 calc(var(--ray) * 0.61), color-mix(in oklab, var(--brand) 24%, transparent) 0 calc(var(--ray) * 0.8), color-mix(in oklab, var(--accent) 16%, transparent) 0 var(--ray), transparent 0), var(--hero-bg); --ray: 36vi; }
main > .page-header { --ray: 19vi; }`,
  sport: `.button { text-transform: uppercase; letter-spacing: 0.04em; font-weight: 800; }
.kicker { text-transform: uppercase; letter-spacing: 0.08em; font-weight: 800; }`,
  tech: `.kicker { font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.9375rem; font-weight: 400; }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: linear-gradient(var(--hero-bg), transparent 70%), linear-gradient(90deg, color-mix(in oklab, var(--hero-ink) 9%, transparent) 1px, transparent 1px) 50% 0 / 4rem 4rem, linear-gradient(color-mix(in oklab, var(--hero-ink) 9%, transparent) 1px, transparent 1px) 50% 0 / 4rem 4rem, var(--hero-bg); }`,
  terminal: `.kicker::before { content: "$ "; }
.head h2::before { content: "# "; color: var(--accent-text); }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: repeating-linear-gradient(color-mix(in oklab, var(--accent) 6%, transparent) 0 1px, transparent 1px 4px), var(--hero-bg); }
.hero h1::after { content: ""; display: inline-block; inline-size: 0.5em; block-size: 0.78em; margin-inline-start: 0.16em; background: var(--accent-text); }`,
  vintage: `.kicker { letter-spacing: 0.12em; }
.head { border-block-end: 3px double var(--line); padding-block-end: 1.25rem; }
.head:has(+ :is(.rows, .questions, .interview, .post-index, .signs, .plan-lines, .dates, .link-lines, .painted)) { border: 0; padding: 0; }`,
};

/**
 * Rules that belong to a look: how a kicker, a link or a card is set. On tokens only. Apart from the look itself, which is
 * chosen before a page is written.
 */
export const ornamentsOf = (style: StyleName): string => ornaments[style] ?? findTheme(style).css ?? '';
