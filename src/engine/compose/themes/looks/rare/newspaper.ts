import type { Theme } from '../../theme';

/** The look `newspaper`: a title over the whole width, rules between the columns, pictures in grey. */
export const newspaper: Theme = {
  style: 'newspaper',
  faces: { display: 'transitional', text: 'transitional' },
  headings: { weight: 700, tracking: '-0.018em', leading: 1.06 },
  scale: 'clear',
  room: 'close',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.962, 0.011, 85],
      surface: [0.93, 0.015, 85],
      card: [0.978, 0.008, 85],
      ink: [0.2, 0.008, 60],
      brand: [0.27, 0.008, 60],
      accent: [0.5, 0.17, 27],
      button: 'ink',
      line: 'ink',
    },
    {
      paper: [0.945, 0.03, 62],
      surface: [0.915, 0.036, 62],
      card: [0.965, 0.02, 62],
      ink: [0.22, 0.02, 40],
      brand: [0.34, 0.1, 15],
      accent: [0.44, 0.12, 15],
      button: 'ink',
      line: 'ink',
    },
    {
      paper: [0.955, 0.005, 95],
      surface: [0.92, 0.007, 95],
      card: [0.975, 0.004, 95],
      ink: [0.18, 0.006, 95],
      brand: [0.25, 0.006, 95],
      accent: [0.43, 0.09, 150],
      button: 'ink',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'page', 'surface', 'page', 'page', 'surface'],
  prefers: {
    hero: ['framed', 'split', 'type'],
    header: ['centred'],
    footer: ['columns', 'centred'],
    features: ['rows', 'aside'],
    services: ['rows', 'signs'],
    testimonials: ['voice'],
    team: ['roster', 'portraits'],
    posts: ['lead'],
    about: ['letter'],
    story: ['letter'],
  },
  pairs: [
    { display: 'gloock', text: 'newsreader', weight: 400, tracking: '-0.012em' },
    { display: 'abril-fatface', text: 'newsreader', weight: 400, tracking: '-0.008em' },
  ],
  css: `.site-header { border-block-end: 4px double var(--header-ink); }
.site-footer { border-block-start: 4px double var(--footer-ink); }
.head { padding-block-start: 0.7rem; border-block-start: 3px solid var(--ink); }
.kicker { color: var(--accent-text); font: 700 0.9375rem/1.3 var(--text); letter-spacing: 0.04em; text-transform: uppercase; }
svg.art { filter: grayscale(1) contrast(1.06); }
.letter p:first-of-type::first-letter { float: inline-start; margin-inline-end: 0.09em; font: 700 3.1em/0.86 var(--display); }
@media (min-width: 48rem) {
  header[data-variant="centred"].site-header .brand { padding-block: 0.35rem 0.2rem; font-size: clamp(2.8rem, 6.6vi, 6.2rem); line-height: 1; }
  header[data-variant="centred"].site-header nav { inline-size: 100%; padding-block-start: 0.5rem; border-block-start: 1px solid var(--header-ink); }
  main > section .letter { display: block; max-inline-size: none; columns: 2; column-gap: 3rem; column-rule: 1px solid var(--line); }
  .letter p + p { margin-block-start: 0.9em; }
  main > section .letter h2 { column-span: all; margin-block-end: 1.25rem; padding-block-start: 0.7rem; border-block-start: 3px solid var(--ink); }
}`,
};
