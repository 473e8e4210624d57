import type { Theme } from '../../theme';

/** The look `steampunk`: brass plates with rivets, gear wheels, leather and letters as on a boiler. */
export const steampunk: Theme = {
  style: 'steampunk',
  faces: { display: 'oldStyle', text: 'garamond' },
  headings: { weight: 500, tracking: '0.02em', leading: 1.12 },
  scale: 'clear',
  room: 'usual',
  radius: '0.3rem',
  radiusCard: '0.3rem',
  border: '2px',
  shadow: '0 0.5rem 1.2rem color-mix(in oklab, var(--paint-ink) 14%, transparent)',
  scheme: 'dark',
  palettes: [
    {
      paper: [0.92, 0.035, 78],
      surface: [0.87, 0.045, 74],
      card: [0.95, 0.028, 80],
      ink: [0.22, 0.03, 55],
      brand: [0.36, 0.07, 50],
      accent: [0.76, 0.12, 76],
      button: 'accent',
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
      line: 'accent',
    },
    {
      paper: [0.92, 0.03, 78],
      surface: [0.87, 0.04, 74],
      card: [0.95, 0.025, 80],
      ink: [0.22, 0.025, 60],
      brand: [0.36, 0.06, 185],
      accent: [0.73, 0.12, 58],
      button: 'accent',
      hero: 'ink',
      header: 'ink',
      footer: 'ink',
      line: 'accent',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'brand', 'page'],
  prefers: {
    hero: ['split', 'framed', 'stage'],
    header: ['centred'],
    footer: ['centred', 'columns'],
    features: ['cards', 'rows'],
    services: ['cards', 'rows'],
    menu: ['sheet'],
    process: ['ladder', 'numbered'],
    testimonials: ['voice'],
    team: ['medallions'],
    events: ['bill'],
    hours: ['painted'],
    products: ['grid'],
  },
  pairs: [
    { display: 'cinzel', text: 'eb-garamond', weight: 500, tracking: '0.02em' },
    { display: 'limelight', text: 'eb-garamond', weight: 400, tracking: '0.01em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(closest-side, transparent 24%, color-mix(in oklab, var(--accent) 22%, transparent) 25% 33%, transparent 34% 66%, color-mix(in oklab, var(--accent) 22%, transparent) 67% 80%, transparent 81%) calc(100% + 6rem) -7rem / 24rem 24rem no-repeat, radial-gradient(closest-side, transparent 24%, color-mix(in oklab, var(--accent) 16%, transparent) 25% 33%, transparent 34% 64%, color-mix(in oklab, var(--accent) 16%, transparent) 65% 82%, transparent 83%) -5rem calc(100% + 5rem) / 16rem 16rem no-repeat, radial-gradient(90% 90% at 60% 40%, color-mix(in oklab, var(--brand) 70%, transparent), transparent 75%), var(--hero-bg); }
header.site-header, footer.site-footer { background: radial-gradient(circle, var(--accent) 0.16rem, transparent 0.19rem) 0 100% / 2.4rem 0.9rem repeat-x, var(--header-bg); border-block: 2px solid var(--accent); padding-block-end: 1.4rem; }
@media screen and (forced-colors: none) {
  .hero h1, .page-header h1, .head h2, header[data-variant="centred"].site-header .brand { background: linear-gradient(color-mix(in oklab, var(--accent) 60%, var(--ink)), var(--accent-text) 45%, color-mix(in oklab, var(--accent-text) 82%, var(--ink)) 55%, var(--accent-text)); background-clip: text; -webkit-text-fill-color: transparent; }
}
header[data-variant="centred"].site-header .brand { font-size: clamp(1.6rem, 3.2vi, 2.5rem); }
.card, .hero-bar { border: 2px solid color-mix(in oklab, var(--accent) 70%, var(--card)); background: radial-gradient(circle, var(--accent) 0.22rem, color-mix(in oklab, var(--accent) 50%, var(--paint-ink)) 0.24rem 0.3rem, transparent 0.32rem) 0 0 / 1.6rem 1.6rem no-repeat, radial-gradient(circle, var(--accent) 0.22rem, color-mix(in oklab, var(--accent) 50%, var(--paint-ink)) 0.24rem 0.3rem, transparent 0.32rem) 100% 0 / 1.6rem 1.6rem no-repeat, radial-gradient(circle, var(--accent) 0.22rem, color-mix(in oklab, var(--accent) 50%, var(--paint-ink)) 0.24rem 0.3rem, transparent 0.32rem) 0 100% / 1.6rem 1.6rem no-repeat, radial-gradient(circle, var(--accent) 0.22rem, color-mix(in oklab, var(--accent) 50%, var(--paint-ink)) 0.24rem 0.3rem, transparent 0.32rem) 100% 100% / 1.6rem 1.6rem no-repeat, linear-gradient(150deg, color-mix(in oklab, var(--card) 84%, var(--accent)), var(--card) 40%, color-mix(in oklab, var(--card) 90%, var(--accent))); padding: 1.9rem; }
.art-frame { padding: 1.5rem; border: 2px solid var(--accent); background: radial-gradient(circle, var(--accent) 0.22rem, color-mix(in oklab, var(--accent) 50%, var(--paint-ink)) 0.24rem 0.3rem, transparent 0.32rem) 0 0 / 1.6rem 1.6rem no-repeat, radial-gradient(circle, var(--accent) 0.22rem, color-mix(in oklab, var(--accent) 50%, var(--paint-ink)) 0.24rem 0.3rem, transparent 0.32rem) 100% 0 / 1.6rem 1.6rem no-repeat, radial-gradient(circle, var(--accent) 0.22rem, color-mix(in oklab, var(--accent) 50%, var(--paint-ink)) 0.24rem 0.3rem, transparent 0.32rem) 0 100% / 1.6rem 1.6rem no-repeat, radial-gradient(circle, var(--accent) 0.22rem, color-mix(in oklab, var(--accent) 50%, var(--paint-ink)) 0.24rem 0.3rem, transparent 0.32rem) 100% 100% / 1.6rem 1.6rem no-repeat, color-mix(in oklab, var(--brand) 60%, var(--paint-bg)); }
.head { padding-block-end: 1.1rem; background: radial-gradient(circle, var(--accent) 0.16rem, transparent 0.19rem) 0 100% / 1.2rem 0.5rem repeat-x; }
.kicker { letter-spacing: 0.16em; text-transform: uppercase; font-size: 0.9375rem; }
.kicker::before { content: "⚙ "; }
.button { border: 2px solid color-mix(in oklab, var(--button) 60%, var(--paint-ink)); background-image: linear-gradient(color-mix(in oklab, var(--card-ink) 24%, transparent), transparent 32%); font-weight: 700; letter-spacing: 0.04em; }
svg.art { filter: sepia(0.4); }`,
};
