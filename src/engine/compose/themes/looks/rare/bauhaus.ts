import type { Theme } from '../../theme';

/** The look `bauhaus`: circle, square and triangle in red, blue and yellow, on black bars. */
export const bauhaus: Theme = {
  style: 'bauhaus',
  faces: { display: 'geometric', text: 'geometric' },
  headings: { weight: 800, tracking: '-0.04em', leading: 0.98 },
  scale: 'loud',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '3px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.955, 0.018, 88],
      surface: [0.915, 0.024, 88],
      card: [0.98, 0.01, 88],
      ink: [0.18, 0.005, 60],
      brand: [0.56, 0.2, 28],
      accent: [0.85, 0.16, 88],
      button: 'ink',
      header: 'paper',
      hero: 'paper',
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.955, 0.018, 88],
      surface: [0.915, 0.024, 88],
      card: [0.98, 0.01, 88],
      ink: [0.18, 0.005, 60],
      brand: [0.85, 0.16, 88],
      accent: [0.6, 0.19, 28],
      button: 'ink',
      header: 'paper',
      hero: 'paper',
      footer: 'ink',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'accent', 'page', 'surface', 'brand', 'page'],
  prefers: {
    hero: ['split', 'collage', 'mosaic'],
    header: ['split', 'bar'],
    footer: ['sign', 'columns'],
    features: ['tiles', 'numbered', 'columns'],
    services: ['tiles', 'signs'],
    testimonials: ['voice'],
    team: ['portraits'],
    portfolio: ['works', 'signs'],
    cta: ['poster'],
    products: ['grid'],
    pricing: ['plans'],
  },
  pairs: [
    { display: 'outfit', text: 'outfit', weight: 700, tracking: '-0.03em' },
    { display: 'jost', text: 'jost', weight: 700, tracking: '-0.02em' },
  ],
  css: `:root { --third: oklch(0.44 0.15 258); }
main > .hero.hero { border-block-end: 0.9rem solid var(--paint-ink); }
@media (min-width: 48.01rem) {
  main > .hero:not([data-variant="bleed"]) { background: radial-gradient(closest-side, var(--brand) 99%, transparent) calc(100% + 5rem) -5rem / 19rem 19rem no-repeat, linear-gradient(var(--third), var(--third)) 100% 100% / 5.5rem 11rem no-repeat, linear-gradient(to top right, var(--accent) 50%, transparent 50.5%) 0 100% / 6rem 6rem no-repeat, repeating-linear-gradient(var(--paint-ink) 0 0.45rem, transparent 0.45rem 1.35rem) calc(100% - 15.5rem) 0 / 7rem 4.6rem no-repeat, var(--hero-bg); }
}
.site-header { border-block-end: 3px solid var(--paint-ink); }
.brand::before { content: ""; display: inline-block; inline-size: 1.9em; block-size: 0.62em; margin-inline-end: 0.5em; background: radial-gradient(closest-side, var(--brand) 97%, transparent) 0 0 / 0.62em 0.62em no-repeat, linear-gradient(var(--third), var(--third)) 0.64em 0 / 0.56em 0.62em no-repeat, linear-gradient(to top right, var(--accent) 50%, transparent 51%) 1.26em 0 / 0.62em 0.62em no-repeat; }
.head { padding-block-start: 0.9rem; border-block-start: 0.5rem solid var(--ink); }
.kicker { font-weight: 700; text-transform: lowercase; }
.hero h1, .head h2, .page-header h1 { text-transform: lowercase; }
main .grid > .card:nth-child(3n + 1) { border-block-start: 1rem solid var(--brand); }
main .grid > .card:nth-child(3n + 2) { border-block-start: 1rem solid var(--third); }
main .grid > .card:nth-child(3n) { border-block-start: 1rem solid var(--accent); }
.card, .art-frame { border-color: var(--paint-ink); }`,
};
