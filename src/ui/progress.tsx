import { Progress as Radix } from 'radix-ui';

type ProgressProps = {
  label: string;
  done: number;
  /** Nothing known yet when zero. */
  total: number;
};

/** A thin bar that says how far something is. */
export function Progress({ label, done, total }: ProgressProps) {
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
        className="block h-full origin-[0_0] rounded-full bg-blueprint transition-[width] duration-150"
        style={{ width: `${share * 100}%` }}
      />
    </Radix.Root>
  );
}
