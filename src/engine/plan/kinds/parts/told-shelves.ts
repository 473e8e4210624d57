import { areOnlyFacets } from '../../only-facets';
import type { Facts } from '../../content';
import type { Bank } from './bank';
import { goodsOfSorts, shelvesOf } from './goods-of-sorts';
import { listedOf } from './price-of';

/** A shop's copy with the shelves that its prompt tells, and what lies on them: "filter by bars, liquids and gift sets". */
export function toldShelves(facts: Facts, bank: Bank): Bank {
  const listed = listedOf(facts);
  const shelves = listed.filter(({ section }) => section === 'categories');
  const usual = bank.products?.items ?? [];
  if (
    shelves.length < 2 ||
    usual.length === 0 ||
    listed.some(({ section }) => section === 'products') ||
    areOnlyFacets(facts.brief)
  )
    return bank;
  const goods = goodsOfSorts(facts, shelves, usual);
  if (!goods || !bank.products) return bank;
  return {
    ...bank,
    products: { ...bank.products, items: goods },
    ...(bank.categories
      ? { categories: { ...bank.categories, items: shelvesOf(goods, bank.categories.items) } }
      : {}),
  };
}
