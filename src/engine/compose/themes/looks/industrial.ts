import type { Theme } from '../theme';

/** The look `industrial`. */
export const industrial: Theme = {
  style: 'industrial',
  faces: { display: 'condensed', text: 'plain' },
  headings: { weight: 700, tracking: '0em', leading: 1, isUpper: true },
  scale: 'loud',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '2px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.955, 0.004, 90],
      surface: [0.915, 0.007, 90],
      card: [0.985, 0.002, 90],
      ink: [0.21, 0.008, 250],
      brand: [0.27, 0.012, 250],
      accent: [0.82, 0.17, 82],
      button: 'accent',
      header: 'brand',
      hero: 'brand',
      footer: 'ink',
    },
    {
      paper: [0.96, 0.004, 230],
      surface: [0.915, 0.01, 230],
      card: [0.985, 0.003, 230],
      ink: [0.2, 0.02, 240],
      brand: [0.36, 0.07, 240],
      accent: [0.7, 0.19, 45],
      button: 'brand',
      header: 'paper',
      hero: 'paper',
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'accent'],
  prefers: {
    hero: ['facts', 'cards', 'bleed', 'type'],
    header: ['bar', 'split'],
    footer: ['columns', 'sign'],
    services: ['signs', 'cards', 'rows'],
    features: ['cards', 'numbered'],
    process: ['numbered'],
    cta: ['line'],
    stats: ['row'],
  },
  css: `.kicker { text-transform: uppercase; letter-spacing: 0.08em; font-weight: 700; }
.button { text-transform: uppercase; letter-spacing: 0.04em; }
[data-variant="bar"].site-header, [data-variant="split"].site-header { border-block-end: 0.6rem solid var(--accent); border-image: repeating-linear-gradient(135deg, var(--ink) 0 1rem, var(--accent) 1rem 2rem) 10; }`,
};
