import type { Theme } from '../../theme';

/** The look `comic`: panels in ink, caption boxes, dots of a cheap press, capitals that shout. */
export const comic: Theme = {
  style: 'comic',
  faces: { display: 'condensed', text: 'rounded' },
  headings: { weight: 400, tracking: '0.02em', leading: 1.04, isUpper: true },
  scale: 'loud',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '3px',
  shadow: '0.4rem 0.4rem 0 var(--paint-ink)',
  palettes: [
    {
      paper: [0.985, 0.012, 95],
      surface: [0.935, 0.055, 215],
      card: [1, 0, 0],
      ink: [0.15, 0.015, 280],
      brand: [0.56, 0.21, 27],
      accent: [0.89, 0.17, 96],
      hero: 'accent',
      header: 'paper',
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.985, 0.01, 220],
      surface: [0.95, 0.07, 98],
      card: [1, 0, 0],
      ink: [0.15, 0.015, 280],
      brand: [0.5, 0.19, 262],
      accent: [0.83, 0.14, 75],
      hero: 'accent',
      header: 'paper',
      footer: 'brand',
      line: 'ink',
    },
    {
      paper: [0.985, 0.01, 320],
      surface: [0.94, 0.05, 330],
      card: [1, 0, 0],
      ink: [0.16, 0.03, 300],
      brand: [0.48, 0.2, 305],
      accent: [0.88, 0.17, 125],
      hero: 'accent',
      header: 'paper',
      footer: 'ink',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'accent', 'page', 'surface', 'brand', 'page'],
  prefers: {
    hero: ['stage', 'framed', 'mosaic'],
    header: ['bar', 'split'],
    footer: ['sign'],
    features: ['cards', 'bento', 'alternate'],
    services: ['cards', 'alternate'],
    testimonials: ['cards', 'wall'],
    gallery: ['lead'],
    pricing: ['plans'],
    process: ['numbered'],
    team: ['portraits'],
  },
  pairs: [
    { display: 'bangers', text: 'cabin', weight: 400, tracking: '0.025em' },
    { display: 'bangers', text: 'nunito', weight: 400, tracking: '0.025em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(circle, color-mix(in oklab, var(--paint-ink) 22%, transparent) 0.16rem, transparent 0.18rem) 0 0 / 0.8rem 0.8rem, repeating-conic-gradient(from 0deg at 72% 58%, color-mix(in oklab, var(--paint-bg) 55%, transparent) 0 7deg, transparent 7deg 15deg), var(--hero-bg); }
.site-header { border-block-end: 4px solid var(--paint-ink); }
main > section + section { border-block-start: 4px solid var(--paint-ink); }
main > .hero .hero-words, main > .hero:not(:has(.hero-words)) > h1, main > .page-header h1 { --bg: var(--card); --ink: var(--card-ink); --soft: var(--card-ink); --accent-text: var(--card-ink); position: relative; inline-size: fit-content; background: var(--card); color: var(--card-ink); border: 4px solid var(--paint-ink); box-shadow: 0.5rem 0.5rem 0 var(--paint-ink); }
main > .hero .hero-words { padding: clamp(1.25rem, 3vi, 2.75rem); margin-block-end: 2.25rem; }
main > .hero:not(:has(.hero-words)) > h1, main > .page-header h1 { padding: 0.18em 0.35em; }
main > .page-header .lede { inline-size: fit-content; padding: 0.4em 0.8em; background: var(--card); color: var(--card-ink); border: 3px solid var(--paint-ink); }
main > .hero .hero-words::after { content: ""; position: absolute; inset-block-end: -1.35rem; inset-inline-start: 22%; inline-size: 2rem; block-size: 2rem; background: inherit; border: solid var(--paint-ink); border-width: 0 4px 4px 0; transform: skewX(38deg) rotate(45deg); }
.hero h1, .page-header h1 { text-shadow: 0.05em 0.05em 0 color-mix(in oklab, var(--accent) 80%, var(--card)); }
.kicker, .head h2 { inline-size: fit-content; padding: 0.25em 0.6em; background: var(--accent); color: var(--on-accent); border: 3px solid var(--paint-ink); }
.kicker { font-size: 0.9375rem; letter-spacing: 0.04em; text-transform: uppercase; }
.head h2 { box-shadow: 0.25rem 0.25rem 0 var(--paint-ink); rotate: -1deg; }
.on-accent .head h2, .on-accent .kicker, .on-hero .kicker { background: var(--card); color: var(--card-ink); }
.on-surface { background: radial-gradient(circle, color-mix(in oklab, var(--brand) 13%, transparent) 0.14rem, transparent 0.16rem) 0 0 / 0.9rem 0.9rem, var(--surface); }
.card, .art-frame, .button { border-color: var(--paint-ink); }
.button { border: 3px solid var(--paint-ink); box-shadow: 0.25rem 0.25rem 0 var(--paint-ink); font: 400 1.2rem/1.2 var(--display); letter-spacing: 0.03em; text-transform: uppercase; }
.button:hover { translate: 0.12rem 0.12rem; box-shadow: 0.12rem 0.12rem 0 var(--paint-ink); }
.testimonials .card { position: relative; margin-block-end: 1.5rem; border-radius: 2rem; }
.testimonials .card::after { content: ""; position: absolute; inset-block-end: -1.05rem; inset-inline-start: 2.5rem; inline-size: 1.5rem; block-size: 1.5rem; background: inherit; border: solid var(--paint-ink); border-width: 0 3px 3px 0; transform: skewX(38deg) rotate(45deg); }
svg.art { stroke: var(--paint-ink); stroke-width: 4; stroke-linejoin: round; }`,
};
