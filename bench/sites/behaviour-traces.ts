import type { BehaviourType } from '@/domain/site/vocabulary';

/**
 * How a behaviour that was asked for shows in a page: a selector, one match being enough. What apps do is seen by
 * using them; behaviours that never show at rest stand for themselves.
 */
export const behaviourTraces: Readonly<Partial<Record<BehaviourType, string>>> = {
  'mobile-menu': '.menu-button',
  tabs: '[data-tabs], [role="tablist"]',
  accordion: 'details, [data-accordion]',
  lightbox: '[data-lightbox]',
  carousel: '[data-carousel]',
  filter: '[data-filter], input[type="search"], main select, main [aria-pressed]',
  sort: '[data-sort], [data-sortable], [aria-sort], th button, select',
  search: 'input[type="search"], [data-search], [data-filter-search]',
  cart: '[data-add], [data-cart]',
  checkout: '[data-checkout]',
  wishlist: '[data-wish], [data-wishlist]',
  booking:
    '[data-booking], input[type="date"], [data-app="booking"], [data-section="booking"] form, [data-section="app"]',
  'multi-step': '[data-steps], [data-step]',
  calculator: '[data-section="app"], output',
  crud: '[data-section="app"] form, [data-section="app"] button',
  kanban: '[data-section="app"]',
  quiz: '[data-section="app"]',
  timer: '[data-section="app"]',
  countdown: '[data-countdown]',
  'theme-toggle': '[data-theme-toggle]',
  'language-switch': 'a[hreflang], a[lang], [data-language]',
  chart: '[data-chart], svg[role="img"], canvas, meter, progress, [data-section="app"] svg',
  'before-after': '[data-before-after]',
  'count-up': '[data-count-up]',
  rating: '[data-rating], input[type="radio"][name*="rat"]',
  poll: '[data-poll], [data-section="app"]',
  'sign-in': 'input[type="password"]',
  form: 'form',
  copy: '[data-copy]',
  print: '[data-print]',
  'age-gate': '[data-age-gate]',
  'open-now': '[data-open-now]',
  rsvp: '[data-rsvp]',
  game: '[data-section="app"]',
  'price-toggle': '[data-price-toggle]',
  donation: '[data-section="donation"] form',
  export: 'button[data-export], a[download], [data-section="app"] button',
  import: 'input[type="file"]',
};
