import type { Theme } from '../../theme';

/** The look `blueprint`: white lines on blue squared paper, numbered sheets and measured edges. */
export const blueprint: Theme = {
  style: 'blueprint',
  faces: { display: 'mono', text: 'grotesque' },
  headings: { weight: 500, tracking: '-0.03em', leading: 1.1 },
  scale: 'calm',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.37, 0.115, 258],
      surface: [0.33, 0.108, 259],
      card: [0.34, 0.11, 258],
      ink: [0.2, 0.045, 258],
      brand: [0.88, 0.045, 230],
      accent: [0.86, 0.13, 92],
    },
    {
      paper: [0.35, 0.07, 235],
      surface: [0.31, 0.066, 236],
      card: [0.32, 0.067, 235],
      ink: [0.19, 0.035, 238],
      brand: [0.89, 0.045, 205],
      accent: [0.82, 0.12, 48],
    },
  ],
  rhythm: ['page', 'surface', 'page', 'surface'],
  prefers: {
    hero: ['framed', 'split', 'mosaic'],
    header: ['bar', 'split'],
    footer: ['line', 'columns'],
    features: ['cards', 'columns'],
    services: ['signs', 'cards'],
    portfolio: ['works'],
    process: ['path', 'ladder'],
    pricing: ['board', 'lines'],
    contact: ['ledger'],
    team: ['staff'],
  },
  pairs: [
    { display: 'ibm-plex-mono', text: 'ibm-plex-sans', weight: 500, tracking: '-0.045em' },
    { display: 'jetbrains-mono', text: 'inter', weight: 500, tracking: '-0.045em' },
  ],
  css: `body { counter-reset: sheet; --grid: color-mix(in oklab, var(--ink) 9%, transparent); }
main > :not(.on-brand, .on-accent) { background-image: linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px), linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px); background-size: 8rem 8rem, 8rem 8rem, 1.6rem 1.6rem, 1.6rem 1.6rem; }
.site-header, main > .hero, main > .page-header { border-block-end: 1px solid color-mix(in oklab, var(--ink) 55%, transparent); }
.head { counter-increment: sheet; padding-block-start: 1.1rem; border-block-start: 1px solid color-mix(in oklab, var(--ink) 60%, transparent); }
.head h2::before { content: counter(sheet, decimal-leading-zero) " / "; color: var(--accent-text); }
.kicker { font: 500 0.9375rem/1.4 var(--display); letter-spacing: 0.04em; text-transform: uppercase; }
.kicker::before { content: "⌀ "; }
.brand::before { content: ""; display: inline-block; inline-size: 0.62em; block-size: 0.62em; margin-inline-end: 0.5em; border: 1.5px solid currentcolor; border-radius: 50%; background: linear-gradient(currentcolor, currentcolor) 50% / 1.5px 150% no-repeat, linear-gradient(currentcolor, currentcolor) 50% / 150% 1.5px no-repeat; }
.card { border: 1px solid color-mix(in oklab, var(--card-ink) 60%, transparent); outline: 1px solid color-mix(in oklab, var(--card-ink) 28%, transparent); outline-offset: -0.45rem; }
.art-frame, .hero-art:not(.art-frame) { padding: 1.1rem; border: 1px solid color-mix(in oklab, var(--ink) 70%, transparent); background: linear-gradient(90deg, var(--ink) 1px, transparent 1px) 50% 0 / 1.6rem 0.5rem repeat-x, linear-gradient(var(--ink) 1px, transparent 1px) 0 50% / 0.5rem 1.6rem repeat-y; }
.button { border: 1px solid currentcolor; font-family: var(--display); letter-spacing: -0.02em; }
.button:not(:hover) { box-shadow: inset 0 0 0 3px var(--button), inset 0 0 0 4px color-mix(in oklab, var(--on-button) 55%, transparent); }
@media screen { svg.art { stroke: var(--paint-ink); stroke-width: 1.6; filter: grayscale(1) contrast(1.05); } svg.art :is(path, rect, circle, ellipse, polygon) { fill-opacity: 0.14; } }`,
};
