import type { Theme } from '../theme';

/** The look `high-contrast`. */
export const highContrast: Theme = {
  style: 'high-contrast',
  faces: { display: 'humanist', text: 'humanist' },
  headings: { weight: 800, tracking: '-0.01em', leading: 1.12 },
  scale: 'clear',
  room: 'usual',
  radius: '0.5rem',
  radiusCard: '0.5rem',
  border: '2px',
  shadow: 'none',
  palettes: [
    {
      paper: [1, 0, 0],
      surface: [0.96, 0, 0],
      card: [1, 0, 0],
      ink: [0.08, 0, 0],
      brand: [0.32, 0.13, 264],
      accent: [0.87, 0.17, 95],
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [1, 0, 0],
      surface: [0.965, 0.01, 150],
      card: [1, 0, 0],
      ink: [0.1, 0, 0],
      brand: [0.33, 0.09, 155],
      accent: [0.86, 0.14, 90],
      footer: 'brand',
      line: 'ink',
    },
    {
      paper: [1, 0, 0],
      surface: [0.965, 0.008, 40],
      card: [1, 0, 0],
      ink: [0.1, 0, 0],
      brand: [0.36, 0.14, 22],
      accent: [0.87, 0.14, 85],
      footer: 'ink',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['facts', 'split', 'type'],
    header: ['bar'],
    footer: ['columns'],
    features: ['checks', 'cards'],
    faq: ['open', 'aside'],
  },
};
