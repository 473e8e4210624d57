import type { Theme } from '../../theme';

/** The look `watercolour`: washes that run on wet paper, soft edges and a brush line under what matters. */
export const watercolour: Theme = {
  style: 'watercolour',
  faces: { display: 'garamond', text: 'humanist' },
  headings: { weight: 500, tracking: '-0.012em', leading: 1.06 },
  scale: 'clear',
  room: 'wide',
  radius: '99px',
  radiusCard: '1.6rem',
  border: '0px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.988, 0.005, 80],
      surface: [0.962, 0.018, 15],
      card: [0.998, 0.003, 80],
      ink: [0.3, 0.03, 265],
      brand: [0.46, 0.085, 262],
      accent: [0.78, 0.105, 15],
    },
    {
      paper: [0.988, 0.006, 95],
      surface: [0.957, 0.022, 150],
      card: [0.998, 0.003, 95],
      ink: [0.3, 0.03, 165],
      brand: [0.44, 0.07, 165],
      accent: [0.8, 0.1, 45],
    },
    {
      paper: [0.988, 0.005, 250],
      surface: [0.955, 0.024, 225],
      card: [0.998, 0.003, 250],
      ink: [0.29, 0.035, 285],
      brand: [0.43, 0.095, 295],
      accent: [0.78, 0.09, 215],
    },
  ],
  rhythm: ['page', 'surface', 'page', 'page', 'brand', 'page'],
  prefers: {
    hero: ['split', 'framed', 'stage'],
    header: ['centred', 'split'],
    footer: ['centred', 'sign'],
    features: ['wings', 'alternate'],
    services: ['alternate', 'wings', 'tiles'],
    gallery: ['masonry', 'lead'],
    about: ['picture', 'letter'],
    story: ['picture', 'letter'],
    team: ['medallions'],
    testimonials: ['voice', 'duet'],
    hours: ['door'],
    menu: ['plate', 'board'],
  },
  pairs: [
    { display: 'cormorant-garamond', text: 'mulish', weight: 600, tracking: '-0.015em' },
    { display: 'instrument-serif', text: 'figtree', weight: 400, tracking: '-0.012em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(38% 56% at 84% 30%, color-mix(in oklab, var(--accent) 46%, transparent), color-mix(in oklab, var(--accent) 30%, transparent) 62%, color-mix(in oklab, var(--accent) 40%, transparent) 70%, transparent 74%), radial-gradient(30% 46% at 66% 78%, color-mix(in oklab, var(--brand) 24%, transparent), color-mix(in oklab, var(--brand) 13%, transparent) 66%, color-mix(in oklab, var(--brand) 20%, transparent) 72%, transparent 76%), radial-gradient(34% 40% at 4% 96%, color-mix(in oklab, var(--accent) 30%, transparent), color-mix(in oklab, var(--accent) 18%, transparent) 70%, transparent 78%), radial-gradient(20% 30% at 42% 0, color-mix(in oklab, var(--brand) 12%, transparent), transparent 76%), var(--hero-bg); }
main > .on-surface { background: radial-gradient(46% 70% at 0 20%, color-mix(in oklab, var(--accent) 20%, transparent), transparent 72%), radial-gradient(52% 80% at 100% 90%, color-mix(in oklab, var(--brand) 13%, transparent), transparent 74%), var(--surface); }
main > .on-brand { background: radial-gradient(60% 90% at 12% 0, color-mix(in oklab, var(--paint-ink) 26%, transparent), transparent 70%), radial-gradient(40% 70% at 92% 100%, color-mix(in oklab, var(--paint-ink) 18%, transparent), transparent 76%), var(--brand); }
.head h2::after { content: ""; display: block; inline-size: min(9rem, 60%); block-size: 0.42em; margin-block-start: 0.18em; border-radius: 60% 30% 70% 20% / 90% 60% 80% 50%; background: linear-gradient(90deg, color-mix(in oklab, var(--accent) 85%, transparent), color-mix(in oklab, var(--accent) 38%, transparent) 70%, transparent); rotate: -1deg; }
[dir="rtl"] .head h2::after { scale: -1 1; }
.on-brand .head h2::after, .on-accent .head h2::after { background: color-mix(in oklab, currentcolor 40%, transparent); }
.head-centred h2::after { margin-inline: auto; }
.kicker { font: italic 500 calc(var(--step-1) * 1.1)/1.2 var(--display); letter-spacing: 0; }
header[data-variant="centred"].site-header .brand { font-size: clamp(1.8rem, 3.2vi, 2.6rem); }
.card { border-radius: 2.2rem 1.4rem 2.6rem 1.2rem / 1.4rem 2.4rem 1.3rem 2.2rem; background: radial-gradient(90% 80% at 100% 0, color-mix(in oklab, var(--accent) 18%, transparent), transparent 72%), var(--card); }
.art-frame, .lead-gallery .art, .masonry figure { border-radius: 3.6rem 1.8rem 4.2rem 2rem / 2rem 4rem 2.2rem 3.4rem; }
.button { border-radius: 2rem 1.5rem 2.2rem 1.4rem / 1.5rem 2rem 1.4rem 2.1rem; background-image: radial-gradient(120% 140% at 12% 0, color-mix(in oklab, var(--on-button) 16%, transparent), transparent 62%); }
@media screen { svg.art { opacity: 0.88; filter: saturate(0.9) blur(0.35px); } }`,
};
