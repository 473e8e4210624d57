import { useId } from 'react';
import type { DaySum } from '@/domain/billing/sum-use';
import type { Formats } from '@/services/formats';
import { largest, measureWords, type Measure } from './measures';
import { SumTable } from './sum-table';

type DayChartProps = { days: readonly DaySum[]; measure: Measure; shown: Formats };

const barWidth = 10;
const gap = 4;
const height = 100;

/** A bar for every day of a month. The table behind it says the same. */
export function DayChart({ days, measure, shown }: DayChartProps) {
  const id = useId();
  const most = largest(days, measure);
  const total = days.reduce((sum, day) => sum + day[measure], 0);
  const [first] = days;
  const last = days.at(-1);
  const busiest = days.find((day) => day[measure] === most);
  const peak =
    busiest && total > 0 ? ` Most on ${shown.shortDay(busiest.day)}: ${shown.number(busiest[measure])}.` : '';
  return (
    <figure className="grid min-w-0 gap-2" aria-labelledby={id}>
      <figcaption id={id} className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium">{measureWords[measure]} by day</span>
        <span className="text-muted tabular-nums">{shown.number(total)} in all</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${measureWords[measure]} by day: ${shown.number(total)} in all.${peak}`}
        viewBox={`0 0 ${days.length * (barWidth + gap) - gap} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-b border-edge rtl:-scale-x-100"
      >
        {days.map((day, at) => {
          const value = (day[measure] / most) * (height - 4);
          return (
            <rect
              key={day.day}
              x={at * (barWidth + gap)}
              y={height - value}
              width={barWidth}
              height={value}
              className="fill-blueprint"
            />
          );
        })}
      </svg>
      <p aria-hidden className="flex justify-between font-code text-xs text-muted">
        <span>{first && shown.shortDay(first.day)}</span>
        <span>{last && shown.shortDay(last.day)}</span>
      </p>
      <SumTable
        heading="Day"
        rows={days
          .filter(({ answers }) => answers > 0)
          .map((day) => ({ ...day, key: String(day.day), name: shown.shortDay(day.day), place: day.day }))}
        shown={shown}
      />
    </figure>
  );
}
