import type { Theme } from '../../theme';

/** The look `sci-fi`: instruments in the dark, numbered and bracketed, under stars. */
export const sciFi: Theme = {
  style: 'sci-fi',
  faces: { display: 'geometric', text: 'plain' },
  headings: { weight: 700, tracking: '0.01em', leading: 1.12, isUpper: true },
  scale: 'clear',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  scheme: 'dark',
  palettes: [
    {
      paper: [0.965, 0.008, 230],
      surface: [0.93, 0.015, 230],
      card: [0.985, 0.005, 230],
      ink: [0.2, 0.04, 245],
      brand: [0.38, 0.09, 238],
      accent: [0.85, 0.13, 200],
      button: 'accent',
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
    },
    {
      paper: [0.965, 0.008, 70],
      surface: [0.93, 0.014, 70],
      card: [0.985, 0.005, 70],
      ink: [0.2, 0.025, 250],
      brand: [0.37, 0.07, 255],
      accent: [0.82, 0.15, 72],
      button: 'accent',
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
    },
    {
      paper: [0.965, 0.01, 300],
      surface: [0.93, 0.02, 300],
      card: [0.985, 0.005, 300],
      ink: [0.2, 0.045, 292],
      brand: [0.38, 0.14, 300],
      accent: [0.76, 0.19, 335],
      button: 'accent',
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'page', 'brand'],
  prefers: {
    hero: ['split', 'stage', 'bleed'],
    header: ['bar', 'split'],
    footer: ['columns', 'line'],
    features: ['tiles', 'cards', 'numbered'],
    services: ['tiles', 'cards'],
    process: ['ladder', 'numbered'],
    testimonials: ['cards'],
    stats: ['blocks', 'row'],
    pricing: ['plans'],
    team: ['roster', 'staff'],
    gallery: ['lead', 'strip'],
    rooms: ['tiles'],
  },
  pairs: [
    { display: 'orbitron', text: 'barlow', weight: 700, tracking: '0.015em' },
    { display: 'orbitron', text: 'space-grotesk', weight: 700, tracking: '0.015em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(circle, var(--hero-ink) 0.06rem, transparent 0.08rem) 1rem 2rem / 7rem 5rem, radial-gradient(circle, var(--accent) 0.07rem, transparent 0.09rem) 4rem 1rem / 11rem 8rem, radial-gradient(circle, color-mix(in oklab, var(--hero-ink) 60%, transparent) 0.05rem, transparent 0.06rem) 2rem 4rem / 4rem 6rem, radial-gradient(90% 70% at 70% 115%, color-mix(in oklab, var(--accent) 38%, transparent), transparent 70%), linear-gradient(90deg, color-mix(in oklab, var(--accent) 9%, transparent) 1px, transparent 1px) 0 0 / 5rem 5rem, linear-gradient(color-mix(in oklab, var(--accent) 9%, transparent) 1px, transparent 1px) 0 0 / 5rem 5rem, var(--hero-bg); }
main { counter-reset: panel; }
main > section:has(.head) { counter-increment: panel; }
.head { padding-block-start: 0.9rem; border-block-start: 1px solid color-mix(in oklab, var(--accent-text) 60%, transparent); background: linear-gradient(var(--accent-text), var(--accent-text)) 0 0 / 6rem 4px no-repeat; }
.head h2::before { content: counter(panel, decimal-leading-zero) " / "; color: var(--accent-text); }
.kicker { font-size: 0.9375rem; letter-spacing: 0.16em; text-transform: uppercase; }
.kicker::before { content: "[ "; }
.kicker::after { content: " ]"; }
.hero h1 { text-shadow: 0 0 0.5em color-mix(in oklab, var(--accent) 45%, transparent); }
.card, .hero-bar { border: 1px solid color-mix(in oklab, var(--accent-text) 26%, var(--card)); background: linear-gradient(var(--accent), var(--accent)) 0 0 / 1.4rem 2px no-repeat, linear-gradient(var(--accent), var(--accent)) 0 0 / 2px 1.4rem no-repeat, linear-gradient(var(--accent), var(--accent)) 100% 100% / 1.4rem 2px no-repeat, linear-gradient(var(--accent), var(--accent)) 100% 100% / 2px 1.4rem no-repeat, linear-gradient(160deg, color-mix(in oklab, var(--card) 88%, var(--accent)), var(--card) 45%); }
.art-frame { padding: 0.5rem; border-color: color-mix(in oklab, var(--accent) 40%, transparent); background: linear-gradient(var(--accent), var(--accent)) 0 0 / 1.4rem 2px no-repeat, linear-gradient(var(--accent), var(--accent)) 0 0 / 2px 1.4rem no-repeat, linear-gradient(var(--accent), var(--accent)) 100% 100% / 1.4rem 2px no-repeat, linear-gradient(var(--accent), var(--accent)) 100% 100% / 2px 1.4rem no-repeat; }
.button { clip-path: polygon(0.8rem 0, 100% 0, 100% calc(100% - 0.8rem), calc(100% - 0.8rem) 100%, 0 100%, 0 0.8rem); letter-spacing: 0.08em; text-transform: uppercase; font-weight: 700; }
.button:focus-visible { clip-path: none; }
.site-header { border-block-end: 1px solid color-mix(in oklab, var(--accent) 50%, transparent); }
.site-footer { border-block-start: 1px solid color-mix(in oklab, var(--accent) 50%, transparent); }`,
};
