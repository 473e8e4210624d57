import type { AppContext } from '../app';
import { sayApp } from '../app-words';
import { makeDashboardData } from './dashboard-data';
import type { Metric } from './metric';
import { readGroups } from './read-groups';
import { readTable } from './read-table';
import { readRecent } from './recent-rows';

/** A cell as it is written, and what it is sorted by where that is a number. */
export type Cell = { readonly text: string; readonly value?: number };

/** The table of a dashboard: the first cell of each row is its name. */
export type BoardTable = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** What its second column sorts rows into; null where it has no such column. */
  readonly grouped: string | null;
};

type Format = (metric: Metric, value: number) => string;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The last seven days of what is measured, what has come in lately where that is asked for, else samples by their groups. */
export function makeBoardTable(context: AppContext, metrics: readonly Metric[], format: Format): BoardTable {
  const { words } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const isEnglish = words.language === 'en';
  const asked = isEnglish ? readTable(context.brief) : null;
  // "Latest tickets table": the last of them, each with its own day.
  const lately = isEnglish && asked?.hasStatus !== true ? readRecent(context, metrics) : null;
  const recent = !asked?.subject || lately?.columns[0] === asked.subject ? lately : null;
  if (recent)
    return {
      ...recent,
      rows: recent.rows.map(({ amount, cells }) =>
        amount === null
          ? cells
          : [...cells, { text: format({ name: '', kind: 'price' }, amount), value: amount }],
      ),
    };
  const { rows, rowsAreTold } = makeDashboardData(context, metrics);
  const isByDay = isEnglish && metrics[0]?.kind === 'measure' && !asked?.subject && !rowsAreTold;
  if (isByDay) {
    const shown = metrics.slice(0, 6);
    return {
      title: 'This week',
      columns: ['Day', ...shown.map(({ name }) => name)],
      rows: weekdays.map((day, at) => [
        { text: day, value: at },
        ...shown.map((metric, index) => cellOf(metric, rows[at]?.values[index] ?? 0, format)),
      ]),
      grouped: null,
    };
  }
  const shown = metrics.slice(0, 2);
  const grouped = asked?.hasStatus ? 'Status' : readGroups(context).label;
  return {
    title: asked?.title ?? say('latestFigures'),
    columns: [asked?.subject ?? words.fields.name, grouped, ...shown.map(({ name }) => name), say('change')],
    rows: rows.map(({ name, region, values, change }) => [
      { text: name },
      { text: region },
      ...shown.map((metric, index) => cellOf(metric, values[index] ?? 0, format)),
      { text: `${change > 0 ? '+' : ''}${format({ name: '', kind: 'share' }, change)}`, value: change },
    ]),
    grouped,
  };
}

const cellOf = (metric: Metric, value: number, format: Format): Cell => ({
  text: format(metric, value),
  value,
});
