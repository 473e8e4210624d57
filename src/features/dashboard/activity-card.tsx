import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import type { ActiveDay } from '@/domain/project/activity';
import { readActivity } from '@/services/project/dashboard-queries';
import { formats } from '@/services/formats';
import { Card } from '@/ui/card';

const stepPixels = 20;
const barPixels = 12;
const highPixels = 72;

/** How many versions each of the last fourteen days saw: drawn, in words, and as a table for those who hear it. */
export function ActivityCard({ accountId }: { accountId: string }) {
  const { shortDay, number } = useSyncExternalStore(formats.subscribe, formats.read);
  const days = useLiveQuery(() => readActivity(accountId), [accountId]) ?? [];
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const busiest = days.reduce<ActiveDay | null>(
    (most, day) => (day.count > 0 && day.count >= (most?.count ?? 0) ? day : most),
    null,
  );
  const [first] = days;
  return (
    <Card title="Activity" description="Versions saved in the last 14 days.">
      <figure className="grid gap-2">
        <Bars days={days} most={busiest?.count ?? 0} />
        <div aria-hidden className="flex justify-between font-code text-[11px] text-muted">
          <span>{first && shortDay(first.start)}</span>
          <span>Today</span>
        </div>
        <figcaption className="text-sm text-muted">
          {busiest
            ? `${number(total)} in all, most on ${shortDay(busiest.start)}: ${number(busiest.count)}.`
            : 'None yet. Each build and each save counts.'}
        </figcaption>
        <table className="sr-only">
          <caption>Versions by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Versions</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ start, count }) => (
              <tr key={start}>
                <th scope="row">{shortDay(start)}</th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </Card>
  );
}

/** A day without a version keeps its tick on the base line. */
function Bars({ days, most }: { days: readonly ActiveDay[]; most: number }) {
  const width = Math.max(1, days.length) * stepPixels;
  return (
    <svg
      viewBox={`0 0 ${width} ${highPixels}`}
      preserveAspectRatio="none"
      aria-hidden
      className="h-18 w-full rtl:-scale-x-100"
    >
      <line x1={0} x2={width} y1={highPixels - 0.5} y2={highPixels - 0.5} className="stroke-edge" />
      {days.map(({ start, count }, index) => {
        const high = most > 0 ? (count / most) * (highPixels - 8) : 0;
        const left = index * stepPixels + (stepPixels - barPixels) / 2;
        return count > 0 ? (
          <rect
            key={start}
            x={left}
            y={highPixels - high}
            width={barPixels}
            height={high}
            className="fill-blueprint"
          />
        ) : (
          <rect key={start} x={left} y={highPixels - 3} width={barPixels} height={3} className="fill-line" />
        );
      })}
    </svg>
  );
}
