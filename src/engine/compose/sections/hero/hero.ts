import type { SectionDefinition } from '../../section';
import { bleedHero, stageHero } from './bleed-hero';
import { cardHero, factHero, mosaicHero } from './fact-hero';
import { boardHero, calloutHero } from './goods-hero';
import { barHero, collageHero, edgeHero } from './scene-hero';
import { framedHero, splitHero } from './split-hero';
import { centredHero, typeHero } from './type-hero';
import { contentsHero, dateHero, letterHero } from './word-hero';

/** The first thing a visitor sees: an idea, in words and mostly in a picture. */
export const hero: SectionDefinition = {
  type: 'hero',
  css: `.hero-when { font: var(--heading-weight) var(--step-1)/1.3 var(--display); color: var(--accent-text); font-variant-numeric: lining-nums; }
.hero { padding-block: clamp(2.5rem, 6vi, 6rem); background: var(--hero-bg); color: var(--hero-ink); }
.hero-words { display: grid; gap: 1.4rem; min-inline-size: 0; }
.hero h1 { overflow-wrap: anywhere; }
@media (min-width: 48.01rem) { :where(.hero) h1 { font-size: max(var(--step-2) * 1.1, min(var(--step-3), calc(5vi * var(--text-scale)))); } }`,
  variants: [
    centredHero,
    splitHero,
    framedHero,
    bleedHero,
    stageHero,
    typeHero,
    factHero,
    cardHero,
    mosaicHero,
    edgeHero,
    barHero,
    collageHero,
    contentsHero,
    letterHero,
    dateHero,
    boardHero,
    calloutHero,
  ],
};
