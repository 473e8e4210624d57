import type { Theme } from '../theme';

/** The look `art-deco`. */
export const artDeco: Theme = {
  style: 'art-deco',
  faces: { display: 'geometric', text: 'garamond' },
  headings: { weight: 400, tracking: '0.06em', leading: 1.12, isUpper: true },
  scale: 'calm',
  room: 'wide',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.965, 0.014, 90],
      surface: [0.93, 0.022, 90],
      card: [0.985, 0.008, 90],
      ink: [0.2, 0.03, 200],
      brand: [0.29, 0.055, 195],
      accent: [0.77, 0.11, 85],
      hero: 'brand',
      header: 'brand',
      footer: 'brand',
      line: 'accent',
    },
    {
      paper: [0.96, 0.012, 60],
      surface: [0.925, 0.02, 60],
      card: [0.985, 0.007, 60],
      ink: [0.18, 0.015, 30],
      brand: [0.22, 0.02, 300],
      accent: [0.78, 0.1, 80],
      hero: 'brand',
      header: 'brand',
      footer: 'ink',
      line: 'accent',
    },
    {
      paper: [0.965, 0.012, 75],
      surface: [0.93, 0.02, 70],
      card: [0.985, 0.007, 75],
      ink: [0.2, 0.03, 15],
      brand: [0.3, 0.09, 15],
      accent: [0.78, 0.1, 82],
      hero: 'brand',
      header: 'brand',
      footer: 'ink',
      line: 'accent',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['centred', 'framed'],
    header: ['centred'],
    footer: ['centred'],
    menu: ['sheet'],
    features: ['cards', 'aside'],
    testimonials: ['voice'],
    cta: ['banner'],
  },
  css: `.kicker { letter-spacing: 0.16em; text-transform: uppercase; font-size: 0.875rem; }
.head { align-self: start; padding-block-end: 1.25rem; background: linear-gradient(var(--accent), var(--accent)) 0 100% / 6rem 3px no-repeat, linear-gradient(var(--accent), var(--accent)) 0 calc(100% - 7px) / 6rem 1px no-repeat; }
.head-centred { background-position-x: 50%; }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: repeating-conic-gradient(from -90deg at 50% 100%, color-mix(in oklab, var(--accent) 10%, transparent) 0 4deg, transparent 4deg 9deg), var(--hero-bg); }
.hero .art-frame { outline: 1px solid var(--accent); outline-offset: 0.6rem; }
.site-header { border-block-end: 5px double var(--accent); }
.site-footer { border-block-start: 5px double var(--accent); }
main > section > .grid > .card { outline: 1px solid var(--accent); outline-offset: -0.55rem; }`,
};
