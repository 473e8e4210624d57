import type { Theme } from '../theme';

/** The look `retro`. */
export const retro: Theme = {
  style: 'retro',
  faces: { display: 'slab', text: 'humanist' },
  headings: { weight: 800, tracking: '-0.04em', leading: 0.98 },
  scale: 'loud',
  room: 'usual',
  radius: '99px',
  radiusCard: '1.5rem',
  border: '0px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.945, 0.035, 85],
      surface: [0.905, 0.055, 80],
      card: [0.975, 0.02, 88],
      ink: [0.28, 0.06, 35],
      brand: [0.52, 0.15, 38],
      accent: [0.77, 0.15, 75],
      hero: 'accent',
      header: 'accent',
      footer: 'brand',
    },
    {
      paper: [0.95, 0.025, 95],
      surface: [0.9, 0.04, 190],
      card: [0.98, 0.012, 95],
      ink: [0.27, 0.045, 215],
      brand: [0.42, 0.08, 210],
      accent: [0.72, 0.16, 45],
      hero: 'brand',
      header: 'brand',
      footer: 'ink',
    },
    {
      paper: [0.95, 0.03, 75],
      surface: [0.91, 0.05, 60],
      card: [0.98, 0.015, 75],
      ink: [0.27, 0.06, 10],
      brand: [0.45, 0.14, 15],
      accent: [0.8, 0.13, 80],
      hero: 'surface',
      header: 'paper',
      footer: 'accent',
    },
  ],
  rhythm: ['page', 'accent', 'page', 'brand', 'surface', 'page'],
  prefers: {
    hero: ['split', 'type', 'stage'],
    header: ['centred', 'bar'],
    footer: ['sign'],
    features: ['numbered', 'tiles', 'cards'],
    menu: ['tiles', 'board'],
    cta: ['banner'],
    about: ['figure', 'picture'],
  },
  css: `.head h2::after { content: ""; display: block; inline-size: 5rem; block-size: 0.9rem; margin-block-start: 0.9rem; background: linear-gradient(var(--accent-text) 33%, transparent 33% 50%, var(--accent-text) 50% 66%, transparent 66% 83%, var(--accent-text) 83%); }
.head-centred h2::after { margin-inline: auto; }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(circle at 100% 100%, color-mix(in oklab, var(--accent) 30%, transparent) 0 calc(var(--ray) * 0.61), color-mix(in oklab, var(--brand) 24%, transparent) 0 calc(var(--ray) * 0.8), color-mix(in oklab, var(--accent) 16%, transparent) 0 var(--ray), transparent 0), var(--hero-bg); --ray: 36vi; }
main > .page-header { --ray: 19vi; }`,
};
