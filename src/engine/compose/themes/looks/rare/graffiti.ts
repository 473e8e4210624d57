import type { Theme } from '../../theme';

/** The look `graffiti`: brick, spray, drips and letters thrown up at a slant. */
export const graffiti: Theme = {
  style: 'graffiti',
  faces: { display: 'condensed', text: 'condensed' },
  headings: { weight: 400, tracking: '0.02em', leading: 1.02, isUpper: true },
  scale: 'loud',
  room: 'usual',
  radius: '0.4rem',
  radiusCard: '0.4rem',
  border: '3px',
  shadow: '0.4rem 0.4rem 0 var(--accent)',
  palettes: [
    {
      paper: [0.955, 0.012, 60],
      surface: [0.9, 0.03, 45],
      card: [0.995, 0.003, 90],
      ink: [0.17, 0.02, 290],
      brand: [0.55, 0.24, 345],
      accent: [0.86, 0.19, 128],
      hero: 'surface',
      header: 'ink',
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.95, 0.006, 250],
      surface: [0.89, 0.012, 250],
      card: [0.995, 0.003, 250],
      ink: [0.17, 0.02, 260],
      brand: [0.5, 0.22, 270],
      accent: [0.82, 0.17, 70],
      hero: 'surface',
      header: 'ink',
      footer: 'ink',
      line: 'ink',
    },
    {
      paper: [0.955, 0.008, 90],
      surface: [0.9, 0.02, 80],
      card: [0.995, 0.003, 90],
      ink: [0.17, 0.01, 60],
      brand: [0.55, 0.21, 28],
      accent: [0.8, 0.14, 215],
      hero: 'surface',
      header: 'ink',
      footer: 'ink',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'accent'],
  prefers: {
    hero: ['collage', 'mosaic', 'split'],
    header: ['bar', 'split'],
    footer: ['sign'],
    features: ['cards', 'signs'],
    services: ['cards', 'signs'],
    testimonials: ['cards', 'voice'],
    team: ['portraits'],
    gallery: ['masonry', 'lead'],
    cta: ['poster'],
    timetable: ['week'],
    events: ['bill'],
  },
  pairs: [{ display: 'bangers', text: 'rubik', weight: 400, tracking: '0.03em' }],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(closest-side, color-mix(in oklab, var(--accent) 85%, transparent), color-mix(in oklab, var(--accent) 45%, transparent) 60%, transparent) 104% -30% / 34rem 28rem no-repeat, radial-gradient(closest-side, color-mix(in oklab, var(--brand) 60%, transparent), transparent) -8% 125% / 30rem 24rem no-repeat, linear-gradient(color-mix(in oklab, var(--paint-ink) 11%, transparent) 2px, transparent 2px) 0 0 / 100% 2rem, linear-gradient(90deg, color-mix(in oklab, var(--paint-ink) 11%, transparent) 2px, transparent 2px) 0 0 / 4rem 4rem, linear-gradient(90deg, color-mix(in oklab, var(--paint-ink) 11%, transparent) 2px, transparent 2px) 2rem 2rem / 4rem 4rem, var(--hero-bg); }
.on-surface { background: linear-gradient(color-mix(in oklab, var(--paint-ink) 11%, transparent) 2px, transparent 2px) 0 0 / 100% 2rem, linear-gradient(90deg, color-mix(in oklab, var(--paint-ink) 11%, transparent) 2px, transparent 2px) 0 0 / 4rem 4rem, linear-gradient(90deg, color-mix(in oklab, var(--paint-ink) 11%, transparent) 2px, transparent 2px) 2rem 2rem / 4rem 4rem, var(--surface); }
main > .hero .hero-words, main > .hero:not(:has(.hero-words)) > *, main > .page-header > * { --ink: var(--paint-ink); --soft: var(--paint-ink); --accent-text: var(--paint-ink); }
main > .hero .lede, main > .page-header .lede { inline-size: fit-content; padding: 0.6rem 0.9rem; background: color-mix(in oklab, var(--paint-bg) 92%, transparent); color: var(--paint-ink); }
.hero h1, .page-header h1 { inline-size: fit-content; padding: 0.12em 0.3em; rotate: -3deg; background: var(--brand); color: var(--on-brand); box-shadow: 0.1em 0.1em 0 var(--paint-ink); text-shadow: 0.04em 0.04em 0 color-mix(in oklab, var(--paint-ink) 45%, transparent); }
.head h2 { rotate: -1.6deg; }
.head h2::after { content: ""; display: block; block-size: 0.85em; margin-block-start: 0.12em; background: radial-gradient(closest-side, var(--accent) 96%, transparent) 12% 100% / 0.16em 0.16em no-repeat, linear-gradient(var(--accent), var(--accent)) 12% 0 / 0.12em 85% no-repeat, linear-gradient(var(--accent), var(--accent)) 34% 0 / 0.1em 50% no-repeat, linear-gradient(var(--accent), var(--accent)) 71% 0 / 0.12em 68% no-repeat, linear-gradient(var(--accent), var(--accent)) 0 0 / 100% 0.2em no-repeat; inline-size: 6em; max-inline-size: 100%; }
.on-accent .head h2::after { filter: brightness(0.55); }
.kicker { inline-size: fit-content; padding: 0.2em 0.7em; background: var(--paint-ink); color: var(--paint-bg); rotate: -2deg; text-transform: uppercase; }
.card, .art-frame { border-color: var(--paint-ink); }
.card:nth-child(even) { box-shadow: 0.4rem 0.4rem 0 var(--brand); }
.button { border: 3px solid var(--paint-ink); font: 400 1.2rem/1.2 var(--display); letter-spacing: 0.04em; text-transform: uppercase; }
svg.art { stroke: var(--paint-ink); stroke-width: 4; stroke-linejoin: round; }`,
};
