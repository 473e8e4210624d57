import type { Theme } from '../theme';

/** The look `glass`. */
export const glass: Theme = {
  style: 'glass',
  faces: { display: 'plain', text: 'plain' },
  headings: { weight: 700, tracking: '-0.035em', leading: 1.04 },
  scale: 'loud',
  room: 'usual',
  radius: '99px',
  radiusCard: '1.75rem',
  border: '1px',
  shadow: '0 1.5rem 3rem -1.75rem rgb(20 10 60 / 0.45)',
  palettes: [
    {
      paper: [0.975, 0.012, 295],
      surface: [0.945, 0.028, 295],
      card: [0.99, 0.006, 295],
      ink: [0.22, 0.07, 290],
      brand: [0.36, 0.17, 292],
      accent: [0.78, 0.13, 330],
      hero: 'brand',
      header: 'brand',
      footer: 'brand',
    },
    {
      paper: [0.975, 0.01, 230],
      surface: [0.945, 0.026, 230],
      card: [0.99, 0.005, 230],
      ink: [0.22, 0.055, 255],
      brand: [0.37, 0.13, 255],
      accent: [0.83, 0.11, 190],
      hero: 'brand',
      header: 'brand',
      footer: 'ink',
    },
    {
      paper: [0.975, 0.01, 190],
      surface: [0.945, 0.024, 190],
      card: [0.99, 0.005, 190],
      ink: [0.22, 0.04, 200],
      brand: [0.37, 0.085, 195],
      accent: [0.82, 0.11, 25],
      hero: 'brand',
      header: 'brand',
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['framed', 'stage', 'centred', 'cards'],
    header: ['boxed', 'bar'],
    footer: ['centred', 'columns'],
    features: ['bento', 'cards'],
    testimonials: ['wall', 'cards'],
    pricing: ['plans'],
    cta: ['banner'],
    download: ['centred'],
  },
  css: `body { background: radial-gradient(46rem 40rem at 92% 34rem, color-mix(in oklab, var(--accent) 30%, transparent), transparent 72%), radial-gradient(50rem 44rem at 0% 45%, color-mix(in oklab, var(--brand) 14%, transparent), transparent 72%), radial-gradient(46rem 44rem at 100% 78%, color-mix(in oklab, var(--accent) 26%, transparent), transparent 72%), var(--bg); }
main > .on-surface { background: color-mix(in oklab, var(--surface) 55%, transparent); }
.card { background: color-mix(in oklab, var(--card) 70%, transparent); backdrop-filter: blur(1rem); }
.hero-facts, .hero-cards { backdrop-filter: blur(18px); }
.on-hero .art-frame { background: rgb(255 255 255 / 0.16); border: 1px solid color-mix(in oklab, var(--hero-ink) 38%, transparent); box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.35), var(--shadow); }
.on-hero .art-frame { padding: clamp(0.6rem, 1.2vi, 1.1rem); }
.on-hero .art-frame .art { border-radius: calc(var(--radius-card) * 0.6); }`,
};
