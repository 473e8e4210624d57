import type { Theme } from '../theme';

/** The look `pixel`. */
export const pixel: Theme = {
  style: 'pixel',
  faces: { display: 'mono', text: 'mono' },
  headings: { weight: 800, tracking: '-0.03em', leading: 1.1, isUpper: true },
  scale: 'calm',
  room: 'close',
  radius: '0px',
  radiusCard: '0px',
  border: '4px',
  shadow: '0.5rem 0.5rem 0 var(--line)',
  palettes: [
    {
      paper: [0.96, 0.02, 280],
      surface: [0.925, 0.035, 280],
      card: [0.99, 0.006, 280],
      ink: [0.2, 0.06, 280],
      brand: [0.45, 0.2, 290],
      accent: [0.85, 0.18, 145],
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.965, 0.02, 100],
      surface: [0.93, 0.035, 100],
      card: [0.99, 0.008, 100],
      ink: [0.22, 0.05, 250],
      brand: [0.46, 0.16, 255],
      accent: [0.75, 0.18, 30],
      footer: 'brand',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'accent', 'page'],
  prefers: {
    hero: ['centred', 'type', 'split'],
    header: ['bar'],
    footer: ['line'],
    features: ['cards', 'bento'],
  },
};
