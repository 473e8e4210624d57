import type { Theme } from '../../theme';

/** The look `diner`: chequered tiles, chrome bands, a sign in script and cherry red. */
export const diner: Theme = {
  style: 'diner',
  faces: { display: 'humanist', text: 'geometric' },
  headings: { weight: 400, tracking: '0', leading: 1.2 },
  scale: 'loud',
  room: 'usual',
  radius: '99px',
  radiusCard: '1.2rem',
  border: '3px',
  shadow: '0 0.35rem 0 color-mix(in oklab, var(--paint-ink) 16%, transparent)',
  palettes: [
    {
      paper: [0.985, 0.01, 85],
      surface: [0.93, 0.04, 190],
      card: [1, 0, 0],
      ink: [0.2, 0.02, 20],
      brand: [0.52, 0.2, 25],
      accent: [0.82, 0.09, 190],
      hero: 'accent',
      header: 'paper',
      footer: 'brand',
      line: 'ink',
    },
    {
      paper: [0.985, 0.01, 85],
      surface: [0.95, 0.035, 10],
      card: [1, 0, 0],
      ink: [0.21, 0.03, 230],
      brand: [0.45, 0.09, 205],
      accent: [0.84, 0.09, 10],
      hero: 'accent',
      header: 'paper',
      footer: 'brand',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'accent'],
  prefers: {
    hero: ['stage', 'split', 'framed'],
    header: ['bar', 'split'],
    footer: ['sign', 'centred'],
    features: ['cards', 'tiles'],
    services: ['cards'],
    menu: ['board', 'tiles'],
    hours: ['painted', 'door'],
    testimonials: ['cards', 'wall'],
    cta: ['poster'],
    team: ['medallions'],
  },
  pairs: [
    { display: 'pacifico', text: 'poppins', weight: 400, tracking: '0' },
    { display: 'pacifico', text: 'cabin', weight: 400, tracking: '0' },
  ],
  css: `footer.site-footer[data-variant="sign"] .footer-words .brand { line-height: 1.3; }
main > .hero.hero, main > .page-header.page-header { border-block-end: 0.5rem solid; border-image: linear-gradient(color-mix(in oklab, var(--paint-ink) 45%, var(--paint-bg)), var(--paint-bg), color-mix(in oklab, var(--paint-ink) 35%, var(--paint-bg))) 8; }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: conic-gradient(var(--paint-ink) 25%, var(--paint-bg) 0 50%, var(--paint-ink) 0 75%, var(--paint-bg) 0) 0 100% / 2.4rem 2.4rem repeat-x, repeating-conic-gradient(from 0deg at 50% 108%, transparent 0 6deg, color-mix(in oklab, var(--card) 30%, transparent) 6deg 12deg), var(--hero-bg); }
main > .hero.hero, main > .page-header.page-header { padding-block-end: calc(var(--room) * 0.7 + 3rem); }
main > [data-variant="split"].hero .hero-art { margin-block-end: calc(var(--room) * -0.7 - 0.6rem); }
.site-header { border-block-end: 0.45rem solid; border-image: linear-gradient(color-mix(in oklab, var(--paint-ink) 45%, var(--paint-bg)), var(--paint-bg), color-mix(in oklab, var(--paint-ink) 35%, var(--paint-bg))) 7; }
.site-footer { background: conic-gradient(var(--paint-ink) 25%, var(--paint-bg) 0 50%, var(--paint-ink) 0 75%, var(--paint-bg) 0) 0 0 / 2rem 2rem repeat-x, var(--footer-bg); padding-block-start: 5rem; }
.brand { font-weight: 400; font-size: 1.7rem; letter-spacing: 0; color: var(--accent-text); }
.site-footer .brand { color: inherit; }
.hero h1, .page-header h1 { rotate: -2deg; text-shadow: 0.05em 0.05em 0 color-mix(in oklab, var(--card) 85%, transparent); }
.kicker { inline-size: fit-content; padding: 0.25em 1em; border-radius: 99px; background: var(--brand); color: var(--on-brand); font-weight: 700; }
.on-brand .kicker { background: var(--card); color: var(--card-ink); }
.head h2 { rotate: -1deg; }
h3, h4 { font-family: var(--text); font-weight: 700; }
.card, .art-frame { border-color: var(--paint-ink); }
.button { border: 3px solid var(--paint-ink); font-weight: 700; }
svg.art { stroke: var(--paint-ink); stroke-width: 3; stroke-linejoin: round; }`,
};
