import type { Theme } from '../../theme';

/** The look `chalkboard`: a slate in a wooden frame, written on by hand. */
export const chalkboard: Theme = {
  style: 'chalkboard',
  faces: { display: 'humanist', text: 'humanist' },
  headings: { weight: 700, tracking: '0', leading: 1.02 },
  scale: 'loud',
  room: 'usual',
  radius: '0.5rem',
  radiusCard: '0.5rem',
  border: '2px',
  shadow: 'none',
  scheme: 'dark',
  palettes: [
    {
      paper: [0.955, 0.01, 150],
      surface: [0.915, 0.016, 150],
      card: [0.98, 0.006, 150],
      ink: [0.22, 0.02, 165],
      brand: [0.35, 0.045, 165],
      accent: [0.86, 0.11, 92],
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.955, 0.008, 240],
      surface: [0.915, 0.012, 240],
      card: [0.98, 0.005, 240],
      ink: [0.22, 0.012, 250],
      brand: [0.36, 0.03, 250],
      accent: [0.82, 0.1, 20],
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'page', 'brand'],
  prefers: {
    hero: ['split', 'stage', 'framed'],
    header: ['centred', 'bar'],
    footer: ['centred'],
    features: ['columns', 'cards'],
    services: ['columns', 'rows'],
    menu: ['board', 'sheet'],
    hours: ['painted'],
    testimonials: ['voice'],
    about: ['letter'],
    gallery: ['lead'],
    process: ['numbered'],
  },
  pairs: [{ display: 'caveat', text: 'cabin', weight: 700, tracking: '0' }],
  css: `:root { --wood: oklch(0.5 0.075 58); }
body { background: radial-gradient(60rem 30rem at 20% 10%, color-mix(in oklab, var(--ink) 6%, transparent), transparent), radial-gradient(50rem 40rem at 85% 60%, color-mix(in oklab, var(--ink) 5%, transparent), transparent), var(--bg); }
main > .hero:not([data-variant="bleed"]), main > .page-header { outline: 0.9rem solid var(--wood); outline-offset: -0.9rem; padding-block-start: calc(var(--room) * 0.6 + 1.5rem); background: radial-gradient(40rem 16rem at 30% 30%, color-mix(in oklab, var(--hero-ink) 9%, transparent), transparent), radial-gradient(30rem 18rem at 80% 75%, color-mix(in oklab, var(--hero-ink) 8%, transparent), transparent), repeating-linear-gradient(112deg, color-mix(in oklab, var(--hero-ink) 2.5%, transparent) 0 3px, transparent 3px 11px), var(--hero-bg); }
.brand { font-size: 2rem; }
.hero h1, .page-header h1 { font-size: calc(var(--step-3) * 1.1); }
.head h2::after { content: ""; display: block; block-size: 0.3em; inline-size: 6.5em; max-inline-size: 100%; border-block-start: 3px solid var(--accent-text); border-radius: 50% 40% 0 0 / 100% 60% 0 0; rotate: -1deg; }
.head-centred h2::after { margin-inline: auto; }
.kicker { font: 700 1.5rem/1.1 var(--display); }
.card, .art-frame { border: 2px dashed color-mix(in oklab, var(--card-ink) 70%, transparent); border-radius: 1.2rem 0.7rem 1.4rem 0.6rem / 0.7rem 1.3rem 0.6rem 1.2rem; background: transparent; --card-ink: var(--ink); color: var(--ink); }
.button { border: 2px solid currentcolor; border-radius: 1.2rem 0.7rem 1.4rem 0.6rem / 0.7rem 1.3rem 0.6rem 1.2rem; font: 700 1.45rem/1.1 var(--display); }
svg.art { filter: saturate(0.7) contrast(0.95); stroke: var(--paint-ink); stroke-width: 2.5; stroke-linejoin: round; stroke-dasharray: 9 2; }`,
};
