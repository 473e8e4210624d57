import type { Theme } from '../../theme';

/** The look `y2k`: chrome letters, glossy pills, rings and stars of the year 2000. */
export const y2k: Theme = {
  style: 'y2k',
  faces: { display: 'geometric', text: 'humanist' },
  headings: { weight: 700, tracking: '-0.02em', leading: 1.08 },
  scale: 'loud',
  room: 'usual',
  radius: '99px',
  radiusCard: '1.75rem',
  border: '2px',
  shadow:
    'inset 0 2px 0 color-mix(in oklab, var(--paint-bg) 70%, transparent), 0 1rem 2rem color-mix(in oklab, var(--brand) 18%, transparent)',
  palettes: [
    {
      paper: [0.972, 0.012, 300],
      surface: [0.92, 0.045, 318],
      card: [0.99, 0.008, 300],
      ink: [0.24, 0.08, 290],
      brand: [0.55, 0.23, 352],
      accent: [0.83, 0.12, 222],
      hero: 'surface',
      header: 'surface',
      footer: 'ink',
      line: 'brand',
    },
    {
      paper: [0.965, 0.004, 250],
      surface: [0.905, 0.012, 250],
      card: [0.99, 0.002, 250],
      ink: [0.22, 0.03, 265],
      brand: [0.47, 0.22, 268],
      accent: [0.9, 0.2, 128],
      hero: 'surface',
      header: 'surface',
      footer: 'brand',
      line: 'brand',
    },
    {
      paper: [0.97, 0.018, 210],
      surface: [0.91, 0.055, 210],
      card: [0.99, 0.008, 210],
      ink: [0.24, 0.06, 245],
      brand: [0.5, 0.16, 245],
      accent: [0.82, 0.15, 345],
      hero: 'surface',
      header: 'surface',
      footer: 'brand',
      line: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'accent'],
  prefers: {
    hero: ['collage', 'stage', 'split'],
    header: ['boxed'],
    footer: ['sign', 'centred'],
    features: ['bento', 'tiles'],
    services: ['tiles', 'cards'],
    testimonials: ['wall'],
    team: ['medallions'],
    products: ['grid'],
    pricing: ['spotlight'],
    cta: ['banner'],
  },
  pairs: [
    { display: 'audiowide', text: 'figtree', weight: 400, tracking: '-0.02em' },
    { display: 'unbounded', text: 'figtree', weight: 700, tracking: '-0.04em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(circle at 86% 24%, transparent 0 8rem, color-mix(in oklab, var(--brand) 34%, transparent) 8.1rem 8.5rem, transparent 8.6rem 10.5rem, color-mix(in oklab, var(--accent) 60%, transparent) 10.6rem 11.6rem, transparent 11.7rem), radial-gradient(60% 80% at 8% 0%, color-mix(in oklab, var(--accent) 55%, transparent), transparent), radial-gradient(55% 70% at 100% 100%, color-mix(in oklab, var(--brand) 26%, transparent), transparent), var(--hero-bg); }
.site-header[data-variant="boxed"] { --pill: linear-gradient(color-mix(in oklab, var(--card) 92%, transparent), color-mix(in oklab, var(--header-bg) 70%, var(--line)) 46%, var(--header-bg) 54%, var(--card)); }
@media screen and (forced-colors: none) {
  .hero h1, .page-header h1, .head h2, .site-footer .sign { padding-block-end: 0.08em; background: linear-gradient(var(--ink) 16%, color-mix(in oklab, var(--ink) 62%, var(--brand)) 44%, var(--ink) 52%, color-mix(in oklab, var(--ink) 70%, var(--accent)) 88%); background-clip: text; -webkit-text-fill-color: transparent; }
}
.hero h1, .page-header h1 { filter: drop-shadow(0 2px 0 color-mix(in oklab, var(--paint-bg) 80%, transparent)) drop-shadow(0 0.06em 0.09em color-mix(in oklab, var(--brand) 40%, transparent)); }
.kicker { inline-size: fit-content; padding: 0.3em 1em; border: 2px solid currentcolor; border-radius: 99px; }
.kicker::before, .head h2::before { content: "✦ "; }
.head h2::before { -webkit-text-fill-color: var(--accent-text); }
.button { border: 2px solid color-mix(in oklab, var(--button) 70%, var(--paint-ink)); background-image: linear-gradient(color-mix(in oklab, var(--card) 62%, transparent), transparent 30%, transparent 78%, color-mix(in oklab, var(--card) 22%, transparent)); box-shadow: 0 0.35rem 0.9rem color-mix(in oklab, var(--button) 45%, transparent); font-weight: 700; }
.card, .hero-bar { background: linear-gradient(160deg, color-mix(in oklab, var(--card) 96%, var(--accent)), var(--card) 45%, color-mix(in oklab, var(--card) 84%, var(--brand))); }
.art-frame, svg.art-filled { border-radius: var(--radius-card); }
.on-surface { background: radial-gradient(circle, color-mix(in oklab, var(--brand) 26%, transparent) 0.1rem, transparent 0.12rem) 0 0 / 1.6rem 1.6rem, linear-gradient(120deg, color-mix(in oklab, var(--surface) 70%, var(--accent)), var(--surface) 60%); }`,
};
