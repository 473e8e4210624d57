import type { ContentItem, Facts } from '../../content';
import type { Words } from '../../words/words';
import { money } from '../parts/money';
import { appEuros, appPlans, programPlans } from './app-plans';
import type { LocalBank } from './local-bank';

const euros = [29, 59, 99];
const plansOf = ({ brief }: Facts): LocalBank['plans'] | undefined =>
  (brief.kind.value === 'mobile-app' ? appPlans : programPlans)[brief.language.value];

/** Plans in three sizes with usual prices, the middle one marked as the one that most take. All of it is made up. */
export const localPlans = (
  facts: Facts,
  plans: LocalBank['plans'],
  { actions, shop }: Words,
): readonly ContentItem[] =>
  (plansOf(facts) ?? plans).map(([title, text, list], at) => ({
    title,
    text,
    list,
    price: money(
      facts,
      (facts.brief.kind.value === 'mobile-app' && plansOf(facts) ? appEuros : euros)[at] ?? 29,
    ),
    ...(plansOf(facts) && facts.brief.kind.value !== 'mobile-app' ? { note: shop.perMonth } : {}),
    sample: true,
    action: { label: actions.contactUs, href: 'contact' },
    ...(at === 1 ? { badge: shop.mostPopular } : {}),
  }));
