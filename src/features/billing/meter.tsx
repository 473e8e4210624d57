import { joinClasses } from '@/ui/join-classes';
import type { MeterFacts } from './plan-meters';

type MeterProps = MeterFacts & {
  /** A full one is marked: nothing more goes in. */
  warns?: boolean;
};

/** How much of something is used, in words and as a bar; a dashed line where there is no limit. */
export function Meter({ label, words, share, warns = true }: MeterProps) {
  const filled = share === null ? 0 : Math.min(1, share);
  return (
    <div className="grid content-start gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-medium">{label}</span> <span className="text-muted tabular-nums">{words}</span>
      </p>
      {share === null ? (
        <div aria-hidden className="h-0 border-t-2 border-dashed border-line" />
      ) : (
        <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
          <div
            className={joinClasses('h-full rounded-full', warns && share >= 1 ? 'bg-amber' : 'bg-blueprint')}
            style={{ width: `${filled * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}
