import { createRandom } from '../../random';
import type { AppContext } from './app';
import { sayApp } from './app-words';

/** Made-up figures for a dashboard, the same for the same seed. */
export type DashboardData = {
  /** Twelve months, oldest first. `month` counts from 1. */
  readonly months: readonly {
    readonly month: number;
    readonly revenue: number;
    readonly orders: number;
    readonly visitors: number;
  }[];
  readonly shares: readonly { readonly name: string; readonly share: number }[];
  readonly rows: readonly {
    readonly name: string;
    readonly region: string;
    readonly sold: number;
    readonly revenue: number;
    readonly change: number;
  }[];
};

/** Figures with a believable run: growth, a dip in summer, a strong end of the year. */
export function makeDashboardData({ seed, words }: AppContext): DashboardData {
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const random = createRandom(seed, 'dashboard');
  const months = Array.from({ length: 12 }, (_, index) => {
    const season = 1 + 0.18 * Math.sin(((index + 1) / 12) * Math.PI * 2 + 3.6) + index * 0.025;
    const orders = Math.round((620 + random.below(90)) * season);
    return {
      month: index + 1,
      revenue: Math.round((orders * (58 + random.below(12))) / 10) * 10,
      orders,
      visitors: Math.round(orders * (21 + random.below(6))),
    };
  });
  const names = [say('channelSearch'), say('channelDirect'), say('channelMail'), say('channelSocial')];
  const parts = [42 + random.below(8), 24 + random.below(6), 14 + random.below(5)];
  const shares = names.map((name, index) => ({
    name,
    share: parts[index] ?? 100 - parts.reduce((sum, part) => sum + part, 0),
  }));
  const regions = [say('north'), say('south'), say('east'), say('west')];
  const rows = Array.from({ length: 10 }, (_, index) => {
    const sold = 480 - index * 38 + random.below(30);
    return {
      name: `${say('product')} ${String.fromCharCode(65 + index)}`,
      region: regions[random.below(4)] ?? '',
      sold,
      revenue: sold * (24 + random.below(60)),
      change: random.below(45) - 14,
    };
  });
  return { months, shares, rows };
}
