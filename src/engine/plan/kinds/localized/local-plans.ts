import type { ContentItem, Facts } from '../../content';
import type { Words } from '../../words/words';
import { money } from '../parts/money';
import type { LocalBank } from './local-bank';

const euros = [29, 59, 99];

/** Plans in three sizes with usual prices, the middle one marked as the one that most take. All of it is made up. */
export const localPlans = (
  facts: Facts,
  plans: LocalBank['plans'],
  { actions, shop }: Words,
): readonly ContentItem[] =>
  plans.map(([title, text, list], at) => ({
    title,
    text,
    list,
    price: money(facts, euros[at] ?? 29),
    sample: true,
    action: { label: actions.contactUs, href: 'contact' },
    ...(at === 1 ? { badge: shop.mostPopular } : {}),
  }));
