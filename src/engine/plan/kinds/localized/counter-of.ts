import type { SiteKind } from '@/domain/site/vocabulary';
import type { Facts } from '../../content';
import { cakesToOrder, isOfCakes } from './cakes-to-order';
import { isGelato } from './counter-items';
import { findCounterItems } from './find-bank';
import type { LocalBank } from './local-bank';
import { isChocolate } from './trades/trade-in';

type Rows = readonly (readonly [title: string, text: string])[];
const sweet = new Set<SiteKind>(['cafe', 'bakery', 'restaurant', 'shop']);

/** What lies on the counter of a baker, a bar, a florist or an ice cream parlour; null for other houses, undefined in languages without. */
export function counterOf(
  bank: LocalBank,
  facts: Facts,
  kind: SiteKind,
  language: string,
): Rows | null | undefined {
  const items = findCounterItems(language);
  const said = `${facts.offer ?? ''} ${facts.name}`;
  if (sweet.has(kind) && items?.gelato && isGelato(said)) return items.gelato;
  // A name tells it, too: "Doceria da Bia".
  const cakes = cakesToOrder[language];
  if (kind === 'bakery' && cakes && isOfCakes(said)) return cakes;
  const counter = kind === 'cafe' ? 'bakery' : kind;
  if (kind === 'bakery' && isChocolate(bank, facts)) return null;
  return counter === 'bakery' || counter === 'bar' || counter === 'florist' ? items?.[counter] : null;
}
