import type { Theme } from '../theme';

/** The look `luxe`. */
export const luxe: Theme = {
  style: 'luxe',
  faces: { display: 'didone', text: 'garamond' },
  headings: { weight: 400, tracking: '0.005em', leading: 1.1 },
  scale: 'clear',
  room: 'wide',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.975, 0.008, 80],
      surface: [0.94, 0.014, 80],
      card: [0.99, 0.005, 80],
      ink: [0.22, 0.012, 60],
      brand: [0.26, 0.025, 160],
      accent: [0.72, 0.09, 80],
      footer: 'brand',
      hero: 'brand',
      header: 'brand',
    },
    {
      paper: [0.985, 0.005, 60],
      surface: [0.95, 0.012, 50],
      card: [1, 0, 0],
      ink: [0.23, 0.02, 20],
      brand: [0.3, 0.07, 15],
      accent: [0.75, 0.08, 70],
      footer: 'ink',
    },
    {
      paper: [0.97, 0.006, 260],
      surface: [0.935, 0.01, 260],
      card: [0.99, 0.003, 260],
      ink: [0.2, 0.03, 265],
      brand: [0.25, 0.055, 265],
      accent: [0.76, 0.09, 82],
      footer: 'brand',
      hero: 'brand',
      header: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['framed', 'centred', 'stage'],
    header: ['centred', 'bar'],
    footer: ['centred', 'columns'],
    features: ['aside', 'rows', 'alternate'],
    services: ['rows', 'aside', 'tiles'],
    testimonials: ['voice'],
    menu: ['sheet'],
    team: ['portraits', 'roster'],
  },
  css: `.kicker { font-size: 0.875rem; letter-spacing: 0.14em; text-transform: uppercase; }
.button { text-transform: uppercase; letter-spacing: 0.1em; font-size: 0.875rem; }
body { font-size: calc(var(--step-0) * 1.06); }`,
};
