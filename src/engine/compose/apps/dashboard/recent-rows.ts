import { capitalise } from '@/engine/capitalise';
import { createRandom } from '../../../random';
import type { AppContext } from '../app';
import { statusOf } from './dashboard-data';
import type { Cell } from './board-table';
import type { Metric } from './metric';
import { readGroups } from './read-groups';

/** What has come in lately: the newest first, with what it came to where it is paid for. */
export type RecentRows = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly Cell[]; readonly amount: number | null }[];
  readonly grouped: string;
};

const asked =
  /\b(?<lead>recent|latest|last|upcoming|next) (?<what>(?:(?!and\b|with\b|\d)[\p{L}-]+ )?(?!months|weeks|days|years|hours|figures|posts|news|trends|results)[\p{L}-]{3,18}?s)\b/iu;
const isPaid =
  /transaction|payment|order|invoice|sale|purchase|booking|donation|expense|deposit|bill|subscription/iu;
const spent: readonly (readonly [name: string, group: string, amount: number])[] = [
  ['Groceries', 'Food', 64.2], ['Rent', 'Housing', 950], ['Bus pass', 'Transport', 39],
  ['Cinema', 'Leisure', 23.5], ['Electricity', 'Housing', 71.8], ['Lunch', 'Food', 14.9],
  ['Train ticket', 'Transport', 28], ['Books', 'Leisure', 31.4],
]; // prettier-ignore

const agoOf = (days: number, isAhead: boolean): string =>
  days === 0
    ? 'Today'
    : days === 1
      ? isAhead
        ? 'Tomorrow'
        : 'Yesterday'
      : isAhead
        ? `In ${days} days`
        : `${days} days ago`;

/** "Recent transactions", "upcoming bills": eight sample rows of them; null where an English prompt asks for none. */
export function readRecent(context: AppContext, metrics: readonly Metric[]): RecentRows | null {
  const found = asked.exec(context.brief.prompt)?.groups;
  if (!found) return null;
  const what = (found['what'] ?? '').toLowerCase();
  const lead = (found['lead'] ?? '').toLowerCase();
  const isAhead = lead === 'upcoming' || lead === 'next';
  const random = createRandom(context.seed, 'dashboard-recent');
  const one = capitalise(what.replace(/ies$/u, 'y').replace(/(?<=ch|ss|x|sh)es$|(?<=[^su])s$/u, ''));
  const isAlert = /alert|alarm|warning/iu.test(what) && metrics.length > 0;
  const paid = isPaid.test(what);
  const isSpending = /transaction|expense|bill|purchase/iu.test(what) && /financ|budget|spend|money|bank|expense|saving/iu.test(context.brief.prompt); // prettier-ignore
  const groups = readGroups(context);
  const grouped = isSpending ? 'Category' : paid ? groups.label : 'Status';
  const rows = Array.from({ length: 8 }, (_, at) => {
    const [name, group, amount] = spent[at] ?? ['', '', 0];
    const days = Math.floor(at * 0.8);
    return {
      cells: [
        {
          text: isSpending
            ? name
            : isAlert
              ? `${metrics[at % metrics.length]?.name ?? one} out of range`
              : `${one} ${at + 1}`,
        },
        {
          text: isSpending
            ? group
            : paid
              ? (groups.names[random.below(groups.names.length)] ?? '')
              : statusOf(what, random.below(10)),
        },
        { text: agoOf(days, isAhead), value: isAhead ? days : -days },
      ],
      amount: paid ? (isSpending ? amount : 20 + random.below(1800) / 10) : null,
    };
  });
  return {
    title: capitalise(`${lead} ${what}`),
    columns: [one, grouped, 'When', ...(paid ? ['Amount'] : [])],
    rows,
    grouped,
  };
}
