import type { TimeLeft } from '@/domain/promotions/countdown';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;
/** Nothing left. */
export const noTime: TimeLeft = { days: 0, hours: 0, minutes: 0, seconds: 0 };
const formats = new Map(
  units.map((unit) => [
    unit,
    new Intl.NumberFormat('en-US', { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' }),
  ]),
);

/**
 * The time that is left, in four counts with their names. When it is over (`left` null) the counts are hidden from
 * sight and stand at zero for who cannot see. Not read out by itself: every second would be noise.
 */
export function Countdown({ left, label }: { left: TimeLeft | null; label: string }) {
  return (
    <div role="timer" aria-live="off" aria-label={label} className={left ? 'flex' : 'sr-only'}>
      {units.map((unit) => {
        const { number, word } = parts(unit, (left ?? noTime)[unit]);
        return (
          <p
            key={unit}
            className="min-w-[4.6rem] border-s border-line ps-3 pe-4 first:border-0 first:ps-0 max-sm:min-w-0 max-sm:flex-1 max-sm:pe-2"
          >
            <span className="block font-display text-[40px] leading-none font-[620] tracking-[-0.03em] tabular-nums max-sm:text-[34px]">
              {number}
            </span>{' '}
            <span className="text-[13px] text-muted">{word}</span>
          </p>
        );
      })}
    </div>
  );
}

/** A count and its unit's name, which follows the count: 1 day, 2 days. */
function parts(unit: (typeof units)[number], value: number): { number: string; word: string } {
  const all = formats.get(unit)?.formatToParts(value) ?? [];
  return {
    number: all.find(({ type }) => type === 'integer')?.value ?? String(value),
    word: all.find(({ type }) => type === 'unit')?.value ?? unit,
  };
}
