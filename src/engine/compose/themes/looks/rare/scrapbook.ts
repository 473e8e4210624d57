import type { Theme } from '../../theme';

/** The look `scrapbook`: squared paper, pictures under tape, notes by hand and a marker under every heading. */
export const scrapbook: Theme = {
  style: 'scrapbook',
  faces: { display: 'humanist', text: 'humanist' },
  headings: { weight: 700, tracking: '0', leading: 1.0 },
  scale: 'loud',
  room: 'usual',
  radius: '0.4rem',
  radiusCard: '0.2rem',
  border: '0px',
  shadow: '0 0.5rem 1.1rem color-mix(in oklab, var(--paint-ink) 20%, transparent)',
  palettes: [
    {
      paper: [0.972, 0.014, 88],
      surface: [0.885, 0.045, 74],
      card: [0.998, 0.003, 95],
      ink: [0.27, 0.035, 50],
      brand: [0.47, 0.13, 28],
      accent: [0.86, 0.12, 88],
      hero: 'paper',
      footer: 'surface',
    },
    {
      paper: [0.97, 0.014, 95],
      surface: [0.895, 0.045, 185],
      card: [0.998, 0.003, 95],
      ink: [0.27, 0.04, 230],
      brand: [0.43, 0.09, 215],
      accent: [0.83, 0.1, 12],
      hero: 'paper',
      footer: 'surface',
    },
    {
      paper: [0.972, 0.012, 80],
      surface: [0.9, 0.04, 150],
      card: [0.998, 0.003, 95],
      ink: [0.26, 0.03, 150],
      brand: [0.42, 0.09, 150],
      accent: [0.86, 0.1, 60],
      hero: 'paper',
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'page', 'brand', 'page'],
  prefers: {
    hero: ['framed', 'collage', 'mosaic'],
    header: ['bar', 'split'],
    footer: ['centred'],
    features: ['cards', 'alternate'],
    services: ['cards', 'alternate'],
    gallery: ['prints'],
    portfolio: ['masonry'],
    testimonials: ['cards'],
    about: ['letter', 'picture'],
    story: ['letter', 'picture'],
    team: ['portraits'],
    posts: ['covers'],
    timeline: ['path'],
  },
  pairs: [
    { display: 'caveat', text: 'karla', weight: 700, tracking: '0' },
    { display: 'caveat', text: 'bitter', weight: 700, tracking: '0' },
  ],
  css: `body { background: linear-gradient(color-mix(in oklab, var(--brand) 9%, transparent) 1px, transparent 1px) 0 0 / 1.75rem 1.75rem, linear-gradient(90deg, color-mix(in oklab, var(--brand) 9%, transparent) 1px, transparent 1px) 0 0 / 1.75rem 1.75rem, var(--bg); }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: none; }
@media screen { main > .on-surface, main > .on-brand, main > .on-accent { margin-block: -0.35rem; mask: conic-gradient(from 118deg at 50% 0, transparent, var(--paint-ink) 1deg 123deg, transparent 124deg) 0 0 / 1.1rem 51% repeat-x, conic-gradient(from -62deg at 50% 100%, transparent, var(--paint-ink) 1deg 123deg, transparent 124deg) 0 100% / 1.1rem 51% repeat-x; } }
.head h2, .hero h1, .page-header h1 { text-decoration: underline color-mix(in oklab, var(--accent) 66%, transparent) 0.3em; text-decoration-skip-ink: none; text-underline-offset: -0.14em; }
.kicker { inline-size: fit-content; padding: 0.15em 0.8em; background: var(--accent); color: var(--on-accent); rotate: -2deg; }
.on-accent .kicker { background: var(--card); color: var(--card-ink); }
.brand { font-size: 1.9rem; }
.card { position: relative; }
.card:nth-child(odd) { rotate: -0.8deg; }
.card:nth-child(even) { rotate: 0.9deg; }
main .grid > .card::before, .art-frame::before { content: ""; position: absolute; z-index: 1; inset-block-start: -0.8rem; inset-inline-start: calc(50% - 3.25rem); inline-size: 6.5rem; block-size: 1.6rem; background: repeating-linear-gradient(90deg, color-mix(in oklab, var(--accent) 78%, transparent) 0 0.5rem, color-mix(in oklab, var(--accent) 62%, transparent) 0.5rem 1rem); rotate: -3deg; }
.art-frame { position: relative; overflow: visible; padding: clamp(0.6rem, 1.2vi, 1.1rem) clamp(0.6rem, 1.2vi, 1.1rem) clamp(1.4rem, 3vi, 2.6rem); background: var(--card); border: 0; box-shadow: var(--shadow); rotate: -1.4deg; }
.art-filled { border-radius: 0.15rem; }
.split .art-filled, .alternate .art-filled, .lead-gallery .art-filled, .masonry .art-filled { border: 0.6rem solid var(--card); box-shadow: var(--shadow); }
.button { box-shadow: 0.15rem 0.2rem 0 color-mix(in oklab, var(--paint-ink) 30%, transparent); }
.hero-words .lede { padding-inline-start: 1rem; border-inline-start: 3px dashed var(--accent-text); }
@media print { .card:nth-child(n), .art-frame, .kicker, main > .hero .hero-words, section:nth-of-type(n) .head h2 { rotate: none; } }`,
};
