import type { Theme } from '../theme';

/** The look `craft`. */
export const craft: Theme = {
  style: 'craft',
  faces: { display: 'slab', text: 'humanist' },
  headings: { weight: 700, tracking: '-0.025em', leading: 1.06 },
  scale: 'clear',
  room: 'usual',
  radius: '99px',
  radiusCard: '1rem',
  border: '0px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.945, 0.028, 80],
      surface: [0.98, 0.014, 85],
      card: [0.995, 0.006, 85],
      ink: [0.27, 0.04, 45],
      brand: [0.53, 0.13, 40],
      accent: [0.85, 0.09, 80],
      footer: 'ink',
    },
    {
      paper: [0.955, 0.016, 120],
      surface: [0.92, 0.026, 118],
      card: [0.985, 0.007, 110],
      ink: [0.27, 0.03, 130],
      brand: [0.42, 0.075, 135],
      accent: [0.75, 0.13, 60],
      footer: 'brand',
    },
    {
      paper: [0.955, 0.017, 60],
      surface: [0.92, 0.026, 55],
      card: [0.985, 0.008, 60],
      ink: [0.26, 0.035, 285],
      brand: [0.43, 0.085, 275],
      accent: [0.8, 0.11, 55],
      footer: 'brand',
    },
  ],
  rhythm: ['surface', 'page', 'surface', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['split', 'mosaic', 'framed'],
    header: ['bar', 'split'],
    footer: ['line', 'sign'],
    story: ['figure', 'picture'],
    about: ['picture', 'columns'],
    menu: ['board', 'tiles'],
    process: ['numbered', 'ladder'],
  },
};
