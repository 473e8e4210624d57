import type { Theme } from '../../theme';

/** The look `cottage`: gingham, scalloped hems, stitched labels and small flowers. */
export const cottage: Theme = {
  style: 'cottage',
  faces: { display: 'oldStyle', text: 'humanist' },
  headings: { weight: 500, tracking: '-0.01em', leading: 1.08 },
  scale: 'clear',
  room: 'usual',
  radius: '99px',
  radiusCard: '1.4rem',
  border: '0px',
  shadow: '0 0.5rem 1.4rem color-mix(in oklab, var(--paint-ink) 9%, transparent)',
  palettes: [
    {
      paper: [0.978, 0.014, 88],
      surface: [0.94, 0.03, 25],
      card: [0.995, 0.006, 88],
      ink: [0.29, 0.035, 110],
      brand: [0.43, 0.06, 138],
      accent: [0.78, 0.1, 15],
      hero: 'paper',
      header: 'paper',
      footer: 'brand',
    },
    {
      paper: [0.978, 0.014, 92],
      surface: [0.94, 0.03, 300],
      card: [0.995, 0.006, 92],
      ink: [0.28, 0.05, 320],
      brand: [0.41, 0.1, 345],
      accent: [0.76, 0.09, 334],
      hero: 'paper',
      header: 'paper',
      footer: 'brand',
    },
    {
      paper: [0.98, 0.014, 90],
      surface: [0.942, 0.03, 235],
      card: [0.996, 0.006, 90],
      ink: [0.28, 0.04, 255],
      brand: [0.42, 0.08, 255],
      accent: [0.78, 0.08, 240],
      hero: 'paper',
      header: 'paper',
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'surface'],
  prefers: {
    hero: ['split', 'framed', 'stage'],
    header: ['centred'],
    footer: ['centred'],
    features: ['cards', 'alternate', 'wings'],
    services: ['cards', 'alternate'],
    gallery: ['prints'],
    about: ['letter', 'picture'],
    story: ['letter', 'picture'],
    testimonials: ['cards', 'voice'],
    menu: ['sheet'],
    products: ['grid'],
    posts: ['covers'],
  },
  pairs: [
    { display: 'young-serif', text: 'karla', weight: 400, tracking: '-0.01em' },
    { display: 'fraunces', text: 'karla', weight: 600, tracking: '-0.015em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: linear-gradient(transparent calc(100% - 3.6rem), color-mix(in oklab, var(--accent) 46%, transparent) 0 calc(100% - 2.7rem), transparent 0 calc(100% - 1.8rem), color-mix(in oklab, var(--accent) 46%, transparent) 0 calc(100% - 0.9rem), transparent 0), linear-gradient(90deg, color-mix(in oklab, var(--accent) 46%, transparent) 50%, transparent 50%) 0 100% / 1.8rem 3.6rem repeat-x, radial-gradient(circle, color-mix(in oklab, var(--accent) 75%, transparent) 0.14rem, transparent 0.16rem) 0 0 / 5rem 5rem, radial-gradient(circle at 50% 42%, color-mix(in oklab, var(--accent) 42%, transparent) 0.12rem, transparent 0.14rem) 0.32rem 0 / 5rem 5rem, radial-gradient(circle at 50% 42%, color-mix(in oklab, var(--accent) 42%, transparent) 0.12rem, transparent 0.14rem) -0.32rem 0 / 5rem 5rem, radial-gradient(circle, color-mix(in oklab, var(--brand) 35%, transparent) 0.1rem, transparent 0.12rem) 2.5rem 2.5rem / 5rem 5rem, var(--hero-bg); }
main > .hero.hero, main > .page-header.page-header { padding-block-end: calc(var(--room) * 0.6 + 4.5rem); }
main > [data-variant="split"].hero .hero-art { margin-block-end: calc(var(--room) * -0.6 - 1.2rem); }
@media screen { main > .on-surface, main > .on-brand, main > .on-accent { margin-block: -0.6rem; mask: radial-gradient(circle at 50% 100%, var(--paint-ink) 1.18rem, transparent 1.22rem) 50% 0 / 2.2rem 1.2rem repeat-x, linear-gradient(var(--paint-ink), var(--paint-ink)) 0 50% / 100% calc(100% - 2.35rem) no-repeat, radial-gradient(circle at 50% 0, var(--paint-ink) 1.18rem, transparent 1.22rem) 50% 100% / 2.2rem 1.2rem repeat-x; } }
.site-header { border-block-end: 1.2rem solid; border-image: repeating-linear-gradient(90deg, var(--accent) 0 0.6rem, color-mix(in oklab, var(--accent) 40%, var(--paint-bg)) 0 1.2rem) 18; }
header[data-variant="centred"].site-header .brand { font-size: clamp(1.8rem, 3.4vi, 2.7rem); }
.kicker { font-style: italic; font-family: var(--display); font-weight: 400; }
.head h2::after { content: "❀"; margin-inline-start: 0.4em; color: var(--accent); font-size: 0.8em; }
.on-accent .head h2::after { color: currentcolor; }
.card { border-radius: 1.4rem; outline: 2px dashed color-mix(in oklab, var(--accent) 80%, transparent); outline-offset: -0.6rem; }
.art-frame { border-radius: 14rem 14rem 1.4rem 1.4rem; outline: 2px dashed var(--accent); outline-offset: 0.5rem; }
.button { box-shadow: inset 0 0 0 3px var(--button), inset 0 0 0 4px color-mix(in oklab, var(--on-button) 60%, transparent); }`,
};
