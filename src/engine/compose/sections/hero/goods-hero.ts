import type { ContentItem } from '../../../plan/content';
import type { SectionType } from '@/domain/site/vocabulary';
import { html } from '../../html';
import { artPiece } from '../../style/pieces';
import type { SectionContext, SectionVariant } from '../../section';
import { markSample } from '../../layouts/parts';
import { writeHeroPicture, writeHeroWords } from './hero-words';

const kitchens = ['restaurant', 'cafe', 'bakery', 'bar'];

// What other sections of the site offer, from this page before any other.
function borrow({ plan, page }: SectionContext, types: readonly SectionType[]): readonly ContentItem[] {
  const sections = [page, ...plan.pages].flatMap((each) => each.sections);
  return (
    sections.find(({ type, content }) => types.includes(type) && content.items?.length)?.content.items ?? []
  );
}

// A page that lists its menu need not open with lines of it.
const listsMenu = ({ page }: SectionContext) =>
  page.sections.some(({ type, content }) => type === 'menu' && (content.items?.length ?? 0) > 0);

/** The board beside the door: a few things from a menu that stands on another page, with their prices. */
export const boardHero: SectionVariant = {
  id: 'board',
  suits: (_, plan) => kitchens.includes(plan.kind),
  pieces: [artPiece],
  render: (context) => {
    const dishes = listsMenu(context)
      ? []
      : borrow(context, ['menu', 'products']).filter(({ price }) => price !== undefined);
    const step = Math.max(1, Math.floor(dishes.length / 5));
    // One from each part of the menu rather than its first lines.
    const lines = dishes.filter((_, index) => index % step === 0).slice(0, 5);
    return html`${writeHeroWords(context)}
    ${
      lines.length > 2
        ? html`<ul class="hero-board">
            ${lines.map((item) => html`<li${markSample(item)}><span>${item.title}</span> <b>${item.price ?? ''}</b></li>`)}
          </ul>`
        : html`<div class="hero-art">
            ${writeHeroPicture(context, { width: 600, height: 560, frame: 'bare' })}
          </div>`
    }`;
  },
  css: `[data-variant="board"].hero { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 0.85fr); align-items: center; gap: calc(var(--gap) * 1.2) clamp(2rem, 6vi, 6rem); }
.hero-board { padding: clamp(1.5rem, 3.4vi, 3.25rem); list-style: none; background: var(--paint-ink); color: var(--paint-bg); border-radius: var(--radius-card); box-shadow: inset 0 0 0 clamp(6px, 0.8vi, 11px) var(--accent); font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
.hero-board li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; gap: 1.25rem; padding-block: clamp(0.6rem, 1.1vi, 1rem); }
.hero-board li + li { border-block-start: 1px dashed color-mix(in oklab, currentColor 38%, transparent); }
.hero-board b { font-weight: inherit; font-variant-numeric: tabular-nums lining-nums; }
@media (max-width: 48rem) { [data-variant="board"].hero { grid-template-columns: minmax(0, 1fr); } }`,
};

/** The product in the middle, what it does written around it. */
export const calloutHero: SectionVariant = {
  id: 'callouts',
  suits: (_, plan) => plan.hasImages && ['saas', 'mobile-app', 'product', 'shop'].includes(plan.kind),
  pieces: [artPiece],
  render: (context) => {
    const points = borrow(context, ['features', 'services', 'values', 'amenities'])
      .filter(({ title }) => title.length < 34)
      .slice(0, 4);
    return html`${writeHeroWords(context)}
      <div class="callouts">
        <div class="hero-art">${writeHeroPicture(context, { width: 560, height: 460, frame: 'bare' })}</div>
        ${
          points.length > 1
            ? html`<ul class="callout-list">
                ${points.map((item) => html`<li${markSample(item)}>${item.title}</li>`)}
              </ul>`
            : null
        }
      </div>`;
  },
  css: `[data-variant="callouts"].hero { display: grid; gap: calc(var(--gap) * 1.5); justify-items: center; text-align: center; }
[data-variant="callouts"] .hero-words { justify-items: center; }
[data-variant="callouts"] h1 { max-inline-size: 11em; }
[data-variant="callouts"] .actions { justify-content: center; }
.callouts { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1fr); align-items: center; gap: 0 clamp(1rem, 2vi, 2rem); inline-size: 100%; }
.callouts .hero-art { grid-area: 1 / 2; }
.callout-list { display: contents; list-style: none; font: var(--heading-weight) var(--step-1)/1.3 var(--display); }
.callout-list li { position: relative; padding-block: 1rem 0.5rem; border-block-end: 2px solid var(--accent); text-align: start; }
.callout-list li:nth-child(odd) { grid-column: 1; }
.callout-list li:nth-child(even) { grid-column: 3; text-align: end; }
.callout-list li:nth-child(-n + 2) { grid-row: 1; align-self: start; margin-block-start: 14%; }
.callout-list li:nth-child(n + 3) { grid-row: 1; align-self: end; margin-block-end: 18%; }
@media (max-width: 60rem) {
  .callouts { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.5rem 1.25rem; }
  .callouts .hero-art { grid-area: 1 / 1 / 2 / 3; max-inline-size: 28rem; inline-size: 100%; justify-self: center; }
  .callout-list li:nth-child(n) { grid-area: auto; align-self: end; margin: 0; text-align: start; font-size: var(--step-0); }
}`,
};
