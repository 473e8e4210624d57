import type { Theme } from '../theme';

/** The look `bistro`. */
export const bistro: Theme = {
  style: 'bistro',
  faces: { display: 'oldStyle', text: 'humanist' },
  headings: { weight: 600, tracking: '-0.02em', leading: 1.05 },
  scale: 'clear',
  room: 'usual',
  radius: '0.25rem',
  radiusCard: '0.25rem',
  border: '1px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.955, 0.022, 85],
      surface: [0.925, 0.03, 85],
      card: [0.98, 0.013, 88],
      ink: [0.24, 0.03, 40],
      brand: [0.36, 0.1, 22],
      accent: [0.77, 0.12, 75],
      footer: 'brand',
      hero: 'brand',
    },
    {
      paper: [0.965, 0.012, 110],
      surface: [0.93, 0.022, 115],
      card: [0.985, 0.007, 110],
      ink: [0.23, 0.025, 135],
      brand: [0.35, 0.065, 140],
      accent: [0.68, 0.15, 42],
      footer: 'brand',
    },
    {
      paper: [0.97, 0.012, 75],
      surface: [0.935, 0.02, 70],
      card: [0.99, 0.006, 75],
      ink: [0.22, 0.035, 250],
      brand: [0.32, 0.07, 250],
      accent: [0.74, 0.13, 62],
      footer: 'ink',
      header: 'brand',
    },
  ],
  rhythm: ['surface', 'page', 'brand', 'page', 'surface', 'page'],
  prefers: {
    hero: ['bleed', 'split', 'framed', 'mosaic'],
    header: ['centred', 'bar'],
    footer: ['columns', 'centred'],
    menu: ['sheet', 'board'],
    testimonials: ['voice'],
    hours: ['door', 'split'],
    features: ['alternate', 'aside'],
  },
  css: `.kicker { display: flex; align-items: center; gap: 0.8em; }
.kicker::before { content: ""; flex: none; inline-size: 2.2em; block-size: 2px; background: currentColor; }`,
};
