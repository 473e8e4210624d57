import type { Theme } from '../../theme';

/** The look `vaporwave`: a striped sun over a grid that runs to the horizon, letters in two neons. */
export const vaporwave: Theme = {
  style: 'vaporwave',
  faces: { display: 'geometric', text: 'geometric' },
  headings: { weight: 700, tracking: '0.01em', leading: 1.1, isUpper: true },
  scale: 'loud',
  room: 'usual',
  radius: '0.3rem',
  radiusCard: '0.4rem',
  border: '2px',
  shadow: '0 0 1.4rem color-mix(in oklab, var(--accent) 26%, transparent)',
  scheme: 'dark',
  palettes: [
    {
      paper: [0.955, 0.025, 310],
      surface: [0.92, 0.045, 320],
      card: [0.985, 0.012, 310],
      ink: [0.22, 0.09, 295],
      brand: [0.38, 0.18, 298],
      accent: [0.7, 0.2, 345],
      button: 'accent',
      hero: 'brand',
      header: 'brand',
      footer: 'brand',
      line: 'accent',
    },
    {
      paper: [0.955, 0.025, 280],
      surface: [0.92, 0.045, 290],
      card: [0.985, 0.012, 280],
      ink: [0.22, 0.09, 280],
      brand: [0.36, 0.15, 278],
      accent: [0.84, 0.13, 200],
      button: 'accent',
      hero: 'brand',
      header: 'brand',
      footer: 'brand',
      line: 'accent',
    },
    {
      paper: [0.955, 0.025, 330],
      surface: [0.92, 0.045, 340],
      card: [0.985, 0.012, 330],
      ink: [0.23, 0.08, 315],
      brand: [0.38, 0.16, 325],
      accent: [0.83, 0.14, 60],
      button: 'accent',
      hero: 'brand',
      header: 'brand',
      footer: 'brand',
      line: 'accent',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page'],
  prefers: {
    hero: ['split', 'centred', 'stage'],
    header: ['bar', 'split'],
    footer: ['sign', 'centred'],
    features: ['cards', 'tiles'],
    services: ['cards', 'alternate'],
    testimonials: ['cards', 'voice'],
    gallery: ['lead', 'strip'],
    pricing: ['plans'],
    process: ['ladder'],
    products: ['grid'],
  },
  pairs: [
    { display: 'audiowide', text: 'outfit', weight: 400, tracking: '0.01em' },
    { display: 'orbitron', text: 'outfit', weight: 800, tracking: '0.02em' },
  ],
  css: `main > .hero, main > .page-header { position: relative; isolation: isolate; overflow: clip; background: linear-gradient(var(--hero-bg) 30%, color-mix(in oklab, var(--hero-bg) 62%, var(--accent))); }
main > .hero.hero { padding-block-end: calc(var(--room) * 0.5 + clamp(10rem, 17vi, 15rem)); }
main > .hero::before { content: ""; position: absolute; z-index: -1; inset-block-end: 6.4rem; inset-inline-start: calc(50% - clamp(7.5rem, 13vi, 11rem)); inline-size: clamp(15rem, 26vi, 22rem); aspect-ratio: 2; border-radius: 100vmax 100vmax 0 0; background: linear-gradient(color-mix(in oklab, var(--accent) 55%, var(--paint-ink)), var(--accent)); mask: linear-gradient(var(--ink) 0 38%, transparent 0 42%, var(--ink) 0 56%, transparent 0 62%, var(--ink) 0 74%, transparent 0 82%, var(--ink) 0 91%, transparent 0); }
main > .hero::after { content: ""; position: absolute; z-index: -1; inset-inline: -60%; inset-block-end: -1rem; block-size: 11rem; background: linear-gradient(90deg, var(--accent) 2px, transparent 2px) 50% 0 / 5rem 100%, repeating-linear-gradient(var(--accent) 0 2px, transparent 2px 2.2rem), var(--hero-bg); transform: perspective(12rem) rotateX(52deg); transform-origin: 50% 0; }
.hero h1, .page-header h1 { text-shadow: 0.035em 0.035em 0 var(--accent), 0 0 0.5em color-mix(in oklab, var(--accent) 55%, transparent); }
.head h2 { padding-block-end: 0.35em; border-block-end: 2px solid var(--accent); box-shadow: 0 0.55rem 0.7rem -0.55rem var(--accent); }
.kicker { letter-spacing: 0.22em; text-transform: uppercase; font-size: 0.9375rem; }
.kicker::after { content: " ▰▰▱"; letter-spacing: 0; }
.button { border: 2px solid currentcolor; box-shadow: 0 0 1rem color-mix(in oklab, var(--button) 60%, transparent); font-weight: 700; letter-spacing: 0.06em; text-transform: uppercase; }
.card { border-color: color-mix(in oklab, var(--accent) 70%, var(--card)); }
.site-header, .site-footer { border-block: 2px solid var(--accent); }
.on-surface { background: linear-gradient(color-mix(in oklab, var(--accent) 10%, transparent) 1px, transparent 1px) 0 0 / 3rem 3rem, linear-gradient(90deg, color-mix(in oklab, var(--accent) 10%, transparent) 1px, transparent 1px) 0 0 / 3rem 3rem, var(--surface); }
@media print { main > .hero::before, main > .hero::after, main > .page-header::after { content: none; } }`,
};
