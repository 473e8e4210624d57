import { html } from '../../html';
import type { Html } from '../../html';
import { writeActions, writeTitle } from '../../layouts/parts';
import type { SectionContext } from '../../section';

/** Kicker, title, lede and actions: what every hero says. */
export function writeHeroWords(context: SectionContext): Html {
  const { kicker, lede } = context.content;
  return html`<div class="hero-words">
    ${kicker ? html`<p class="kicker">${kicker}</p>` : null} ${writeTitle(context)}
    ${lede ? html`<p class="lede">${lede}</p>` : null} ${writeActions(context)}
  </div>`;
}

/** The hero's picture, drawn from the site's first motif. */
export function writeHeroPicture(
  context: SectionContext,
  size: { width: number; height: number; frame: 'bare' | 'filled' },
): Html | null {
  return context.picture({ ...size, motif: context.plan.art[0], key: 'hero' });
}
