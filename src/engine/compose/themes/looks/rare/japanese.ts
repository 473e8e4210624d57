import type { Theme } from '../../theme';

/** The look `japanese`: ink on washi, much air, a red sun and a hem of waves. */
export const japanese: Theme = {
  style: 'japanese',
  faces: { display: 'garamond', text: 'humanist' },
  headings: { weight: 400, tracking: '0.01em', leading: 1.2 },
  scale: 'calm',
  room: 'wide',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.968, 0.01, 88],
      surface: [0.938, 0.016, 86],
      card: [0.985, 0.006, 88],
      ink: [0.24, 0.01, 60],
      brand: [0.36, 0.085, 262],
      accent: [0.6, 0.195, 30],
      button: 'ink',
      footer: 'brand',
    },
    {
      paper: [0.968, 0.01, 95],
      surface: [0.935, 0.02, 110],
      card: [0.985, 0.006, 95],
      ink: [0.24, 0.012, 120],
      brand: [0.38, 0.055, 140],
      accent: [0.6, 0.19, 28],
      button: 'ink',
      footer: 'brand',
    },
    {
      paper: [0.966, 0.012, 70],
      surface: [0.93, 0.02, 60],
      card: [0.984, 0.008, 70],
      ink: [0.24, 0.012, 30],
      brand: [0.36, 0.07, 340],
      accent: [0.6, 0.19, 26],
      button: 'ink',
      footer: 'ink',
    },
  ],
  rhythm: ['page', 'page', 'surface', 'page', 'page', 'brand'],
  prefers: {
    hero: ['split', 'centred', 'framed'],
    header: ['bar', 'split'],
    footer: ['line', 'centred'],
    features: ['columns', 'rows', 'aside'],
    services: ['rows', 'aside'],
    about: ['statement', 'letter'],
    story: ['statement', 'letter'],
    menu: ['board', 'plate'],
    testimonials: ['voice', 'face'],
    gallery: ['lead', 'frieze'],
    hours: ['split'],
    pricing: ['lines'],
    products: ['lead', 'grid'],
  },
  pairs: [
    { display: 'cormorant-garamond', text: 'mulish', weight: 500, tracking: '0' },
    { display: 'marcellus', text: 'jost', weight: 400, tracking: '0.01em' },
    { display: 'eb-garamond', text: 'karla', weight: 500, tracking: '0' },
  ],
  css: `main > .hero.hero { position: relative; isolation: isolate; overflow: clip; padding-block-end: calc(var(--room) * 0.5 + 5rem); }
main > .hero::before { content: ""; position: absolute; z-index: -1; inset-block-end: 3.6rem; inset-inline-end: max(var(--gap), (100% - 76rem) / 2); inline-size: 6rem; aspect-ratio: 1; border-radius: 50%; background: var(--accent); }
@media (min-width: 48.01rem) {
  main > .hero:is([data-variant="split"], [data-variant="stage"], [data-variant="collage"], [data-variant="mosaic"], [data-variant="framed"])::before { inset-block: 9% auto; inline-size: clamp(7rem, 30vi, 27rem); }
  main > .hero[data-variant="framed"]::before { inset-inline: max(var(--gap), (100% - 76rem) / 2) auto; translate: -12% -6%; }
  main > .hero[data-variant="stage"] .hero-words { justify-items: start; max-inline-size: 62%; margin-inline: 0; text-align: start; }
  main > .hero[data-variant="stage"] .actions { justify-content: start; }
}
main > .hero::after, main > .page-header::after { content: ""; position: absolute; z-index: -1; inset-inline: 0; inset-block-end: 0; block-size: 3rem; background: radial-gradient(circle at 50% 100%, var(--paint-bg) 18%, color-mix(in oklab, var(--brand) 55%, transparent) 19% 24%, var(--paint-bg) 25% 42%, color-mix(in oklab, var(--brand) 55%, transparent) 43% 48%, var(--paint-bg) 49% 66%, color-mix(in oklab, var(--brand) 55%, transparent) 67% 70%, transparent 71%) 0 100% / 4rem 2rem repeat-x, radial-gradient(circle at 50% 100%, var(--paint-bg) 18%, color-mix(in oklab, var(--brand) 55%, transparent) 19% 24%, var(--paint-bg) 25% 42%, color-mix(in oklab, var(--brand) 55%, transparent) 43% 48%, var(--paint-bg) 49% 66%, color-mix(in oklab, var(--brand) 55%, transparent) 67% 70%, transparent 71%) 2rem calc(100% - 1rem) / 4rem 2rem repeat-x; }
main > .page-header { position: relative; padding-block-end: calc(var(--room) * 0.6 + 3rem); }
main > [data-variant="split"].hero .hero-art { align-self: end; margin-block-end: calc(var(--room) * -0.5 - 5rem); }
.hero h1, .page-header h1 { font-size: calc(var(--step-3) * 1.12); }
.head h2::before { content: ""; display: inline-block; inline-size: 0.42em; block-size: 0.42em; margin-inline-end: 0.55em; border-radius: 50%; background: var(--accent); translate: 0 -0.12em; }
.on-accent .head h2::before, .on-brand .head h2::before { background: currentcolor; }
.brand { font-weight: 400; font-size: 1.6rem; letter-spacing: 0.06em; }
.brand::after { content: ""; display: inline-block; inline-size: 0.62em; block-size: 0.62em; margin-inline-start: 0.45em; border-radius: 0.12em; background: var(--accent); }
.kicker { letter-spacing: 0.18em; font-size: 0.9375rem; }
.art-frame { border: 0; }
@media print { main > .hero::before, main > .hero::after, main > .page-header::after { content: none; } }`,
};
