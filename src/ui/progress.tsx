import { Progress as Radix } from 'radix-ui';
import { joinClasses } from './join-classes';

type ProgressProps = {
  label: string;
  done: number;
  /** Nothing known yet when zero. */
  total: number;
  /** All of it used up is marked: nothing more goes in. */
  warns?: boolean;
};

/** A thin bar that says how far something is. */
export function Progress({ label, done, total, warns = false }: ProgressProps) {
  // More than all of it may be used; a bar has no room for that.
  const filled = Math.max(0, Math.min(done, total));
  const share = total > 0 ? filled / total : 0;
  return (
    <Radix.Root
      aria-label={label}
      value={total > 0 ? filled : null}
      max={total > 0 ? total : 100}
      className="h-1 w-full overflow-hidden rounded-full bg-line"
    >
      <Radix.Indicator
        className={joinClasses(
          'block h-full origin-[0_0] rounded-full transition-[width] duration-150',
          warns && share >= 1 ? 'bg-amber' : 'bg-blueprint',
        )}
        style={{ width: `${share * 100}%` }}
      />
    </Radix.Root>
  );
}
