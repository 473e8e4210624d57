import type { Theme } from '../../theme';

/** The look `clay`: everything thick, soft and lit from above. */
export const clay: Theme = {
  style: 'clay',
  faces: { display: 'rounded', text: 'rounded' },
  headings: { weight: 700, tracking: '-0.02em', leading: 1.06 },
  scale: 'clear',
  room: 'usual',
  radius: '99px',
  radiusCard: '2.4rem',
  border: '0px',
  shadow:
    '0.5rem 0.9rem 1.8rem color-mix(in oklab, var(--brand) 22%, transparent), inset -0.4rem -0.5rem 0.9rem color-mix(in oklab, var(--brand) 15%, transparent), inset 0.4rem 0.45rem 0.8rem color-mix(in oklab, var(--paint-bg) 90%, transparent)',
  palettes: [
    {
      paper: [0.955, 0.028, 300],
      surface: [0.925, 0.045, 315],
      card: [0.97, 0.022, 300],
      ink: [0.29, 0.08, 290],
      brand: [0.54, 0.18, 295],
      accent: [0.82, 0.12, 20],
      hero: 'surface',
      header: 'surface',
      footer: 'surface',
    },
    {
      paper: [0.955, 0.03, 190],
      surface: [0.925, 0.05, 185],
      card: [0.972, 0.022, 190],
      ink: [0.28, 0.06, 220],
      brand: [0.48, 0.1, 205],
      accent: [0.87, 0.12, 88],
      hero: 'surface',
      header: 'surface',
      footer: 'surface',
    },
    {
      paper: [0.958, 0.026, 30],
      surface: [0.93, 0.045, 25],
      card: [0.974, 0.02, 30],
      ink: [0.3, 0.08, 355],
      brand: [0.54, 0.18, 5],
      accent: [0.83, 0.11, 225],
      hero: 'surface',
      header: 'surface',
      footer: 'surface',
    },
  ],
  rhythm: ['page', 'surface', 'page', 'surface', 'page', 'accent'],
  prefers: {
    hero: ['split', 'stage', 'collage'],
    header: ['boxed'],
    footer: ['centred'],
    features: ['bento', 'cards'],
    services: ['bento', 'cards'],
    testimonials: ['wall', 'cards'],
    team: ['medallions'],
    pricing: ['plans', 'spotlight'],
    cta: ['banner'],
    gallery: ['lead'],
  },
  pairs: [
    { display: 'fredoka', text: 'nunito', weight: 600, tracking: '-0.01em' },
    { display: 'baloo-2', text: 'nunito', weight: 700, tracking: '-0.015em' },
  ],
  css: `main > .hero:not([data-variant="bleed"]), main > .page-header { background: radial-gradient(circle at 35% 30%, color-mix(in oklab, var(--accent) 55%, var(--paint-bg)), var(--accent) 70%, transparent 71%) calc(100% + 5rem) -6rem / 18rem 18rem no-repeat, radial-gradient(circle at 35% 30%, color-mix(in oklab, var(--brand) 34%, var(--paint-bg)), color-mix(in oklab, var(--brand) 58%, var(--paint-bg)) 70%, transparent 71%) -6rem calc(100% + 4rem) / 13rem 13rem no-repeat, var(--hero-bg); }
.site-header[data-variant="boxed"] { --pill: var(--card); color: var(--card-ink); }
.button { min-block-size: 3.4rem; padding-inline: 1.9em; box-shadow: 0.3rem 0.5rem 1rem color-mix(in oklab, var(--button) 40%, transparent), inset -0.25rem -0.3rem 0.6rem color-mix(in oklab, var(--paint-ink) 28%, transparent), inset 0.2rem 0.25rem 0.5rem color-mix(in oklab, var(--card) 45%, transparent); font-weight: 700; }
.art-frame, main > section .split .art-filled, main > section .alternate .art-filled { border-radius: var(--radius-card); box-shadow: var(--shadow); }
.kicker, .badge { inline-size: fit-content; padding: 0.35em 1.1em; border-radius: 99px; background: var(--card); color: var(--card-ink); box-shadow: 0.2rem 0.3rem 0.8rem color-mix(in oklab, var(--brand) 22%, transparent), inset -0.15rem -0.2rem 0.4rem color-mix(in oklab, var(--brand) 16%, transparent), inset 0.15rem 0.2rem 0.3rem color-mix(in oklab, var(--paint-bg) 90%, transparent); }
.field input, .field select, .field textarea { border: 1px solid color-mix(in oklab, var(--soft) 70%, transparent); border-radius: 1.2rem; box-shadow: inset 0.2rem 0.25rem 0.6rem color-mix(in oklab, var(--brand) 20%, transparent); }
main > .on-surface, main > .on-accent { margin-inline: clamp(0rem, 2vi, 2rem); border-radius: clamp(1.5rem, 4vi, 3.5rem); }
main > .hero.on-surface, main > .hero, main > .page-header { margin-inline: 0; border-radius: 0 0 clamp(1.5rem, 4vi, 3.5rem) clamp(1.5rem, 4vi, 3.5rem); }`,
};
