import type { Action, ContentItem } from '../../content';

/** What stands above a list whose prices nobody told. */
export const onRequest = 'Tell us what you need, and you get a price in writing before anything begins.';

/** A price list without prices: a made-up one would say something of a trade that only its owner knows. */
export const pricedOnRequest = (titles: readonly string[], action: Action): readonly ContentItem[] =>
  titles.map((title) => ({ title, price: 'On request', sample: true, action }));
