import type { Theme } from '../theme';

/** The look `terminal`. */
export const terminal: Theme = {
  style: 'terminal',
  faces: { display: 'mono', text: 'mono' },
  headings: { weight: 700, tracking: '-0.04em', leading: 1.1 },
  scale: 'calm',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  scheme: 'dark',
  palettes: [
    {
      paper: [0.97, 0.006, 140],
      surface: [0.94, 0.01, 140],
      card: [0.99, 0.003, 140],
      ink: [0.2, 0.02, 150],
      brand: [0.38, 0.09, 148],
      accent: [0.85, 0.2, 145],
      footer: 'paper',
    },
    {
      paper: [0.97, 0.006, 80],
      surface: [0.94, 0.012, 80],
      card: [0.99, 0.003, 80],
      ink: [0.2, 0.02, 70],
      brand: [0.42, 0.09, 65],
      accent: [0.82, 0.16, 72],
      footer: 'paper',
    },
  ],
  rhythm: ['page', 'page', 'surface', 'page'],
  prefers: {
    hero: ['type', 'facts', 'centred'],
    header: ['bar', 'split'],
    footer: ['line'],
    features: ['rows', 'aside', 'checks'],
    code: ['steps'],
  },
};
