import type { Theme } from '../../theme';

/** The look `gothic`: pointed arches, black letter, a rose window and candlelight. */
export const gothic: Theme = {
  style: 'gothic',
  faces: { display: 'oldStyle', text: 'garamond' },
  headings: { weight: 400, tracking: '0.005em', leading: 1.04 },
  scale: 'loud',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  scheme: 'dark',
  palettes: [
    {
      paper: [0.93, 0.012, 310],
      surface: [0.89, 0.02, 310],
      card: [0.96, 0.008, 310],
      ink: [0.18, 0.035, 310],
      brand: [0.33, 0.1, 315],
      accent: [0.72, 0.14, 334],
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
      line: 'accent',
    },
    {
      paper: [0.93, 0.012, 15],
      surface: [0.89, 0.02, 15],
      card: [0.96, 0.008, 15],
      ink: [0.18, 0.03, 10],
      brand: [0.34, 0.12, 18],
      accent: [0.74, 0.1, 60],
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
      line: 'accent',
    },
    {
      paper: [0.93, 0.012, 160],
      surface: [0.89, 0.018, 160],
      card: [0.96, 0.008, 160],
      ink: [0.18, 0.025, 170],
      brand: [0.33, 0.06, 165],
      accent: [0.76, 0.09, 95],
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
      line: 'accent',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page'],
  prefers: {
    hero: ['framed', 'collage', 'split'],
    header: ['centred'],
    footer: ['centred'],
    features: ['cards', 'columns'],
    services: ['rows', 'cards'],
    about: ['letter'],
    story: ['letter'],
    testimonials: ['voice'],
    gallery: ['lead'],
    products: ['grid'],
    team: ['portraits'],
    menu: ['sheet'],
  },
  pairs: [
    { display: 'pirata-one', text: 'eb-garamond', weight: 400, tracking: '0.005em' },
    { display: 'cormorant-garamond', text: 'eb-garamond', weight: 500, tracking: '0' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(closest-side, color-mix(in oklab, var(--accent) 26%, transparent) 12%, transparent 13% 17%, color-mix(in oklab, var(--accent) 20%, transparent) 18% 20%, transparent 21% 92%, color-mix(in oklab, var(--accent) 30%, transparent) 93% 96%, transparent 97%) 92% 12% / 22rem 22rem no-repeat, radial-gradient(70% 90% at 50% 110%, color-mix(in oklab, var(--brand) 80%, transparent), transparent 75%), var(--hero-bg); }
.site-header { border-block-end: 4px double var(--accent); }
header[data-variant="centred"].site-header .brand { font-size: clamp(2.2rem, 4.6vi, 3.6rem); line-height: 1; font-weight: 400; letter-spacing: 0; }
.art-frame, .split .art-filled, .alternate .art-filled { border-radius: 50% 50% 0 0 / 38% 38% 0 0; border: 3px double var(--accent); }
.card { padding-block-start: 3rem; background: linear-gradient(to top right, transparent 49%, var(--accent) 49.5% 50.5%, transparent 51%) calc(50% - 1.25rem) 0.6rem / 2.5rem 1.4rem no-repeat, linear-gradient(to bottom right, transparent 49%, var(--accent) 49.5% 50.5%, transparent 51%) calc(50% + 1.25rem) 0.6rem / 2.5rem 1.4rem no-repeat, linear-gradient(color-mix(in oklab, var(--card) 82%, var(--brand)), var(--card)); border-color: color-mix(in oklab, var(--accent) 60%, var(--card)); }
.head { padding-block-end: 1rem; background: linear-gradient(var(--accent), var(--accent)) 0 100% / 100% 1px no-repeat, linear-gradient(var(--accent), var(--accent)) 0 calc(100% - 5px) / 7rem 1px no-repeat; }
.head h2 { font-size: calc(var(--step-2) * 1.15); }
.kicker { letter-spacing: 0.18em; text-transform: uppercase; font-size: 0.9375rem; }
.kicker::before { content: "❧ "; }
.hero .lede::first-letter { color: var(--accent-text); font: 400 1.7em/1 var(--display); }
.button { border: 1px solid var(--button); box-shadow: inset 0 0 0 3px var(--button), inset 0 0 0 4px var(--on-button); letter-spacing: 0.06em; }
svg.art { filter: saturate(0.8) brightness(0.92); }`,
};
