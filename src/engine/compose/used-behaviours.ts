import type { BehaviourType } from '@/domain/site/vocabulary';

const hooks: readonly (readonly [BehaviourType, RegExp])[] = [
  ['mobile-menu', /class="menu-button"/],
  ['open-now', /\sdata-open-now[=\s>]/],
  ['tabs', /\sdata-tabs[=\s>]/],
  ['accordion', /\sdata-accordion[=\s>]/],
  ['filter', /\sdata-filter=/],
  ['sort', /\sdata-sort(able|-table)?[=\s>]/],
  ['search', /\sdata-search[=\s>]/],
  ['site-search', /\sdata-site-search[=\s>]/],
  ['language-switch', /\sdata-language-switch[=\s>]/],
  ['sign-in', /\sdata-sign-in[=\s>]/],
  ['lightbox', /\sdata-lightbox[=\s>]/],
  ['carousel', /\sdata-carousel[=\s>]/],
  ['countdown', /\sdata-countdown=/],
  ['form', /\sdata-form[=\s>]/],
  ['cart', /\sdata-(cart|add)[=\s>]/],
  ['checkout', /\sdata-checkout[=\s>]/],
  ['booking', /\sdata-booking=/],
  ['rsvp', /\sdata-(rsvp|if-yes)[=\s>]/],
  ['donation', /\sdata-donation[=\s>]/],
  ['rating', /\sdata-rating=/],
  ['poll', /\sdata-poll=/],
  ['chart', /\sdata-chart=/],
  ['toast', /\sdata-toast[=\s>]/],
  ['reveal', /\sdata-reveal[=\s>]/],
  ['theme-toggle', /\sdata-theme-toggle[=\s>]/],
  ['copy', /\sdata-copy[=\s>]/],
  ['print', /\sdata-print[=\s>]/],
  ['before-after', /\sdata-before-after[=\s>]/],
  ['price-toggle', /\sdata-price-toggle[=\s>]/],
  ['wishlist', /\sdata-wish/],
  ['count-up', /\sdata-count-up[=\s>]/],
  ['age-gate', /\sdata-age-gate[=\s>]/],
  ['calculator', /\sdata-estimate=/],
  ['multi-step', /\sdata-steps?[=\s>]/],
];

/** The behaviours whose places stand in some markup. */
export function usedBehaviours(markup: string): BehaviourType[] {
  return hooks.flatMap(([type, hook]) => (hook.test(markup) ? [type] : []));
}
