import type { Theme } from '../theme';

/** The look `botanical`. */
export const botanical: Theme = {
  style: 'botanical',
  faces: { display: 'garamond', text: 'humanist' },
  headings: { weight: 400, tracking: '-0.02em', leading: 1.04 },
  scale: 'loud',
  room: 'wide',
  radius: '99px',
  radiusCard: '0.5rem',
  border: '1px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.975, 0.01, 120],
      surface: [0.935, 0.025, 135],
      card: [0.99, 0.005, 120],
      ink: [0.25, 0.035, 155],
      brand: [0.37, 0.075, 155],
      accent: [0.78, 0.11, 25],
      footer: 'brand',
    },
    {
      paper: [0.97, 0.014, 100],
      surface: [0.935, 0.03, 110],
      card: [0.99, 0.006, 100],
      ink: [0.25, 0.03, 120],
      brand: [0.4, 0.08, 125],
      accent: [0.82, 0.12, 88],
      footer: 'brand',
      hero: 'surface',
    },
    {
      paper: [0.978, 0.008, 60],
      surface: [0.94, 0.022, 20],
      card: [0.992, 0.004, 60],
      ink: [0.25, 0.035, 350],
      brand: [0.35, 0.085, 352],
      accent: [0.76, 0.1, 130],
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['framed', 'bleed', 'stage'],
    header: ['centred', 'split'],
    footer: ['sign', 'centred'],
    gallery: ['masonry', 'strip'],
    features: ['tiles', 'alternate'],
    team: ['medallions'],
  },
};
