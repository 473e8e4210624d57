import type { Theme } from '../theme';

/** The look `organic`. */
export const organic: Theme = {
  style: 'organic',
  faces: { display: 'transitional', text: 'humanist' },
  headings: { weight: 500, tracking: '-0.03em', leading: 1.06 },
  scale: 'clear',
  room: 'wide',
  radius: '99px',
  radiusCard: '2.5rem',
  border: '0px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.965, 0.014, 85],
      surface: [0.925, 0.024, 90],
      card: [0.985, 0.008, 85],
      ink: [0.27, 0.03, 70],
      brand: [0.42, 0.06, 130],
      accent: [0.74, 0.1, 55],
      footer: 'brand',
    },
    {
      paper: [0.965, 0.015, 60],
      surface: [0.925, 0.028, 50],
      card: [0.985, 0.008, 60],
      ink: [0.27, 0.035, 40],
      brand: [0.47, 0.09, 42],
      accent: [0.8, 0.08, 110],
      footer: 'ink',
    },
    {
      paper: [0.97, 0.008, 160],
      surface: [0.93, 0.02, 165],
      card: [0.99, 0.004, 160],
      ink: [0.26, 0.03, 190],
      brand: [0.4, 0.06, 190],
      accent: [0.83, 0.08, 75],
      hero: 'surface',
      header: 'surface',
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['framed', 'split', 'stage', 'bleed'],
    header: ['bar', 'boxed'],
    footer: ['line', 'centred'],
    features: ['alternate', 'tiles', 'aside'],
    services: ['tiles', 'rows'],
    team: ['medallions', 'portraits'],
    story: ['letter', 'picture'],
    testimonials: ['voice'],
  },
  css: `.hero .art-frame { border-radius: 32% 42% 38% 34% / 34% 34% 42% 40%; }
[data-variant="stage"] .art-frame, [data-variant="mosaic"] .art-frame { border-radius: var(--radius-card); }`,
};
