import { html } from '../../html';
import { writeActions, writeTitle } from '../../layouts/parts';
import type { SectionVariant } from '../../section';
import { writeEventDay } from '../../write-event-day';

/** Nothing but words: the title as large as the page allows, lede and actions in columns under a rule. */
export const typeHero: SectionVariant = {
  id: 'type',
  suits: (content) => content.title.length < 80,
  render: (context) =>
    html`${context.content.kicker ? html`<p class="kicker">${context.content.kicker}</p>` : null}
      ${writeTitle(context)} ${writeEventDay(context.plan)}
      <div class="hero-foot">
        <p class="lede">${context.content.lede ?? context.plan.tagline ?? ''}</p>
        ${writeActions(context)}
      </div>`,
  css: `[data-variant="type"].hero { display: grid; gap: clamp(1.5rem, 4vi, 3.5rem); padding-block: clamp(2.5rem, 7vi, 7rem) var(--room); }
[data-variant="type"] h1 { font-size: calc(clamp(2.7rem, 0.7rem + 8.6vi, 9rem) * var(--text-scale)); line-height: 0.98; }
[data-variant="type"] h1.long { font-size: var(--step-3); }
.hero-foot { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 1.5rem var(--gap); padding-block-start: clamp(1.25rem, 2vi, 2rem); border-block-start: max(var(--border), 1px) solid var(--ink); }
.hero-foot .lede:empty { display: none; }`,
};

/** A quiet start in the middle of the page: measured lines, a short rule, one button. */
export const centredHero: SectionVariant = {
  id: 'centred',
  render: (context) =>
    html`${context.content.kicker ? html`<p class="kicker">${context.content.kicker}</p>` : null}
      ${writeTitle(context)} ${writeEventDay(context.plan)}
      <span class="hero-rule" aria-hidden="true"></span>
      ${context.content.lede ? html`<p class="lede">${context.content.lede}</p>` : null}
      ${writeActions(context)}`,
  css: `[data-variant="centred"].hero { display: grid; justify-items: center; gap: 1.6rem; padding-block: clamp(4rem, 11vi, 10rem); text-align: center; }
[data-variant="centred"] h1 { max-inline-size: 11em; }
[data-variant="centred"] .actions { justify-content: center; }
.hero-rule { inline-size: 4.5rem; block-size: 2px; background: var(--accent); }`,
};
