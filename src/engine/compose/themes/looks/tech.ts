import type { Theme } from '../theme';

/** The look `tech`. */
export const tech: Theme = {
  style: 'tech',
  faces: { display: 'grotesque', text: 'plain' },
  headings: { weight: 600, tracking: '-0.04em', leading: 1.02 },
  scale: 'clear',
  room: 'usual',
  radius: '0.6rem',
  radiusCard: '1rem',
  border: '1px',
  shadow: 'none',
  scheme: 'dark',
  palettes: [
    {
      paper: [0.985, 0.004, 260],
      surface: [0.955, 0.009, 260],
      card: [1, 0, 0],
      ink: [0.2, 0.025, 265],
      brand: [0.5, 0.17, 262],
      accent: [0.82, 0.15, 165],
      footer: 'ink',
    },
    {
      paper: [0.985, 0.004, 160],
      surface: [0.955, 0.01, 160],
      card: [1, 0, 0],
      ink: [0.19, 0.018, 170],
      brand: [0.44, 0.1, 160],
      accent: [0.85, 0.17, 130],
      footer: 'ink',
    },
    {
      paper: [0.985, 0.004, 30],
      surface: [0.955, 0.008, 30],
      card: [1, 0, 0],
      ink: [0.19, 0.014, 300],
      brand: [0.52, 0.17, 35],
      accent: [0.83, 0.13, 75],
      footer: 'ink',
    },
  ],
  rhythm: ['page', 'page', 'surface', 'page', 'brand', 'page'],
  prefers: {
    hero: ['stage', 'centred', 'split', 'type'],
    header: ['bar', 'boxed'],
    footer: ['columns', 'line'],
    features: ['bento', 'aside', 'alternate'],
    process: ['ladder', 'numbered'],
    pricing: ['plans'],
    testimonials: ['wall', 'cards'],
    faq: ['aside', 'centred'],
    cta: ['banner'],
    code: ['steps'],
  },
  css: `.kicker { font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.9375rem; font-weight: 400; }
main > .hero:not([data-variant="bleed"]), main > .page-header { background: linear-gradient(var(--hero-bg), transparent 70%), linear-gradient(90deg, color-mix(in oklab, var(--hero-ink) 9%, transparent) 1px, transparent 1px) 50% 0 / 4rem 4rem, linear-gradient(color-mix(in oklab, var(--hero-ink) 9%, transparent) 1px, transparent 1px) 50% 0 / 4rem 4rem, var(--hero-bg); }`,
};
