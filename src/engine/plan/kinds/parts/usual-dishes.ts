import type { ContentItem, Facts } from '../../content';
import { dishSorts } from './dish-sorts';
import { money } from './money';

const most = 6;

/** What is usually served of the sort that an offer names ("pizza van", "coffee cart"); nothing where it names none. */
export function usualDishes(facts: Facts): readonly ContentItem[] {
  const words = (facts.offer ?? '').toLowerCase().split(/[^\p{L}]+/u);
  const isAsked = facts.brief.sections.some(({ value }) => value === 'menu');
  const sort =
    dishSorts.find(({ asked }) => words.some((word) => asked.test(word))) ??
    (isAsked && facts.brief.kind.value === 'restaurant'
      ? dishSorts.find(({ title }) => title === 'Mains')
      : undefined);
  return (sort?.dishes ?? [])
    .slice(0, most)
    .map(([title, euros, text]) => ({ title, price: money(facts, euros), text, sample: true }));
}
