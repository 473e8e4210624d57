import type { Theme } from '../../theme';

/** The look `western`: planks, posters nailed to them, slab letters and stars. */
export const western: Theme = {
  style: 'western',
  faces: { display: 'slab', text: 'slab' },
  headings: { weight: 400, tracking: '0.01em', leading: 1.08, isUpper: true },
  scale: 'loud',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '2px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.94, 0.035, 78],
      surface: [0.88, 0.05, 70],
      card: [0.965, 0.028, 82],
      ink: [0.25, 0.04, 45],
      brand: [0.42, 0.12, 35],
      accent: [0.72, 0.12, 68],
      hero: 'surface',
      header: 'ink',
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.945, 0.03, 82],
      surface: [0.885, 0.045, 76],
      card: [0.965, 0.026, 84],
      ink: [0.24, 0.035, 50],
      brand: [0.38, 0.06, 195],
      accent: [0.7, 0.14, 50],
      hero: 'surface',
      header: 'ink',
      footer: 'ink',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page'],
  prefers: {
    hero: ['framed', 'centred', 'split'],
    header: ['centred'],
    footer: ['sign', 'centred'],
    features: ['cards', 'columns'],
    services: ['cards', 'rows'],
    menu: ['sheet'],
    events: ['bill'],
    testimonials: ['cards'],
    hours: ['painted'],
    about: ['letter'],
    story: ['letter'],
    team: ['portraits'],
  },
  pairs: [{ display: 'alfa-slab-one', text: 'bitter', weight: 400, tracking: '0.01em' }],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: repeating-linear-gradient(90deg, color-mix(in oklab, var(--paint-ink) 13%, transparent) 0 2px, transparent 2px 7rem), repeating-linear-gradient(90deg, color-mix(in oklab, var(--paint-ink) 5%, transparent) 0 1px, transparent 1px 0.9rem), var(--hero-bg); }
main > .hero .hero-words, main > .hero:not(:has(.hero-words)) > h1, main > .page-header h1 { inline-size: fit-content; padding: clamp(1.25rem, 3vi, 2.5rem); background: radial-gradient(circle, var(--paint-ink) 0.24rem, transparent 0.27rem) 0 0 / 100% 1.4rem no-repeat, radial-gradient(120% 120% at 50% 50%, transparent 55%, color-mix(in oklab, var(--accent) 38%, transparent)), var(--card); color: var(--card-ink); --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); border: 2px solid var(--paint-ink); outline: 1px solid var(--paint-ink); outline-offset: -0.6rem; }
main > .hero .hero-words { margin-block-end: 2rem; }
.site-header { border-block-end: 0.35rem double var(--accent); }
header[data-variant="centred"].site-header .brand { font-size: clamp(1.6rem, 3.4vi, 2.7rem); text-transform: uppercase; }
.kicker { letter-spacing: 0.14em; text-transform: uppercase; font-size: 0.9375rem; }
.kicker::before { content: "★ "; }
.kicker::after { content: " ★"; }
.head { padding-block-end: 1rem; border-block-end: 3px double var(--ink); }
.head h2::before { content: "★ "; color: var(--accent-text); }
.on-surface, .on-brand { background-image: repeating-linear-gradient(90deg, color-mix(in oklab, var(--paint-ink) 13%, transparent) 0 2px, transparent 2px 7rem), repeating-linear-gradient(90deg, color-mix(in oklab, var(--paint-ink) 5%, transparent) 0 1px, transparent 1px 0.9rem); }
.card { border: 2px solid var(--paint-ink); outline: 1px solid var(--paint-ink); outline-offset: -0.5rem; padding: 1.7rem; background: radial-gradient(circle, var(--paint-ink) 0.18rem, transparent 0.2rem) 50% 0.65rem / 0.8rem 0.8rem no-repeat, var(--card); }
.button { border: 2px solid color-mix(in oklab, var(--button) 60%, var(--paint-ink)); font: 400 1rem/1.2 var(--display); text-transform: uppercase; }
svg.art { stroke: var(--paint-ink); stroke-width: 3; stroke-linejoin: round; filter: sepia(0.3); }`,
};
