import type { Theme } from '../../theme';

/** The look `memphis`: zigzags, dots, triangles and hard colour, as furniture wore them in 1983. */
export const memphis: Theme = {
  style: 'memphis',
  faces: { display: 'geometric', text: 'geometric' },
  headings: { weight: 800, tracking: '-0.03em', leading: 1.0 },
  scale: 'loud',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '3px',
  shadow: '0.55rem 0.55rem 0 var(--brand)',
  palettes: [
    {
      paper: [0.985, 0.012, 95],
      surface: [0.925, 0.05, 192],
      card: [1, 0, 0],
      ink: [0.17, 0.03, 285],
      brand: [0.72, 0.17, 358],
      accent: [0.88, 0.16, 94],
      button: 'ink',
      hero: 'surface',
      header: 'paper',
      footer: 'accent',
      line: 'ink',
    },
    {
      paper: [0.985, 0.012, 340],
      surface: [0.93, 0.045, 350],
      card: [1, 0, 0],
      ink: [0.17, 0.03, 285],
      brand: [0.76, 0.12, 190],
      accent: [0.8, 0.15, 55],
      button: 'ink',
      hero: 'surface',
      header: 'paper',
      footer: 'brand',
      line: 'ink',
    },
    {
      paper: [0.985, 0.012, 95],
      surface: [0.95, 0.06, 98],
      card: [1, 0, 0],
      ink: [0.17, 0.03, 285],
      brand: [0.68, 0.15, 250],
      accent: [0.74, 0.17, 28],
      button: 'ink',
      hero: 'surface',
      header: 'paper',
      footer: 'brand',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'accent', 'page', 'surface', 'page', 'brand'],
  prefers: {
    hero: ['split', 'collage', 'stage'],
    header: ['bar', 'split'],
    footer: ['sign', 'centred'],
    features: ['cards', 'tiles'],
    services: ['cards', 'tiles'],
    testimonials: ['cards'],
    team: ['medallions'],
    pricing: ['plans'],
    cta: ['poster', 'invitation'],
    gallery: ['lead', 'masonry'],
    portfolio: ['masonry'],
  },
  pairs: [
    { display: 'syne', text: 'outfit', weight: 700, tracking: '-0.02em' },
    { display: 'archivo-black', text: 'archivo', weight: 400, tracking: '-0.03em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: linear-gradient(135deg, var(--paint-ink) 25%, transparent 25%) 0 100% / 1rem 1rem repeat-x, linear-gradient(225deg, var(--paint-ink) 25%, transparent 25%) 0 100% / 1rem 1rem repeat-x, var(--hero-bg); }
@media (min-width: 64rem) {
  main > .hero:not([data-variant="bleed"]) { background: linear-gradient(135deg, var(--paint-ink) 25%, transparent 25%) 0 100% / 1rem 1rem repeat-x, linear-gradient(225deg, var(--paint-ink) 25%, transparent 25%) 0 100% / 1rem 1rem repeat-x, radial-gradient(closest-side, var(--accent) 98%, transparent) -4rem 3rem / 9rem 9rem no-repeat, conic-gradient(from 135deg at 50% 0, var(--brand) 90deg, transparent 0) 0.75rem 82% / 5rem 2.5rem no-repeat, conic-gradient(var(--brand) 25%, transparent 0 50%, var(--brand) 0 75%, transparent 0) 100% 0 / 1.5rem 1.5rem repeat-y, radial-gradient(closest-side, transparent 62%, var(--paint-ink) 64% 96%, transparent) calc(100% - 3rem) 88% / 5rem 5rem no-repeat, var(--hero-bg); }
}
.site-header { border-block-end: 4px solid var(--paint-ink); }
.head h2::after, .page-header h1::after { content: ""; display: block; inline-size: 7rem; block-size: 1rem; margin-block-start: 0.35em; background: linear-gradient(135deg, currentcolor 25%, transparent 25%) 0 0 / 1rem 1rem repeat-x, linear-gradient(225deg, currentcolor 25%, transparent 25%) 0 0 / 1rem 1rem repeat-x; }
.head-centred h2::after { margin-inline: auto; }
.kicker { inline-size: fit-content; padding: 0.3em 0.9em; background: var(--accent); color: var(--on-accent); border: 3px solid var(--paint-ink); border-radius: 99px; }
.on-accent .kicker { background: var(--card); color: var(--card-ink); }
.card, .art-frame { border-color: var(--paint-ink); }
.card:nth-child(even) { box-shadow: 0.55rem 0.55rem 0 var(--accent); }
.card:nth-child(3n) { border-start-end-radius: 3rem; }
.on-brand .card, .on-accent .card { box-shadow: 0.55rem 0.55rem 0 var(--paint-ink); }
.button { border: 3px solid var(--paint-ink); border-radius: 99px; font-weight: 700; }
.on-surface { background: radial-gradient(circle, var(--paint-ink) 0.1rem, transparent 0.12rem) 0 0 / 3.2rem 3.2rem, linear-gradient(45deg, transparent 48%, var(--brand) 48% 52%, transparent 52%) 1.2rem 0.7rem / 3.2rem 3.2rem, var(--surface); }
.on-surface > * { background-color: var(--surface); box-shadow: 0 0 0 1rem var(--surface); }
svg.art { stroke: var(--paint-ink); stroke-width: 4; stroke-linejoin: round; }`,
};
