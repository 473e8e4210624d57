import type { Theme } from '../theme';

/** The look `gradient`. */
export const gradient: Theme = {
  style: 'gradient',
  faces: { display: 'geometric', text: 'plain' },
  headings: { weight: 700, tracking: '-0.045em', leading: 1.02 },
  scale: 'loud',
  room: 'usual',
  radius: '99px',
  radiusCard: '1.5rem',
  border: '0px',
  shadow: '0 1.75rem 3.5rem -2.25rem rgb(40 10 60 / 0.5)',
  palettes: [
    {
      paper: [0.99, 0.004, 20],
      surface: [0.96, 0.016, 20],
      card: [1, 0, 0],
      ink: [0.22, 0.05, 330],
      brand: [0.44, 0.18, 350],
      accent: [0.8, 0.14, 60],
      hero: 'brand',
      header: 'brand',
      footer: 'ink',
    },
    {
      paper: [0.99, 0.004, 200],
      surface: [0.96, 0.016, 200],
      card: [1, 0, 0],
      ink: [0.22, 0.05, 260],
      brand: [0.42, 0.15, 262],
      accent: [0.82, 0.13, 175],
      hero: 'brand',
      header: 'brand',
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['stage', 'framed', 'type', 'centred'],
    header: ['bar', 'boxed'],
    footer: ['sign', 'columns'],
    features: ['bento', 'cards', 'alternate'],
    pricing: ['plans'],
    stats: ['lead', 'row'],
  },
};
