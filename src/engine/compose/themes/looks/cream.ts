import type { Theme } from '../theme';

/** The look `cream`. */
export const cream: Theme = {
  style: 'cream',
  faces: { display: 'garamond', text: 'plain' },
  headings: { weight: 500, tracking: '-0.015em', leading: 1.05, isItalic: true },
  scale: 'clear',
  room: 'usual',
  radius: '99px',
  radiusCard: '1.75rem',
  border: '0px',
  shadow: '0 1.5rem 3rem -2rem rgb(60 40 20 / 0.35)',
  palettes: [
    {
      paper: [0.975, 0.017, 90],
      surface: [0.945, 0.028, 75],
      card: [0.995, 0.006, 90],
      ink: [0.28, 0.035, 50],
      brand: [0.44, 0.09, 50],
      accent: [0.83, 0.09, 20],
      footer: 'surface',
    },
    {
      paper: [0.975, 0.014, 60],
      surface: [0.94, 0.03, 25],
      card: [0.995, 0.005, 60],
      ink: [0.28, 0.04, 15],
      brand: [0.47, 0.11, 15],
      accent: [0.86, 0.08, 95],
      footer: 'brand',
    },
    {
      paper: [0.98, 0.012, 110],
      surface: [0.945, 0.026, 150],
      card: [0.995, 0.004, 110],
      ink: [0.27, 0.03, 165],
      brand: [0.42, 0.07, 165],
      accent: [0.84, 0.1, 60],
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'surface', 'page'],
  prefers: {
    hero: ['mosaic', 'stage', 'framed', 'split'],
    header: ['centred', 'boxed'],
    footer: ['centred', 'line'],
    features: ['tiles', 'cards'],
    menu: ['tiles', 'board'],
    team: ['medallions'],
    testimonials: ['wall', 'cards'],
  },
};
