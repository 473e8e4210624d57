import type { Theme } from '../../theme';

/** The look `medieval`: parchment in double rules, black letter, an initial in colour and a band of arms. */
export const medieval: Theme = {
  style: 'medieval',
  faces: { display: 'oldStyle', text: 'garamond' },
  headings: { weight: 400, tracking: '0.005em', leading: 1.02 },
  scale: 'loud',
  room: 'usual',
  radius: '0px',
  radiusCard: '0px',
  border: '1px',
  shadow: 'none',
  palettes: [
    {
      paper: [0.94, 0.04, 84],
      surface: [0.9, 0.055, 80],
      card: [0.962, 0.03, 86],
      ink: [0.25, 0.04, 45],
      brand: [0.4, 0.14, 26],
      accent: [0.72, 0.13, 80],
      footer: 'brand',
      line: 'ink',
    },
    {
      paper: [0.945, 0.036, 88],
      surface: [0.905, 0.05, 84],
      card: [0.965, 0.028, 88],
      ink: [0.24, 0.04, 260],
      brand: [0.36, 0.12, 262],
      accent: [0.73, 0.13, 82],
      footer: 'brand',
      line: 'ink',
    },
    {
      paper: [0.94, 0.04, 92],
      surface: [0.9, 0.055, 90],
      card: [0.962, 0.03, 92],
      ink: [0.25, 0.035, 130],
      brand: [0.37, 0.08, 150],
      accent: [0.7, 0.13, 72],
      footer: 'brand',
      line: 'ink',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page'],
  prefers: {
    hero: ['framed', 'centred', 'split'],
    header: ['centred'],
    footer: ['centred'],
    features: ['rows', 'columns'],
    services: ['rows', 'aside'],
    about: ['letter'],
    story: ['letter'],
    menu: ['sheet'],
    testimonials: ['voice'],
    events: ['bill'],
    hours: ['painted'],
    timeline: ['line'],
    gallery: ['lead'],
  },
  pairs: [{ display: 'pirata-one', text: 'eb-garamond', weight: 400, tracking: '0.005em' }],
  css: `:root { --frame: 1.5rem; }
@media (max-width: 48rem) { :root { --frame: 0.6rem; } }
body { background: radial-gradient(140% 60rem at 50% 20rem, transparent 60%, color-mix(in oklab, var(--ink) 12%, transparent)), var(--bg); }
main > .hero:not([data-variant="bleed"]), main > .page-header { outline: 4px double var(--accent-text); outline-offset: calc(var(--frame) * -1); padding-block: calc(var(--room) * 0.8 + 1.5rem); background: radial-gradient(circle at var(--frame) var(--frame), var(--accent) 0.55rem, transparent 0.6rem), radial-gradient(circle at calc(100% - var(--frame)) var(--frame), var(--accent) 0.55rem, transparent 0.6rem), radial-gradient(circle at var(--frame) calc(100% - var(--frame)), var(--accent) 0.55rem, transparent 0.6rem), radial-gradient(circle at calc(100% - var(--frame)) calc(100% - var(--frame)), var(--accent) 0.55rem, transparent 0.6rem), radial-gradient(75% 90% at 50% 50%, transparent 55%, color-mix(in oklab, var(--ink) 14%, transparent)); }
.site-header { border-block-end: 0.9rem solid; border-image: repeating-linear-gradient(90deg, var(--brand) 0 1.5rem, var(--accent) 0 3rem) 14; }
.site-footer { border-block-start: 0.9rem solid; border-image: repeating-linear-gradient(90deg, var(--accent) 0 1.5rem, var(--paint-ink) 0 3rem) 14; }
.brand { font-size: 2rem; font-weight: 400; letter-spacing: 0; }
header[data-variant="centred"].site-header .brand { font-size: clamp(2.4rem, 5vi, 4rem); line-height: 1; }
.head h2 { font-size: calc(var(--step-2) * 1.15); }
.head { padding-block-end: 1rem; border-block-end: 4px double var(--accent-text); }
.head h2::after { content: ""; display: inline-block; inline-size: 0.32em; block-size: 0.32em; margin-inline-start: 0.5em; background: currentcolor; rotate: 45deg; translate: 0 -0.12em; }
.kicker { font: 400 1.35rem/1.2 var(--display); }
.hero .lede::first-letter, .letter p:first-of-type::first-letter, .columns-words p:first-of-type::first-letter { float: inline-start; margin: 0.06em 0.14em 0 0; padding: 0.06em 0.16em 0.1em; background: var(--brand); color: var(--on-brand); box-shadow: inset 0 0 0 2px var(--brand), inset 0 0 0 4px var(--accent); font: 400 2.7em/0.9 var(--display); }
.card { border: 1px solid var(--ink); box-shadow: inset 0 0 0 5px var(--card), inset 0 0 0 6px var(--accent); }
.button { border: 1px solid var(--button); box-shadow: inset 0 0 0 3px var(--button), inset 0 0 0 4px var(--on-button); font: 400 1.3rem/1.2 var(--display); }
svg.art { stroke: var(--paint-ink); stroke-width: 3; stroke-linejoin: round; filter: sepia(0.35) saturate(0.9); }
.art-frame { border: 6px double var(--accent-text); }`,
};
