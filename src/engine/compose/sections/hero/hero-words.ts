import { html } from '../../html';
import type { Html } from '../../html';
import { writeActions, writeTitle } from '../../layouts/parts';
import type { SectionContext } from '../../section';
import { writeEventDay } from '../../write-event-day';

/** Kicker, title, day, lede and actions: what every hero says. One that shows the day already leaves it the hour. */
export function writeHeroWords(context: SectionContext, hasDay = false): Html {
  const { kicker, lede } = context.content;
  return html`<div class="hero-words">
    ${kicker ? html`<p class="kicker">${kicker}</p>` : null} ${writeTitle(context)}
    ${writeEventDay(context.plan, hasDay)} ${lede ? html`<p class="lede">${lede}</p>` : null}
    ${writeActions(context)}
  </div>`;
}

/** The hero's picture, drawn from the site's first motif. */
export function writeHeroPicture(
  context: SectionContext,
  size: { width: number; height: number; frame: 'bare' | 'filled' },
): Html | null {
  return context.picture({ ...size, motif: context.plan.art[0], key: 'hero' });
}
