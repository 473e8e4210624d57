import type { Theme } from '../../theme';

/** The look `christmas`: fir and cranberry, a string of lights, snow that falls and lies. */
export const christmas: Theme = {
  style: 'christmas',
  faces: { display: 'transitional', text: 'humanist' },
  headings: { weight: 600, tracking: '-0.015em', leading: 1.06 },
  scale: 'clear',
  room: 'usual',
  radius: '99px',
  radiusCard: '1.1rem',
  border: '0px',
  shadow: '0 0.4rem 1.2rem color-mix(in oklab, var(--paint-ink) 10%, transparent)',
  palettes: [
    {
      paper: [0.985, 0.008, 85],
      surface: [0.95, 0.018, 150],
      card: [0.998, 0.003, 85],
      ink: [0.25, 0.035, 160],
      brand: [0.36, 0.075, 158],
      accent: [0.53, 0.17, 24],
      button: 'accent',
      hero: 'brand',
      header: 'paper',
      footer: 'brand',
    },
    {
      paper: [0.985, 0.008, 70],
      surface: [0.95, 0.02, 40],
      card: [0.998, 0.003, 70],
      ink: [0.26, 0.04, 20],
      brand: [0.42, 0.14, 22],
      accent: [0.8, 0.12, 85],
      hero: 'brand',
      header: 'paper',
      footer: 'brand',
    },
    {
      paper: [0.985, 0.006, 240],
      surface: [0.95, 0.018, 235],
      card: [0.998, 0.003, 240],
      ink: [0.25, 0.045, 262],
      brand: [0.34, 0.08, 262],
      accent: [0.82, 0.11, 88],
      hero: 'brand',
      header: 'paper',
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['stage', 'framed', 'centred'],
    header: ['centred'],
    footer: ['centred', 'sign'],
    features: ['cards', 'tiles'],
    services: ['cards', 'tiles'],
    gallery: ['prints', 'lead'],
    events: ['leaves', 'stubs'],
    products: ['grid'],
    menu: ['sheet'],
    about: ['letter'],
    cta: ['invitation'],
  },
  pairs: [
    { display: 'fraunces', text: 'figtree', weight: 600, tracking: '-0.018em' },
    { display: 'playfair-display', text: 'mulish', weight: 600, tracking: '-0.01em' },
  ],
  css: `header.site-header { padding-block-end: 2rem; background: radial-gradient(circle, oklch(0.63 0.2 27) 0.2rem, transparent 0.23rem) 0 100% / 6rem 1.1rem repeat-x, radial-gradient(circle, oklch(0.82 0.15 85) 0.2rem, transparent 0.23rem) 2rem 100% / 6rem 1.5rem repeat-x, radial-gradient(circle, oklch(0.6 0.12 155) 0.2rem, transparent 0.23rem) 4rem 100% / 6rem 1.1rem repeat-x, radial-gradient(60% 100% at 50% 0, transparent 90%, color-mix(in oklab, var(--header-ink) 60%, transparent) 92% 98%, transparent) 1rem 100% / 2rem 1.1rem repeat-x, var(--header-bg); }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(circle, color-mix(in oklab, var(--hero-ink) 50%, transparent) 0.16rem, transparent 0.19rem) 1rem 2rem / 9rem 11rem, radial-gradient(circle, color-mix(in oklab, var(--hero-ink) 34%, transparent) 0.11rem, transparent 0.14rem) 5rem 0 / 7rem 8rem, radial-gradient(circle, color-mix(in oklab, var(--hero-ink) 20%, transparent) 0.24rem, transparent 0.28rem) 3rem 6rem / 13rem 15rem, radial-gradient(70% 60% at 50% 110%, color-mix(in oklab, var(--hero-ink) 20%, transparent), transparent), var(--hero-bg); }
@media screen { main > .hero.hero, main > .page-header.page-header { padding-block-end: calc(var(--room) * 0.55 + 3rem); mask: linear-gradient(var(--paint-ink), var(--paint-ink)) 0 0 / 100% calc(100% - 1.9rem) no-repeat, radial-gradient(50% 100% at 50% 0, var(--paint-ink) 96%, transparent) 0 100% / clamp(9rem, 22vi, 19rem) 2rem repeat-x; } }
main > [data-variant="split"].hero .hero-art { margin-block-end: calc(var(--room) * -0.55); }
.head h2::before { content: "✶ "; color: var(--accent); }
.on-brand .head h2::before, .on-accent .head h2::before { color: currentcolor; }
.kicker { font: italic 500 1.15rem/1.3 var(--display); }
header[data-variant="centred"].site-header .brand { font-size: clamp(1.7rem, 3vi, 2.4rem); }
.card { border-block-start: 0.55rem solid; border-image: repeating-linear-gradient(115deg, var(--button) 0 0.7rem, var(--paint-bg) 0.7rem 1.4rem) 9; }
.art-frame { border: 0.5rem solid var(--card); box-shadow: var(--shadow); }
.site-footer { border-block-start: 0.7rem solid; border-image: repeating-linear-gradient(115deg, var(--accent) 0 1.1rem, var(--paint-bg) 1.1rem 2.2rem) 11; }`,
};
