import type { Theme } from '../../theme';

/** The look `metal`: black letter in steel, spikes and blood on black. */
export const metal: Theme = {
  style: 'metal',
  faces: { display: 'oldStyle', text: 'condensed' },
  headings: { weight: 400, tracking: '0.005em', leading: 1.0 },
  scale: 'loud',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  scheme: 'dark',
  palettes: [
    {
      paper: [0.95, 0.004, 30],
      surface: [0.91, 0.006, 30],
      card: [0.98, 0.002, 30],
      ink: [0.16, 0.006, 30],
      brand: [0.4, 0.155, 27],
      accent: [0.62, 0.21, 28],
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
    },
    {
      paper: [0.95, 0.004, 250],
      surface: [0.91, 0.006, 250],
      card: [0.98, 0.002, 250],
      ink: [0.16, 0.01, 250],
      brand: [0.36, 0.045, 245],
      accent: [0.82, 0.06, 225],
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
    },
    {
      paper: [0.95, 0.004, 60],
      surface: [0.91, 0.006, 60],
      card: [0.98, 0.002, 60],
      ink: [0.16, 0.008, 60],
      brand: [0.42, 0.11, 45],
      accent: [0.76, 0.16, 58],
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page'],
  prefers: {
    hero: ['stage', 'centred', 'type'],
    header: ['centred', 'split'],
    footer: ['sign', 'centred'],
    features: ['rows', 'aside'],
    services: ['rows', 'signs'],
    events: ['bill', 'stubs'],
    portfolio: ['signs', 'works'],
    testimonials: ['voice'],
    team: ['roster', 'portraits'],
    gallery: ['lead'],
    products: ['grid'],
  },
  pairs: [
    { display: 'pirata-one', text: 'barlow', weight: 400, tracking: '0.005em' },
    { display: 'pirata-one', text: 'oswald', weight: 400, tracking: '0.005em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: conic-gradient(from 167deg at 50% 0, var(--paint-bg) 26deg, transparent 0) 0 100% / 1.9rem 4rem repeat-x, radial-gradient(80% 110% at 50% 100%, color-mix(in oklab, var(--brand) 85%, transparent), transparent 72%), repeating-linear-gradient(93deg, color-mix(in oklab, var(--hero-ink) 3%, transparent) 0 1px, transparent 1px 5px), var(--hero-bg); }
main > .hero.hero, main > .page-header.page-header { padding-block-end: calc(var(--room) * 0.7 + 4rem); }
.site-header { border-block-end: 2px solid var(--accent); }
header[data-variant="centred"].site-header .brand { font-size: clamp(2.2rem, 5vi, 4rem); line-height: 1; }
.brand { font-size: 2rem; letter-spacing: 0; font-weight: 400; }
@media screen and (forced-colors: none) {
  .hero h1, .page-header h1, .head h2, .brand { background: linear-gradient(currentcolor 30%, color-mix(in oklab, currentcolor 58%, var(--brand)) 54%, currentcolor 62%); background-clip: text; -webkit-text-fill-color: transparent; }
}
.hero h1, .page-header h1 { filter: drop-shadow(0 0.035em 0 color-mix(in oklab, var(--accent) 75%, transparent)); }
.head h2 { font-size: calc(var(--step-2) * 1.2); }
.head { padding-block-end: 1.1rem; background: conic-gradient(from 167deg at 50% 0, var(--accent) 26deg, transparent 0) 0 100% / 0.55rem 1rem repeat-x; background-size: 0.55rem 0.9rem; }
.kicker { letter-spacing: 0.2em; text-transform: uppercase; font-size: 0.9375rem; }
.kicker::before, .kicker::after { content: " ✠ "; }
.card { border-block-start: 4px solid var(--accent); background: linear-gradient(color-mix(in oklab, var(--card) 88%, var(--brand)), var(--card) 40%); }
.button { border: 2px solid color-mix(in oklab, var(--button) 60%, var(--paint-ink)); letter-spacing: 0.08em; text-transform: uppercase; }
svg.art { filter: saturate(0.85) contrast(1.12); }
.on-brand { background: conic-gradient(from 167deg at 50% 0, var(--paint-bg) 26deg, transparent 0) 0 100% / 1.3rem 2.4rem repeat-x, conic-gradient(from -13deg at 50% 100%, var(--paint-bg) 26deg, transparent 0) 0 0 / 1.3rem 2.4rem repeat-x, var(--brand); }`,
};
