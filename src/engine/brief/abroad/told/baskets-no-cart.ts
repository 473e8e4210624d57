import type { Brief, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const baskets = /^(?:paniers|cestas|cestos|canastas|cabazes|cesti|cesta(?= de (?:verdura|temporada)))$/iu;

/** "3 paniers (petit 12 €, …)", "cestas, productores": what is fetched every week, and no cart of a shop. */
export function basketsNoCart(brief: Brief): Brief {
  const { prompt, sections, behaviours, counts, items } = brief;
  const said = ({ spans: [span] }: Slot<unknown>): string =>
    span ? (/\p{L}+$/u.exec(prompt.slice(span.start, span.end))?.[0] ?? '') : '';
  const cart = sections.find((slot) => slot.value === 'cart' && baskets.test(said(slot)));
  if (!cart) return brief;
  const isCart = (slot: Slot<unknown>): boolean => baskets.test(said(slot));
  const isPriced = items.some(({ value }) => value.price !== undefined);
  return {
    ...brief,
    sections: sections.filter((slot) => slot !== cart),
    behaviours: behaviours.filter((slot) => slot.value !== 'cart' || !isCart(slot)),
    counts: counts.filter(({ value }) => value.thing !== 'cart'),
    items: isPriced
      ? items
      : [{ value: { section: 'services', name: capitalise(said(cart)) }, spans: cart.spans }, ...items],
  };
}
