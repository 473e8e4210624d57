import type { Step } from '../intent';
import { everyItem } from './find-item';
import type { ItemPlace } from './find-item';
import { findMoney, numberOf } from './money';

const places: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3 };

/** "the cheapest plan", "the middle tier", "the last package": the plan meant by its price or its place; null for any other words. */
export function rankedPlan(step: Step, phrase: string): ItemPlace | null {
  const match =
    /^(?:the )?(?:(?<alone>cheapest|most expensive|priciest|dearest)(?: one)?$|(?<rank>cheapest|lowest|smallest|basic|most expensive|priciest|highest|dearest|biggest|middle|center|central|first|second|third|fourth|last) (?:priced )?(?:plan|tier|package|price|option|offer|pricing plan)s?$)/.exec(
      phrase,
    )?.groups;
  const rank = match?.rank ?? match?.alone;
  if (!rank) return null;
  const all = everyItem(step.draft, step.page).filter(
    ({ section, item }) => item.price !== null && (section.type === 'pricing' || section.type === 'tickets'),
  );
  const home = all[0];
  if (!home) return null;
  const plans = all.filter(({ page, collection }) => page === home.page && collection === home.collection);
  const costOf = ({ item }: ItemPlace): number => {
    const text = item.price?.text ?? '';
    const money = findMoney(text);
    return money ? (numberOf(text.slice(money.start, money.end)) ?? 0) : 0;
  };
  const sorted = plans.toSorted((one, other) => costOf(one) - costOf(other));
  if (/cheapest|lowest|smallest|basic/.test(rank)) return sorted[0] ?? null;
  if (/expensive|priciest|highest|dearest|biggest/.test(rank)) return sorted.at(-1) ?? null;
  if (/middle|center|central/.test(rank)) return plans[Math.floor((plans.length - 1) / 2)] ?? null;
  return rank === 'last' ? (plans.at(-1) ?? null) : (plans[places[rank] ?? 0] ?? null);
}
