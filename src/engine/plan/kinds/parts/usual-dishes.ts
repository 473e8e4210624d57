import type { ContentItem, Facts } from '../../content';
import { dishSorts } from './dish-sorts';
import { money } from './money';

const most = 6;

/** What is usually served of the sort that an offer names ("pizza van", "coffee cart"); nothing where it names none. */
export function usualDishes(facts: Facts): readonly ContentItem[] {
  const words = (facts.offer ?? '').toLowerCase().split(/[^\p{L}]+/u);
  const sort = dishSorts.find(({ asked }) => words.some((word) => asked.test(word)));
  return (sort?.dishes ?? [])
    .slice(0, most)
    .map(([title, euros, text]) => ({ title, price: money(facts, euros), text, sample: true }));
}
