import type { Theme } from '../theme';

/** The look `vintage`. */
export const vintage: Theme = {
  style: 'vintage',
  faces: { display: 'slab', text: 'oldStyle' },
  headings: { weight: 700, tracking: '0.02em', leading: 1.08, isUpper: true },
  scale: 'calm',
  room: 'usual',
  radius: '0.2rem',
  radiusCard: '0.2rem',
  border: '2px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.94, 0.03, 85],
      surface: [0.91, 0.038, 82],
      card: [0.965, 0.02, 85],
      ink: [0.26, 0.04, 45],
      brand: [0.38, 0.1, 28],
      accent: [0.75, 0.12, 75],
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.945, 0.02, 95],
      surface: [0.91, 0.03, 100],
      card: [0.97, 0.013, 95],
      ink: [0.25, 0.04, 240],
      brand: [0.36, 0.07, 240],
      accent: [0.65, 0.15, 35],
      footer: 'brand',
      line: 'ink',
    },
    {
      paper: [0.945, 0.022, 100],
      surface: [0.91, 0.032, 105],
      card: [0.967, 0.014, 100],
      ink: [0.25, 0.035, 150],
      brand: [0.36, 0.065, 155],
      accent: [0.72, 0.12, 65],
      footer: 'ink',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'brand', 'page', 'surface', 'page'],
  prefers: {
    hero: ['centred', 'framed', 'stage'],
    header: ['centred'],
    footer: ['centred'],
    menu: ['sheet'],
    features: ['cards', 'aside'],
    cta: ['banner'],
  },
  css: `.kicker { letter-spacing: 0.12em; }
.head { border-block-end: 3px double var(--line); padding-block-end: 1.25rem; }`,
};
