import type { Theme } from '../../theme';

/** The look `zine`: photocopied, cut out and pasted, with one loud ink. */
export const zine: Theme = {
  style: 'zine',
  faces: { display: 'condensed', text: 'mono' },
  headings: { weight: 400, tracking: '0.005em', leading: 1.0, isUpper: true },
  scale: 'loud',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '2px',
  shadow: '0.35rem 0.4rem 0 color-mix(in oklab, var(--paint-ink) 85%, transparent)',
  palettes: [
    {
      paper: [0.962, 0.008, 95],
      surface: [0.905, 0.008, 95],
      card: [0.99, 0.003, 95],
      ink: [0.16, 0, 0],
      brand: [0.7, 0.2, 0],
      accent: [0.9, 0.17, 103],
      button: 'ink',
      hero: 'paper',
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.962, 0.008, 85],
      surface: [0.905, 0.01, 85],
      card: [0.99, 0.003, 85],
      ink: [0.16, 0.005, 60],
      brand: [0.68, 0.19, 40],
      accent: [0.78, 0.12, 225],
      button: 'ink',
      hero: 'paper',
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.962, 0.008, 110],
      surface: [0.905, 0.01, 110],
      card: [0.99, 0.003, 110],
      ink: [0.16, 0.005, 150],
      brand: [0.74, 0.17, 148],
      accent: [0.75, 0.16, 330],
      button: 'ink',
      hero: 'paper',
      footer: 'ink',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'brand', 'page', 'surface', 'page', 'accent'],
  prefers: {
    hero: ['framed', 'mosaic', 'collage'],
    header: ['split', 'bar'],
    footer: ['sign'],
    features: ['cards', 'signs'],
    services: ['cards', 'signs'],
    testimonials: ['cards', 'voice'],
    team: ['portraits'],
    events: ['bill', 'stubs'],
    posts: ['covers'],
    gallery: ['masonry', 'lead'],
    cta: ['poster', 'line'],
    about: ['statement', 'picture'],
  },
  pairs: [
    { display: 'anton', text: 'ibm-plex-mono', weight: 400, tracking: '0.005em' },
    { display: 'bebas-neue', text: 'ibm-plex-mono', weight: 400, tracking: '0.015em' },
  ],
  css: `body { font-size: calc(var(--step-0) * 0.95); background: repeating-linear-gradient(91deg, color-mix(in oklab, var(--ink) 2.5%, transparent) 0 2px, transparent 2px 7px), var(--bg); }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(circle, color-mix(in oklab, var(--ink) 75%, transparent) 0.12rem, transparent 0.14rem) 100% 0 / 0.6rem 0.6rem, linear-gradient(var(--brand), var(--brand)) 0 0 / 100% 100%; }
main > .hero .hero-words, main > .hero:not(:has(.hero-words)) > *, main > .page-header > * { inline-size: fit-content; padding: clamp(0.6rem, 2vi, 1.8rem); background: var(--paint-bg); color: var(--paint-ink); --ink: var(--paint-ink); --soft: var(--paint-ink); --accent-text: var(--paint-ink); }
main > .hero .hero-words { box-shadow: 0.5rem 0.6rem 0 var(--paint-ink); rotate: -0.7deg; margin-block: 1rem; }
.hero h1::first-letter, .page-header h1::first-letter { background: linear-gradient(var(--paint-ink), var(--paint-ink)) 0 50% / 100% 66% no-repeat; color: var(--paint-bg); }
@media screen { main > .on-surface, main > .on-brand, main > .on-accent { margin-block: -0.35rem; mask: conic-gradient(from 118deg at 50% 0, transparent, var(--paint-ink) 1deg 123deg, transparent 124deg) 0 0 / 1.1rem 51% repeat-x, conic-gradient(from -62deg at 50% 100%, transparent, var(--paint-ink) 1deg 123deg, transparent 124deg) 0 100% / 1.1rem 51% repeat-x; } }
.head h2 { inline-size: fit-content; padding: 0.1em 0.35em; background: var(--paint-ink); color: var(--paint-bg); rotate: -1.2deg; box-decoration-break: clone; }
section:nth-of-type(even) .head h2 { rotate: 0.8deg; }
.hero-words > .kicker { margin-block-end: 0.7rem; }
.on-accent .kicker { background: var(--paint-bg); color: var(--paint-ink); }
.kicker { inline-size: fit-content; padding: 0.2em 0.6em; background: var(--accent); color: var(--on-accent); rotate: -2deg; }
.card { position: relative; border: 2px solid var(--paint-ink); }
.card:nth-child(odd) { rotate: -0.7deg; }
.card:nth-child(even) { rotate: 0.8deg; }
main .grid > .card::before, .art-frame::before { content: ""; position: absolute; z-index: 1; inset-block-start: -0.8rem; inset-inline-start: calc(50% - 3.25rem); inline-size: 6.5rem; block-size: 1.6rem; background: repeating-linear-gradient(90deg, color-mix(in oklab, var(--accent) 88%, transparent) 0 0.5rem, color-mix(in oklab, var(--accent) 74%, transparent) 0.5rem 1rem); rotate: -3deg; }
.art-frame { position: relative; overflow: visible; border: 2px solid var(--paint-ink); background: var(--brand); rotate: 1.2deg; }
svg.art { filter: grayscale(1) contrast(1.35); }
.art-frame > svg.art { mix-blend-mode: multiply; }
.site-header { border-block-end: 2px dashed var(--header-ink); }
.button { font: 400 1.15rem/1.2 var(--display); letter-spacing: 0.04em; text-transform: uppercase; box-shadow: 0.25rem 0.25rem 0 var(--brand); }
@media print { .card:nth-child(n), .art-frame, .kicker, main > .hero .hero-words, section:nth-of-type(n) .head h2 { rotate: none; } }`,
};
