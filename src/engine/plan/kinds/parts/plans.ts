import type { ContentItem, Facts } from '../../content';
import { money } from './money';

type Row = readonly [title: string, euros: number, text: string, list: readonly string[], badge?: string];

/** Price tiers: passes, packages, subscriptions. `note` says per what: "per month". The action leads to `to`. */
export const plans = (
  facts: Facts,
  rows: readonly Row[],
  { note, label, to }: { note?: string; label: string; to: string },
): readonly ContentItem[] =>
  rows.map(([title, euros, text, list, badge]) => ({
    title,
    price: euros === 0 ? 'Free' : money(facts, euros),
    text,
    list,
    sample: true,
    action: { label, href: to },
    ...(note && euros > 0 ? { note } : {}),
    ...(badge ? { badge } : {}),
  }));
