import type { Theme } from '../theme';

/** The look `coastal`. */
export const coastal: Theme = {
  style: 'coastal',
  faces: { display: 'oldStyle', text: 'plain' },
  headings: { weight: 500, tracking: '-0.025em', leading: 1.05 },
  scale: 'loud',
  room: 'wide',
  radius: '0.35rem',
  radiusCard: '0.35rem',
  border: '0px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.99, 0.004, 220],
      surface: [0.955, 0.016, 220],
      card: [1, 0, 0],
      ink: [0.24, 0.04, 240],
      brand: [0.4, 0.085, 235],
      accent: [0.84, 0.08, 75],
      footer: 'brand',
    },
    {
      paper: [0.98, 0.01, 85],
      surface: [0.945, 0.018, 200],
      card: [0.995, 0.004, 85],
      ink: [0.25, 0.035, 215],
      brand: [0.41, 0.07, 205],
      accent: [0.75, 0.13, 40],
      hero: 'surface',
      header: 'surface',
      footer: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['bleed', 'stage', 'framed'],
    header: ['bar', 'centred'],
    footer: ['columns', 'line'],
    rooms: ['alternate', 'tiles'],
    features: ['checks', 'alternate'],
    gallery: ['strip', 'lead'],
    testimonials: ['voice'],
  },
};
