import type { Theme } from '../../theme';

/** The look `kawaii`: round letters, hearts, clouds and a blush on everything. */
export const kawaii: Theme = {
  style: 'kawaii',
  faces: { display: 'rounded', text: 'rounded' },
  headings: { weight: 700, tracking: '-0.01em', leading: 1.06 },
  scale: 'clear',
  room: 'usual',
  radius: '99px',
  radiusCard: '2rem',
  border: '3px',
  shadow: '0 0.4rem 0 color-mix(in oklab, var(--brand) 28%, transparent)',
  palettes: [
    {
      paper: [0.982, 0.014, 10],
      surface: [0.94, 0.045, 355],
      card: [1, 0, 0],
      ink: [0.33, 0.08, 355],
      brand: [0.56, 0.19, 0],
      accent: [0.86, 0.1, 185],
      hero: 'surface',
      header: 'surface',
      footer: 'surface',
      line: 'brand',
    },
    {
      paper: [0.982, 0.014, 300],
      surface: [0.935, 0.045, 300],
      card: [1, 0, 0],
      ink: [0.33, 0.09, 300],
      brand: [0.55, 0.18, 302],
      accent: [0.91, 0.12, 98],
      hero: 'surface',
      header: 'surface',
      footer: 'surface',
      line: 'brand',
    },
    {
      paper: [0.982, 0.012, 220],
      surface: [0.935, 0.04, 222],
      card: [1, 0, 0],
      ink: [0.32, 0.07, 255],
      brand: [0.53, 0.14, 250],
      accent: [0.85, 0.11, 355],
      hero: 'surface',
      header: 'surface',
      footer: 'surface',
      line: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'accent', 'page', 'surface'],
  prefers: {
    hero: ['split', 'stage', 'collage'],
    header: ['boxed'],
    footer: ['centred'],
    features: ['cards', 'bento'],
    services: ['cards', 'bento'],
    menu: ['tiles', 'plate'],
    testimonials: ['wall', 'cards'],
    team: ['medallions'],
    gallery: ['prints'],
    pricing: ['plans'],
    cta: ['invitation'],
  },
  pairs: [
    { display: 'baloo-2', text: 'nunito', weight: 700, tracking: '-0.015em' },
    { display: 'fredoka', text: 'nunito', weight: 600, tracking: '-0.01em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(circle at 50% 100%, var(--paint-bg) 1.58rem, transparent 1.62rem) 0 100% / 3.4rem 1.7rem repeat-x, radial-gradient(circle, color-mix(in oklab, var(--card) 90%, transparent) 0.55rem, transparent 0.6rem) 0 0 / 4.5rem 4.5rem, radial-gradient(circle, color-mix(in oklab, var(--accent) 70%, transparent) 0.3rem, transparent 0.35rem) 2.25rem 2.25rem / 4.5rem 4.5rem, var(--hero-bg); }
main > .hero.hero, main > .page-header.page-header { padding-block-end: calc(var(--room) * 0.6 + 2.4rem); }
main > [data-variant="split"].hero .hero-art { margin-block-end: calc(var(--room) * -0.6 - 0.4rem); }
main > .hero .hero-words, main > .page-header > * { position: relative; }
main > .page-header .lede { inline-size: fit-content; padding: 0.4em 0.9em; border-radius: 1.4rem; background: color-mix(in oklab, var(--card) 88%, transparent); color: var(--card-ink); }
main > .hero .hero-words { padding: clamp(1.1rem, 2.4vi, 2rem); border-radius: 2.4rem; background: color-mix(in oklab, var(--card) 88%, transparent); --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); color: var(--card-ink); }
.kicker::before, .head h2::before { content: "♥ "; color: color-mix(in oklab, var(--brand) 62%, var(--paint-bg)); }
.on-accent .head h2::before { color: currentcolor; }
.brand::after { content: " ♡"; }
.card, .art-frame { border-color: color-mix(in oklab, var(--brand) 45%, var(--paint-bg)); }
main .grid > .card { background: radial-gradient(circle at 1.4rem calc(100% - 1.1rem), color-mix(in oklab, var(--brand) 24%, transparent) 0.5rem, transparent 0.6rem), radial-gradient(circle at calc(100% - 1.4rem) calc(100% - 1.1rem), color-mix(in oklab, var(--brand) 24%, transparent) 0.5rem, transparent 0.6rem), var(--card); }
.button { border: 3px solid color-mix(in oklab, var(--button) 70%, var(--paint-ink)); box-shadow: 0 0.3rem 0 color-mix(in oklab, var(--button) 60%, var(--paint-ink)); font-weight: 800; }
.on-surface { background: radial-gradient(circle, color-mix(in oklab, var(--card) 80%, transparent) 0.4rem, transparent 0.45rem) 0 0 / 2.6rem 2.6rem, var(--surface); }
svg.art { stroke: var(--paint-ink); stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }`,
};
