import type { Theme } from '../../theme';

/** The look `tropical`: a sun over the water, bamboo, waves and letters from a surf shop. */
export const tropical: Theme = {
  style: 'tropical',
  faces: { display: 'humanist', text: 'geometric' },
  headings: { weight: 400, tracking: '0', leading: 1.22 },
  scale: 'loud',
  room: 'usual',
  radius: '99px',
  radiusCard: '1.6rem',
  border: '0px',
  shadow: '0 0.8rem 1.8rem color-mix(in oklab, var(--brand) 16%, transparent)',
  palettes: [
    {
      paper: [0.985, 0.016, 90],
      surface: [0.935, 0.05, 180],
      card: [1, 0, 0],
      ink: [0.27, 0.05, 200],
      brand: [0.46, 0.09, 190],
      accent: [0.78, 0.15, 58],
      hero: 'surface',
      header: 'paper',
      footer: 'brand',
    },
    {
      paper: [0.985, 0.016, 80],
      surface: [0.945, 0.05, 45],
      card: [1, 0, 0],
      ink: [0.28, 0.07, 350],
      brand: [0.52, 0.19, 5],
      accent: [0.82, 0.15, 75],
      hero: 'surface',
      header: 'paper',
      footer: 'brand',
    },
    {
      paper: [0.985, 0.016, 100],
      surface: [0.94, 0.06, 135],
      card: [1, 0, 0],
      ink: [0.26, 0.05, 155],
      brand: [0.42, 0.09, 155],
      accent: [0.76, 0.16, 20],
      hero: 'surface',
      header: 'paper',
      footer: 'brand',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page', 'accent'],
  prefers: {
    hero: ['split', 'stage', 'collage'],
    header: ['centred', 'bar'],
    footer: ['sign', 'centred'],
    features: ['cards', 'alternate'],
    services: ['cards', 'alternate'],
    menu: ['tiles', 'board'],
    testimonials: ['wall', 'cards'],
    gallery: ['masonry', 'lead'],
    team: ['medallions'],
    cta: ['invitation'],
  },
  pairs: [
    { display: 'pacifico', text: 'outfit', weight: 400, tracking: '0' },
    { display: 'pacifico', text: 'quicksand', weight: 400, tracking: '0' },
  ],
  css: `footer.site-footer[data-variant="sign"] .footer-words .brand { line-height: 1.3; }
main > .hero.hero { position: relative; isolation: isolate; overflow: clip; padding-block-end: calc(var(--room) * 0.5 + 6rem); }
main > [data-variant="split"].hero .hero-art { margin-block-end: calc(var(--room) * -0.5 - 3.4rem); }
main > .hero::before { content: ""; position: absolute; z-index: -1; inset-inline-end: 6%; inset-block-end: 2.5rem; inline-size: clamp(12rem, 34vi, 30rem); aspect-ratio: 1; border-radius: 50%; background: radial-gradient(closest-side, color-mix(in oklab, var(--accent) 75%, transparent) 66%, color-mix(in oklab, var(--accent) 40%, transparent) 67% 82%, color-mix(in oklab, var(--accent) 20%, transparent) 83%); }
main > .hero::after { content: ""; position: absolute; z-index: -1; inset-inline: 0; inset-block-end: 0; block-size: 4.4rem; background: radial-gradient(circle at 50% 0, transparent 1.9rem, var(--brand) 1.95rem) -1rem 0 / 4rem 2.2rem repeat-x, linear-gradient(var(--brand), var(--brand)) 0 100% / 100% calc(100% - 2.15rem) no-repeat; }
@media (max-width: 48rem) { main > .hero::before { opacity: 0.35; } }
main > .hero[data-variant="stage"] .hero-words { position: relative; }
main > .hero[data-variant="stage"]::before, main > .hero[data-variant="centred"]::before { opacity: 0.32; }
.site-header { border-block-end: 0.8rem solid; border-image: repeating-linear-gradient(90deg, var(--accent) 0 3.4rem, color-mix(in oklab, var(--accent) 62%, var(--paint-ink)) 3.4rem 3.7rem, color-mix(in oklab, var(--accent) 70%, var(--paint-bg)) 3.7rem 3.9rem) 13; }
.brand { font-weight: 400; font-size: 1.75rem; letter-spacing: 0; }
h3, h4 { font-family: var(--text); font-weight: 700; }
.head h2::after { content: ""; display: block; inline-size: 7rem; block-size: 0.6rem; margin-block-start: 0.3em; background: radial-gradient(circle at 50% 0, transparent 0.42rem, currentcolor 0.44rem 0.6rem, transparent 0.62rem) 0 0 / 1.15rem 0.6rem repeat-x; opacity: 0.75; }
.head-centred h2::after { margin-inline: auto; }
.kicker { font: 400 1.25rem/1.3 var(--display); }
.on-surface { background: radial-gradient(100% 60% at 0 0, color-mix(in oklab, var(--accent) 22%, transparent), transparent), var(--surface); }
.art-frame { border-radius: 2.4rem; }
@media print { main > .hero::before, main > .hero::after, main > .page-header::after { content: none; } }`,
};
