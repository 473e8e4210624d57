import type { Brief } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';

/** Where what is on sale stands with its prices. */
const shelves: Readonly<Partial<Record<SiteKind, SectionType>>> = {
  restaurant: 'menu',
  cafe: 'menu',
  bakery: 'menu',
  bar: 'menu',
  florist: 'products',
  shop: 'products',
  hotel: 'rooms',
};
const beside =
  // Behind a full stop another wish begins.
  /(?<=\p{L}\s)(?:con|com|coi|con i|con los|con las|con sus|com os|y sus|e os seus|e i loro|avec|avec les|avec leurs|et leurs?|mit|mit den|samt|und ihre|met|met de|en hun|z|wraz z|i ich|مع|עם|עם ה)\s?$/iu;

/** "Nos pains et leurs prix", "ramos com preços": what something costs stands beside it, and in no section of its own. */
export function pricesOfGoods(brief: Brief): Brief {
  const shelf = shelves[brief.kind.value];
  if (shelf === undefined || brief.items.some(({ value }) => value.section === 'pricing')) return brief;
  const hasShelf = brief.sections.some(({ value }) => value === shelf || value === 'products');
  const isPriced = brief.items.some(({ value }) => value.price !== undefined);
  // What a bakery sells and what it costs is one list, however it is asked for.
  const isBeside = (start: number): boolean =>
    (!hasShelf && !isPriced && brief.kind.value !== 'hotel') ||
    beside.test(brief.prompt.slice(Math.max(0, start - 16), start));
  const slot = brief.sections.find(
    ({ value, spans }) =>
      value === 'pricing' && spans.length > 0 && spans.every(({ start }) => isBeside(start)),
  );
  if (!slot) return brief;
  return {
    ...brief,
    sections: hasShelf
      ? brief.sections.filter((one) => one !== slot)
      : brief.sections.map((one) => (one === slot ? { value: shelf, spans: [] } : one)),
  };
}

const admission =
  /billet|entrada|boleto|bilet|ticket|eintritt|karten|kaartje|bilhete|ingress|bigliett|giriş|تذاكر|כרטיס/iu;

/** "les tarifs à l'année (adultes 180 €)": what a club takes from its members is no admission. */
export function feesNoTickets(brief: Brief): Brief {
  const isFee = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'tickets' && value.price !== undefined;
  const isAsked = brief.sections.some(({ value }) => value === 'pricing');
  if (!isAsked || admission.test(brief.prompt) || !brief.items.some(isFee)) return brief;
  return {
    ...brief,
    sections: brief.sections.filter(({ value }) => value !== 'tickets'),
    items: brief.items.map((item) =>
      isFee(item) ? { ...item, value: { ...item.value, section: 'pricing' } } : item,
    ),
  };
}
